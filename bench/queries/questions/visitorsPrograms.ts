import { at, type Question } from '../types';

const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const gui = 'Software/OpenBCISoftware/GUIDocs';
const code = 'ForDevelopers/SoftwareDevelopment';
const format = 'Cyton/CytonDataFormat';

/**
 * What people with programs ask in a paragraph or in half a line from the bench: parsers, drivers, the GUI and what it sends,
 * and what they do with the numbers afterwards. Written down before the pages were opened; the places were named afterwards.
 */
export const visitorsPrograms: readonly Question[] = [
  {
    asks: 'Negative values become huge positive ones.',
    origins: [],
    answers: [at(format, 'int24', 'shift them back by 8 places')],
    typed: { trouble: ['negative values wrong 24 bit cyton', 'c# value jumps to 16.7 million at zero'] },
  },
  {
    asks: 'Packets end with C3 and not with C0.',
    origins: [],
    answers: [at(format, 'time-stamps', 'to turn time stamps on')],
    typed: { trouble: ['stop byte C3 instead of C0', 'last byte of the packet is c4'] },
  },
  {
    asks: 'Three bytes to microvolts.',
    origins: [],
    answers: [
      at(format, 'scale-factor', 'gain'),
      at(format, 'parse-it-in-code', 'Python'),
      at('Cyton/CytonSDCard', 'read-a-file', 'Python'),
    ],
    typed: { task: ['convert 3 bytes to microvolts python'] },
  },
  {
    asks: 'How many packets of a Daisy are missing.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/110'],
    answers: [
      at(format, 'packet-loss', 'multiples of 256 packets'),
      at(format, 'daisy', 'nothing is lost as long as they rise by two'),
      at(code, 'time', 'Daisy'),
    ],
    typed: { task: ['count lost packets cyton daisy'] },
  },
  {
    asks: 'A COM port that does not appear, by the name of the chip.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'driver'),
      at('Cyton/CytonSpecs', 'dongle', 'FT231X'),
    ],
    typed: { name: ['FT231X'] },
  },
  {
    asks: 'The latency timer on a Mac.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'latency', 'has no setting for it')],
    typed: { task: ['set latency timer 1 ms mac', 'latency timer macos terminal'] },
  },
  {
    asks: 'Gaps in a virtual machine.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/VirtualBox',
        'problems',
        'Set the latency timer in the guest',
      ),
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'usb', 'latency timer to 1 ms'),
      at('Troubleshooting/FTDI_Fix_Windows', 'vm', 'guest'),
    ],
    typed: { trouble: ['virtualbox dongle gaps in data'] },
  },
  {
    asks: 'The focus widget never says focused.',
    origins: [],
    answers: [at(widgets, 'focus-dark', 'one open channel spoils the mean')],
    typed: { trouble: ['focus widget always not focused', 'gui says not concentrating all the time'] },
  },
  {
    asks: 'The traces vanish when the filters are on.',
    origins: [],
    answers: [
      at(widgets, 'default-filter', 'nothing below 5 Hz'),
      at('Troubleshooting/Filters', 'gui', 'band-pass of 5 to 50 Hz'),
    ],
    typed: { trouble: ['filters make signal dissapear'] },
  },
  {
    asks: 'UDP packets of the GUI, 25 a second.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'means 10 samples at 250 Hz')],
    typed: { trouble: ['udp only gets 25 packets per second'] },
  },
  {
    asks: 'Band powers by OSC.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'average-band-power'),
      at('Software/CompatibleThirdPartySoftware/Neuromore', 'osc', 'OSC'),
    ],
    typed: { task: ['send band power over osc'] },
  },
  {
    asks: 'Recordings on another drive.',
    origins: [],
    answers: [at(gui, 'folders', 'choose another place for the BrainFlow file only')],
    typed: { task: ['change where recordings are saved', 'save recordings on drive d'] },
  },
  {
    asks: 'A recording after a freeze of the GUI.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'crash', 'If the last line is cut short, delete it'),
    ],
    typed: { trouble: ['gui froze recover recording'] },
  },
  {
    asks: 'BrainFlow in Java.',
    origins: [],
    answers: [at(code, 'java', 'Java')],
    typed: { task: ['brainflow java example'] },
  },
  {
    asks: 'Frequencies for SSVEP on a screen of 60 Hz.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', '15, 12, 10, 8.57, 7.5 and 6.67 Hz')],
    typed: { task: ['ssvep frequencies 60hz monitor'] },
  },
  {
    asks: 'Statistics of a thesis: band power before and after.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'statistics', 'A person counts once')],
    typed: {
      task: [
        'statistics alpha power pre post',
        'paired t test eeg channels bonferroni',
        'how many participants do i need for my thesis',
      ],
    },
  },
  {
    asks: 'One fist makes the dinosaur jump twice.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'tuning', 'one fist jumps twice')],
    typed: { trouble: ['dino jumps twice when i clench'] },
  },
  {
    asks: 'The documentation as a PDF.',
    origins: [],
    answers: [
      at('FAQ/DocsUpdate', 'offline', 'There is no PDF of the whole site'),
      at('help', 'offline', 'keep the whole site'),
    ],
    typed: { task: ['docs offline pdf', 'can i download all pages for the lab'] },
  },
  {
    asks: 'A message that is quoted with a slip.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'dialout'),
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-connect', 'ttyUSB0'),
    ],
    typed: { trouble: ['"permission denied on device /dev/ttyUSB0" cyton'] },
  },
];
