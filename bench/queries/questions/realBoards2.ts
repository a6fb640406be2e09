import { at, type Question } from '../types';

/**
 * What owners of boards and builders of their own asked in public: firmware and its uploads, several converters, the bias and
 * reference circuit, triggers, batteries, clocks and pins. Told anew in other words.
 */
export const realBoards2: readonly Question[] = [
  {
    asks: 'A constant voltage of some millivolts as soon as the bias electrode is on.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/917434/ads1299-ads1299-bias-out',
    ],
    answers: [at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton')],
    typed: { trouble: ['bias electrode plugged in and signal jumps to 12000 uV'] },
  },
  {
    asks: 'All bytes of a channel are ones, and the status is right.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/381758/ads1298ecgfe-arduino-data-retrieval',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'which is −1')],
    typed: { trouble: ['ads1298 arduino channel bytes always FF FF FF'] },
  },
  {
    asks: 'Whether a weak battery changes the signal.',
    origins: ['http://lightfield.one/forum/discussion/2204/how-does-low-battery-level-affect-the-signal'],
    answers: [at('Cyton/CytonSpecs', 'battery-level', 'the battery does not change the signal')],
    typed: { task: ['does low battery level change my eeg signal'] },
  },
  {
    asks: 'A peak at 25 Hz that comes with the Daisy.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F5049'],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'alias', 'It is mains hum'),
      at('Cyton/CytonDataFormat', 'daisy-mains', 'everything above 62.5 Hz folds down'),
    ],
    typed: { trouble: ['25 hz peak in fft with daisy 16 channels'] },
  },
  {
    asks: 'The byte of a packet that carries a marker.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/337'],
    answers: [
      at('Cyton/CytonDataFormat', '0xc1-and-0xc2-pins-markers-your-own-data', 'byte 27 holds its code'),
      at('Cyton/CytonDataFormat', 'aux-examples', 'whose character code is'),
    ],
    typed: { name: ['which packet byte holds the marker value'] },
  },
  {
    asks: 'Ten microvolts that remain on a Ganglion.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/17'],
    answers: [at('Ganglion/GanglionSpecs', 'offset', 'thought it normal')],
    typed: { trouble: ['ganglion 10 uV offset with inputs shorted'] },
  },
  {
    asks: 'Packets of a Ganglion that Linux loses.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/42'],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'Keep this order')],
    typed: { trouble: ['ganglion drops packets on linux conn_min_interval'] },
  },
  {
    asks: 'The Arduino IDE does not know the board of the radio.',
    origins: ['https://github.com/arduino/Arduino/issues/6672'],
    answers: [at('Cyton/CytonRadios', 'dongle-fails', 'its folder is in the wrong place')],
    typed: { trouble: ['Board RFduino (platform RFduino, package RFduino) is unknown'] },
  },
  {
    asks: 'The uploader cannot erase the chip.',
    origins: [
      'https://github.com/chipKIT32/chipKIT-core/issues/149',
      'https://github.com/chipKIT32/chipKIT-core/issues/78',
    ],
    answers: [
      at('Cyton/CytonProgram', 'program-flash-failed', 'comes from an uploader older than June 2016'),
    ],
    typed: { trouble: ['pic32prog Erase: Cannot erase chip'] },
  },
  {
    asks: 'What the pins for bias and reference are for, with the four-channel chip.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/788200/ads1299-4-bias-and-srbx-pin-configuration-for-4-channel-eeg',
    ],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'It connects to the N sides of all eight channels')],
    typed: { name: ['ads1299-4 pins for 4 channels bias and srb'] },
  },
  {
    asks: 'Whether input and output of the bias belong together.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/825254/ads1299-bias-reference-and-ground',
    ],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'is joined to')],
    typed: { name: ['should BIASIN and BIASOUT be connected'] },
  },
  {
    asks: 'One supply of 5 V, and the body between.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/230244/electrodes-ads1298-interface',
    ],
    answers: [
      at(
        'ForDevelopers/HardwareDevelopment',
        'own-ads1299',
        'Bring the body to the middle of the supply with the bias amplifier',
      ),
    ],
    typed: { task: ['ads1299 on single 5V supply what sets body potential'] },
  },
  {
    asks: 'Three chips in a chain give only ones.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/612237/problem-reading-data-with-ads1299-in-daisy-chain',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'several', 'of the last goes to ground'),
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'The chip does not drive the line'),
    ],
    typed: { trouble: ['three ads1299 daisy chain data reads 0xFF'] },
  },
  {
    asks: 'The second chip sends rubbish on the clock of the first.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1300169/ads1299-daisy-chaining-with-internal-clock-gives-garbage-data-on-second-ads',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'several', 'and gives its clock out')],
    typed: { trouble: ['second ads1299 garbage with internal clock'] },
  },
  {
    asks: 'Levels of the chip’s own pins in its status word.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/549402/ads1299-gpio-and-adc-data-syncronization',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'the levels of the four GPIO pins')],
    typed: { name: ['ads1299 gpio bits in status word in sync with sample?'] },
  },
  {
    asks: 'Which inputs to take into the bias.',
    origins: ['https://electronics.stackexchange.com/q/476137'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'hardware-settings', 'for a channel without an electrode'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'keeps the strong heart'),
    ],
    typed: { task: ['which channels to select for bias derivation'] },
  },
  {
    asks: 'The converter of the Ganglion on an own board reads nothing.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/1'],
    answers: [at('Ganglion/GanglionProgram', 'zeros', 'look at the clock of the MCP3912')],
    typed: { trouble: ['mcp3912 reads 0 on all four channels'] },
  },
  {
    asks: 'Fewer samples a second from a Cyton.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/105'],
    answers: [
      at('Cyton/CytonSDK', 'sample-rate', '250 Hz is also the lowest rate'),
      at('ForDevelopers/DataAnalysis', 'resample', 'SciPy filters before it thins out'),
    ],
    typed: { task: ['lower sample rate than 250 hz cyton'] },
  },
  {
    asks: 'The old firmware for a wire, and the firmware of today.',
    origins: ['https://github.com/WinslowStrong/OpenBCI_Wired_USB/issues/1'],
    answers: [
      at('Cyton/CytonProgram', 'wire', 'through an isolator that is made for medical use'),
      at('FAQ/HardFAQ', 'wired-copy', 'Two published firmwares for such a cable'),
    ],
    typed: { task: ['openbci wired usb 230400 baud firmware v3'] },
  },
  {
    asks: 'One battery for the Ganglion and the shield.',
    origins: ['https://github.com/openbci-archive/Docs/pull/200'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'power-a-ganglion-with-shield', 'One battery for both')],
    typed: { task: ['ganglion and wifi shield from one battery'] },
  },
  {
    asks: 'A status word whose bits are moved by one.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/63155/ads1298-lead-off-functionality',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'all bits are moved by one')],
    typed: { trouble: ['ads1298 status word shifted left by one bit'] },
  },
  {
    asks: 'Channels that stand at the largest number.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/230895/ads1298---2-of-8-channels-work-proberly',
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/106115/ads1298-ecg-data-read-problem-only-7fffff',
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/332770/internal-test-signal',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'Its input is beyond the range'),
      at(
        'Troubleshooting/minimizingNoise',
        'railed',
        'The input is close to the end of what the converter can measure',
      ),
    ],
    typed: { trouble: ['only 2 of 8 channels work others 7FFFFF'] },
  },
  {
    asks: 'Sixteen channels with the 8-bit board.',
    origins: ['https://github.com/chipaudette/EEGHacker/issues/1'],
    answers: [at('Deprecated/8bitBoardDep', 'commands', 'no way to get 16 channels')],
    typed: { task: ['8bit board with daisy 16 channel firmware'] },
  },
  {
    asks: 'What a serial port of the usual rate carries.',
    origins: ['https://github.com/starcat-io/hackeeg-driver-arduino/issues/5'],
    answers: [
      at('Cyton/CytonDataFormat', 'the-stream-in-one-minute', 'carries up to 11,520'),
      at('Cyton/CytonSpecs', 'bluetooth', 'Eight channels need 82,500 baud'),
    ],
    typed: { task: ['how many channels fit through 115200 baud'] },
  },
  {
    asks: 'Axes of the two boards that differ.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/14'],
    answers: [at('Ganglion/GanglionDataFormat', 'accelerometer', 'X and Y change places')],
    typed: { name: ['ganglion accelerometer axes swapped compared to cyton'] },
  },
  {
    asks: 'Back to the shipped firmware, radios included.',
    origins: [
      'http://lightfield.one/forum/discussion/1538/cyton-board-not-working-after-loading-alphawave-firmware',
    ],
    answers: [at('Cyton/CytonProgram', 'bricked', 'comes last')],
    typed: { task: ['go back to default firmware after ble sketch alphawave'] },
  },
  {
    asks: 'Radios that do not meet after both were programmed.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4822%2F'],
    answers: [at('Cyton/CytonRadios', 'not-found', 'The channels differ')],
    typed: { trouble: ['no contact between board and dongle after flashing radios'] },
  },
  {
    asks: 'The bias electrode on a hand.',
    origins: ['https://github.com/pieeg-club/EEGwithRaspberryPI/issues/5'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'same-ear', 'keep the bias on the head')],
    typed: { task: ['bias electrode on hand instead of head'] },
  },
  {
    asks: 'Noise of random numbers in the place of half the supply.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/615518/ads1299-4-read-continuous-data-from-ads1299-4',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'all bits are moved by one')],
    typed: { trouble: ['ads1299-4 random values custom board mid supply'] },
  },
  {
    asks: 'The size of a count with a reference of one’s own.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/963611/ads1299-should-i-change-data-format-if-i-change-v_ref-value',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'With an external reference put the voltage'),
    ],
    typed: { name: ['ads1299 scale factor external reference 4.096'] },
  },
  {
    asks: 'Registers of a chip further down the chain.',
    origins: ['https://converters204.rssing.com/chan-14792594/article13444.html'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'several', 'one low to write or read registers')],
    typed: { name: ['read registers of second ads1299 in daisy chain'] },
  },
  {
    asks: 'Resistor and capacitor at the bias amplifier.',
    origins: ['https://converters204.rssing.com/chan-14792594/article389.html'],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'the data sheet draws R and C as feedback')],
    typed: { name: ['why 1 MOhm and 1.5 nF at bias amplifier'] },
  },
  {
    asks: 'The file of the boot loader.',
    origins: [
      'https://github.com/chipKIT32/PIC32-avrdude-bootloader/pull/21',
      'https://github.com/chipKIT32/PIC32-avrdude-bootloader/issues/46',
    ],
    answers: [at('Cyton/CytonProgram', 'older', 'in the folder')],
    typed: { name: ['UDB32-MX2-DIP bootloader hex'] },
  },
  {
    asks: 'The boot loader with another programmer.',
    origins: ['https://github.com/sergev/pic32prog/issues/68'],
    answers: [at('Cyton/CytonProgram', 'older', 'also names the PICkit 2')],
    typed: { task: ['burn chipkit bootloader without pickit3'] },
  },
  {
    asks: 'The temperature sensor at an analog pin, and the reference there.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/343'],
    answers: [at('Cyton/CytonExternal', 'analog', 'value × 3.3 V ÷ 1024')],
    typed: { task: ['LM35 temperature sensor analog read reference voltage'] },
  },
  {
    asks: 'One of four chips in power-down.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/906944/ads1299-pwdn-effect-on-the-i-o---multiple-device-configuration',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'several', 'a chip in power-down lets go of the shared lines'),
    ],
    typed: { task: ['switch off some of four ads1299 with PWDN'] },
  },
  {
    asks: 'All channels that fall to zero now and then.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/43'],
    answers: [at('Troubleshooting/minimizingNoise', 'no-change', 'no cause is confirmed')],
    typed: { trouble: ['all channels go to ground suddenly'] },
  },
  {
    asks: 'A blinking LED after a press on the buttons.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/234'],
    answers: [at('Troubleshooting/ResetButtonPress', 'blinking', 'The board is in bootloader mode')],
    typed: { trouble: ['blue led blinking after pressing buttons by accident'] },
  },
  {
    asks: 'Whether the upper reference pin is always connected.',
    origins: ['http://www.dreamrealizationlab.com/polysomnography-step-3-the-cyton-board/'],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'After power-up it is off')],
    typed: { name: ['is top srb pin always on'] },
  },
  {
    asks: 'A setting of the accelerometer that the data sheet does not allow.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/16'],
    answers: [at('Ganglion/GanglionDataFormat', 'accelerometer', 'in every release from 1.0.0 on')],
    typed: { name: ['LIS2DH range in ganglion firmware 2g or 4g'] },
  },
  {
    asks: 'Cables with safety sockets at a header with pins.',
    origins: ['https://github.com/TheusHen/EEGFrontier/issues/5'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'is a short cable with a header socket')],
    typed: { task: ['touchproof electrode cables to 2.54 mm pin header'] },
  },
  {
    asks: 'Whether the stream is raw or already a spectrum.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3978%2F'],
    answers: [
      at('Cyton/CytonDataFormat', 'binary-format', 'The data are not filtered'),
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'files always hold raw data'),
    ],
    typed: { name: ['does the board send raw counts or fft bands'] },
  },
];
