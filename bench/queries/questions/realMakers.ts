import { at, type Question } from '../types';

const OWN_CHIP = 'ForDevelopers/HardwareDevelopment';
const SOFTWARE = 'ForDevelopers/SoftwareDevelopment';
const E2E = 'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/';
const GITHUB = 'https://github.com/';

/**
 * What makers asked in public who program the boards, build their own with the same converter, read one with an Arduino, an
 * ESP32 or a Raspberry Pi, or mend one.
 */
export const realMakers: readonly Question[] = [
  {
    asks: 'The radio module of the Cyton cannot be bought.',
    origins: [`${GITHUB}MayaMaya4096/OpenBCI-ESP32-WiFi/issues/1`, `${GITHUB}tomasero/openSleep/issues/6`],
    answers: [at('Cyton/CytonRadios', 'other-modules', 'no module that takes its place')],
    typed: { trouble: ['rfd22301 not available replacement cyton'] },
  },
  {
    asks: "Where the converter's data-ready line of a Cyton can be reached with an ESP32.",
    origins: [`${GITHUB}MayaMaya4096/OpenBCI-ESP32-WiFi/issues/2`],
    answers: [
      at('Cyton/CytonSpecs', 'digital-pins', 'pin 2 of the PIC32'),
      at('FAQ/HardFAQ', 'arduino', 'reach no connector'),
    ],
    typed: { task: ['cyton drdy pin where to connect esp32'] },
  },
  {
    asks: 'Sixteen channels from two converters on an ESP32.',
    origins: [`${GITHUB}MayaMaya4096/OpenBCI-ESP32-WiFi/issues/3`],
    answers: [at(OWN_CHIP, 'several', 'Give each chip its own CS')],
    typed: { task: ['two ads1299 daisy chain 16 channels esp32'] },
  },
  {
    asks: 'An Arduino with the converter that BrainBay takes for a Cyton.',
    origins: [`${GITHUB}ChrisVeigl/BrainBay/issues/43`],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'elements', 'if it speaks as a Cyton does'),
      at('ForDevelopers/OwnDriver', 'own-board', 'speak as a Cyton does'),
    ],
    typed: { task: ['make arduino ads1299 look like cyton brainbay'] },
  },
  {
    asks: 'Gain and reference of a board on a Raspberry Pi without a screen.',
    origins: [`${GITHUB}GrahamBriggs/bcibeginner/issues/5`],
    answers: [
      at(SOFTWARE, 'send-commands-to-the-board', 'passes its text on to the board'),
      at(SOFTWARE, 'raspberry-pi', 'set by commands'),
    ],
    typed: { task: ['change channel settings headless raspberry pi'] },
  },
  {
    asks: 'The last two channels of a copied board stay flat.',
    origins: [`${GITHUB}OpenBCI/OpenBCI_GUI/issues/1222`],
    answers: [at('Troubleshooting/minimizingNoise', 'no-change', 'Only channels 7 and 8')],
    typed: { trouble: ["channel 7 and 8 flat data doesn't change"] },
  },
  {
    asks: "The core's compiler on a Mac of today.",
    origins: [`${GITHUB}chipKIT32/chipKIT-core/issues/488`, `${GITHUB}chipKIT32/chipKIT-core/issues/457`],
    answers: [at('Cyton/CytonProgram', 'bad-cpu', '32-bit Intel program')],
    typed: { trouble: ['chipkit M1 mac incorrect executable', 'pic32-g++ bad CPU type catalina'] },
  },
  {
    asks: 'Arduino IDE 2 refuses the core.',
    origins: [
      `${GITHUB}chipKIT32/chipKIT-core/issues/490`,
      `${GITHUB}chipKIT32/chipKIT-cxx/issues/17`,
      `${GITHUB}arduino/arduino-ide/issues/1982`,
    ],
    answers: [at('Cyton/CytonProgram', 'root-dir', 'Install the core with Arduino IDE 1.8.19')],
    typed: { trouble: ["chipkit won't install arduino 2 no unique root dir"] },
  },
  {
    asks: 'Where the folder of the installed core is on Windows 11.',
    origins: [`${GITHUB}arduino/arduino-cli/issues/2430`],
    answers: [at('Cyton/CytonProgram', 'root-dir', 'Windows hides the folder')],
    typed: { trouble: ['chipkit core folder windows 11 no appdata'] },
  },
  {
    asks: "The compiler of the radios' core is missing.",
    origins: [`${GITHUB}OpenBCI/OpenBCI_Radios/issues/1`],
    answers: [at('Cyton/CytonRadios', 'dongle-fails', 'gcc-arm-none-eabi-4.8.3-2014q1')],
    typed: { trouble: ['arm-none-eabi-g++ missing compile rfduino'] },
  },
  {
    asks: 'The RFduino in PlatformIO.',
    origins: [`${GITHUB}platformio/platform-nordicnrf51/issues/39`],
    answers: [at('Cyton/CytonRadios', 'dongle-fails', 'PlatformIO is no way round it')],
    typed: { trouble: ['platformio unknown board id rfduino'] },
  },
  {
    asks: 'A radio module that refuses uploads, and how it was mended.',
    origins: ['https://fredrikolofsson.com/f0blog/bluetooth-module-repair'],
    answers: [at('Cyton/CytonRadios', 'device', 'broken connection under the metal lid')],
    typed: { trouble: ['rfduino on board cannot be programmed broken trace'] },
  },
  {
    asks: 'The old program with a Ganglion on a Raspberry Pi.',
    origins: [
      `${GITHUB}openbci-archive/OpenBCI_Python/issues/87`,
      `${GITHUB}openbci-archive/OpenBCI_Python/issues/103`,
    ],
    answers: [at('Deprecated/Python', 'errors', "name 'Peripheral' is not defined")],
    typed: { trouble: ['raspberry pi 3 ganglion user.py error'] },
  },
  {
    asks: 'The identity reads as zero with an ESP32.',
    origins: [`${GITHUB}hideakitai/ESP32DMASPI/issues/37`],
    answers: [
      at(OWN_CHIP, 'own-ads1299', 'The chip does not drive the line'),
      at(OWN_CHIP, 'id-register', 'no ID: see the table above'),
    ],
    typed: { trouble: ['ads1299 device id reads 0 esp32'] },
  },
  {
    asks: 'Touchproof plugs on the header of a board.',
    origins: [`${GITHUB}TheusHen/EEGFrontier/issues/5`],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'header pin to touchproof adapter')],
    typed: { trouble: ["touchproof electrodes don't fit header pins"] },
  },
  {
    asks: 'The baud rate of a Cyton with a cable.',
    origins: [`${GITHUB}WinslowStrong/OpenBCI_Wired_USB/issues/1`],
    answers: [at('FAQ/HardFAQ', 'wired-copy', '230,400')],
    typed: { task: ['cyton wired usb 230400 baud'] },
  },
  {
    asks: 'A loss at the first sample of each stream.',
    origins: [`${GITHUB}openbci-archive/OpenBCI_NodeJS/issues/119`],
    answers: [at('Cyton/CytonDataFormat', 'packet-loss', 'Every stream begins with number 0')],
    typed: { trouble: ['always dropped packet at sample 0'] },
  },
  {
    asks: 'Lost packets of a Ganglion on the Bluetooth of a Linux computer.',
    origins: [`${GITHUB}openbci-archive/OpenBCI_Python/issues/42`],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'The unit is 1.25 ms')],
    typed: { task: ['conn_min_interval ganglion dropped packets linux'] },
  },
  {
    asks: 'A Daisy on the 8-bit board.',
    origins: [`${GITHUB}chipaudette/EEGHacker/issues/1`],
    answers: [at('Deprecated/8bitBoardDep', 'commands', 'no way to get 16 channels')],
    typed: { task: ['8bit board daisy 16 channel firmware'] },
  },
  {
    asks: 'Bias or the ground of the board on the head.',
    origins: [`${GITHUB}pieeg-club/EEGwithRaspberryPI/issues/5`],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'Connect electrodes to BIAS and not to AGND')],
    typed: { trouble: ['bias same as ground can i connect agnd to head'] },
  },
  {
    asks: 'The steps to start a board from Java.',
    origins: [`${GITHUB}openbci-archive/-DEPRECATED-OpenBCI_Processing/issues/25`],
    answers: [at(SOFTWARE, 'java', 'FirstSamples.java')],
    typed: { task: ['java library steps to initialize board serial'] },
  },
  {
    asks: 'The lead-off bits never change.',
    origins: [`${E2E}1340454/ads1299-inquiry-about-setting-of-loff-stat`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'Lead-off bits of the status stay 0')],
    typed: { trouble: ['lead off status bits always zero'] },
  },
  {
    asks: 'The test signal has another height than the data sheet says.',
    origins: [
      `${E2E}779105/ads1299-obtained-value-conversions-in-test-mode-and-measuring-millivolts-are-not-exact-at-all`,
    ],
    answers: [
      at(OWN_CHIP, 'own-ads1299', 'One count is 4.5 V'),
      at('Cyton/CytonSDK', 'test-signals', 'Every channel must show the same square wave'),
    ],
    typed: { trouble: ['internal test signal wrong amplitude'] },
  },
  {
    asks: 'Which value the identity register has.',
    origins: [`${E2E}1543451/ads1299-id-readback-and-conversion-rate-behavior`],
    answers: [
      at(OWN_CHIP, 'id-register', 'Compare the other five'),
      at('Cyton/CytonSDK', 'device-id', 'Device ID: 0x3E'),
    ],
    typed: { name: ['ads1299 id register value'] },
  },
  {
    asks: 'The identity is 0xDF while everything else works.',
    origins: [`${E2E}1406853/ads1299eegfe-pdk-ads1299eegfe-pdk`],
    answers: [at(OWN_CHIP, 'id-register', 'Compare the other five')],
    typed: { trouble: ['ads1299 id 0xDF instead of 0x3E'] },
  },
  {
    asks: 'From counts to volts.',
    origins: [`${E2E}632789/ads1299eegfe-pdk-how-to-convert-primary-data-to-real-electrical-signal`],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', '4.5'),
      at(OWN_CHIP, 'own-ads1299', 'One count is 4.5 V'),
    ],
    typed: { task: ['convert ads1299 raw data to volts'] },
  },
  {
    asks: "Which of the two names of a Mac's port.",
    origins: [`${GITHUB}chipKIT32/chipKIT-core/issues/77`],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'check', 'Every port has both names')],
    typed: { task: ['tty.usbserial or cu.usbserial mac'] },
  },
  {
    asks: 'The linker skips libraries on a 64-bit Raspberry Pi.',
    origins: [`${GITHUB}GrahamBriggs/bcibeginner/issues/1`],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'skipping incompatible')],
    typed: { trouble: ['skipping incompatible library raspberry pi 64 bit'] },
  },
  {
    asks: 'A genuine converter, and where from.',
    origins: [`${GITHUB}nikki-uwu/Meower/issues/6`],
    answers: [at(OWN_CHIP, 'id-register', 'a distributor that TI authorizes')],
    typed: { task: ['where to buy real ads1299 not fake'] },
  },
  {
    asks: 'The second of two chained converters gives zeros.',
    origins: [`${E2E}944540/ads1299-dout-always-grounded`],
    answers: [at(OWN_CHIP, 'several', 'Does the second chip answer with zeros?')],
    typed: { trouble: ['second ads1299 dout always zero'] },
  },
  {
    asks: 'Which lines three converters can share.',
    origins: [`${E2E}788103/ads1299-ads1299-daisy-chain`],
    answers: [at(OWN_CHIP, 'several', 'May be joined')],
    typed: { task: ['share reset and start pins of 3 ads1299'] },
  },
  {
    asks: 'One clock for several converters.',
    origins: ['http://e2e.ti.com/support/data_converters/precision_data_converters/f/73/t/611270'],
    answers: [at(OWN_CHIP, 'several', 'gives its clock out')],
    typed: { task: ['one clock for five ads1299 clksel'] },
  },
  {
    asks: 'A chain in which each converter has its own settings.',
    origins: ['https://e2e.ti.com/support/data-converters/f/73/t/901877'],
    answers: [at(OWN_CHIP, 'several', 'one low to write or read registers')],
    typed: { task: ['ads1299 daisy chain but separate cs per chip'] },
  },
  {
    asks: 'Another SRB1 setting in the second converter of a chain.',
    origins: [
      `${E2E}1525438/ads1299-daisy-chain-configuration-issue-in-wreg-data-and-wrong-data-in-ads1299-2`,
    ],
    answers: [at(OWN_CHIP, 'several', 'each chip can have its own settings')],
    typed: { task: ['different misc1 for two ads1299 in chain'] },
  },
  {
    asks: 'One reference for several boards with the converter.',
    origins: ['https://e2e.ti.com/support/data-converters/f/73/t/551341'],
    answers: [at(OWN_CHIP, 'several', 'Joined, for one reference electrode')],
    typed: { task: ['same reference electrode for several ads1299 boards'] },
  },
  {
    asks: 'The bias amplifier among four converters.',
    origins: [`${E2E}662475/ads1299-daisy-chain-questions`],
    answers: [at(OWN_CHIP, 'several', 'turn the bias amplifiers of the others off')],
    typed: { task: ['which bias amplifier with four ads1299'] },
  },
  {
    asks: 'Two converters on the SPI of a Raspberry Pi.',
    origins: [`${GITHUB}pieeg-club/PiEEG-16/issues/4`],
    answers: [at(OWN_CHIP, 'several', 'One line for each chip')],
    typed: { task: ['two ads1299 raspberry pi spi second chip select'] },
  },
  {
    asks: 'Zeros and a data-ready line that stays high, with an ESP32.',
    origins: [`${GITHUB}conorrussomanno/ADS1299/issues/4`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'Nothing is being converted')],
    typed: { trouble: ['ads1299 esp32 all zero drdy stays high'] },
  },
  {
    asks: "Zeros from TI's kit on an Arduino Uno.",
    origins: [`${E2E}949119/ads1299eegfe-pdk-ads1299-always-read-zeros-from-spi-arduino-uno`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'The clock of the SPI belongs on SCLK')],
    typed: { trouble: ['ads1299eegfe arduino uno always reads zeros'] },
  },
  {
    asks: 'The first command is ignored if the chip select rises at once.',
    origins: [`${E2E}845509/ads1299-understanding-spi-data-communication`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'Keep CS low for the whole command')],
    typed: { trouble: ['sdatac ignored unless I wait before cs high'] },
  },
  {
    asks: 'The identity of the sister chip does not read right on an ESP32.',
    origins: [`${E2E}1404695/ads1298-trouble-with-spi-communication`],
    answers: [
      at(OWN_CHIP, 'own-ads1299', 'The ID is another number each time'),
      at(OWN_CHIP, 'id-register', 'ADS1298, another converter'),
    ],
    typed: { trouble: ['ads1298 id wrong on esp32 feather'] },
  },
  {
    asks: 'The codes of the gain in the two chips.',
    origins: [`${GITHUB}adamfeuer/ADS129x-tools/issues/3`],
    answers: [at(OWN_CHIP, 'own-ads1299', 'The codes differ')],
    typed: { name: ['gain bits ads1299 vs ads1298'] },
  },
  {
    asks: 'A large constant value as soon as the bias is connected.',
    origins: [`${E2E}917434/ads1299-ads1299-bias-out`],
    answers: [at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton')],
    typed: { trouble: ['offset jumps to 12000 uV when bias connected'] },
  },
  {
    asks: 'DesignSpark lacks packages of the board.',
    origins: [`${GITHUB}OpenBCI/V3_Hardware_Design_Files/issues/2`],
    answers: [at(OWN_CHIP, 'open-the-files', 'Design Spark Libraries')],
    typed: { trouble: ['designspark could not load component package 0402'] },
  },
  {
    asks: 'The holes are in the wrong places.',
    origins: [`${GITHUB}OpenBCI/V3_Hardware_Design_Files/issues/30`],
    answers: [at(OWN_CHIP, 'build-one', 'but no number format')],
    typed: { trouble: ['drill files wrong cyton gerber'] },
  },
];
