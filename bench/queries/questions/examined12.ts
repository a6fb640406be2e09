import { at, type Question } from '../types';

/** What owners of headwear, electrodes, sensors, used boards and batteries type, and people who compare before they buy. */
export const examined12: readonly Question[] = [
  {
    asks: 'A printed frame that has a crack.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'warped', 'closes a crack as well')],
    typed: { trouble: ['3d printed ultracortex frame cracked when i tightened a node'] },
  },
  {
    asks: 'Spikes that hurt after some time.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'hurts', 'the electrode touches but no longer presses'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'On bare skin, such as the forehead, use flat ones'),
    ],
    typed: { trouble: ['spiky electrodes hurt after 20 min what can i do'] },
  },
  {
    asks: 'A cap with sponges whose traces do not become stable.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'if-something-is-wrong', 'traces wander and do not settle'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'specifications', 'judge a trace with the filter on'),
      at('Troubleshooting/minimizingNoise', 'drift', 'Renew gel or saline in long sessions'),
    ],
    typed: { trouble: ['gel free cap channels drift and never settle'] },
  },
  {
    asks: 'Which part of a cap is broken, if one electrode is dead.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'seeing-a-lot-of-noise', 'the fault stays with the electrode'),
      at(
        'AddOns/Electrodes/ElectrodesLanding',
        'multimeter',
        'If the number jumps, the wire is broken inside',
      ),
      at('Troubleshooting/minimizingNoise', 'railed', 'If the fault moves with the wire'),
    ],
    typed: { trouble: ['eeg cap one channel dead, moved the wire and still dead'] },
  },
  {
    asks: 'Gel that has dried in a cap.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'soak the cap for a few hours')],
    typed: { trouble: ['forgot to wash the cap, gel dried in the electrodes'] },
  },
  {
    asks: 'A headband that does not stay in its place.',
    origins: [],
    answers: [at('AddOns/Headwear/HeadBand', 'slides', 'Tape the cables to the clothes at the shoulder')],
    typed: { trouble: ['headband electrode on forehead slides and loses contact'] },
  },
  {
    asks: 'A used Cyton with Daisy that shows eight channels only.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'not-found', 'Does the GUI show only eight channels')],
    typed: { trouble: ['bought used cyton + daisy only 8 channels show up'] },
  },
  {
    asks: 'A used board without its dongle.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'lost-dongle', 'Nothing else replaces it'),
      at('FAQ/HardFAQ', 'second-hand', 'A Bluetooth adapter does not take its place'),
      at('Cyton/CytonRadioChannel', 'lost', 'neither an FTDI cable nor another radio module replaces it'),
    ],
    typed: { trouble: ['used cyton came without dongle can i use any usb dongle'] },
  },
  {
    asks: 'A new dongle beside an older board.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'different-channels',
        'their radios may have different firmware',
      ),
      at('FAQ/HardFAQ', 'lost-dongle', 'both are on one radio channel'),
      at('Cyton/CytonRadioChannel', 'lost', 'Any Cyton dongle works'),
    ],
    typed: { trouble: ['new dongle wont find my old board'] },
  },
  {
    asks: 'Windows 11 lists no Ganglion.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'The blue LED must blink'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
    ],
    typed: { trouble: ['ganglion not in list windows 11 laptop'] },
  },
  {
    asks: 'Whether a Ganglion is paired in the system first.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Do not pair the board'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'Do not pair the board'),
    ],
    typed: { trouble: ['do i pair ganglion in bluetooth settings first'] },
  },
  {
    asks: 'A Mac that asks for Bluetooth, or an app that quits.',
    origins: [],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'BrainFlow from a terminal'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'why', 'or the application quits'),
    ],
    typed: { trouble: ['macbook m2 ganglion app asks bluetooth permission crash'] },
  },
  {
    asks: 'A WiFi Shield with a light and no network of its own.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'its own network is there')],
    typed: { trouble: ['wifi shield light stays on but no OpenBCI network appears'] },
  },
  {
    asks: 'Samples that get lost on the way from a WiFi Shield.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'missing-packets', 'use WiFi Direct and a lower rate'),
      at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'Full batteries, and two of them'),
    ],
    typed: { trouble: ['wifi shield drops samples every few seconds'] },
  },
  {
    asks: 'What the red light of an EmotiBit means.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'it records to the card')],
    typed: { trouble: ['emotibit red light blinking nothing in oscilloscope'] },
  },
  {
    asks: 'An EmotiBit in the WiFi of a university.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'enterprise', 'Only the ESP32 Feather can join')],
    typed: { trouble: ['emotibit wont join university wifi eduroam'] },
  },
  {
    asks: 'A MyoWare whose value stays at the top.',
    origins: [],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'stuck', 'the gain is too high')],
    typed: { trouble: ['myoware signal stuck at max'] },
  },
  {
    asks: 'Beats from a Pulse Sensor that touches nobody.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'false-beats',
        'Without a finger the BPM means nothing',
      ),
    ],
    typed: { trouble: ['pulse sensor reads noise when nothing touches it'] },
  },
  {
    asks: 'A Shimmer whose port opens and stays silent.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'shimmer-silent', 'It waits for commands')],
    typed: { trouble: ['shimmer3 com port opens but no data'] },
  },
  {
    asks: 'A Muse that drops out.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'muse', 'no cure is certain')],
    typed: { trouble: ['muse 2 connects then disconnects after a minute bluemuse'] },
  },
  {
    asks: 'A swollen lithium cell.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'Do not charge or use a cell that is swollen')],
    typed: { trouble: ['lipo battery puffed up is it safe'] },
  },
  {
    asks: 'AA cells that get hot.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'their holder get hot'),
      at('FAQ/HardFAQ', 'repair', 'Look for a reversed battery'),
    ],
    typed: { trouble: ['aa battery pack gets hot with cyton'] },
  },
  {
    asks: 'A battery that was plugged in the wrong way round.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'power', 'keeps a reversed battery from powering the board')],
    typed: { trouble: ['plugged battery backwards board dead?'] },
  },
  {
    asks: 'Charging while the headset is worn.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
      at('Cyton/CytonSpecs', 'power', 'never charge it while electrodes are on a person'),
    ],
    typed: { trouble: ['can i charge the lipo while wearing the headset'] },
  },
  {
    asks: 'All channels railed, with both ear clips on.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', 'look at the reference or the ground')],
    typed: { trouble: ['railed 100% on all channels with ear clips on'] },
  },
  {
    asks: 'A flat line at zero since the Daisy is on.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'no-change', 'the contact between the boards')],
    typed: { trouble: ['signal looks like a flat 0 line after adding daisy'] },
  },
  {
    asks: 'The message that a port gives no connection.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-connect', 'the port opened and the dongle spoke'),
      at('Troubleshooting/GUI_Troubleshooting', 'unable', 'its batteries are empty'),
    ],
    typed: { trouble: ['"Failed to connect using COM3" board powered on'] },
  },
  {
    asks: 'An electrode that has turned green or black.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'most likely corroded copper or brass'),
      at('AddOns/Headwear/ElectrodeCap', 'dark', 'Ag/AgCl darkens in daylight'),
    ],
    typed: { trouble: ['electrode turned green / black is it ruined'] },
  },
  {
    asks: 'An ECG whose peaks point down.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'swap the plugs of'),
    ],
    typed: { trouble: ['why does my ecg come upside down'] },
  },
  {
    asks: 'An empty file on the card.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'zeros', 'not one block of 512 bytes reached it')],
    typed: { trouble: ['sd card file on cyton is empty after recording'] },
  },
  {
    asks: 'The size of a Mark IV for a head of 60 cm.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', '58 to 65 cm')],
    typed: { name: ['ultracortex mark iv which size for 60 cm head'] },
  },
  {
    asks: 'How long a Mark IV prints, and of how much filament.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'How long does it take')],
    typed: { task: ['how long to print ultracortex and how much filament'] },
  },
  {
    asks: 'Another material than PLA for the frame.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'warns of ABS')],
    typed: { name: ['petg or pla for headset frame'] },
  },
  {
    asks: 'What differs between a Mark III and a Mark IV.',
    origins: [],
    answers: [
      at('Deprecated/MarkIII', 'recognise', 'the Mark IV offers more places'),
      at('Deprecated/MarkIII', 'reuse', 'You cannot reuse bolts'),
    ],
    typed: { name: ['mark 3 vs mark iv difference'] },
  },
  {
    asks: 'For how many centimetres each size of the cap is made.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'size', "look at the cap's page")],
    typed: { name: ['eeg cap sizes circumference'] },
  },
  {
    asks: 'How long the sponges stay wet.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'if-something-is-wrong', 'worse after two hours'),
      at('AddOns/Headwear/GelfreeElectrodeCap', '', 'after about two hours the sponges need water again'),
    ],
    typed: { name: ['gelfree cap how long does saline last'] },
  },
  {
    asks: 'The places that the headband reaches.',
    origins: [],
    answers: [at('AddOns/Headwear/HeadBand', 'where-electrodes-can-go', 'F7, AF7, Fp1')],
    typed: { name: ['headband kit which 10-20 positions'] },
  },
  {
    asks: 'Gold cups in the hair.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'put-the-electrodes-on', 'Part the hair at O1'),
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'part the hair and press the cup on'),
    ],
    typed: { task: ['gold cup electrodes how to stick to hair'] },
  },
  {
    asks: 'Whether combs and spikey units differ.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'two names for one kind')],
    typed: { name: ['dry comb electrodes vs spiky'] },
  },
  {
    asks: 'Gold or Ag/AgCl.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'Gold suits most EEG and EMG'),
      at('ThirdParty/cEEGrid_Kit', 'gold-or-silver', 'gold suits most EEG and EMG'),
    ],
    typed: { task: ['ag agcl vs gold cup which to buy'] },
  },
  {
    asks: 'How often a foam electrode can be used.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'for one use')],
    typed: { name: ['foam solid gel electrodes reuse how many times'] },
  },
  {
    asks: 'The adapter for touchproof plugs.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'HPTA')],
    typed: { name: ['touchproof adapter for cyton 1.5mm'] },
  },
  {
    asks: 'The sample rate of a Cyton with Daisy over the dongle.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'rate', '125 times a second'),
      at('FAQ/HardFAQ', 'daisy-rate', '125'),
    ],
    typed: { name: ['cyton daisy sample rate over bluetooth'] },
  },
  {
    asks: 'What to look at before one buys a used board.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'second-hand', 'Is the dongle there')],
    typed: { task: ['used board what to check before buying'] },
  },
  {
    asks: 'Ganglion or Cyton for EMG.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'For EMG alone'),
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'filters-and-sample-rate',
        'Surface EMG spans about 20 to 450 Hz',
      ),
    ],
    typed: { name: ['ganglion vs cyton for emg'] },
  },
  {
    asks: 'How long a battery runs a Ganglion.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', '1,000 mAh last for 66 hours at best'),
      at('Ganglion/GanglionSpecs', 'power', 'lasts 66 hours at best'),
    ],
    typed: { name: ['ganglion battery life hours'] },
  },
  {
    asks: 'The highest rate of a Ganglion over WiFi.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', 'about 2,000 samples a second at most')],
    typed: { name: ['ganglion max sample rate wifi'] },
  },
  {
    asks: 'EmotiBit or Shimmer for skin conductance.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'shimmer', 'let the Shimmer choose by itself')],
    typed: { name: ['emotibit vs shimmer for eda'] },
  },
  {
    asks: 'The sample rates of an EmotiBit.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', "maker's table of sampling rates")],
    typed: { name: ['emotibit sampling rates'] },
  },
  {
    asks: 'Wiring a MyoWare 2.0 to a Cyton.',
    origins: [],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'Switch the board off first')],
    typed: { task: ['myoware 2.0 to cyton wiring'] },
  },
  {
    asks: 'The pin for a Pulse Sensor.',
    origins: [],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', '1 kΩ in the purple wire')],
    typed: { name: ['pulsesensor on ganglion or cyton pin'] },
  },
  {
    asks: 'A Muse S or a Ganglion for sleep.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'other-makers', 'a Muse has neither of the two'),
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'C4 and O2'),
    ],
    typed: { name: ['muse s vs openbci ganglion for sleep'] },
  },
  {
    asks: 'The data of a Muse in Python or over LSL.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'muse', 'Leave that terminal open')],
    typed: { task: ['get muse data in python lsl'] },
  },
  {
    asks: 'The range of a Shimmer for skin resistance.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'shimmer', '8 kΩ to 4.7 MΩ')],
    typed: { name: ['shimmer gsr range kohm'] },
  },
  {
    asks: 'The plug of a battery for a Cyton.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'JST PH'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'JST PH'),
      at('FAQ/HardFAQ', 'battery', 'a plug that fits may have red and black exchanged'),
    ],
    typed: { name: ['what battery fits cyton connector'] },
  },
  {
    asks: 'The USB chip of the dongle, and its driver.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'Download the Windows VCP driver'),
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'FT231X USB UART'),
    ],
    typed: { name: ['openbci dongle chip and driver'] },
  },
  {
    asks: 'How far the radio reaches.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'Plan for one room')],
    typed: { name: ['how far can dongle be from board'] },
  },
  {
    asks: 'Battery and board on an aeroplane.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'flying', 'never into checked baggage')],
    typed: { task: ['can i fly with the battery and board in hand luggage'] },
  },
  {
    asks: 'Use on patients.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis'),
      at('FAQ/Liability', 'what-the-products-are-for', 'medical'),
    ],
    typed: { task: ['is openbci ok for medical use / patients'] },
  },
  {
    asks: 'The cheapest start with two channels of EEG.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'cheapest start for everything'),
      at('FAQ/HowProductsGoTogether', 'what-is-the-cheapest-choice-with-a-good-signal', 'are the cheapest'),
    ],
    typed: { task: ['cheapest setup for 2 channel eeg student project'] },
  },
];
