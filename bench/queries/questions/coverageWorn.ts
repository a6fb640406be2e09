import { at, type Question } from '../types';

/**
 * What the old public pages of headwear, electrodes and third-party hardware answer, and what their readers ask next, where our
 * pages had no answer. Written from the old pages and from threads before the answers were.
 */
export const coverageWorn: readonly Question[] = [
  {
    asks: 'Whether headwear comes with a board.',
    origins: [],
    answers: [
      at('AddOns/AddOnLanding', '', 'No headwear comes with a board'),
      at('AddOns/Headwear/MarkIV', '', 'no headset includes a board'),
      at('AddOns/Headwear/MarkIV', 'kits', 'Board, battery, charger, strap'),
    ],
    typed: { task: ['is a cyton board in the headset box'] },
  },
  {
    asks: 'What the unassembled kit of the headset contains.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'kits', 'Printed parts: frame, inserts, mount, cover, clips')],
    typed: { name: ['ultracortex unassembled vs print it yourself kit contents'] },
  },
  {
    asks: 'Where to buy electrodes.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/317'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'buy', 'The OpenBCI shop has gold cups')],
    typed: { task: ['where can i order more foam electrodes and snap cables', 'buy spare comb electrodes'] },
  },
  {
    asks: 'Polymer electrodes of the vendor.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/332'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'Polymer electrodes are on the vendor')],
    typed: { name: ['openbci eeg polymer electrodes'] },
  },
  {
    asks: 'Leads of a cap that are marked T3 to T6.',
    origins: [],
    answers: [
      at(
        'AddOns/Headwear/ElectrodeCap',
        'electrodes-of-the-cap',
        'T3 is T7, T4 is T8, T5 is P7, and T6 is P8',
      ),
      at('AddOns/Electrodes/ElectrodesLanding', 'ten-twenty', 'T3 is now T7'),
      at('AddOns/Headwear/MarkIV', 'nodes', 'T3 = T7'),
    ],
    typed: { trouble: ['cap has T5 and T6 but gui shows P7 P8'] },
  },
  {
    asks: 'A study at home with the gel cap.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'home', 'many of its customers record at home')],
    typed: { task: ['let participants take the eeg cap home for 10 days'] },
  },
  {
    asks: 'The gel-free cap without a Daisy.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'other-boards', 'Connect eight or four of the electrodes'),
    ],
    typed: { name: ['gelfree cap with cyton 8 channels only', 'saline cap with ganglion'] },
  },
  {
    asks: 'The Pulse Sensor at the ear or the wrist.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/86'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'where', 'A fingertip or an earlobe')],
    typed: {
      task: ['pulse sensor on earlobe with ear clip'],
      trouble: ['pulse sensor weak signal on wrist'],
    },
  },
  {
    asks: 'What the kit of the Pulse Sensor contains, and how it is insulated.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'kit',
        'Cover both sides before it touches the skin',
      ),
    ],
    typed: { name: ['pulse sensor kit stickers velcro dots what for'] },
  },
  {
    asks: 'How accurate an EmotiBit is.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'accuracy', 'Two independent comparisons agree')],
    typed: { name: ['emotibit validation study', 'emotibit accurate compared to ecg'] },
  },
  {
    asks: 'Blood oxygen and breathing with an EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/pull/333'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-measured', 'does not compute blood oxygen and breathing'),
    ],
    typed: { name: ['emotibit spo2', 'emotibit respiration rate'] },
  },
  {
    asks: 'An EmotiBit recording begun by a program.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/pull/252'],
    answers: [
      at(
        'ThirdParty/EmotiBit/EmotiBit_Guide',
        'from-a-program',
        'take orders from a program on the same computer',
      ),
    ],
    typed: { task: ['start emotibit recording from my python script'] },
  },
  {
    asks: 'An EmotiBit with a phone.',
    origins: [
      'https://github.com/EmotiBit/EmotiBit_Docs/issues/135',
      'https://github.com/EmotiBit/ofxEmotiBit/issues/320',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'phone', 'the stock firmware uses WiFi only')],
    typed: { task: ['emotibit android app instead of laptop'] },
  },
  {
    asks: 'Places of ear electrodes in MNE-Python.',
    origins: ['https://github.com/MKnierim/openbci-ceegrids/issues/3'],
    answers: [at('ThirdParty/cEEGrid_Kit', 'positions', 'MNE-Python takes the places by name')],
    typed: { task: ['ceegrid montage mne coordinates'] },
  },
  {
    asks: 'Ears exchanged by an older adapter.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'older-versions', 'put the right ear on the Cyton')],
    typed: { trouble: ['ceegrid left and right ear channels swapped'] },
  },
  {
    asks: 'A setting of the GUI for active electrodes.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/999'],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'set-the-channels', 'The GUI has no mode for active electrodes'),
    ],
    typed: { task: ['gui set gain 8 automatically for thinkpulse'] },
  },
  {
    asks: 'Wires of an active electrode.',
    origins: ['https://blog.dimitrioskouzisloukas.com/2024/08/exploring-thinkpulse-active-electrodes.html'],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', 'wires', 'the signal, to the channel')],
    typed: { name: ['thinkpulse red black white wire'] },
  },
];
