import { at, type Question } from '../types';

const NOISE = 'Troubleshooting/minimizingNoise';
const OV = 'Software/CompatibleThirdPartySoftware/OpenVibe';
const PROG = 'Software/SoftwareLanding';
const DRV = 'ForDevelopers/OwnDriver';
const ERR = 'ForDevelopers/BrainFlowErrors';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const NEURO = 'Software/CompatibleThirdPartySoftware/Neuromore';
const FORMAT = 'Cyton/CytonDataFormat';
const ELECTRODES = 'AddOns/Electrodes/ElectrodesLanding';
const BB = 'Software/CompatibleThirdPartySoftware/BrainBay';
const THINK = 'ThirdParty/ThinkPulse/ThinkPulse';
const SPECS = 'Cyton/CytonSpecs';
const WID = 'Software/OpenBCISoftware/GUIWidgets';
const HW = 'ForDevelopers/HardwareDevelopment';
const EXT = 'Cyton/CytonExternal';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const ANA = 'ForDevelopers/DataAnalysis';
const PROGRAMMING = 'Ganglion/GanglionProgram';
const RADIOS = 'Cyton/CytonRadios';
const SD = 'Cyton/CytonSDCard';
const GGS = 'GettingStarted/Boards/GanglionGS';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const CHAN = 'Cyton/CytonRadioChannel';

