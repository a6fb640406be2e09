import { at, type Question } from '../types';

const OWN_CHIP = 'ForDevelopers/HardwareDevelopment';
const E2E = 'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/';

/**
 * What owners of a Cyton, makers of boards and writers of parsers asked in public: threads on radio, card, triggers, supply,
 * impedance and the WiFi Shield, and the forums where people ask who put the same converter onto a board of their own.
 */
export const realBoards: readonly Question[] = [
  {
    asks: 'With the Daisy on, the main board shows zeros.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2251%2F'],
    answers: [at('GettingStarted/Boards/DaisyGS', 'cs2', 'CS2')],
    typed: { trouble: ['16 channels only daisy works main board zero'] },
  },
  {
    asks: 'A board built at home: boot loader written, and the buttons give no blinking.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/4772'],
    answers: [
      at('Cyton/CytonProgram', 'no-blink', 'On a board that you built'),
      at('Cyton/CytonProgram', 'older', 'PICkit 3'),
    ],
    typed: {
      trouble: ['pickit3 bootloader flashed but no blinking led when reset prog'],
      name: ['pickit3 pinout cyton MCLR PGD PGC'],
    },
  },
  {
    asks: 'The identity of the chip reads wrong on an own board, and the rate is off.',
    origins: [`${E2E}1543451/ads1299-id-readback-and-conversion-rate-behavior`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'The rate is wrong')],
    typed: { trouble: ['ads1299 ID reads 0x20 instead of 0x3E'] },
  },
  {
    asks: 'The lead-off bits of the status never change.',
    origins: [`${E2E}1340454/ads1299-inquiry-about-setting-of-loff-stat`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'Lead-off bits of the status stay 0')],
    typed: { trouble: ['LOFF_STATP always zero ads1299 lead off status'] },
  },
  {
    asks: 'Find out that the bias electrode has come off.',
    origins: [`${E2E}293443/ads1299-bias-measurement-with-lead-off-current-source-enabled`],
    answers: [
      at('Cyton/CytonSDK', 'lead-off', 'Bias and reference are not tested'),
      at(OWN_CHIP, 'own-ads1299', 'a detector for the bias electrode'),
    ],
    typed: { task: ['detect if bias electrod fell off'] },
  },
  {
    asks: 'A script that makes a readable table of a file from the card.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1014',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/1207',
    ],
    answers: [
      at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts'),
      at('Cyton/CytonSDCard', 'read-a-file', 'Python'),
    ],
    typed: { task: ['conver OBCI_xx.TXT to csv python'] },
  },
  {
    asks: 'A file of the card as BDF.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/164'],
    answers: [at('Cyton/CytonSDCard', 'viewer', 'BDF+')],
    typed: { task: ['sd card to bdf or edf'] },
  },
  {
    asks: 'Where the converted file of the card lies, and which one it was.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/24'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'sd', 'converts')],
    typed: { task: ['where does the GUI put converted sd file'] },
  },
  {
    asks: 'Analog mode over the WiFi Shield seems to switch the board off.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/86'],
    answers: [
      at('Cyton/CytonSDK', 'led-dark', 'D4 of a WiFi Shield'),
      at('Deprecated/WiFiShield/WiFiLanding', 'lights', 'In analog and digital board mode it goes out'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'look whether data still arrive'),
    ],
    typed: { trouble: ['cyton turns off when i send /2 over wifi shield'] },
  },
  {
    asks: 'The lights of board and shield go out at the start of a session.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/88'],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'look whether data still arrive'),
      at('Cyton/CytonSDK', 'led-dark', 'D4 of a WiFi Shield'),
    ],
    typed: { trouble: ['cyton shuts off when wifi session starts'] },
  },
  {
    asks: 'Analog values that jump about.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/422'],
    answers: [at('Cyton/CytonExternal', 'pin-random', 'Is the mode set?')],
    typed: { trouble: ['analog read shows random numbers photoresitor'] },
  },
  {
    asks: 'The rate in BrainFlow stays the same after a command.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/804'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'rate-unchanged', '1000')],
    typed: { name: ['CYTON_WIFI_BOARD get_sampling_rate 1000 after ~5'] },
  },
  {
    asks: 'Data come in lumps of half a second.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/81'],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'why', '16 ms'),
      at('ForDevelopers/BrainFlowErrors', 'samples-come-in-bursts', 'latency'),
    ],
    typed: { trouble: ['data arrives in chunks every half second java cyton'] },
  },
  {
    asks: 'Half of the channels are zero over the WiFi Shield.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/90'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'daisy-zero', 'Update the program first')],
    typed: { trouble: ['wifi shield daisy only 8 channels 9-16 zero'] },
  },
  {
    asks: 'Connected straight to the shield, and no data.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/71'],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'no data arrives after the start'),
    ],
    typed: { trouble: ['wifi direct connects but no data'] },
  },
  {
    asks: 'Two packets with one number over WiFi.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/104'],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'daisy', 'two packets with the same sample number')],
    typed: { name: ['two packets same sample number wifi daisy'] },
  },
  {
    asks: 'The line that says "data ready" never falls.',
    origins: [`${E2E}1017085/ads1299-data-ready-pin-not-going-low`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'Nothing is being converted')],
    typed: { trouble: ['DRDY stays high ads1299 esp32'] },
  },
  {
    asks: 'Single wrong samples on an own board.',
    origins: [`${E2E}1199616/ads1299-data-corrupted-spikes-when-adding-delay-before-reading`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'The reading runs into the next result')],
    typed: { trouble: ['ads1299 spikes random bad samples own board SPI'] },
  },
  {
    asks: 'All registers read as ones.',
    origins: [
      'https://forum.arduino.cc/t/ads1299-spi-communication-with-teensy-4-1/1047958',
      'https://github.com/openbci-archive/_DEPRECATED_OpenBCI-V2hardware/issues/28',
      'https://github.com/openbci-archive/_DEPRECATED_OpenBCI-V2hardware/issues/29',
    ],
    answers: [at(OWN_CHIP, 'own-ads1299', 'The chip does not drive the line')],
    typed: {
      trouble: ['ads1299 all registers 0xFF teensy', 'arduino uno ads1299 level shifter registers all ones'],
    },
  },
  {
    asks: 'The order in which the chip wants to be started.',
    origins: [`${E2E}481705/question-about-ads1299`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'wait at least 2¹⁸ clock cycles')],
    typed: { task: ['ads1299 power up sequence reset SDATAC read id'] },
  },
  {
    asks: 'Which level pin 52 of the Daisy has.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/212'],
    answers: [at('Cyton/CytonSpecs', 'daisy', 'pin 52 (CLKSEL)')],
    typed: { trouble: ['daisy schematic clksel DVDD or AGND'] },
  },
  {
    asks: 'Zeros in the columns of the accelerometer.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/410/accelerometer-returns-0s'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'aux', 'Are the acceleration columns of a file 0'),
      at('Troubleshooting/minimizingNoise', 'railed', '187.5 mV'),
    ],
    typed: { trouble: ['accelerometer always 0.00 openbci txt'], name: ['-187500.02'] },
  },
  {
    asks: 'Which way the axes point.',
    origins: ['http://eeghacker.blogspot.de/2014/12/openbci-accelerometer-data.html'],
    answers: [at('Cyton/CytonDataFormat', 'accelerometer', 'X points to the right')],
    typed: { task: ['acelerometer axis direction which way is x y z cyton'] },
  },
  {
    asks: 'How packets of a Daisy pair up, for an own parser.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/pull/118'],
    answers: [at('Cyton/CytonDataFormat', 'daisy', 'Join an even packet with the odd one after it')],
    typed: { trouble: ['javascript parser first packet lost after reset daisy'] },
  },
  {
    asks: 'The internal test signal has the wrong size.',
    origins: [
      `${E2E}779105/ads1299-obtained-value-conversions-in-test-mode-and-measuring-millivolts-are-not-exact-at-all`,
      `${E2E}537994/ads1299-broken-internal-test-signal-with-arduino-pro-mini`,
    ],
    answers: [at(OWN_CHIP, 'own-ads1299', 'The test signal is constant or missing')],
    typed: {
      trouble: [
        'ads1299 test signal reads -1246 uV instead of -1875',
        'internal test signal does not toggle stays dc',
      ],
    },
  },
  {
    asks: 'Why the bias circuit differs from the data sheet.',
    origins: ['https://e2e.ti.com/support/data-converters/f/73/t/832237'],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'BIASINV is left open')],
    typed: { name: ['BIASOUT BIASINV feedback cyton schematic vs datasheet'] },
  },
  {
    asks: 'The signal clips as soon as the reference is grounded.',
    origins: [`${E2E}1356214/ads1299-50hz-noise-observations`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'The signal is clipped with the reference at ground')],
    typed: { trouble: ['emg clipped when reference connected to GND ads1299'] },
  },
  {
    asks: 'What the LED says when a recording begins.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/80'],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'states', 'Blinks a few times when a recording'),
      at('Cyton/CytonSDCard', 'gui', 'Three blinks, then steady light'),
    ],
    typed: { trouble: ['led on cyton blinking while recording'] },
  },
  {
    asks: 'Impedance in an own program, during the experiment.',
    origins: [
      'https://github.com/OpenBCI/brainflow/issues/160',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/45',
    ],
    answers: [
      at('Cyton/CytonSDK', 'impedance-python', 'Call it as'),
      at('Cyton/CytonSDK', 'lead-off', 'Do not record EEG while the current is on'),
      at('Troubleshooting/Impedance', 'impedance-while-recording', 'the test current is a signal of 31.2 Hz'),
    ],
    typed: { task: ['measure impedance in python while recording eeg'] },
  },
  {
    asks: 'The formula behind the impedance.',
    origins: ['http://eeghacker.blogspot.fr/2014/04/openbci-measuring-electrode-impedance.html'],
    answers: [at('Cyton/CytonSDK', 'lead-off', 'impedance in ohm')],
    typed: { task: ['how did chip measure impedance 6nA 31 Hz formula'] },
  },
  {
    asks: 'Markers that the card does not have.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/277'],
    answers: [
      at('Cyton/CytonSDCard', 'format', 'are not on the card'),
      at('Cyton/CytonExternal', 'missed', 'lost on the radio'),
    ],
    typed: { trouble: ['markers missing in sd file 16 channel'] },
  },
  {
    asks: 'A higher rate on the card alone.',
    origins: ['https://github.com/openbci-archive/Docs/issues/150'],
    answers: [
      at('Cyton/CytonSDCard', 'faster', 'only over a WiFi Shield'),
      at('Cyton/CytonSDK', 'sample-rate', '250 Hz is the highest rate over the dongle'),
    ],
    typed: { task: ['record to sd card 1000 Hz without wifi shield'] },
  },
  {
    asks: 'No data after a higher rate was set.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/52'],
    answers: [at('Cyton/CytonSDK', 'sample-rate', '250 Hz is the highest rate over the dongle')],
    typed: { name: ['~4 sample rate no data'] },
  },
  {
    asks: 'What the poll time does, and its number.',
    origins: ['https://github.com/openbci-archive/Docs/pull/27'],
    answers: [at('Cyton/CytonSDK', 'radio', 'The default poll time is 48 ms')],
    typed: { name: ['poll time 0xF0 0x04 hex or decimal, default'] },
  },
  {
    asks: 'A copy of the board without radio that shows noise.',
    origins: ['https://github.com/openbci-archive/Docs/issues/151'],
    answers: [at('FAQ/HardFAQ', 'wired-copy', 'All channels are noise?')],
    typed: { trouble: ['chinese cyton clone wired only noise 50hz'] },
  },
  {
    asks: "FieldTrip's reader with a Ganglion or 16 channels.",
    origins: ['https://github.com/eegsynth/eegsynth/issues/89'],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'fieldtrip-live', 'openbci2ft')],
    typed: { name: ['openbci2ft ganglion 16 channel fieldtrip buffer'] },
  },
  {
    asks: 'Another program drops the Daisy before it has connected.',
    origins: ['https://github.com/neuromore/studio/pull/303'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Neuromore', 'setup', 'If no device appears after 30 seconds'),
    ],
    typed: { trouble: ['neuromore daisy device removed before connecting'] },
  },
  {
    asks: 'Which maximum to choose for a night.',
    origins: ['http://www.dreamrealizationlab.com/polysomnography-step-4-recording/'],
    answers: [
      at('Cyton/CytonSDCard', 'sizes', 'choose the next larger one'),
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'night'),
    ],
    typed: { task: ['4 hours or 12 hours sd file which to choose sleep'] },
  },
  {
    asks: 'Another firmware for the Cyton.',
    origins: ['http://max93.net/software/maxbci/'],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'other-firmware', 'MaxBCI')],
    typed: { name: ['MaxBCI firmware alternative cyton 2000 Hz'] },
  },
  {
    asks: 'The highest rate of a Ganglion with the shield.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/85'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', 'got about 2,000 samples a second')],
    typed: { name: ['wifi shield ganglion max sample rate 25600'] },
  },
  {
    asks: 'The settings that the channels have at this moment.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/77'],
    answers: [at('Cyton/CytonSDK', 'registers', '? shows what is in the registers')],
    typed: { task: ['read back channel settings gain daisy'] },
  },
  {
    asks: "Uploading firmware from a program of one's own.",
    origins: ['https://github.com/christophediericx/ArduinoDriver/issues/28'],
    answers: [at('Cyton/CytonProgram', 'cli', 'upload the compiled .hex without the IDE')],
    typed: { name: ['ArduinoDriver C# upload hex chipkit'] },
  },
];
