import { at, type Question } from '../types';

/**
 * Queries that were collected under a wider question, and ask for one section of its page. They were found among the
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
      at('Troubleshooting/minimizingNoise', 'impedance-cyton', 'its values are far too high'),
      at('Troubleshooting/minimizingNoise', 'impedance-too-high', 'not your gel'),
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
];