/** The boards and what is worn, as users of today ask in forums, trackers and their own pages. */
export const realBoards5: readonly Question[] = [
  {
    asks: 'Spikes at the back of the head that are not always in step with the heart.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1067'],
    answers: [at(NOISE, 'heart', 'not in step with your pulse')],
    typed: { trouble: ['spikes on O1 O2 not always in time with the heartbeat'] },
  },
  {
    asks: 'The drift correction of the Acquisition Server.',
    origins: ['http://openvibe.inria.fr/acquisition-server/'],
    answers: [at(OV, 'drift', 'have had it off since version 2.0')],
    typed: { task: ['openvibe drift correction with openbci on or off'] },
  },
  {
    asks: 'The sample rate of a Daisy in BCI2000.',
    origins: [
      'https://www.bci2000.org/mediawiki/index.php?diff=12014&oldid=7793&title=Contributions%3AOpenBCISource',
    ],
    answers: [at(PROG, 'others', 'by interpolation')],
    typed: { trouble: ['bci2000 daisy every second sample interpolated'] },
  },
  {
    asks: 'Shorted inputs whose trace looks noisy.',
    origins: ['https://github.com/pieeg-club/PiEEG-server/issues/58'],
    answers: [at(NOISE, 'test-the-board', 'stretches even 1 µV over the whole height')],
    typed: { trouble: ['inputs set to shorted but the trace is still noisy'] },
  },
  {
    asks: 'An error of Web Bluetooth that names no reason.',
    origins: ['https://github.com/WebBluetoothCG/web-bluetooth/issues/674'],
    answers: [at(DRV, 'web-bluetooth', 'GATT operation failed for unknown reason')],
    typed: { trouble: ['GATT operation failed for unknown reason ganglion chrome'] },
  },
  {
    asks: 'Packets that come twice in a browser.',
    origins: [
      'https://github.com/upsidedownlabs/Chords-Web/pull/122',
      'https://github.com/tinygo-org/bluetooth/issues/263',
    ],
    answers: [at(DRV, 'web-bluetooth', 'every packet comes twice')],
    typed: { trouble: ['web bluetooth after reconnect every packet arrives twice'] },
  },
  {
    asks: 'Libraries for another processor on a Raspberry Pi.',
    origins: ['https://github.com/GrahamBriggs/bcibeginner/issues/1'],
    answers: [at(ERR, 'library', 'for the 32-bit Raspberry Pi OS')],
    typed: { trouble: ['brainhat make skipping incompatible liblsl raspberry pi'] },
  },
  {
    asks: 'The boards that brainHat reads.',
    origins: ['https://github.com/GrahamBriggs/bcibeginner/issues/2'],
    answers: [at(PROG, 'others', 'brainHat (a Raspberry Pi as a sender)')],
    typed: { name: ['brainhat ganglion'] },
  },
  {
    asks: 'PhysioLabXR with a Cyton.',
    origins: ['https://github.com/PhysioLabXR/PhysioLabXR-Community/pull/14'],
    answers: [at(PROG, 'others', 'PhysioLabXR (live plots')],
    typed: { name: ['physiolabxr cyton'] },
  },
  {
    asks: 'The Python package openbci-stream, and its rates.',
    origins: ['https://pmc.ncbi.nlm.nih.gov/articles/PMC10098804'],
    answers: [at(PROG, 'others', 'openbci-stream (Apache Kafka')],
    typed: { name: ['openbci-stream kafka 1000 hz cyton'] },
  },
  {
    asks: 'A driver in Rust that needs no BrainFlow.',
    origins: ['https://docs.rs/crate/openbci/latest/source/src/board/ganglion.rs'],
    answers: [at(CODE, 'rust', 'which needs no BrainFlow')],
    typed: { name: ['openbci rust crate btleplug'] },
  },
  {
    asks: 'A message of neuromore about udev.',
    origins: ['https://github.com/neuromore/studio/issues/74'],
    answers: [at(NEURO, 'setup', 'in a terminal on Linux is not the reason')],
    typed: { trouble: ['neuromore failed to load the library udev'] },
  },
  {
    asks: 'The status bytes of the converter.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10840'],
    answers: [at(FORMAT, 'binary-format', 'so they are neither in the packet nor on the card')],
    typed: { task: ['are the ADS1299 status bytes saved in the file'] },
  },
  {
    asks: 'What the board does to the signal before it sends it.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10840'],
    answers: [
      at(FORMAT, 'binary-format', 'The data are not filtered'),
      at(SPECS, 'bandwidth', 'nothing else filters the signal'),
    ],
    typed: { task: ['does the firmware filter the signal before it is sent'] },
  },
  {
    asks: 'Plugs that slip off.',
    origins: ['https://github.com/MKnierim/openbci-ceegrids/issues/4'],
    answers: [at(NOISE, 'loose', 'one plug for ten wires')],
    typed: { trouble: ['single wires work loose from header during long session'] },
  },
  {
    asks: 'A case with sockets for clinical electrodes.',
    origins: ['https://robertoostenveld.nl/category/technology/hardware/page/2/'],
    answers: [at(ELECTRODES, 'adapter', 'A case with touchproof sockets')],
    typed: { name: ['touch-proof enclosure for openbci'] },
  },
  {
    asks: 'An Arduino with the converter in BrainBay.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/43'],
    answers: [at(BB, 'elements', 'such as an Arduino with an ADS1299')],
    typed: { task: ['arduino uno with ads1299 show it in brainbay'] },
  },
  {
    asks: 'The measured data of an active electrode.',
    origins: [
      'https://blog.dimitrioskouzisloukas.com/2024/08/exploring-thinkpulse-active-electrodes.html?m=1',
    ],
    answers: [at(THINK, 'specifications', 'A third party measured the same gain')],
    typed: { task: ['thinkpulse frequency response and gain measured'] },
  },
  {
    asks: 'The supply of an active electrode, and its limits.',
    origins: [
      'https://blog.dimitrioskouzisloukas.com/2024/08/exploring-thinkpulse-active-electrodes.html?m=1',
    ],
    answers: [at(THINK, 'wires', 'so use no other voltage')],
    typed: { task: ['thinkpulse supply voltage limits black red white wire'] },
  },
  {
    asks: 'An active electrode on a generator.',
    origins: [
      'https://blog.dimitrioskouzisloukas.com/2024/08/exploring-thinkpulse-active-electrodes.html?m=1',
    ],
    answers: [at(THINK, 'wires', 'Join the middle of your two supplies')],
    typed: { task: ['thinkpulse on a signal generator, what else to connect'] },
  },
  {
    asks: 'Active electrodes of one’s own.',
    origins: ['https://openbci.com/community/posts/active-electrodes-for-openbci'],
    answers: [at(SPECS, 'avdd-current', 'has fed home-made active electrodes')],
    typed: { task: ['build own active electrodes for cyton'] },
  },
  {
    asks: 'A loss that the counter does not show.',
    origins: ['http://brainiky.org/blog/openbci-packet-loss-widget-accuracy'],
    answers: [
      at(WID, 'packet-loss', 'goes uncounted'),
      at(FORMAT, 'packet-loss', 'only up to multiples of 256 packets'),
    ],
    typed: { trouble: ['256 packets lost at once but packet loss shows 0'] },
  },
  {
    asks: 'How long a gap of a Daisy stays hidden.',
    origins: ['http://brainiky.org/blog/openbci-packet-loss-widget-accuracy'],
    answers: [
      at(WID, 'packet-loss', '128 samples of a Daisy'),
      at(FORMAT, 'packet-loss', 'only up to multiples of 256 packets'),
    ],
    typed: { task: ['daisy sample index loops 0 to 254, how long a gap hides'] },
  },
  {
    asks: 'Gel on dry electrodes.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3136/ganglion-missing-eyes-closed-alpha-electrode-problems-resolved',
    ],
    answers: [at(ELECTRODES, 'combs', 'Whether it wears the coating faster')],
    typed: { task: ['does gel wear off the coating of dry electrodes'] },
  },
  {
    asks: 'The two reference pins, and which is which.',
    origins: ['https://github.com/eegsynth/eegsynth/issues/420'],
    answers: [at(SPECS, 'inputs', 'so a wire on the top SRB pin does nothing yet')],
    typed: { trouble: ['cyton works on SRB1 but schematic labels SRB1 SRB2 swapped'] },
  },
  {
    asks: 'A difference of two bands as feedback.',
    origins: ['https://sites.google.com/site/biofeedbackpages/brainbay-openbci/neurofeedback'],
    answers: [at(BB, 'first', 'alpha minus beta as one number')],
    typed: { task: ['alpha minus beta feedback in brainbay'] },
  },
  {
    asks: 'Pulses that join two recordings and a film.',
    origins: ['https://git.luolix.top/neurohazardous/hyperSynch'],
    answers: [at(CODE, 'two-boards', 'one at the beginning and one at the end')],
    typed: { task: ['three TTL pulses to start two eeg systems and a camera'] },
  },
  {
    asks: 'From neuromore to a program for sound.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3350'],
    answers: [at(NEURO, 'osc', 'From neuromore to Max')],
    typed: { name: ['neuromore max msp osc binaural beat'] },
  },
  {
    asks: 'A trap for the mains before the converter, and in the bias.',
    origins: [
      'https://e2e.ti.com/support/data-converters/f/73/t/832237',
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/823299/ads1299-bias-electrode-and-line-noise-rejection',
    ],
    answers: [at(HW, 'own-ads1299', 'a notch in the bias works against it')],
    typed: { task: ['50 hz notch in hardware before the ads1299, also on bias'] },
  },
  {
    asks: 'Another optocoupler.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/92'],
    answers: [at(EXT, 'isolation', 'A 4N25 in its place')],
    typed: { task: ['do i need 4N25 optocoupler for trigger input'] },
  },
  {
    asks: 'Marks of the program SNAP.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/297'],
    answers: [at(LSL, 'other-programs', 'SNAP-Markers')],
    typed: { name: ['SNAP sccn stimulus program with openbci markers'] },
  },
  {
    asks: 'Sleep stages with SpiSOP.',
    origins: ['https://www.spisop.org/openbci/'],
    answers: [at(ANA, 'yasa', 'is another program for sleep')],
    typed: { task: ['spisop sleep scoring of openbci recording'] },
  },
  {
    asks: 'Other firmware in a Simblee.',
    origins: ['https://github.com/sandeepmistry/arduino-BLEPeripheral/issues/97'],
    answers: [at(PROGRAMMING, 'state', 'is a Nordic nRF51822')],
    typed: { task: ['can simblee be flashed as normal nrf51 with softdevice'] },
  },
  {
    asks: 'Another radio chip that speaks Gazell.',
    origins: ['https://github.com/adafruit/circuitpython/issues/1257'],
    answers: [at(RADIOS, 'other-modules', 'does not do it by itself')],
    typed: { task: ['microbit or nrf52840 talk gazell to the cyton'] },
  },
  {
    asks: 'Settings of the GUI as a command from Python.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/954'],
    answers: [at(CODE, 'send-commands-to-the-board', 'passes its text on to the board')],
    typed: { task: ['settings of gui sent as config string x1060110X to python'] },
  },
  {
    asks: 'Faster recordings on the card.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/222'],
    answers: [at(SD, 'faster', 'only over a WiFi Shield')],
    typed: { task: ['sd card above 250 hz with default firmware'] },
  },
  {
    asks: 'A code that Windows asks for.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/413'],
    answers: [at(GGS, '2-choose-how-it-connects', 'cancel: the board has none')],
    typed: { trouble: ['windows asks for a pairing code of the ganglion'] },
  },
  {
    asks: 'A stop byte that an old GUI does not know.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4994'],
    answers: [at('Deprecated/Hub', 'old-gui', 'GUI 1 knows 0xC0 alone')],
    typed: { trouble: ['Actbyte = -63 data stream old gui'] },
  },
  {
    asks: 'A program that looks for the board on every channel.',
    origins: ['https://raw.githubusercontent.com/plurigrid/asi/main/.claude/skills/cyton-dongle/SKILL.md'],
    answers: [at(CHAN, 'bytes', 'OpenBCI Radio Config Utility'), at(CHAN, 'lost', 'which tries 0 last')],
    typed: { task: ['python script try every radio channel until system is up'] },
  },
  {
    asks: 'A board that answers another computer.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/232'],
    answers: [at(TROUBLE, 'unable', 'Does it connect on another computer')],
    typed: { trouble: ['cyton connects on another computer but not on mine'] },
  },
];
