import { at } from '../types';
import type { Judgement } from './judgedQueries';

/**
 * Pooled judgements of the measured part of the lists `gaps`, `unseen`, `roundApps`, `roundBody`, `roundBuyers`,
 * `roundDrivers`, `roundProtocol` and all `days…`, on 25 November 2026, as in `judgedQueries.ts`, but of the
 * first page alone that our engine and MiniSearch at its best gave where it was not known to be right (220 pairs, of which
 * 36 answer, with 30 known right ones, of which 28 were said to, and 30 random ones, of which 0), and of
 * the section that our first hit led to where its page was known to be right (72, of which 10 answer).
 */
export const judgedRounds: readonly Judgement[] = [
  {
    typed: ['0xF0 0x01 channel bytes example'],
    also: [at('Cyton/CytonSDK', 'radio', 'Send them together, as raw bytes and not as text')],
    because:
      'Gives 0xF0 0x01 followed by the channel as a raw byte, its effect and the answer with \\x14 for 20.',
  },
  {
    typed: ['blue led turns off analog read mode'],
    also: [at('Cyton/CytonExternal', 'pins', 'the blue LED, through 1 kΩ to ground; the board drives')],
    because: 'The blue LED hangs on D11, which the board stops driving at /2 (analog) or /3.',
  },
  {
    typed: ['c command sd card blocks'],
    also: [at('Cyton/CytonSDK', 'board', 'also change the size of SD card files')],
    because: 'The row of c says that it halves the SD card files opened later.',
  },
  {
    typed: ['clk pin cyton 2.048 mhz out'],
    also: [at('Cyton/CytonSpecs', 'digital-pins', 'The makers publish no limit')],
    because: 'Pin CLK carries the 2.048 MHz converter clock, driven by the Cyton.',
  },
  {
    typed: ['comma byte after sending <'],
    also: [at('Cyton/CytonDataFormat', 'time-stamps', 'the dongle itself first returns a comma')],
    because: 'States that the dongle itself sends a comma after < sent alone.',
  },
  {
    typed: ['daisy module on 8bit board'],
    also: [at('Cyton/CytonSpecs', 'daisy', 'It works only on a Cyton, because its converter')],
    because: 'The Daisy works only on a Cyton, so not on its predecessor, the 8-bit board.',
  },
  {
    typed: ['daisy srb without y cable'],
    also: [at('GettingStarted/Boards/DaisyGS', 'wire', 'channels 9 to 16 have no reference and show noise')],
    because: 'Says what happens without the Y-cable and that both SRB pins must be joined.',
  },
  {
    typed: ['does mark iv come with board'],
    also: [at('AddOns/Headwear/MarkIV', '', 'no headset includes a board')],
    because: 'States that no headset includes a board.',
  },
  {
    typed: ['download sd recording without removing card'],
    also: [
      at(
        'ThirdParty/EmotiBit/EmotiBit_Guide',
        'ftp',
        "In the Arduino IDE's Serial Monitor choose 2000000 baud",
      ),
    ],
    because: "Fetch the card's files by FTP over WiFi with the ESP32 Feather.",
  },
  {
    typed: ['emg creep 0.9 how fast threshold falls'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'emg-code',
        'one strong effort is forgotten within 15 frames',
      ),
    ],
    because: 'Says that with Creep + at 0.9 the threshold falls within 15 frames, a quarter of a second.',
  },
  {
    typed: ['ft232r usb uart yellow triangle virtual machine'],
    also: [at('Troubleshooting/FTDI_Fix_Windows', 'check', 'The driver is missing')],
    because:
      'A yellow mark means the driver is missing: install it; in a virtual machine do so in the guest.',
  },
  {
    typed: ['ganglion gerber files download'],
    also: [
      at(
        'ForDevelopers/HardwareDevelopment',
        'where-are-the-design-files',
        'KiCad schematic and layout, schematic as PDF, Gerber files, parts list',
      ),
    ],
    because: "Names repository and folders with the Ganglion's Gerber files.",
  },
  {
    typed: ['ganglion ref top or bottom pin'],
    also: [
      at(
        'Ganglion/GanglionSpecs',
        'input-header',
        'have the same signal in both rows, so either pin will do',
      ),
    ],
    because: 'REF is joined in both rows, so top or bottom will do.',
  },
  {
    typed: ['ganglion ref top or bottom pin'],
    also: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'are the same in both rows')],
    because: 'Says that REF is the same pin in both rows on the Ganglion.',
  },
  {
    typed: ['gsr skin conductance with cyton'],
    also: [at('ThirdParty/EmotiBit/EmotiBit_Guide', '', 'you record both at the same time and align')],
    because: 'Skin conductance comes from the EmotiBit, recorded beside the board and aligned by time.',
  },
  {
    typed: ['heart rate twice too high cyton daisy'],
    also: [at('GettingStarted/Boards/DaisyGS', 'double', 'counts 250 samples a second where 125 arrive')],
    because:
      'With a Daisy 125 samples arrive where the program counts 250, so everything seems twice as fast; use 125 Hz.',
  },
  {
    typed: ['is myoware still sold by openbci'],
    also: [at('Deprecated/MyoCyton', '', 'OpenBCI no longer sells that one either')],
    because: 'Says the first MyoWare is out of production and OpenBCI no longer sells its successor either.',
  },
  {
    typed: ['is newer ganglion faster than 200hz'],
    also: [at('Ganglion/GanglionSDK', 'sample-rate', 'Over Bluetooth leave it at 200 Hz')],
    because: 'For the newest firmware 3.0.2: 200 Hz over Bluetooth, the other rates only with a WiFi Shield.',
  },
  {
    typed: ['is openbci python library dead'],
    also: [at('Deprecated/Python', '', 'Both older libraries are archived')],
    because: 'Both Python libraries are archived (code of 2019); use BrainFlow instead.',
  },
  {
    typed: ['isVerbose gui debug'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'running-the-openbci-gui-from-the-processing-ide',
        'For more output set',
      ),
    ],
    because: 'Says to set isVerbose = true in Debugging.pde for more output.',
  },
  {
    typed: ['laptop charger plugged in while emg led'],
    also: [
      at('Troubleshooting/minimizingNoise', '', 'the laptop from its battery, with the charger unplugged'),
    ],
    because: 'The charger must be unplugged while electrodes are on a person.',
  },
  {
    typed: ['mark iv splitter cyton daisy srb'],
    also: [at('GettingStarted/Boards/DaisyGS', 'wire', 'Both SRB pins must be joined')],
    because: 'Says on which pins of Cyton and Daisy the Y-cable goes.',
  },
  {
    typed: ['measure eda openbci'],
    also: [
      at(
        'ThirdParty/EmotiBit/EmotiBit_Guide',
        '',
        'records the pulse with light, skin conductance, temperature and motion',
      ),
    ],
    because: 'Says that EmotiBit measures skin conductance beside an OpenBCI board; the page sets it up.',
  },
  {
    typed: ['measure impedance while streaming'],
    also: [at('Ganglion/GanglionSDK', 'impedance', 'Nothing else is streamed in the meantime')],
    because: 'The impedance test pauses the stream, which resumes after Z.',
  },
  {
    typed: ['myoware 1 R E M which pin'],
    also: [at('Deprecated/MyoGanglion', 'wire-it', 'channel 1 then uses its own minus pin')],
    because: 'Wiring table: R to D_G, E to 1 −, M to 1 + of the Ganglion.',
  },
  {
    typed: ['neuromore brainflow.log'],
    also: [
      at(
        'Software/CompatibleThirdPartySoftware/Neuromore',
        'log',
        'settings, your login and the cache are in one folder',
      ),
    ],
    because: 'Names the folder of brainflow.log for each system.',
  },
  {
    typed: ['no daisy to attach!8'],
    also: [at('Cyton/CytonSDK', 'board', 'uses 16 channels if it finds one')],
    because: 'Gives the text as the answer to C when there is no Daisy.',
  },
  {
    typed: ['no hardware yet test my code'],
    also: [
      at('ForDevelopers/OwnDriver', 'fake-cyton', 'This program makes a serial port with a Cyton behind it'),
    ],
    because: 'Gives a fake Cyton for testing without a board, and names the synthetic board.',
  },
  {
    typed: ['one ground for several emg channels'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'One body needs one bias electrode only.',
      ),
    ],
    because: 'Says that one bias electrode serves all, and not to add a second ground for EMG or ECG.',
  },
  {
    typed: ['openbci_python permission denied ttyUSB0'],
    also: [
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'permission-denied',
        'Add yourself to the group that owns the port',
      ),
    ],
    because: 'Names the cause of Permission denied and the usermod command for dialout.',
  },
  {
    typed: ['pause youtube with muscle'],
    also: [
      at(
        'Examples/EMGProjects/EMGmusic',
        '',
        'Flex once, and the music stops; flex again, and it continues.',
      ),
    ],
    because: 'Says what the project does, and that it works with a browser tab.',
  },
  {
    typed: ['power photocell from cyton pin'],
    also: [at('Examples/VideoExperiment', 'wiring', 'collector and to one side of the button')],
    because: 'Wires the light sensor to VDD (3.3 V), D12 and GND of the Cyton.',
  },
  {
    typed: ['quotation for purchasing department sales email'],
    also: [
      at(
        'FAQ/PaymentFAQ',
        'can-i-pay-by-purchase-order-on-account-net-30-or-with-a-student-discount',
        'the terms are agreed in the quote',
      ),
    ],
    because: 'Gives the sales address for a quote, and says what to ask for a purchasing office.',
  },
  {
    typed: ['report documentation error github'],
    also: [
      at(
        'GettingStarted/Documentation/DocEdits',
        'report-instead-of-editing',
        "with the page's address, what it says, what is right",
      ),
    ],
    because: 'Says to open a GitHub issue and what to write in it.',
  },
  {
    typed: ['resistor in series with driven ground ganglion'],
    also: [at('Ganglion/GanglionSpecs', 'input-header', 'A resistor of 330 kΩ or 470 kΩ (R49')],
    because: '330 or 470 kΩ (R49) stands in series with the driven ground.',
  },
  {
    typed: ['spectrogram 10 hz shows at 20 daisy'],
    also: [
      at(
        'GettingStarted/Boards/DaisyGS',
        'double',
        'Your program counts 250 samples a second where 125 arrive.',
      ),
    ],
    because: 'Explains that 10 Hz shows at 20 Hz because the program assumes 250 Hz, and to use 125 Hz.',
  },
  {
    typed: ['stop_stream from another thread openbci'],
    also: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'Calls themselves may come from any thread')],
    because: 'BrainFlow calls may come from any thread and are let in one after the other.',
  },
  {
    typed: ['tetris nod drop piece blink rotate'],
    also: [at('Examples/EMGProjects/EMG_Tetris', '', 'drops when you nod, and turns when you blink hard')],
    because: 'Nod drops the piece and a hard blink turns it.',
  },
  {
    typed: ['thick hair no contact'],
    also: [
      at(
        'Troubleshooting/minimizingNoise',
        'loose',
        'Part the hair, refill paste or gel, screw the holder further in',
      ),
    ],
    because: 'Says hair lifts the electrode, and how to get contact again.',
  },
  {
    typed: ['udp accelerometer data is now list of lists'],
    also: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'formats-5',
        'A program written for one version may fail with another',
      ),
    ],
    because:
      'Shows that before 6.0.0 the accelerometer message was one flat list; the table above has the list of lists [channel][sample].',
  },
  {
    typed: ['UserPlaybackHistory.json'],
    also: [
      at('Troubleshooting/GUI_Troubleshooting', 'more-messages', 'What the lines of the BrainFlow log mean'),
    ],
    because: 'Explains the message about UserPlaybackHistory.json.',
  },
  {
    typed: ['vm slow openvibe acquisition server'],
    also: [
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'limits', 'where live streaming may stutter'),
    ],
    because:
      'Says that live streaming may stutter in a virtual machine, and to send LSL to a real Windows or Linux computer instead.',
  },
  {
    typed: ['which channel which finger emg piano'],
    also: [at('Examples/EMGProjects/EMGpiano', '', 'Nine snap electrodes, small ones')],
    because: 'Lists the four fingers with their channels.',
  },
  {
    typed: ['which headset works with ganglion'],
    also: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-use-a-mark-iv-with-a-ganglion',
        'Yes, with four of its electrodes',
      ),
    ],
    because: 'Says that the Mark IV works with a Ganglion, with four electrodes.',
  },
  {
    typed: ['who do i write to about my order'],
    also: [
      at('FAQ/ShippingFAQ', 'lost', 'If the estimate above has passed and the tracking does not change'),
    ],
    because: 'Says to write to support@openbci.com with the order number.',
  },
  {
    typed: ['wifi shield /board response json'],
    also: [at('Deprecated/WiFiShield/WiFiAPI', 'routes', 'for browsers and allows any origin')],
    because: 'Lists the fields of the JSON that GET /board returns.',
  },
];
