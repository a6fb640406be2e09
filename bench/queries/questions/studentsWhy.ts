import { at, type Question } from '../types';

/**
 * What a student or a colleague asks who wants to understand, compare or decide: why it is so, which of two, what happens
 * if, how far it goes, what a word means here.
 */
export const studentsWhy: readonly Question[] = [
  {
    asks: 'Why the counts are divided by the gain.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', 'The division leads back to the voltage at the electrodes'),
    ],
    typed: { task: ['why does the voltage depend on the gain'] },
  },
  {
    asks: 'What a wrong gain does to the numbers.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'wrong-amplitude', 'another gain than 24'),
      at('Cyton/CytonDataFormat', 'scale-factor', 'all values are wrong by the same factor'),
    ],
    typed: { trouble: ['wrong gain in software microvolts too small'] },
  },
  {
    asks: 'Why the Daisy halves the rate.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'daisy-rate', 'each packet has room for eight'),
      at('GettingStarted/Boards/DaisyGS', 'rate', 'The reason is the radio'),
    ],
    typed: { task: ['why does daisy halve sampling rate 125'] },
  },
  {
    asks: 'Why a notch leaves some hum.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Why does some hum stay with the notch on?')],
    typed: { trouble: ['why notch does not remove all hum'] },
  },
  {
    asks: 'Why 127 samples are said to be lost.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'and counts the 127 numbers')],
    typed: { trouble: ['why 127 values lost when one packet drops'] },
  },
  {
    asks: 'Why a reference is needed.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'A voltage exists only between two places',
      ),
    ],
    typed: { task: ['why do I need a reference electrode'] },
  },
  {
    asks: 'Why impedance is tested at 31.25 Hz.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'lead-off', 'it is above alpha and well below the mains')],
    typed: { task: ['why impedance test at 31.25 hz'] },
  },
  {
    asks: 'What the bias electrode does.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'holds the body at the middle'),
      at('Cyton/CytonSpecs', 'inputs', 'drives the body with the inverted mean'),
    ],
    typed: { task: ['what does the bias electrode do'] },
  },
  {
    asks: 'Bias and driven right leg.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'drives the body with the inverted mean'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'driven right leg'),
    ],
    typed: { name: ['difference bias and DRL', 'what is DRL electrode'] },
  },
  {
    asks: 'Why two boards drift apart.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'runs on its own oscillator'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
      at('Cyton/CytonDataFormat', 'sample-clock', 'The converter has its own oscillator'),
    ],
    typed: { trouble: ['two cyton boards clocks drift apart'] },
  },
  {
    asks: 'Cyton or Ganglion for EEG.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'Take a Ganglion for up to four channels'),
      at('Ganglion/GanglionLanding', 'which', 'Cyton'),
    ],
    typed: { task: ['cyton or ganglion for eeg'] },
  },
  {
    asks: 'Cyton or Ganglion for EMG.',
    origins: [],
    answers: [
      at('Ganglion/GanglionLanding', 'which', 'Cyton'),
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'One heart and two muscles'),
    ],
    typed: { task: ['cyton or ganglion for emg'] },
  },
  {
    asks: 'Dry or gel electrodes.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'dry-or-gel', 'gives the lower impedance')],
    typed: { task: ['dry or gel electrodes which is better', 'dry electrodes vs wet'] },
  },
  {
    asks: 'Active or passive electrodes.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'dry-or-gel', 'Active or passive?'),
      at(
        'ThirdParty/ThinkPulse/ThinkPulse',
        'why-active-electrodes-need-other-settings',
        'A passive electrode is a piece of conductor',
      ),
    ],
    typed: { task: ['active vs passive electrodes difference'] },
  },
  {
    asks: 'Bipolar or referential.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'bipolar-chain', 'Referential or bipolar?'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'what-each-signal-needs', 'are differential'),
    ],
    typed: { task: ['bipolar or referential montage difference'] },
  },
  {
    asks: 'The GUI or BrainFlow for an experiment.',
    origins: [],
    answers: [at('Software/SoftwareLanding', 'gui-or-brainflow', 'if a person watches the signal')],
    typed: { task: ['openbci gui or brainflow for my experiment', 'gui vs brainflow'] },
  },
  {
    asks: 'LSL or UDP.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'LSL or UDP?')],
    typed: { task: ['lsl or udp for streaming', 'lsl vs udp'] },
  },
  {
    asks: 'The SD card or the radio.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', '', 'Card or radio?')],
    typed: { task: ['sd card or radio which for recording'] },
  },
  {
    asks: 'Notch or band-pass.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'Why a notch, when the band pass ends at 50 Hz?'),
      at('Troubleshooting/minimizingNoise', 'mains', 'which a band-pass weakens'),
    ],
    typed: { task: ['notch or bandpass filter first', 'is notch enough or bandpass too'] },
  },
  {
    asks: 'Butterworth, Chebyshev or Bessel.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'What do type and order mean?')],
    typed: { name: ['what does butterworth order 4 mean'] },
  },
  {
    asks: '125 Hz for a P300.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'is-125-enough', 'P300 and the other slow event-related potentials')],
    typed: { task: ['bci p300 at 125 hz', '125 or 250 hz for p300'] },
  },
  {
    asks: 'A battery that runs low.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-level', 'you notice a weak battery by lost packets')],
    typed: { trouble: ['what happens when battery runs low', 'board battery almost empty symptoms'] },
  },
  {
    asks: 'A lost packet.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'In the recording nothing fills the gap'),
      at('Cyton/CytonDataFormat', 'packet-loss', 'The radio link acknowledges packets'),
    ],
    typed: { trouble: ['what happens if a packet is lost'] },
  },
  {
    asks: 'What is seen when an electrode falls off.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'loose', 'An electrode is loose'),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'an electrode that is not on the skin'),
    ],
    typed: { trouble: ['electrode falls off what do I see'] },
  },
  {
    asks: 'Two programs on one port.',
    origins: [],
    answers: [
      at('Software/SoftwareLanding', 'one-at-a-time', 'What happens if two open the same serial port?'),
    ],
    typed: { trouble: ['two programs same serial port'] },
  },
  {
    asks: 'A stream that stops.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'The board sent nothing for 5 s')],
    typed: { trouble: ['stream stops in the middle of recording', 'board stops streaming'] },
  },
  {
    asks: 'ECG and EEG at once.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'what-each-signal-needs', 'are differential'),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'with-a-cyton-alone',
        'You can do the same on eight channels',
      ),
    ],
    typed: { task: ['record ecg and eeg at the same time', 'eeg and heart together'] },
  },
  {
    asks: '32 channels.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'one-person', 'if each board runs from its own battery'),
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        'a Cyton takes one Daisy',
      ),
    ],
    typed: { task: ['32 channels openbci'] },
  },
  {
    asks: 'How far the radio reaches.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'The makers publish no distance')],
    typed: { task: ['wireless range cyton', 'how far can I walk with the headset'] },
  },
  {
    asks: 'A battery for a night.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'battery-life', 'For a night with the card'),
      at('FAQ/HardFAQ', 'battery', 'runs a Cyton with Daisy for about 8 hours'),
    ],
    typed: { task: ['battery last all night sleep recording', 'does battery last a night'] },
  },
  {
    asks: 'In an MRI scanner.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens', 'No board here is made'),
    ],
    typed: { task: ['eeg inside mri scanner', 'record during mri'] },
  },
  {
    asks: 'On animals.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'animals', 'Animal experiments need the approval')],
    typed: { task: ['use on animals rat', 'mouse or rat recording'] },
  },
  {
    asks: 'For children.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'children', 'Yes, if an adult stays with the child')],
    typed: { task: ['safe for children', 'kids use openbci'] },
  },
  {
    asks: 'For a diagnosis.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'medical')],
    typed: { task: ['medical diagnosis allowed', 'diagnose epilepsy with it'] },
  },
  {
    asks: 'What railed means.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'the converter is at its limit'),
      at('Troubleshooting/minimizingNoise', 'railed', 'There is an offset between electrode and reference'),
    ],
    typed: { name: ['what does railed mean', 'near railed yellow percent'] },
  },
  {
    asks: 'What SRB2 is.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'is the reference with the default settings')],
    typed: { name: ['what is SRB2'] },
  },
  {
    asks: 'What DRDY is.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'digital-pins', 'data ready'),
      at('ForDevelopers/ForDevelopersLanding', 'glossary', 'underlined with dots'),
    ],
    typed: { name: ['what is DRDY pin'] },
  },
  {
    asks: 'What lead-off is.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'lead-off', "converter's test for an electrode that has come off")],
    typed: { name: ['what is lead-off detection'] },
  },
  {
    asks: 'What an epoch is.',
    origins: [],
    answers: [
      at('ForDevelopers/ForDevelopersLanding', 'glossary', 'underlined with dots'),
      at('Troubleshooting/Filters', 'erp-filter', 'the pieces of the recording around each event'),
    ],
    typed: { name: ['what is an epoch', 'epoch meaning'] },
  },
  {
    asks: 'What an artifact is.',
    origins: [],
    answers: [
      at('ForDevelopers/ForDevelopersLanding', 'glossary', 'underlined with dots'),
      at('Troubleshooting/minimizingNoise', 'gallery', 'Pick the picture that looks most like your screen'),
    ],
    typed: { name: ['what is an artifact'] },
  },
  {
    asks: 'How late the data are.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'About 15 ms after it happened on the skin')],
    typed: { task: ['delay from brain to screen', 'latency of the whole system'] },
  },
  {
    asks: 'The highest frequency at a sample rate.',
    origins: [],
    answers: [
      at('Troubleshooting/Filters', 'highest', 'You can record frequencies up to half the sample rate'),
    ],
    typed: { name: ['what is sampling rate nyquist'] },
  },
  {
    asks: 'What a session is.',
    origins: [],
    answers: [
      at('ForDevelopers/ForDevelopersLanding', 'glossary', 'underlined with dots'),
      at('Software/OpenBCISoftware/GUIDocs', 'session', 'data'),
    ],
    typed: { name: ['what is a session', 'session meaning in brainflow'] },
  },
  {
    asks: 'What a preset is in BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'rows', 'You need no preset')],
    typed: { name: ['what is preset in brainflow'] },
  },
  {
    asks: 'What SYNTHETIC is.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'first', 'Eight traces move')],
    typed: { name: ['what is synthetic board', 'synthetic data for testing'] },
  },
  {
    asks: 'What playback is.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'The file plays in real time')],
    typed: { name: ['what is playback mode', 'what is playback file'] },
  },
  {
    asks: 'How the firmware was in older versions.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'versions', 'Firmware 1 writes'),
      at('Cyton/CytonProgram', 'older', 'To go from version 1 to 2 or 3'),
    ],
    typed: { name: ['older firmware v1 differences v3'] },
  },
  {
    asks: 'Why the laptop runs on its battery.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'Also run a laptop that the person touches from its battery'),
    ],
    typed: { task: ['why must laptop run on battery unplugged'] },
  },
  {
    asks: 'Why GUI and file differ in amplitude.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'offset'),
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'raw'),
    ],
    typed: { trouble: ['why does amplitude differ between gui and csv'] },
  },
  {
    asks: 'Gamma with these boards.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'bandwidth', 'gamma and EMG arrive weakened'),
      at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'Gamma, 30 to 70 Hz'),
    ],
    typed: { task: ['can I see gamma with openbci'] },
  },
  {
    asks: 'Why an average reference needs many channels.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 're-reference', 'an average reference misleads'),
    ],
    typed: { task: ['why common average reference needs many channels'] },
  },
  {
    asks: 'Why the Ganglion has 200 Hz.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'radio', 'Why not more than 200 Hz?'),
      at('Ganglion/GanglionSDK', 'sample-rate', 'the packets do not get through'),
    ],
    typed: { task: ['ganglion why 200 hz', 'ganglion sample rate 200 why'] },
  },
];
