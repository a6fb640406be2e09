import { at, type Question } from '../types';

/**
 * What people asked in public about studies and experiments, their timing and their programs, about electrodes and headsets
 * as worn, sensors of other makers, and other devices beside a board. Told anew in other words.
 */
export const realStudies: readonly Question[] = [
  {
    asks: "The time of an LSL mark, and Python's.",
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/8'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'clocks',
        'take the time of an event that belongs to an LSL recording with local_clock()',
      ),
    ],
    typed: { trouble: ['lsl marker time differs from python datetime'] },
  },
  {
    asks: "A Ganglion's recording in MNE.",
    origins: ['https://github.com/openbci-archive/OpenBCI_MNE/issues/3'],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'a Ganglion has none')],
    typed: { task: ['convert ganglion recording to mne'] },
  },
  {
    asks: 'Whether a channel is an electrode.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/22'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'Eight channels take ten electrodes',
      ),
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'A channel measures one EEG position'),
    ],
    typed: { name: ['is one channel one electrode'] },
  },
  {
    asks: 'An ECG module on a muscle.',
    origins: ['https://forum.arduino.cc/t/noises-in-ad8232-analog-output/603181'],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-other-makers-electrodes-sensors-and-programs',
        'For a muscle the module is the wrong one',
      ),
    ],
    typed: { trouble: ['ad8232 on arm muscle baseline wave'] },
  },
  {
    asks: 'A muscle sensor on two 9 V batteries.',
    origins: [
      'https://electronics.stackexchange.com/questions/618803/why-does-the-arduino-give-me-a-value-of-1023',
    ],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'An older sensor with two 9 V batteries')],
    typed: { trouble: ['emg sensor v3 9v batteries always 1023'] },
  },
  {
    asks: 'A muscle sensor that goes wild after minutes.',
    origins: ['https://community.robotshop.com/forum/t/myoware-sensor-giving-random-high-values/28542'],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'look at the reference first')],
    typed: { trouble: ['myoware random high values after 10 minutes'] },
  },
  {
    asks: 'Which head a frame fits.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/10'],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'Measure above the eyebrows')],
    typed: { name: ['ultracortex head size s m l cm'] },
  },
  {
    asks: 'LSL time in the tables of an EmotiBit.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/126'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'sync', 'LslLocalTimestamp')],
    typed: { task: ['emotibit parsed data with lsl timestamp'] },
  },
  {
    asks: 'Stamps of OpenViBE that fit nothing.',
    origins: ['https://github.com/sccn/lsl_archived/issues/100'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'lsl-stamps',
        'Older versions count from their own start',
      ),
    ],
    typed: { trouble: ['openvibe lsl timestamps start near zero'] },
  },
  {
    asks: 'Target markers that BCILAB does not find.',
    origins: ['https://github.com/sccn/BCILAB/issues/39'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/Matlab',
        'toolboxes',
        'no event has one of the types under Target markers',
      ),
    ],
    typed: { trouble: ['bcilab data set no matching target markers'] },
  },
  {
    asks: 'A high impedance, for sleep.',
    origins: ['https://github.com/perslev/U-Time/issues/45'],
    answers: [
      at('Troubleshooting/Impedance', 'good-values', 'under 10 kΩ with paste or gel'),
      at('Ganglion/GanglionSDK', 'impedance', 'up to 100 kΩ acceptable'),
    ],
    typed: { trouble: ['100k ohm impedance ok for sleep eeg'] },
  },
  {
    asks: 'A serial trigger with the code of its character.',
    origins: ['https://coderapp.vercel.app/answer/76829646'],
    answers: [at('Cyton/CytonExternal', 'markers', 'subtract 48')],
    typed: { trouble: ['serial trigger from python shows 49 instead of 1'] },
  },
  {
    asks: 'Marks that arrive only when they change.',
    origins: ['https://github.com/openbci-archive/Docs/issues/194'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'LSL does not drop equal marks')],
    typed: { trouble: ['matlab pull_sample misses same marker twice'] },
  },
  {
    asks: 'The peak of alpha, in JavaScript.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F12950%2F'],
    answers: [at('ForDevelopers/Spectra', 'peak-frequency', 'In JavaScript or another language')],
    typed: { task: ['find peak alpha frequency javascript fft'] },
  },
  {
    asks: 'Motor imagery in OpenViBE without all its channels.',
    origins: [
      'http://openvibe.inria.fr/forum/viewtopic.php?f=17&t=399&p=6767&sid=1e1b8f2e8351f516b32a033fc05c5b40',
    ],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'scenarios', 'give them your channels')],
    typed: { trouble: ['openvibe motor imagery without Cz electrode'] },
  },
  {
    asks: 'Mental commands, trained in the GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/890'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'scenarios',
        'which the OpenBCI GUI does not offer',
      ),
    ],
    typed: { task: ['train mental commands like emotiv in gui'] },
  },
  {
    asks: "OpenViBE without the dongle's port.",
    origins: ['https://github.com/openbci-archive/Docs/issues/168'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'driver', 'choose your port under Device'),
    ],
    typed: { trouble: ['openvibe 2.2 com3 not listed p300'] },
  },
  {
    asks: 'A VR headset beside the EEG.',
    origins: ['https://github.com/sccn/lsl_archived/issues/296'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'other-programs',
        'measure that with a light sensor behind the lens',
      ),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'vr', 'EEG below 50 Hz can be recorded under one'),
    ],
    typed: { task: ['record vr headset with eeg lsl'] },
  },
  {
    asks: 'Gaze and EEG in one file.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/41'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'other-programs',
        'sends its gaze without another program',
      ),
    ],
    typed: { task: ['pupil labs eye tracker and eeg same file'] },
  },
  {
    asks: 'A peak that comes too late.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/127'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'It does not know how long a sample took'),
      at('Examples/VideoExperiment', 'latency-people', 'Measure it with the light sensor'),
    ],
    typed: { trouble: ['n170 peak later than 200 ms lsl'] },
  },
  {
    asks: 'One channel of another stream in EEGLAB.',
    origins: ['https://github.com/sccn/eeglab/issues/254'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'takes the first stream of the type EEG'),
    ],
    typed: { trouble: ['xdf eeglab 1 channel 1000 hz'] },
  },
  {
    asks: 'A headband for blood flow with the GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/986'],
    answers: [at('ThirdParty/ThirdPartyLanding', 'start-here', 'cannot be measured with these boards')],
    typed: { task: ['hegduino with openbci gui'] },
  },
  {
    asks: 'An Emotiv with the GUI.',
    origins: ['https://github.com/openbci-archive/Docs/issues/116'],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-a-muse-an-emotiv-or-another-makers-headset-with-the-gui',
        'no Emotiv headset is on its list',
      ),
      at('FAQ/HowProductsGoTogether', 'other-makers', 'The OpenBCI GUI reads none of the others'),
    ],
    typed: { task: ['use emotiv insight with openbci gui'] },
  },
  {
    asks: 'How late neurofeedback comes.',
    origins: ['https://github.com/neuromore/studio/issues/312'],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'In neurofeedback the window counts most')],
    typed: { trouble: ['neuromore feedback delay half a second'] },
  },
  {
    asks: 'A servo from EMG, without a computer.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2932'],
    answers: [at('FAQ/HardFAQ', 'arduino', 'with your own sketch the board sends its stream from D11')],
    typed: { task: ['emg servo arduino without computer cyton'] },
  },
];
