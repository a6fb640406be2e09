import { at, type Question } from '../types';

/**
 * Second questions on the Ganglion, its card and its radio, on drivers, noise and BrainFlow: collected from threads,
 * from sources and from the design files, and written down before the pages were opened. The places were named afterwards.
 */
export const daysGanglion: readonly Question[] = [
  {
    asks: "The firmware's header that an Arduino Uno does not have.",
    origins: ['https://github.com/GrahamBriggs/bcibeginner/issues/4'],
    answers: [at('Ganglion/GanglionProgram', 'simblee-header', 'runs on no other')],
    typed: {
      trouble: ['SimbleeBLE.h: No such file or directory', 'ganglion library arduino uno compile error'],
    },
  },
  {
    asks: 'Noise on channel 4 that comes with the accelerometer.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/pull/25'],
    answers: [
      at('Ganglion/GanglionSDK', 'channel-4', 'a fault of firmware 3.0.0 and 3.0.1'),
      at('Ganglion/GanglionProgram', 'two-or-three', 'repairs channel 4 with the accelerometer on'),
    ],
    typed: {
      trouble: ['channel 4 noisy when accelerometer on ganglion', 'noise only on channel 4 with accel'],
    },
  },
  {
    asks: "The GUI's error when a Ganglion's stream is stopped.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1261'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'impedance-running', "without the GUI's stopwatch")],
    typed: {
      trouble: ['GUI Error: Failed to stop Timer', 'gui freezes few seconds when i stop ganglion stream'],
    },
  },
  {
    asks: 'An example of BrainFlow in a notebook.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/207'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'notebook', 'Leave the lines with argparse out')],
    typed: {
      trouble: [
        'unrecognized arguments: -f kernel json brainflow',
        'brainflow example SystemExit 2 notebook',
      ],
    },
  },
  {
    asks: "A Ganglion in an Android app, over the phone's Bluetooth.",
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'is worth a try')],
    typed: {
      task: ['brainflow android ganglion native bluetooth'],
      name: ['brainflow-android.aar BLUETOOTH_SCAN'],
    },
  },
  {
    asks: "The Cyton's dongle on an Android device.",
    origins: ['https://github.com/brainflow-dev/brainflow/pull/249'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'the ready package cannot open the dongle')],
    typed: { task: ['cyton dongle on android brainflow usb otg'], name: ['libftdi android brainflow'] },
  },
  {
    asks: 'FTDI ports on a Raspberry Pi whose transfers fail.',
    origins: [
      'https://github.com/raspberrypi/linux/issues/1187',
      'https://github.com/raspberrypi/linux/issues/2406',
    ],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'urb', 'the USB transfer failed')],
    typed: {
      trouble: [
        'usb_serial_generic_read_bulk_callback urb stopped -32',
        'dongle stops after minutes on raspberry pi',
      ],
    },
  },
  {
    asks: 'Another way to the short latency on Linux.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'setserial /dev/ttyUSB0 low_latency')],
    typed: { name: ['setserial low_latency ttyUSB0'], task: ['low_latency flag instead of latency_timer'] },
  },
  {
    asks: "BrainFlow's messages in the terminal.",
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'log', 'turn the messages off')],
    typed: {
      task: ['turn off board_logger messages brainflow', 'brainflow log to file instead of terminal'],
    },
  },
  {
    asks: 'The end of a session over native Bluetooth takes seconds.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'ganglion-waits', 'waits for two seconds')],
    typed: { trouble: ['release_session slow ganglion native', 'ganglion script takes seconds to exit'] },
  },
  {
    asks: "The accelerometer's axes in recordings of older GUIs.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/pull/408'],
    answers: [at('Ganglion/GanglionDataFormat', 'accelerometer', 'exchange X and Y')],
    typed: {
      trouble: [
        'old ganglion recording accelerometer axes swapped',
        'ganglion accel playback file before gui 4.1',
      ],
    },
  },
  {
    asks: 'Found, but not connected, over native Bluetooth.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'log-messages', 'have most of them')],
    typed: {
      trouble: ['Failed to connect to Ganglion Device: 0/3', 'ganglion found but connect fails native'],
    },
  },
  {
    asks: 'Numbers of ports that are in use by nothing.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'com-number', 'Show hidden devices')],
    typed: {
      task: ['com port in use change number device manager'],
      trouble: ['hidden com ports dongle windows'],
    },
  },
  {
    asks: 'Whether the BLED112 has a future in BrainFlow.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'deprecated and will be removed'),
      at('ForDevelopers/BrainFlowErrors', 'log-messages', 'have most of them'),
    ],
    typed: { name: ['is bled112 deprecated brainflow', 'GANGLION_BOARD removed from supported boards'] },
  },
  {
    asks: "Whether to unload Apple's driver.",
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'no-port', "Leave Apple's own driver alone")],
    typed: {
      task: ['kextunload com.apple.driver.AppleUSBFTDI'],
      trouble: ['apple ftdi driver vs ftdi vcp driver mac'],
    },
  },
  {
    asks: 'A battery the wrong way round on a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'power', 'keeps a reversed battery from powering the board')],
    typed: {
      trouble: ['ganglion battery plugged in reversed'],
      name: ['reverse polarity protection ganglion'],
    },
  },
  {
    asks: 'The voltage at which a Ganglion switches itself off.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'power', 'the detector opens at 3.0 V')],
    typed: { trouble: ['ganglion switches off at which voltage', 'ganglion weak battery cut off 3v'] },
  },
  {
    asks: 'Parts of a Ganglion that differ between list and layout.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'at-a-glance', 'Ganglion, layout Ganglion_01'),
      at('Ganglion/GanglionSpecs', 'design-files', 'some values differ'),
    ],
    typed: {
      name: ['ganglion bom differs from kicad values', 'resistor in series with driven ground ganglion'],
    },
  },
  {
    asks: 'Which accelerometer a Ganglion has.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'at-a-glance', 'Ganglion, layout Ganglion_01'),
      at('Ganglion/GanglionSpecs', 'revisions', 'The parts list has a LIS2DE12'),
    ],
    typed: { name: ['LIS2DH or LIS2DE12 on ganglion', 'ganglion accelerometer part number'] },
  },
  {
    asks: 'What is written to byte 19 of packets that carry no axis.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'accelerometer', 'repeats what was sent before')],
    typed: {
      name: ['ganglion last byte 18 bit packet meaning'],
      trouble: ['accelerometer byte repeats other packets'],
    },
  },
  {
    asks: "A sensor of one's own in the Ganglion's packets.",
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'own-sketch', 'in place of if(useAccel == true){')],
    typed: { task: ['ganglion send own sensor data auxData', 'useAux ganglion analog pin firmware'] },
  },
  {
    asks: 'How long, and how big, a file on the card of a Ganglion is.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'A file lasts three times as long as its letter promises')],
    typed: { task: ['ganglion sd A 5 minutes how long really'], name: ['ganglion sd card file size MB'] },
  },
  {
    asks: 'A recording on the card of a Ganglion, step by step.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'So a recording goes like this')],
    typed: {
      trouble: ['BLE not connected: abort startRunning', 'OBCI_Ganglion_SD.h no such file'],
    },
  },
  {
    asks: 'Whether the radio of the Ganglion is protected.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'security', 'Nothing protects it')],
    typed: { task: ['is ganglion bluetooth encrypted', 'can a stranger connect to my ganglion'] },
  },
  {
    asks: 'A Ganglion and two computers.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'security', 'a second computer gets nothing'),
      at('Software/SoftwareLanding', 'one-at-a-time', 'the dongle or the Bluetooth link'),
    ],
    typed: { task: ['ganglion connect to two computers same time', 'ganglion data to two laptops'] },
  },
  {
    asks: 'Another name on the air.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'own-sketch', 'another name on the air')],
    typed: { task: ['rename ganglion bluetooth name', 'change advertised name ganglion firmware'] },
  },
  {
    asks: 'Temperature.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'revisions', 'temperature sensor is switched on')],
    typed: { name: ['ganglion temperature sensor', 'read temperature lis2dh ganglion'] },
  },
  {
    asks: 'Whether the four channels are sampled together.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'at-a-glance', 'Ganglion, layout Ganglion_01')],
    typed: {
      name: ['ganglion channels sampled at the same time', 'multiplexed adc ganglion phase between channels'],
    },
  },
  {
    asks: "The Ganglion's plots, and how many layers it has.",
    origins: ['https://github.com/OpenBCI/Documentation/issues/118'],
    answers: [at('Ganglion/GanglionSpecs', 'design-files', 'four layers of copper')],
    typed: { name: ['ganglion gerber files download', 'ganglion pcb how many layers'] },
  },
  {
    asks: 'Huge impedances where nothing is connected.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'impedance', 'large numbers without meaning')],
    typed: {
      trouble: ['ganglion impedance shows millions ohm', 'impedance of unplugged ganglion electrode huge'],
    },
  },
  {
    asks: 'Whether to earth oneself.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Do not earth yourself against the hum')],
    typed: {
      task: ['ground myself to radiator to reduce hum', 'antistatic wrist strap while recording eeg'],
    },
  },
  {
    asks: 'A USB isolator against hum.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'A USB isolator at the dongle does nothing')],
    typed: { task: ['usb isolator for openbci dongle noise', 'optical isolator usb eeg'] },
  },
  {
    asks: 'A scope on a board that is worn.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'never hold the probe')],
    typed: {
      task: ['oscilloscope probe on ganglion while wearing', 'measure ganglion output with scope on body'],
    },
  },
  {
    asks: 'The mains of Japan.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Japan has 50 Hz in the east')],
    typed: { name: ['japan 50 or 60 hz notch'] },
  },
  {
    asks: 'BrainFlow and threads.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'lets them in one after the other')],
    typed: { name: ['is brainflow thread safe'], task: ['get_current_board_data from two threads'] },
  },
  {
    asks: 'Whether a product may contain BrainFlow.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'brainflow-licence', 'Business Source License 1.1')],
    typed: { name: ['brainflow license commercial closed source'], task: ['can i sell app with brainflow'] },
  },
  {
    asks: 'Two first MyoWares on one Ganglion.',
    origins: [],
    answers: [at('Deprecated/MyoGanglion', 'wire-it', 'For a second muscle')],
    typed: { task: ['two myoware sensors on one ganglion', 'second myoware which pins ganglion'] },
  },
  {
    asks: 'The pin that the Ganglion prints otherwise than its schematic.',
    origins: [],
    answers: [at('Deprecated/MyoGanglion', 'wire-it', 'the schematic calls the first VDD')],
    typed: { trouble: ['ganglion has no DVDD pin myoware'], task: ['myoware + wire where on ganglion'] },
  },
  {
    asks: 'A copied chip in a dongle.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'non-genuine', 'takes the chip for a copy')],
    typed: { trouble: ['NON GENUINE DEVICE FOUND dongle', 'ftdi clone chip dongle pid 0000'] },
  },
  {
    asks: 'Numbers in the list of the FTDI driver.',
    origins: [],
    answers: [at('Deprecated/FTDI_Fix_Mac_Deprecated', 'steps', '24597')],
    typed: { name: ['idProduct 24597 idVendor 1027 plist'], trouble: ['kextstat grep FTDI shows nothing'] },
  },
  {
    asks: 'How exact the amplitudes of a Ganglion are.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'signal-path', 'Nothing is calibrated')],
    typed: { name: ['ganglion amplitude accuracy percent'], task: ['calibrate ganglion gain'] },
  },
  {
    asks: 'What one channel of a Ganglion leaves in another.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'at-a-glance', 'Ganglion, layout Ganglion_01')],
    typed: { name: ['crosstalk between ganglion channels'] },
  },
  {
    asks: "How long a Ganglion's filters delay.",
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'bandwidth', 'The same filters delay the signal')],
    typed: { name: ['ganglion filter delay ms', 'group delay of ganglion for erp'] },
  },
  {
    asks: "A Ganglion's noise in microvolts RMS.",
    origins: ['https://openbci.com/forum/index.php?p=/discussion/1347/ganglion-input-referred-noise'],
    answers: [at('Ganglion/GanglionSpecs', 'noise', '0.13 µV RMS between 1 and 50 Hz')],
    typed: { name: ['ganglion input noise uV rms', 'ganglion noise floor shorted inputs rms'] },
  },
];
