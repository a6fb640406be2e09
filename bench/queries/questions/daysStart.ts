import { at, type Question } from '../types';

const emotibit = 'ThirdParty/EmotiBit/EmotiBit_Guide';
const exg = 'GettingStarted/Biosensing-Setups/ExGSetup';

/** First steps, headwear, electrodes and other makers' sensors: second questions. Typed before any page was opened. */
export const daysStart: readonly Question[] = [
  {
    asks: 'SRB2 was left on for an ECG channel: is the recording lost?',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F18316%2F'],
    answers: [at(exg, 'srb2-forgotten', 'joins the top electrode')],
    typed: {
      trouble: ['forgot to turn off srb2 on ecg channel', 'ecg on channel 16 srb2 left on data usable'],
    },
  },
  {
    asks: 'A Pulse Sensor was recorded without analog mode.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F18316%2F'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'i-recorded-without-analog-read',
        'the pulse is not in the file',
      ),
    ],
    typed: {
      trouble: ['pulse sensor recorded without analog mode', 'forgot /2 analog mode pulse data lost'],
    },
  },
  {
    asks: 'Everything is railed with touchproof adapters only.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4569'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'Test the two leads for REF and GND first'),
      at('AddOns/Electrodes/ElectrodesLanding', 'multimeter', 'test the lead of the reference first'),
      at('Troubleshooting/minimizingNoise', 'railed', 'eight electrodes hardly ever fail at once'),
    ],
    typed: { trouble: ['touchproof adapter all channels railed', 'hpta cable railed gold cups ok'] },
  },
  {
    asks: 'The red light of the Feather is always on.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/165'],
    answers: [at(emotibit, 'lights-and-buttons', 'is always on'), at(emotibit, 'no-light', 'That is right')],
    typed: {
      trouble: ['feather red led always on emotibit', 'emotibit red light feather board normal?'],
    },
  },
  {
    asks: 'An EmotiBit does not answer after a recording was stopped and begun again.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/282'],
    answers: [at(emotibit, 'no-card', 'the device is grey in the list')],
    typed: {
      trouble: ['emotibit greyed out in list after stop recording', 'emotibit freezes restart recording'],
    },
  },
  {
    asks: 'How exact the time stamps of an EmotiBit over LSL are.',
    origins: [
      'https://github.com/EmotiBit/ofxEmotiBit/pull/226',
      'https://github.com/EmotiBit/ofxEmotiBit/issues/150',
    ],
    answers: [at(emotibit, 'live', 'does not correct them'), at(emotibit, 'sync', 'LslLocalTimestamp')],
    typed: { trouble: ['emotibit lsl timestamps accurate'], task: ['sync emotibit and cyton lsl'] },
  },
  {
    asks: 'Two EmotiBits in one network.',
    origins: ['https://github.com/brainflow-dev/brainflow/pull/749'],
    answers: [at(emotibit, 'with-openbci', 'selects one of several devices')],
    typed: { task: ['brainflow two emotibits'], name: ['emotibit serial number brainflow'] },
  },
  {
    asks: 'An EmotiBit in the OpenBCI GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1206'],
    answers: [at(emotibit, 'with-openbci', 'it has no EmotiBit source')],
    typed: { task: ['emotibit in openbci gui', 'does the gui show emotibit'] },
  },
  {
    asks: 'The card was taken out of a running EmotiBit.',
    origins: [
      'https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/68',
      'https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/99',
    ],
    answers: [
      at(emotibit, 'no-card', 'the card was taken out'),
      at(emotibit, 'data', 'Never pull the card out'),
    ],
    typed: {
      trouble: ['emotibit removed sd card while recording', 'emotibit blinks red but no card'],
    },
  },
  {
    asks: 'The files of an EmotiBit without taking the card out.',
    origins: [],
    answers: [at(emotibit, 'ftp', '2000000 baud')],
    typed: { task: ['emotibit files without removing card'], name: ['emotibit ftp'] },
  },
  {
    asks: 'An EmotiBit in a network with a user name.',
    origins: [],
    answers: [at(emotibit, 'enterprise', 'Only the ESP32 Feather can join such a network')],
    typed: { trouble: ['emotibit eduroam'], name: ['emotibit enterprise wifi'] },
  },
  {
    asks: 'Both ears as one reference, and the place of the bias then.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2181%2F'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'may-both-ears-be-joined-as-a-reference',
        'linked ears',
      ),
    ],
    typed: { task: ['both ears to srb linked ears y cable', 'where bias if both earlobes are reference'] },
  },
  {
    asks: 'Power for capacitive or other active electrodes.',
    origins: ['http://www.thinkering.de/cms/?tag=openbci'],
    answers: [at('Cyton/CytonSpecs', 'avdd-current', 'Keep the current to a few milliamperes')],
    typed: { task: ['capacitive electrodes cyton power'], name: ['avdd avss pins for active electrode'] },
  },
  {
    asks: 'Charging the battery of a headset.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/23'],
    answers: [
      at('AddOns/Headwear/MarkIV', '', 'Charge the battery away from the head'),
      at('FAQ/HardFAQ', 'store', 'Charge a lithium cell apart from the board'),
    ],
    typed: { task: ['charge battery inside ultracortex', 'charger mark iv battery how to connect'] },
  },
  {
    asks: 'ECG from the limbs instead of the chest.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2152%2F'],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'limbs', 'right wrist')],
    typed: { task: ['ecg from wrists instead of chest', 'lead ii right wrist left ankle openbci'] },
  },
  {
    asks: 'Electrode units of a Mark IV of one’s own.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/31'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'parts', 'print the blue bolts and holders yourself'),
      at('AddOns/Headwear/MarkIV', 'crimp', 'crimp a new one'),
    ],
    typed: { task: ['make own mark iv electrode unit', 'mark iv electrode diy crimp'] },
  },
  {
    asks: 'An EmotiBit that leaves the WiFi again.',
    origins: [
      'https://github.com/EmotiBit/ofxEmotiBit/issues/142',
      'https://github.com/EmotiBit/EmotiBit_Docs/issues/78',
    ],
    answers: [at(emotibit, 'not-found', 'drops out after a minute or two')],
    typed: {
      trouble: ['emotibit drops off wifi after 2 minutes', 'emotibit disconnects hotspot'],
    },
  },
  {
    asks: 'A noisy ECG on a Ganglion whose ground is an ear clip.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/269'],
    answers: [at(exg, 'ganglion', 'allows a second electrode')],
    typed: {
      trouble: ['ganglion ecg noisy with ear clip ground'],
      task: ['extra ground electrode ganglion exg'],
    },
  },
  {
    asks: 'In which order to begin.',
    origins: [],
    answers: [at('GettingStarted/GettingStartedLanding', '', 'in two steps')],
    typed: { task: ['order of steps after unboxing openbci', 'how long until first eeg'] },
  },
  {
    asks: 'An 8-bit board today.',
    origins: [],
    answers: [at('Deprecated/8bitBoardDep', '', 'GUI 2 and later do not support it')],
    typed: { task: ['getting started guide for 8bit board'], trouble: ['8bit openbci works with gui 5'] },
  },
  {
    asks: 'Plugging a Daisy on, and its bias pin.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'mount', 'Switch the Cyton off')],
    typed: { task: ['plug daisy on while board is on'] },
  },
  {
    asks: 'The bias electrode with two boards.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'wire', 'own BIAS pin stays empty')],
    typed: { task: ['daisy bias pin needs second ear clip'] },
  },
  {
    asks: 'Eight channels at the full rate with a Daisy on.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'rate', '250 Hz on eight channels for a while')],
    typed: { task: ['daisy attached but only use 8 channels', 'daisy on board 250 hz 8 channels'] },
  },
  {
    asks: 'AUTOSCAN with a Ganglion.',
    origins: [],
    answers: [at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'There is no AUTO-SCAN')],
    typed: { trouble: ['ganglion autoscan button where', 'autoscan missing ganglion'] },
  },
  {
    asks: 'Keys for channels 9 to 16.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'settings', 'the keys are'),
      at('Software/OpenBCISoftware/GUIDocs', 'shortcuts', 'Turn Expert Mode On'),
    ],
    typed: { task: ['keyboard shortcut turn off channel 9'], name: ['gui keys q w e r t y u i'] },
  },
  {
    asks: 'EMG on throat and calf.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'where-the-electrodes-go',
        'tie nothing round the neck',
      ),
    ],
    typed: { task: ['emg electrodes on throat safe', 'emg calf where ground electrode'] },
  },
  {
    asks: 'A defibrillator and the board.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'emergency', 'not made to withstand a defibrillator')],
    typed: { trouble: ['defibrillator while wearing openbci ecg'] },
  },
  {
    asks: 'EEG, EMG and ECG on eight channels.',
    origins: [],
    answers: [at(exg, 'with-a-cyton-alone', 'on eight channels, at 250')],
    typed: { task: ['eeg emg ecg on 8 channel cyton only', 'exg without daisy'] },
  },
  {
    asks: 'A new account of the community page cannot post.',
    origins: [],
    answers: [at('GettingStarted/Community/Community', 'get-an-account', 'cannot post')],
    typed: {
      trouble: ['community account cannot post'],
      name: ['subscriber contributor openbci community'],
    },
  },
  {
    asks: 'A mistake in these pages, without an account.',
    origins: [],
    answers: [
      at('GettingStarted/Documentation/DocEdits', 'report-instead-of-editing', 'Without one, write the same'),
    ],
    typed: {
      task: ['report mistake in docs no github', 'suggest correction docs without account'],
    },
  },
  {
    asks: 'A gel cap on eight channels.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'eight, on the bottom pins')],
    typed: { task: ['gel cap with cyton without daisy', 'electrode cap 8 channel board'] },
  },
  {
    asks: 'The cap on the amplifier of another maker.',
    origins: [],
    answers: [
      at(
        'AddOns/Headwear/ElectrodeCap',
        'with-another-makers-amplifier',
        'The OpenBCI GUI talks to OpenBCI boards only',
      ),
    ],
    typed: { task: ['openbci cap on other amplifier', 'use gtec amplifier with openbci gui'] },
  },
  {
    asks: 'What offset and drift of the gel-free cap mean.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'specifications', 'does not rail a Cyton')],
    typed: {
      trouble: ['gelfree cap dc offset 30 mv railed'],
      name: ['gelfree cap potential drift'],
    },
  },
  {
    asks: 'What the headband kit contains, and which side is which.',
    origins: [],
    answers: [
      at('AddOns/Headwear/HeadBand', 'kits', 'Older kits also hold spares'),
      at('AddOns/Headwear/HeadBand', 'mount-the-electrodes', 'rough side is outside'),
    ],
    typed: { name: ['headband kit contents'], task: ['which side of velcro headband electrode'] },
  },
  {
    asks: 'The strap of the Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', '', 'as a chin strap through the bars')],
    typed: { name: ['ultracortex chin strap velcro'] },
  },
  {
    asks: 'How the Mark IV sits.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'fit', 'Lower the headset from above')],
    typed: { task: ['where should ultracortex sit on head'] },
  },
  {
    asks: 'Positions of a cEEGrid for EEGLAB.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'positions', 'are electrodes, not channels')],
    typed: { task: ['ceegrid eeglab location file'] },
  },
  {
    asks: 'The socket of the cEEGrid adapter.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'build-the-adapter', 'MB1-120-01-L-S-01-SL-N')],
    typed: { name: ['ceegrid connector part number'] },
  },
  {
    asks: 'The raw file of an EmotiBit.',
    origins: [],
    answers: [at(emotibit, 'raw', 'is one packet')],
    typed: { name: ['emotibit raw csv format'], task: ['parse emotibit without dataparser'] },
  },
  {
    asks: 'A Dryode in water.',
    origins: [],
    answers: [
      at('ThirdParty/IDUN_Dryode/Dryode', 'what-could-not-be-confirmed', 'must stay dry'),
      at('FAQ/HardFAQ', 'outdoors', 'without protection from water'),
    ],
    typed: { task: ['dryode in water'], name: ['dryode waterproof'] },
  },
  {
    asks: 'All outputs of a MyoWare at the same time.',
    origins: [],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'All three outputs at once')],
    typed: { task: ['myoware env rect raw at once', 'myoware three outputs cyton'] },
  },
  {
    asks: 'A Pulse Sensor on another pin, or two of them.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'two-sensors-on-one-board',
        'Put the second one on D12',
      ),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', 'move the wire'),
    ],
    typed: { task: ['pulse sensor on d12 instead of d11', 'two pulse sensors cyton'] },
  },
  {
    asks: 'What ThinkPulse takes from the battery.',
    origins: [],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', 'specifications', 'What that takes from the battery')],
    typed: {
      name: ['thinkpulse power consumption battery'],
      task: ['thinkpulse 16 electrodes battery life'],
    },
  },
  {
    asks: 'What other makers have for a Ganglion, or for no board at all.',
    origins: [],
    answers: [at('ThirdParty/ThirdPartyLanding', 'which-board-does-it-fit', 'not in the GUI')],
    typed: { task: ['third party sensors for ganglion', 'which third party works without cyton'] },
  },
];
