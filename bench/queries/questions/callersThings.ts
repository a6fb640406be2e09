import { at, type Question } from '../types';

/**
 * Asked by owners of the hardware: power, plugs, electrodes, prints, sensors, own builds, travel and the choice of a product.
 * Written down before the pages were opened; the places were named afterwards.
 */
export const callersThings: readonly Question[] = [
  {
    asks: 'A Cyton whose LED stays dark.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'states', 'Set the switch to PC, push the plug fully in'),
      at('Cyton/CytonSpecs', 'measure-supply', 'Take all electrodes off, and keep a probe from touching'),
    ],
    typed: { trouble: ['no blue lamp on my cyton', 'board wont turn on after charging'] },
  },
  {
    asks: 'A lithium cell plugged in the wrong way round.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'keeps a reversed battery from powering the board'),
      at('Ganglion/GanglionSpecs', 'power', 'keeps a reversed battery from powering the board'),
    ],
    typed: { trouble: ['lipo plugged in backwards'] },
  },
  {
    asks: 'A charger whose lamp is green at once.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'green', 'Then the charger puts no current into the cell')],
    typed: { trouble: ['charger light green straight away'] },
  },
  {
    asks: 'A Daisy that is not found.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-daisy', 'look at the contact between the boards'),
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'look for bent pins'),
    ],
    typed: { trouble: ['daisy not detected only 8 channels'] },
  },
  {
    asks: 'A Ganglion that loses its connection.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'ganglion-drops',
        'a cell that measures well can fail under load',
      ),
    ],
    typed: { trouble: ['ganglion keeps disconecting'] },
  },
  {
    asks: 'Bolts, inserts and units of a Mark IV that do not fit.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/26'],
    answers: [at('AddOns/Headwear/MarkIV', 'inserts', 'Look at which part came loose')],
    typed: { trouble: ['bolt wont screw into frame', 'electrode unit falls out headset'] },
  },
  {
    asks: 'A warped print, and halves that do not meet.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'warped', 'Lay each half with its cut side on a flat table')],
    typed: { trouble: ['prined part warped too tight'] },
  },
  {
    asks: 'A headset that hurts.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'hurts', 'Loosen the bolt that hurts')],
    typed: { trouble: ['mark iv hurts my head'] },
  },
  {
    asks: 'Worn gold on a cup.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'is the gold worn or corroded there')],
    typed: { trouble: ['gold plating coming off cup'] },
  },
  {
    asks: 'An EmotiBit that does not find its card.',
    origins: ['https://red.azn.boats/r/EmotiBit/comments/yr8qe3/setup_failed_sdcard_not_detected/k3y8nqx/'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-card', 'The card is not found'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', '', 'Without it the SD card is not found'),
    ],
    typed: { trouble: ['emotibit sd card not detected'] },
  },
  {
    asks: 'Uploads to the Cyton that end in an error.',
    origins: [
      'https://github.com/openbci-archive/Docs/issues/191',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/27',
    ],
    answers: [
      at('Cyton/CytonProgram', 'verify', 'nearly all such uploads are good'),
      at('Cyton/CytonProgram', 'program-flash-failed', 'Bring board and dongle close together'),
    ],
    typed: { trouble: ['error at address 1D000180 bricked?'] },
  },
  {
    asks: 'An upload that finds no target.',
    origins: ['https://github.com/WinslowStrong/OpenBCI_Wired_USB/issues/2'],
    answers: [at('Cyton/CytonProgram', 'no-target', 'The IDE does not reach the boot loader')],
    typed: { trouble: ['no target found pic32'] },
  },
  {
    asks: 'A WiFi Shield that opens no network.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'the shield has firmware 1 or none'),
      at('Deprecated/WiFiShield/WiFiProgram', 'if-it-does-not-work', 'No network appears after the update'),
    ],
    typed: { trouble: ['wifi shield no access point'] },
  },
  {
    asks: 'A card that the Cyton cannot begin with, and which card to buy.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'no-card', 'The board found no card'),
      at('Cyton/CytonSDCard', 'card', 'Take one of 8 GB or 16 GB'),
    ],
    typed: { trouble: ['sd initialization failed things to check'] },
  },
  {
    asks: 'A battery connector that came off the board.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'If it was torn off with its pads')],
    typed: { trouble: ['battery connector ripped off'] },
  },
  {
    asks: 'A MyoWare that reads zero.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', '3-see-it-in-the-gui', 'the sensor has no power'),
      at('Cyton/CytonExternal', 'pin-random', 'Is GND of the sensor joined'),
    ],
    typed: { trouble: ['myoware reading always zero'] },
  },
  {
    asks: 'Ear clips and railed channels.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'most likely an ear clip touches and lets go'),
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'an ear clip that touches and lets go'),
    ],
    typed: { trouble: ['ear clip channel all railed'] },
  },
  {
    asks: 'How far the radio reaches, and how to reach further.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'The makers publish no distance for either board'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'Keep your body out of the line of sight'),
    ],
    typed: { trouble: ['signal drops when i walk away'], task: ['record a dancer on stage 15 m away'] },
  },
  {
    asks: 'How to charge a lithium cell.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'store', 'charge a lithium cell apart from the board'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'Charge the lithium cell'),
      at(
        'GettingStarted/Boards/GanglionGS',
        '1-power-the-board',
        'Charge the lithium cell, apart from the board',
      ),
    ],
    typed: { task: ['charge the lithium battery'] },
  },
  {
    asks: 'Touchproof electrodes on a board.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'It connects caps and clinical electrodes'),
    ],
    typed: {
      task: ['connect touchproof electrode to cyton'],
      name: ['TPW electrode adapter touchproof DIN 42802'],
    },
  },
  {
    asks: 'Snaps and their size.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'most stickers for ECG have a stud of 4 mm'),
    ],
    typed: { task: ['which size of snap for ecg stickers'] },
  },
  {
    asks: 'Loose headers of an early Daisy.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/3895'],
    answers: [at('GettingStarted/Boards/DaisyGS', 'headers', 'Early kits came with loose headers')],
    typed: { task: ['solder headers daisy'] },
  },
  {
    asks: 'The size of a headset.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/19'],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'Measure above the eyebrows')],
    typed: { task: ['choose headset size measure head'] },
  },
  {
    asks: 'Cleaning dry electrodes.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'Clean them with a damp cloth'),
      at('AddOns/Headwear/MarkIV', 'care', 'Wipe electrodes and ear clips'),
    ],
    typed: { task: ['clean dry electrodes'] },
  },
  {
    asks: 'Another maker’s cap on a Cyton.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-use-an-eeg-cap-or-electrodes-that-i-already-have',
        'Yes, if the electrodes are passive',
      ),
      at('FAQ/HardFAQ', 'can-i-use-other-makers-electrodes-sensors-and-programs', 'such as touch-proof'),
    ],
    typed: { task: ['use third party eeg cap with cyton'] },
  },
  {
    asks: 'Paste in a gel cap.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'paste is too stiff for the syringe')],
    typed: { task: ['ten20 paste in the electrocap'] },
  },
  {
    asks: 'The battery’s level from the board.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-level', 'the converter can measure the 3.3 V supply')],
    typed: { task: ['measure battery voltage with cyton'] },
  },
  {
    asks: 'A Y cable of one’s own.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'wire', 'Take any lead that joins two header sockets'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead', 'splice two header sockets to one pin'),
    ],
    typed: { task: ['make own y cable srb'] },
  },
  {
    asks: 'New firmware for a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'ota', 'You need a phone and no computer'),
      at('Ganglion/GanglionProgram', 'wire', 'Take a serial adapter with 3.3 V logic'),
    ],
    typed: { task: ['upload firmware to ganglion'], name: ['simblee dfu'] },
  },
  {
    asks: 'Programming the radio of the dongle.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'host', 'Plug the dongle in and move its switch to RESET'),
      at('Cyton/CytonRadios', '', 'how to upload it to each'),
    ],
    typed: { task: ['program dongle radio'] },
  },
  {
    asks: 'A Pulse Sensor on a Cyton.',
    origins: [],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', 'Switch the board off')],
    typed: { task: ['attach pulse sensor to cyton'] },
  },
  {
    asks: 'A light sensor as trigger.',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', 'wiring', 'Tape the sensor onto the lower left corner of the screen'),
      at('Cyton/CytonExternal', 'analog', 'Screen events with a light sensor'),
      at('Cyton/CytonExternal', '', 'a light sensor'),
      at('Examples/VideoExperiment', 'how-it-works', 'The sensor sees the light itself'),
    ],
    typed: { task: ['photodiode trigger'] },
  },
  {
    asks: 'Lithium cells on an aeroplane, and the radio abroad.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'flying', 'goes into the cabin, never into checked baggage')],
    typed: { task: ['carry lipo on plane', 'kit in hand luggage to japan customs'] },
  },
  {
    asks: 'Sending a product back.',
    origins: [],
    answers: [
      at('FAQ/Returns', 'time-limits', 'a full refund for unopened products'),
      at('FAQ/Returns', 'begin-a-return', 'Wait for the answer before you send anything'),
    ],
    typed: { task: ['return product refund'] },
  },
  {
    asks: 'A printed case for the Cyton.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'mechanics', 'To print one, take base, frame and cover')],
    typed: { task: ['print case for cyton'] },
  },
  {
    asks: 'Longer electrode leads.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/22'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'To reach further, plug a jumper wire')],
    typed: { task: ['extend electrode wires length'] },
  },
  {
    asks: 'Where EMG stickers go on the forearm.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'inner side, a hand'),
    ],
    typed: { task: ['emg sticker placement forearm electrodes'] },
  },
  {
    asks: 'Where the EmotiBit is worn.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'wear', 'You can wear it on a finger')],
    typed: { task: ['strap emotibit on wrist'] },
  },
  {
    asks: 'A power bank for the board.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'Many power banks switch themselves off'),
      at('FAQ/HardFAQ', 'battery', 'A power bank may switch itself off'),
    ],
    typed: { task: ['powr board from usb power bank'] },
  },
  {
    asks: 'Cyton or Ganglion, and other makers’ headsets.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'Channels decide first'),
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'Take a Ganglion for up to four channels'),
      at(
        'FAQ/HardFAQ',
        'what-is-the-difference-between-cyton-cyton-with-daisy-and-ganglion',
        'Samples per second and channel, by radio',
      ),
    ],
    typed: { task: ['compare cyton and ganglion'] },
  },
  {
    asks: 'Other makers’ headsets beside these boards.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'other-makers', 'Those are finished headsets')],
    typed: { task: ['muse vs ganglion vs emotiv insight'] },
  },
  {
    asks: 'A board for one heart and two muscles.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'One heart and two muscles'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'ganglion', 'each has its own switch'),
    ],
    typed: { task: ['ganglion or cyton for heart rate and 2 emg'] },
  },
  {
    asks: 'The battery plug.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'the one that fits is a JST PH'),
      at('FAQ/HardFAQ', 'repair', 'JST PH with 2 pins'),
    ],
    typed: { name: ['JST PH 2mm'] },
  },
  {
    asks: 'Noise of the Cyton’s converter.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'noise', 'noise')],
    typed: { name: ['ADS1299 input referred noise'] },
  },
  {
    asks: 'Other converters in place of the ADS1299.',
    origins: [],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'although it fits the same pads')],
    typed: { name: ['ADS1298 instead of ADS1299'] },
  },
  {
    asks: 'A radio module that is no longer made.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/34'],
    answers: [
      at('Cyton/CytonRadios', 'other-modules', 'The part is no longer made'),
      at('ForDevelopers/HardwareDevelopment', 'build-one', 'are no longer made by their manufacturer'),
    ],
    typed: { name: ['RFD22301 replacement'] },
  },
  {
    asks: 'Pins D_G and REF of the Ganglion.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'the-ganglion-has-two-ref-and-two-d_g-pins-which',
        'pin',
      ),
      at('GettingStarted/Boards/GanglionGS', '5-set-the-switches', 'holds the body at 1.5 V'),
      at('Ganglion/GanglionSpecs', 'input-header', 'D_G'),
      at('Ganglion/GanglionSpecs', 'inputs', 'D_G'),
    ],
    typed: { name: ['D_G REF ganglion'] },
  },
  {
    asks: 'The old Bluetooth stick of a Ganglion.',
    origins: [],
    answers: [at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'such as the CSR stick')],
    typed: { name: ['CSR 4.0 dongle ganglion'] },
  },
  {
    asks: 'Buttons, switches and plugs that break or are loose.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'Switching off and on does what RST does')],
    typed: { trouble: ['board resets when i move', 'reset button broken off'] },
  },
  {
    asks: 'A regulator that gets warm.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'power', 'because its regulators are linear')],
    typed: { trouble: ['cyton gets hot regulator'] },
  },
  {
    asks: 'An electrode on a supply pin.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'wrong-pin', 'gives no shock')],
    typed: { trouble: ['wrong pin avdd electrode shock'] },
  },
  {
    asks: 'A Daisy plugged under power.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'mount', 'must not be plugged in or pulled off under power'),
      at('FAQ/HardFAQ', 'can-static-electricity-damage-the-board', 'while the power is off'),
    ],
    typed: { task: ['hot plug daisy while on'] },
  },
  {
    asks: 'A broken ear clip, and other places for the reference.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'tape a gold cup with paste to the lobe'),
    ],
    typed: { trouble: ['ear clip broken'], task: ['nose reference instead of ear clip', 'spare ear clips'] },
  },
  {
    asks: 'Plugs that slip off.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'loose', 'Push the plugs fully onto the pins'),
      at('AddOns/Headwear/MarkIV', 'crimp', 'Pull gently to test'),
    ],
    typed: { trouble: ['jumper slips off pins'] },
  },
  {
    asks: 'Which jumper wires fit.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', '', 'male header pins with a pitch of 2.54 mm'),
      at('AddOns/Headwear/MarkIV', 'crimp', 'a female header contact'),
    ],
    typed: { task: ['male or female jumper for electrodes'] },
  },
  {
    asks: 'Feet and screws of the Cyton.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'mechanics', 'go through the holes of 4.7 mm')],
    typed: { name: ['M3 screw hole cyton'] },
  },
  {
    asks: 'The card slot of the Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'sd', 'the card slot does nothing'),
      at('Ganglion/GanglionSpecs', 'radio', 'The microSD slot does nothing'),
    ],
    typed: { task: ['ganglion micro sd recording'] },
  },
  {
    asks: 'A lithium cell in a return parcel.',
    origins: [],
    answers: [at('FAQ/Returns', 'begin-a-return', 'ask whether to put a lithium cell into the parcel')],
    typed: { task: ['ship lithium battery return'] },
  },
  {
    asks: 'Water for the gel-free cap.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'make-the-salt-water', '200 ml of tap water')],
    typed: { task: ['tap water gel free cap'] },
  },
  {
    asks: 'What of a Mark III fits a Mark IV.',
    origins: [],
    answers: [at('Deprecated/MarkIII', 'reuse', 'You cannot reuse bolts, nuts and holders')],
    typed: { task: ['mark 3 electrodes in mark 4'] },
  },
  {
    asks: 'Other sensors on the analog pins.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'such as a force sensor (FSR) or a thermistor'),
      at('FAQ/HowProductsGoTogether', 'breathing', 'it must have an output of 0 to 3.3 V'),
    ],
    typed: { task: ['connect thermistor or load cell to cyton'] },
  },
  {
    asks: 'A sensor of 5 V on a pin.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'pins', 'Signals must stay between 0 V and 3.3 V')],
    typed: { trouble: ['5V sensor on D12, burn?'] },
  },
  {
    asks: 'The lights of the dongle.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'others', 'Blue stays on'),
      at('Cyton/CytonSpecs', 'dongle', 'shows that power and radio are on'),
    ],
    typed: { task: ['what do red and blue lights on the dongle mean'] },
  },
  {
    asks: 'Which revision a Cyton is.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'revisions', 'The layout of August 2016'),
      at('FAQ/HardFAQ', 'which-board', 'Look at the switches and at the print'),
    ],
    typed: { task: ['find serial number and revision of my cyton'] },
  },
  {
    asks: 'Active electrodes of another maker.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-use-an-eeg-cap-or-electrodes-that-i-already-have',
        'Active electrodes need their own supply',
      ),
      at('Cyton/CytonSpecs', 'avdd-current', 'Keep the current to a few milliamperes in all'),
    ],
    typed: { name: ['actiCAP active electrodes from brain products on cyton'] },
  },
  {
    asks: 'Other open boards.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'other-makers', 'Of boards without a headset')],
    typed: { name: ['FreeEEG32 PiEEG hackeeg alternative to cyton'] },
  },
  {
    asks: 'Other materials for the Mark IV.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/30'],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'Nothing is reported here of PETG or resin')],
    typed: { task: ['print mark iv in PETG or resin'] },
  },
  {
    asks: 'Which way the axes of the accelerometer point.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'accelerometer', 'X points to the right')],
    typed: { task: ['accelerometer axis orientation on headset'] },
  },
  {
    asks: 'Which Feather for an EmotiBit.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'do-i-need-a-kit', 'Both record the same kinds of data'),
    ],
    typed: { task: ['emotibit M0 or ESP32 which one'] },
  },
  {
    asks: 'An EmotiBit’s battery.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'battery', 'To charge it, take the device off')],
    typed: { trouble: ['emotibit does not charge'] },
  },
  {
    asks: 'A Pulse Sensor on a Ganglion.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'with-a-ganglion', 'The GUI does not support it'),
    ],
    typed: { task: ['pulse sensor ganglion possible'] },
  },
  {
    asks: 'A bare board on the skin.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'outdoors', 'Carry the board in a closed box or pocket')],
    typed: { task: ['cyton board without case touching skin safe'] },
  },
  {
    asks: 'Shorter electrode leads.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'To shorten one, cut it at the board'),
      at('AddOns/Headwear/MarkIV', 'crimp', 'Strip 2 mm of the wire'),
    ],
    typed: { task: ['can I shorten the electrode wires'] },
  },
  {
    asks: 'Adhesive electrodes used again.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'for one use')],
    typed: { task: ['how many times can foam electrodes be reused'] },
  },
  {
    asks: 'A battery from a shop nearby.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'red and black exchanged'),
      at('Cyton/CytonSpecs', 'power', 'JST plugs exist with both polarities'),
    ],
    typed: { task: ['buy 3.7 v battery with right plug europe'] },
  },
  {
    asks: 'The battery of an 8-bit board.',
    origins: [],
    answers: [
      at('Deprecated/8bitBoardDep', 'specifications', 'Use batteries only, from 6 V to 12 V'),
      at('Cyton/CytonSpecs', 'power', 'JST plugs exist with both polarities'),
    ],
    typed: { task: ['8bit board battery polarity'] },
  },
];
