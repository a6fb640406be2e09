import { at, type Question } from '../types';

/**
 * Queries that were collected under a wider question, and ask for one section of its page, or are answered as fully by
 * another one; then what is asked says why. They were found among the
 * wrong sections of the tuned part alone; nobody looked at those of the measured part.
 */
export const narrower: readonly Question[] = [
  {
    asks: "OpenViBE does not read the GUI's text files.",
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'csv', 'CSV File Reader')],
    typed: { trouble: ['openvibe csv file reader openbci txt'] },
  },
  {
    asks: 'A recording in EEGLAB.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'EEGLAB expects one row for each channel'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'load', 'readmatrix'),
    ],
    typed: { task: ['eeglab import openbci'] },
  },
  {
    asks: 'Whether a Mac needs a driver for the dongle.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', '', 'without any driver')],
    typed: { trouble: ['ftdi driver m2 mac needed?'] },
  },
  {
    asks: 'What SRB1 does, and whether the reference may be there.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'put the electrodes on the top row'),
      at('Cyton/CytonSpecs', 'electrode-header', 'SRB2, the default reference'),
    ],
    typed: { trouble: ['can i connect reference to srb1'] },
  },
  {
    asks: 'An impedance that is wrong for a known resistor.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-cyton', 'its values are wrong, mostly far too high'),
      at('Troubleshooting/Impedance', 'impedance-too-high', 'not your gel'),
    ],
    typed: { trouble: ['impedance test with resistor wrong value'] },
  },
  {
    asks: 'The same pulse every second on all channels.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'heart', 'exactly one second apart'),
      at('Cyton/CytonProgram', 'no-ids', 'install chipKIT 1.3.1'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Short the inputs'),
    ],
    typed: { trouble: ['pulse every second on all channels touching does nothing'] },
  },
  {
    asks: 'The permission that a program in Terminal uses.',
    origins: [],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', 'brainflow', 'Allow Terminal')],
    typed: { trouble: ['terminal bluetooth permission brainflow ganglion'] },
  },
  {
    asks: 'What firmware 3 of the Ganglion changes.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'two-or-three', 'Fast or large signals'),
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-fw2', 'a hint, not an error'),
      at('Ganglion/GanglionProgram', 'gui-popup', 'goes by the name on the air'),
    ],
    typed: { trouble: ['should i update ganglion to version 3'] },
  },
  {
    asks: 'BrainFlow does not halve the impedance of a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'impedance-brainflow', 'not halved'),
      at('Ganglion/GanglionSDK', 'impedance', 'The GUI therefore shows half the value'),
    ],
    typed: { trouble: ['impedance ganglion twice as high brainflow'] },
  },
  {
    asks: 'One order in two shipments.',
    origins: [],
    answers: [at('FAQ/PaymentFAQ', 'when-does-my-order-leave', 'cannot be split')],
    typed: { trouble: ['split order into two shipments'] },
  },
  {
    asks: 'A discount for students.',
    origins: [],
    answers: [
      at(
        'FAQ/PaymentFAQ',
        'can-i-pay-by-purchase-order-on-account-net-30-or-with-a-student-discount',
        'names none of these',
      ),
    ],
    typed: { trouble: ['student discount'] },
  },
  {
    asks: 'Coated or sintered electrodes of the gel cap.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'coated-or-sintered', 'Sintered electrodes are solid')],
    typed: { trouble: ['coated or sintered electrodes'] },
  },
  {
    asks: 'The emergency stop of PyAutoGUI.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'failsafeexception', 'emergency stop')],
    typed: { trouble: ['FailSafeException'] },
  },
  {
    asks: 'The Ganglion Signal widget.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'ganglion-signal', 'Start Impedance Check')],
    typed: { name: ['ganglion signal widget'] },
  },
  {
    asks: 'Snap electrodes.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'Foam discs with solid gel')],
    typed: { name: ['snap electrodes'] },
  },
  {
    asks: 'Gold cup electrodes.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'fill the cup')],
    typed: { name: ['gold cup electrodes'] },
  },
  {
    asks: 'The chipKIT core.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'core', 'search for chipKIT')],
    typed: { name: ['chipkit'] },
  },
  {
    asks: 'FFT over the serial output. The message itself has a section, which says why.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'serial', 'FFT is refused'),
      at('Troubleshooting/GUI_Troubleshooting', 'serial-fft', 'too slow for FFT data'),
    ],
    typed: { trouble: ['fft not possible over serial'] },
  },
  {
    asks: 'Where schematics and parts lists are. Who asks for the files alone need not build a board.',
    origins: [],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'where-are-the-design-files', 'parts list'),
      at('ForDevelopers/HardwareDevelopment', 'build-one', 'ADS1299'),
      at('Cyton/CytonSpecs', 'design-files', 'plots and parts lists are on GitHub'),
    ],
    typed: { trouble: ['cyton bom missing'], task: ['find schematics'] },
  },
  {
    asks: 'Which row of pins EEG needs. A question of the EEG page asks just that.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'do-i-need-the-top-pins', 'Not for EEG'),
      at('Cyton/CytonSpecs', 'electrode-header', 'SRB2, the default reference'),
    ],
    typed: { trouble: ['top or bottom pin for eeg'] },
  },
  {
    asks: 'The files of the Spiderclaw. Its own page lists them.',
    origins: [],
    answers: [
      at('Deprecated/SpiderclawDep', 'v1-spiderclaw_v1stls', 'arm_diagonal'),
      at('Deprecated/DeprecatedLanding', 'headsets', 'Spiderclaw'),
    ],
    typed: { trouble: ['spiderclaw files'] },
  },
  {
    asks: 'Whether a Mark II still works. Its own page says so first.',
    origins: [],
    answers: [
      at('Deprecated/Mark2Dep', '', 'records with a Cyton and the current GUI'),
      at('Deprecated/DeprecatedLanding', 'headsets', 'Spiderclaw'),
    ],
    typed: { trouble: ['mark ii ultracortex still usable'] },
  },
  {
    asks: "A line at 5 Hz with a Daisy. The Daisy's page has the symptom as a heading, with its cause and cure.",
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy-mains', 'is the second harmonic'),
      at('GettingStarted/Boards/DaisyGS', 'alias', 'folds down from 100 Hz to 25 Hz'),
    ],
    typed: { trouble: ['5 hz line in spectrum 16 channels usa', 'daisy 125hz 60hz aliasing'] },
  },
  {
    asks: 'Volts and microvolts in MNE. The section on MNE says which it wants, and its program scales.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'MNE expects volts'),
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'above 0.5 Hz, before you plot'),
    ],
    typed: { trouble: ['eeg scaling error in mne volts vs microvolts'] },
  },
  {
    asks: 'Code 412 of GUI 3 and 4. The table of old messages has it with what to do.',
    origins: [],
    answers: [
      at('Deprecated/Hub', 'old-gui', 'Code 412 Error'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'why', 'NSBluetoothAlwaysUsageDescription'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI lists no Ganglion'),
    ],
    typed: { trouble: ['code 412Error Turn Bluetooth on'] },
  },
  {
    asks: 'A busy port, on a system that is not named. On Linux the message is "busy".',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'port-in-use', 'holds the port'),
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'One program at a time can open a COM port'),
      at('Troubleshooting/FTDI_Fix_Linux', 'busy', 'Only one program at a time can use the port'),
    ],
    typed: { trouble: ['port busy cant connect cyton'] },
  },
  {
    asks: 'A log for those who help. What to send them says where the log is and how to copy it.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'console-log', 'Console_Data'),
      at('Troubleshooting/TroubleshootingLanding', 'ask', 'Copy Full Text'),
    ],
    typed: { trouble: ['how to get log for support'] },
  },
  {
    asks: 'A Ganglion on a Raspberry Pi. The section on that computer compiles BrainFlow with Bluetooth.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'tools/build.py --ble'),
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        'often needs a BrainFlow that is compiled',
      ),
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'BlueZ'),
    ],
    typed: { trouble: ['ganglion raspberry pi brainflow ble'] },
  },
  {
    asks: 'Permission for the port that lasts. A group lasts as a rule does.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'rule', '99-openbci.rules'),
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'permission-denied',
        'Add yourself to the group that owns the port',
      ),
    ],
    typed: { task: ['set port permission for good'] },
  },
  {
    asks: 'A card file in GUI 6. What each version does with card files is said there.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'unsupported', '%STOP AT'),
      at('Troubleshooting/GUI_Troubleshooting', 'large-file', 'play it with 5.2.2'),
      at('Software/OpenBCISoftware/GUIRecordings', 'sd', '6.0.0-beta.1 does not'),
    ],
    typed: { trouble: ['gui 6 cannot play sd card file'] },
  },
  {
    asks: 'Several Cytons. A section of its own says all that is needed.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('Cyton/CytonRadioChannel', 'change', 'CHANGE CHAN.'),
    ],
    typed: { task: ['set up several cytons'] },
  },
];
