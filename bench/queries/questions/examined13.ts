import { at, type Question } from '../types';

/** What people in trouble type into their phone: two to five words, without the right name of the thing. */
export const examined13: readonly Question[] = [
  {
    asks: 'A board without any light.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'support', 'Most likely the board gets no power'),
      at('Troubleshooting/ResetButtonPress', 'states', 'No power, or after an upload'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'If there is no light'),
    ],
    typed: { trouble: ['board wont turn on'] },
  },
  {
    asks: 'A board with its light on that the program does not find.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'light-on', 'What the GUI shows decides where to go on'),
      at('GettingStarted/Boards/CytonGS', 'no-board', 'The dongle answers, but the board does not'),
      at('Troubleshooting/GUI_Troubleshooting', 'unable', 'the board is off; its batteries are empty'),
    ],
    typed: { trouble: ['blue light but app cant find board'] },
  },
  {
    asks: 'Straight lines on every channel.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'no-change', 'what makes a picture flat'),
      at('Troubleshooting/GUI_Troubleshooting', 'stands-still', 'only the picture is flat'),
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-zero', 'its traces are flat'),
    ],
    typed: { trouble: ['all channels flat'] },
  },
  {
    asks: 'One channel at its limit.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'one channel railed'),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'Railed'),
      at('FAQ/HardFAQ', 'why-does-a-channel-say-railed', 'railed'),
    ],
    typed: { trouble: ['one channel is railed'] },
  },
  {
    asks: 'Every channel at its limit.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'all channels railed'),
      at('FAQ/HardFAQ', 'why-does-a-channel-say-railed', 'railed'),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'Railed'),
    ],
    typed: { trouble: ['everything says railed 100%'] },
  },
  {
    asks: 'Hum that comes with a touch of the computer.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'Does the hum rise when you touch the keyboard'),
    ],
    typed: { trouble: ['noise when touching laptop'] },
  },
  {
    asks: 'Mains hum, described by its look.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Unplug the laptop')],
    typed: { trouble: ['huge wave 50 times a second'] },
  },
  {
    asks: 'Steps that come from a moving cable.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'cable', 'Bundle all EEG wires')],
    typed: { trouble: ['signal jumps when i move the cable'] },
  },
  {
    asks: 'A Daisy of which nothing is seen.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'Does the GUI show only eight channels'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-daisy', 'Daisy'),
    ],
    typed: { trouble: ['only 8 of 16 channels show'] },
  },
  {
    asks: 'A Ganglion that is not listed.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'looks for 3 seconds'),
    ],
    typed: { trouble: ['ganglion wont show up in list'] },
  },
  {
    asks: 'A stream that ends by itself after some time.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'The stream stopped by itself'),
      at('Troubleshooting/ResetButtonPress', 'by-itself', 'the power breaks off'),
    ],
    typed: { trouble: ['stream stops after few minutes'] },
  },
  {
    asks: 'A Mac that refuses the GUI.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'gatekeeper', 'Open Anyway')],
    typed: { trouble: ['app cant be opened unidentified developer'] },
  },
  {
    asks: 'No COM port under Windows.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'the list of ports stays empty'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'on Windows most often the'),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'Check the driver'),
    ],
    typed: { trouble: ['com port empty windows'] },
  },
  {
    asks: 'A BrainFlow session that cannot be prepared.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'prepare', 'another program holds the port'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: { trouble: ['unable to prepare session brainflow'] },
  },
  {
    asks: 'The error by its name alone.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'board-not-ready',
        'The port opened, but the board did not answer',
      ),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: { trouble: ['BOARD_NOT_READY_ERROR'] },
  },
  {
    asks: 'A port that another program holds.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'port-in-use', 'holds the port'),
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'Only one program at a time'),
    ],
    typed: { trouble: ['port already in use'] },
  },
  {
    asks: 'Time stamps of LSL that are uneven.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'clumps', 'jump by some milliseconds'),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'several arrive at once'),
    ],
    typed: { trouble: ['lsl timestamps jump around'] },
  },
  {
    asks: 'A card on which nothing was recorded.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'no-file', 'Without one the board writes nothing'),
      at('Cyton/CytonSDCard', 'gui', 'choose a maximum'),
    ],
    typed: { trouble: ['sd card no file written'] },
  },
  {
    asks: 'A file of the card that cannot be read by eye.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'garbage', 'can be converted'),
      at('Cyton/CytonSDCard', 'read-a-file', 'hexadecimal numbers'),
    ],
    typed: { trouble: ['sd file looks like gibberish'] },
  },
  {
    asks: 'Gel that dries before the end.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Has it dried before the end')],
    typed: { trouble: ['electrode gel dried out mid session'] },
  },
  {
    asks: 'A headset that hurts.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'hurts', 'Loosen the bolt that hurts')],
    typed: { trouble: ['headset hurts my head'] },
  },
  {
    asks: 'Thick hair under dry electrodes.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'combs with 5 mm spikes')],
    typed: { trouble: ['comb electrodes dont reach scalp thick hair'] },
  },
  {
    asks: 'Red skin after a session.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'skin', 'let it recover')],
    typed: { trouble: ['skin red after electrodes'] },
  },
  {
    asks: 'No alpha with closed eyes.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'check that O1 reaches the skin')],
    typed: { trouble: ['cant see alpha eyes closed'] },
  },
  {
    asks: 'EMG that hardly answers to the muscle.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'if-you-see-something-else', 'the trace barely moves'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'no-difference', 'on the thick part of the muscle'),
    ],
    typed: { trouble: ['emg barely moves'] },
  },
  {
    asks: 'A battery that becomes hot.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'store', 'swollen, dented, hot or wet'),
      at('FAQ/HardFAQ', 'repair', 'Does it get hot'),
    ],
    typed: { trouble: ['battery gets hot'] },
  },
  {
    asks: 'A battery that is empty too soon.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'empty after an hour or two'),
      at('Troubleshooting/ResetButtonPress', 'by-itself', 'A weak battery'),
    ],
    typed: { trouble: ['battery dead after an hour'] },
  },
  {
    asks: 'Charging while the board is worn.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'connect no charger'),
    ],
    typed: { trouble: ['can i charge while wearing it'] },
  },
  {
    asks: 'A dongle without its blue light.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'dark', 'The program of its radio lights this LED'),
      at('Troubleshooting/ResetButtonPress', 'others', 'Red light only, and no blue'),
    ],
    typed: { trouble: ['dongle light not on'] },
  },
  {
    asks: 'The red light of the dongle.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'others', 'Its red light blinks, and that is normal'),
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'a red LED that blinks'),
    ],
    typed: { trouble: ['red light blinking on dongle'] },
  },
  {
    asks: 'A WiFi Shield that loses packets.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'missing-packets', 'use WiFi Direct and a lower rate'),
      at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'Full batteries, and two of them'),
    ],
    typed: { trouble: ['wifi shield keeps dropping packets'] },
  },
  {
    asks: 'Missing samples in a recording.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'in the files the sample index jumps'),
      at('ForDevelopers/DataAnalysis', 'fill-gaps', 'gap'),
    ],
    typed: { trouble: ['lost packets in file'] },
  },
  {
    asks: 'Half the rate with a Daisy.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'rate', '125 times a second')],
    typed: { trouble: ['sample rate only 125'] },
  },
  {
    asks: 'Values that seem far too large.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
      at('Troubleshooting/minimizingNoise', 'wrong-amplitude', 'gain'),
    ],
    typed: { trouble: ['values are way too big microvolts'] },
  },
  {
    asks: 'A time column that looks wrong.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'The formatted time stamp is local time'),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'several arrive at once'),
    ],
    typed: { trouble: ['csv has wrong time column'] },
  },
  {
    asks: 'A spike each second.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'heart', 'exactly one second apart'),
      at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'A burst once a second'),
    ],
    typed: { trouble: ['weird spikes every second'] },
  },
  {
    asks: 'An upload that fails.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'upload', 'If the upload fails'),
      at('Cyton/CytonProgram', 'no-target', 'does not reach the boot loader'),
      at('Cyton/CytonProgram', 'program-flash-failed', 'Program Flash Failed'),
    ],
    typed: { trouble: ['firmware upload failed arduino'] },
  },
  {
    asks: 'Dongle and board on two channels.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', 'Dongle and board are on different channels'),
      at('Troubleshooting/GUI_Troubleshooting', 'poll', 'reported by the radio itself'),
    ],
    typed: { trouble: ['radio channel mismatch "communications failure"'] },
  },
  {
    asks: 'A stream that cannot be started.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-start', 'The stream could not be started'),
    ],
    typed: { trouble: ['Failed to start streaming'] },
  },
  {
    asks: 'An accelerometer without values.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'aux', 'only one of the three at a time')],
    typed: { trouble: ['accelerometer reads nothing'] },
  },
  {
    asks: 'A Pulse Sensor without a beat.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', 'If no heartbeat shows'),
    ],
    typed: { trouble: ['pulse sensor no heartbeat'] },
  },
  {
    asks: 'An ear clip that came off.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'an ear clip fall off'),
      at('ForDevelopers/DataAnalysis', 'loose-seconds', 'the reference was off'),
    ],
    typed: { trouble: ['earclip fell off what happens'] },
  },
  {
    asks: 'A wire that broke off.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'broken-wire', 'plug another cup of the set'),
      at('AddOns/Headwear/MarkIV', 'crimp', 'crimp a new one'),
    ],
    typed: { trouble: ['snapped a wire off electrode'] },
  },
  {
    asks: 'Touchproof plugs and header pins.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'touchproof plug')],
    typed: { trouble: ['touchproof dont fit pins'] },
  },
  {
    asks: 'A printed frame with cracks.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'warped', 'Has the frame cracked')],
    typed: { trouble: ['3d print cracks ultracortex'] },
  },
  {
    asks: 'Blinks that cover the signal.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'blink', 'Do blinks ruin your recording'),
      at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'Subtract what the eyes add'),
    ],
    typed: { trouble: ['blinks ruin everything'] },
  },
  {
    asks: 'A slow GUI.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'choppy', 'Is the whole window slow or laggy'),
      at('Troubleshooting/GUI_Troubleshooting', 'freezes', 'freezes'),
    ],
    typed: { trouble: ['gui super slow laggy'] },
  },
  {
    asks: 'Markers that are not in the file.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'the marker column, if there is one, stays 0'),
    ],
    typed: { trouble: ['markers not showing in recording'] },
  },
  {
    asks: 'A phone that does not see the board.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'Does the phone not find the board',
      ),
    ],
    typed: { trouble: ['my phone cant find it'] },
  },
  {
    asks: 'Two boards that disturb each other.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'several', 'Do you see the signal of another group')],
    typed: { trouble: ['two boards same room mixed up'] },
  },
  {
    asks: 'An EmotiBit that does not join the network.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-found', 'in the same network on 2.4 GHz')],
    typed: { trouble: ['emotibit wont connect wifi'] },
  },
];
