import { at, type Question } from '../types';

const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const fixes = 'Troubleshooting/GUI_Troubleshooting';
const thirdParty = 'Software/CompatibleThirdPartySoftware';
const guiThread = (issue: number) => `https://github.com/OpenBCI/OpenBCI_GUI/issues/${issue}`;

/**
 * What the older public pages on software and troubleshooting answered, and their readers' second questions, where ours did
 * not answer or the search did not lead there.
 */
export const coverageSoftware: readonly Question[] = [
  {
    asks: 'The LSL library of the GUI does not load on Windows.',
    origins: [guiThread(317), guiThread(320)],
    answers: [at(fixes, 'lsl-library', 'runtime of Visual C++ 2008')],
    typed: {
      trouble: ['lsl start button hangs gui windows 11', 'UnsatisfiedLinkError liblsl64 openbci gui'],
      name: ['which visual c++ runtime does the gui need'],
    },
  },
  {
    asks: 'One widget in two panes, with different channels.',
    origins: [guiThread(1035)],
    answers: [at(widgets, '', 'Each widget exists once')],
    typed: { task: ['two band power plots side by side different channels'] },
  },
  {
    asks: 'A stimulus program sends its event codes to a COM port.',
    origins: [guiThread(718)],
    answers: [
      at(widgets, 'marker', 'From a COM port the GUI takes no event codes'),
      at('Software/SoftwareLanding', 'others', 'OpenSesame, E-Prime, Psychtoolbox'),
      at('Cyton/CytonExternal', 'choose', 'A device gives a logic pulse'),
    ],
    typed: { task: ['opensesame codes over serial into openbci recording'] },
  },
  {
    asks: 'Keep the values of the impedance check.',
    origins: [],
    answers: [
      at(widgets, 'cyton-signal', 'The GUI writes these values to no file'),
      at(widgets, 'ganglion-signal', 'To keep the values take a screenshot'),
    ],
    typed: { task: ['log kohm of each electrode to csv', 'store contact check result for my report'] },
  },
  {
    asks: 'Names of electrodes in place of numbers.',
    origins: [],
    answers: [at(widgets, 'time-series', 'Channels have numbers only')],
    typed: { task: ['label traces with C3 C4 instead of 1 2'] },
  },
  {
    asks: 'MATLAB does not know EEGLAB or FieldTrip.',
    origins: [],
    answers: [at(`${thirdParty}/Matlab`, 'toolboxes', 'MATLAB does not know the folder')],
    typed: {
      trouble: ['matlab unrecognized function eeglab', 'fieldtrip genpath warning path'],
      task: ['set up erplab for openbci data'],
    },
  },
  {
    asks: 'The file with electrode positions for EEGLAB.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/63'],
    answers: [at(`${thirdParty}/Matlab`, 'eeglab', 'electrode_positions_8channel.sfp')],
    typed: { name: ['sfp location file 16 electrodes ultracortex'] },
  },
  {
    asks: "OpenViBE's example scenario shows too few channels.",
    origins: [],
    answers: [at(`${thirdParty}/OpenVibe`, 'limits', 'set its two channel selectors for your board')],
    typed: {
      name: ['openvibe xml example file for openbci'],
      trouble: ['openvibe example shows 4 of my 8 channels'],
    },
  },
  {
    asks: 'BrainBay and a Daisy.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/27'],
    answers: [at(`${thirdParty}/BrainBay`, 'elements', 'Do not use it for a Daisy')],
    typed: { trouble: ['brainbay 16 channel no signal red light off'] },
  },
  {
    asks: 'Another program than VirtualBox for Windows on a Mac.',
    origins: [],
    answers: [at(`${thirdParty}/VirtualBox`, 'other-programs', 'driver for ARM64')],
    typed: { task: ['openbci dongle in parallels on m2', 'vmware fusion cyton com port'] },
  },
  {
    asks: 'A game takes the EMG joystick for a gamepad.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'send', 'Games see no joystick')],
    typed: { task: ['emg joystick as xbox controller'] },
  },
  {
    asks: 'Playback at another speed.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'The file plays in real time, no faster'),
    ],
    typed: { task: ['speed up playback of a recording'] },
  },
  {
    asks: 'Recording in a shielded room.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'have the dongle inside with the board')],
    typed: { task: ['cyton in a faraday cage dongle outside'] },
  },
  {
    asks: 'A recent BrainFlow on an old Linux.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'GLIBC_2.28')],
    typed: { trouble: ['libBoardController.so GLIBC_2.28 not found'] },
  },
];
