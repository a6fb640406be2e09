import { at, type Question } from '../types';

/**
 * What owners and builders asked in public about the link and the boards' insides: flashing, phone uploads, the BLED112,
 * serial drivers, cards, batteries, and boards of one's own with an ADS1299. Told anew in other words.
 */
export const realLink: readonly Question[] = [
  {
    asks: 'The boot loader of the Cyton is gone.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2F208%2Fchipkit-uploading-tips-restarting-bootloader%2Fp1',
    ],
    answers: [at('Cyton/CytonProgram', 'bricked', 'In that case you need a PICkit')],
    typed: { trouble: ['chipkit bootloader lost how to put it back'] },
  },
  {
    asks: 'A mismatch when a sketch for 16 channels is verified.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2266%2F'],
    answers: [
      at('Cyton/CytonProgram', 'program-flash-failed', 'a content mismatch when verifying'),
      at('Cyton/CytonProgram', 'verify', 'test the board with'),
    ],
    typed: { trouble: ['avrdude content mismatch 16 channel sketch'] },
  },
  {
    asks: 'The upload ends with a page that cannot be read.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F5414%2F'],
    answers: [
      at('Cyton/CytonProgram', 'verify', 'Read page failed'),
      at('Cyton/CytonProgram', 'program-flash-failed', 'Bring board and dongle close together'),
    ],
    typed: { trouble: ['forgot how to flash, read page failed again and again'] },
  },
  {
    asks: 'The newest core makes firmware that reaches no chip.',
    origins: ['https://github.com/chipKIT32/chipKIT-core/issues/390'],
    answers: [
      at('Cyton/CytonProgram', 'core', 'Later versions of the core can produce firmware'),
      at('Cyton/CytonProgram', 'no-ids', '1.3.1'),
    ],
    typed: { trouble: ['newest chipkit core uploads but spi devices silent'] },
  },
  {
    asks: 'The compiler does not know DSPI1.',
    origins: ['https://github.com/chipKIT32/chipKIT-core/issues/189'],
    answers: [at('Cyton/CytonProgram', 'core', 'another board is selected')],
    typed: { trouble: ["error: 'DSPI1' does not name a type"] },
  },
  {
    asks: 'The compiler of the RFduino package does not download.',
    origins: ['https://github.com/RFduino/RFduino/issues/23'],
    answers: [at('Cyton/CytonRadios', 'dongle-fails', 'You need no Boards Manager for it')],
    typed: { trouble: ['Error downloading gcc-arm-none-eabi RFduino boards'] },
  },
  {
    asks: 'No RFduino among the boards of the IDE.',
    origins: ['https://github.com/RFduino/RFduino/issues/17'],
    answers: [at('Cyton/CytonRadios', 'dongle-fails', 'its folder is in the wrong place')],
    typed: { trouble: ['rfduino board does not appear in arduino menu'] },
  },
  {
    asks: 'A slow computer loses the upload to the Cyton.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/8'],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'try a faster one')],
    typed: { trouble: ['programming over the air fails on slow laptop'] },
  },
  {
    asks: 'Whether a wrong upload spoils a radio.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/23'],
    answers: [at('Cyton/CytonRadios', 'wrong-radio', 'No harm is permanent')],
    typed: { trouble: ['can i brick the radio by flashing'] },
  },
  {
    asks: 'A file for the phone without changes to the package.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/18'],
    answers: [at('Ganglion/GanglionProgram', 'build', 'beside the sketch')],
    typed: { task: ['ganglion ota zip without editing platform.txt'] },
  },
  {
    asks: 'The phone says that the firmware is for another device.',
    origins: ['https://github.com/nordicsemi/IOS-nRF-Toolbox/issues/35'],
    answers: [at('Ganglion/GanglionProgram', 'dfu-stops', 'the boot loader refused the file')],
    typed: { trouble: ['Operation failed. Ensure the firmware targets that device'] },
  },
  {
    asks: 'An upload that works with Android alone.',
    origins: ['https://github.com/nordicsemi/IOS-nRF-Connect/issues/85'],
    answers: [
      at('Ganglion/GanglionProgram', 'dfu-stops', 'Try another phone'),
      at('Ganglion/GanglionProgram', 'ota', 'choose the tab'),
    ],
    typed: { trouble: ['nrf toolbox uploads on android but not on iphone'] },
  },
  {
    asks: 'The phone’s log ends at a buttonless update.',
    origins: ['https://github.com/nordicsemi/IOS-DFU-Library/issues/97'],
    answers: [at('Ganglion/GanglionProgram', 'dfu-stops', 'is no fault')],
    typed: { trouble: ['Legacy DFU Application with buttonless update found, stops'] },
  },
  {
    asks: 'A BLED112 that was given other firmware.',
    origins: ['https://github.com/google/eddystone/issues/177'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'A BLED112 with other firmware')],
    typed: { trouble: ['flashed the bled112 with other firmware, no answer now'] },
  },
  {
    asks: 'The port of the BLED112 fails after many sessions.',
    origins: ['https://github.com/peplin/pygatt/issues/296'],
    answers: [at('Ganglion/GanglionSDK', 'brainflow-bled112', 'it took longer than 2.5 seconds')],
    typed: { trouble: ['bled112 Failed to open serial port after many reconnects'] },
  },
  {
    asks: 'A connection that outlives the program.',
    origins: ['https://github.com/mjbrown/bgapi/issues/48'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'bled112-stays', 'does not end the connection'),
      at('Ganglion/GanglionSDK', 'hangs', 'Switch the board off and on'),
    ],
    typed: { trouble: ['ganglion stays connected after my program crashed'] },
  },
  {
    asks: 'The BLED112 refuses a search: wrong state.',
    origins: ['https://github.com/iotile/coretools/issues/231'],
    answers: [at('Ganglion/GanglionSDK', 'brainflow-bled112', 'Device in wrong state')],
    typed: { trouble: ['bled112 scan error 0x181 device in wrong state'] },
  },
  {
    asks: 'pygatt finds no BGAPI device.',
    origins: ['https://github.com/peplin/pygatt/issues/163'],
    answers: [at('Ganglion/GanglionSDK', 'brainflow-bled112', 'No BGAPI compatible device detected')],
    typed: { trouble: ['No BGAPI compatible device detected'] },
  },
  {
    asks: 'A dongle that needs a pause after its restart.',
    origins: ['https://github.com/peplin/pygatt/issues/119'],
    answers: [at('Ganglion/GanglionSDK', 'brainflow-bled112', 'slow to restart')],
    typed: { trouble: ['bled112 works only with 1 second delay after start'] },
  },
  {
    asks: 'The Ganglion is gone after an update of macOS.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/405'],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI lists no Ganglion')],
    typed: { trouble: ['mac os update and ganglion does not show up'] },
  },
  {
    asks: 'Bluetooth in a virtual machine.',
    origins: ['https://github.com/simpleble/simpleble/issues/220'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/VirtualBox',
        'problems',
        'does not pass Bluetooth through well',
      ),
    ],
    typed: { trouble: ['simpleble dbus MatchRuleNotFound vm'] },
  },
  {
    asks: 'Two chips of which one alone uses SRB1.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1525438/ads1299-daisy-chain-configuration-issue-in-wreg-data-and-wrong-data-in-ads1299-2',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'several', 'each chip can have its own settings')],
    typed: { task: ['misc1 srb1 different in each ads1299 of a chain'] },
  },
  {
    asks: 'Wrong samples after a step, at every rate.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1569980/ads1299eegfe-pdk-spike-in-the-digital-output-when-there-is-a-step-input-out-of-band-signal-at-the-ads1299-input',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'three samples are wrong at every rate'),
      at('Cyton/CytonSpecs', 'bandwidth', 'the output needs three samples to settle'),
    ],
    typed: { trouble: ['spike lasts 3 samples after a step at any rate'] },
  },
  {
    asks: 'Open inputs that stay inside the range.',
    origins: ['http://e2e.ti.com/support/data_converters/f/73/t/729373'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'An open input does not reach')],
    typed: { trouble: ['open leads do not reach full scale ads1299'] },
  },
  {
    asks: 'DRDY that stops after a few samples.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/947257/ads1299-drdy-pulses-stop-coming-or-the-data-is-zero',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'its pulses stop after some samples')],
    typed: { trouble: ['drdy pulses stop after a few samples stm32'] },
  },
  {
    asks: 'Polarity and phase of the SPI.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1573724/ads1298-spi-not-reading',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'CPOL 0, CPHA 1')],
    typed: { name: ['ads1299 cpol cpha'] },
  },
  {
    asks: 'CONFIG1 follows the ID.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1482659/ads1298-no-ecg-data',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'the number of registers less one')],
    typed: { trouble: ['reading id returns config1 too'] },
  },
  {
    asks: 'Which registers turn on the lead-off detector.',
    origins: ['https://github.com/conorrussomanno/ADS1299/issues/3'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'LOFF_SENSP')],
    typed: { task: ['lead off detection ads1299 registers code'] },
  },
  {
    asks: 'How many layers a board with the ADS1299 has.',
    origins: ['http://buildandcrash.blogspot.com/2013/12/eeg-design-time-for-something-totally.html'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'Order four copper layers')],
    typed: { task: ['ads1299 board without four layers'] },
  },
  {
    asks: 'The ADS1299 on a single supply of 5 V.',
    origins: ['https://github.com/Elata-Biosciences/elata-eeg/pull/2'],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'Bring the body to the middle of the supply'),
    ],
    typed: { task: ['ads1299 single 5 v supply bias mid supply jumpers'] },
  },
  {
    asks: 'The lifted lead of the first Daisy modules.',
    origins: ['http://openbci.com/community/daisy-module-re-work/'],
    answers: [at('Cyton/CytonSpecs', 'daisy', 'pin 52 was lifted, bent over pin 51')],
    typed: { trouble: ['daisy ads1299 pin 52 bent over pin 51'] },
  },
  {
    asks: 'The latency timer on Macs with Apple’s own chips.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/100'],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'latency', 'Do not look for the')],
    typed: { trouble: ['info.plist latency fix not possible on m1'] },
  },
  {
    asks: 'Windows says that the adapter requires further installation.',
    origins: ['https://community.sparkfun.com/t/usb-to-serial-breakout-not-working-bob-12731/38632'],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'requires further installation')],
    typed: { trouble: ['FTDIBUS requires further installation'] },
  },
  {
    asks: 'The latency timer from a program of one’s own, on a Mac.',
    origins: ['https://github.com/tom-seddon/beeblink/issues/197'],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'latency', 'IOSSDATALAT')],
    typed: { task: ['set ftdi latency from code on mac'] },
  },
  {
    asks: 'A phone that does not see the FTDI chip.',
    origins: ['https://github.com/felHR85/UsbSerial/issues/83'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'A phone needs an OTG (On-The-Go) adapter')],
    typed: { trouble: ['phone does not detect ftdi dongle on otg cable'] },
  },
  {
    asks: 'The supply of the WiFi Shield dips every second.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2108/measured-shield-regulated-3-3v-supply-has-6v-dip-at-1-second-intervals-with-resonant-ringing',
    ],
    answers: [at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'A capacitor on the shield')],
    typed: { trouble: ['wifi shield 3.3 v dips every second'] },
  },
  {
    asks: 'A card file at a higher rate is full too soon.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/84'],
    answers: [at('Cyton/CytonSDCard', 'early', 'At a higher rate')],
    typed: { trouble: ['one hour sd file full after 7 minutes'] },
  },
  {
    asks: 'A card file of a length of one’s own.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/24'],
    answers: [at('Cyton/CytonSDCard', 'sizes', 'There are no other lengths')],
    typed: { task: ['own recording length on the sd card'] },
  },
  {
    asks: 'The files of the card over the radio.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3497/sdk-commands-to-get-the-data-files-from-sd-card-to-the-computer',
    ],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'no command sends a file over the dongle')],
    typed: { task: ['download sd files through the dongle command'] },
  },
  {
    asks: 'Cards that no computer reads or formats any more.',
    origins: ['https://rntlab.com/question/sd-card-problem'],
    answers: [
      at('Cyton/CytonSDCard', 'card', 'exFAT does not'),
      at('Cyton/CytonSDCard', 'garbage', 'suspect the card'),
    ],
    typed: { trouble: ['sd cards become unreadable and cannot be formatted'] },
  },
  {
    asks: 'Where one’s own code goes in the firmware.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/67'],
    answers: [
      at('Cyton/CytonProgram', 'own-sketch', 'This sketch streams all channels'),
      at('ForDevelopers/FirmwareDevelopment', 'put-your-own-bytes-into-the-packet', 'six auxiliary bytes'),
    ],
    typed: { task: ['where to put my code in DefaultBoard before sending'] },
  },
  {
    asks: 'Both lights of the charger are on.',
    origins: ['https://learn.adafruit.com/adafruit-microlipo-and-minilipo-battery-chargers/plugging-in'],
    answers: [at('FAQ/HardFAQ', 'store', 'both at once')],
    typed: { trouble: ['both lights on lipo charger red and green'] },
  },
  {
    asks: 'A cell that was emptied too far.',
    origins: ['https://forums.adafruit.com/viewtopic.php?t=196322&sid=3f22dabe28f8e277f00e8038bae68ae7'],
    answers: [at('FAQ/HardFAQ', 'store', 'emptied completely may not recover')],
    typed: { trouble: ['lipo went down to 2.7 v does not charge'] },
  },
];
