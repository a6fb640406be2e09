import type { Wider } from './wider';
import { at } from '../types';

/**
 * Places that answer a question of the other lists too, by pooled judgements: of the measured part, every page that our
 * engine or MiniSearch at its best had before the first right one was given, without the engine's name, in any order and
 * mixed with known right and wrong ones, to readers who had nothing to do with the search. Nothing is tuned by them.
 */
export const judged: readonly Wider[] = [
  {
    asks: 'A Cyton without its dongle.',
    also: [at('FAQ/HardFAQ', 'does-the-cyton-use-bluetooth', 'talks to an OpenBCI dongle only')],
    because: 'It says that a Cyton works with an OpenBCI dongle only.',
  },
  {
    asks: 'A Daisy that adds no channels.',
    also: [
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'look for bent pins, and press the Daisy on'),
      at('GettingStarted/Boards/DaisyGS', 'stream', 'channels 9 to 16 must jump'),
    ],
    because: 'It says what to do when the Cyton does not see the Daisy and how to choose 16 channels.',
  },
  {
    asks: 'A black window at the start.',
    also: [at('Troubleshooting/GUI_Troubleshooting', 'blank', 'Update the graphics driver')],
    because:
      'It gives the causes and fixes for a window that stays blank at the start, graphics driver first.',
  },
  {
    asks: 'A channel command without effect.',
    also: [
      at('Cyton/CytonSDK', 'channel-settings', 'Channel settings: x…X <ChannelCommand />'),
      at('Cyton/CytonSDK', 'rules', 'must be complete within 1 second'),
    ],
    because:
      'It says that x1060110X only sets channel 1 to its defaults, and in which cases a channel command is not answered or is dropped.',
  },
  {
    asks: 'A marker for a stimulus.',
    also: [
      at('Cyton/CytonExternal', 'choose', 'The moment a screen changes'),
      at('Cyton/CytonExternal', 'analog', 'let the stimulus draw a white square'),
      at('Cyton/CytonExternal', 'markers', 'then for each mark'),
      at('Cyton/CytonExternal', 'isolation', 'One data pin is one trigger line'),
    ],
    because:
      'It shows the ways to mark a stimulus: light sensor, marker mode, or a trigger pulse through an isolator.',
  },
  {
    asks: 'An old Python library: OpenBCI_Python, pyOpenBCI.',
    also: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'prototype-with-the-gui-first',
        'Both are retired in favour of BrainFlow',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'python', 'The package contains the compiled library'),
    ],
    because:
      'It names BrainFlow as the successor of the old Python library and gives a first program for a Cyton.',
  },
  {
    asks: 'Band Power shows nothing, or bars of channels that are hidden.',
    also: [
      at('Software/OpenBCISoftware/GUIWidgets', 'channel-select', 'means that this widget uses the channel'),
    ],
    because: 'It says what the colours of the channel buttons mean and which channels count.',
  },
  {
    asks: 'Board battery for a whole night.',
    also: [
      at(
        'AddOns/Headwear/ElectrodeCap',
        'how-long-does-the-battery-last',
        '500 mAh would end before the morning',
      ),
      at('FAQ/HardFAQ', 'battery', 'runs a Cyton with Daisy for about'),
    ],
    because:
      'It says that 500 mAh lasts about 8 hours and that a night needs 2,500 mAh. It gives the running times of 500 mAh and 2,500 mAh cells.',
  },
  {
    asks: 'Board modes.',
    also: [
      at('Cyton/CytonExternal', 'digital', 'Packets then end in'),
      at('Cyton/CytonExternal', 'button', 'Turn Digital Read On'),
    ],
    because: 'It tells to send /3 or to press Turn Digital Read On, and what the packets then hold.',
  },
  {
    asks: 'Correct a page.',
    also: [
      at('GettingStarted/Documentation/DocEdits', 'small', 'what was wrong and how you know'),
      at('GettingStarted/Documentation/DocEdits', 'report-instead-of-editing', 'what it says, what is right'),
      at('FAQ/DocsUpdate', 'how-do-i-tell-you-about-a-mistake', 'at the foot of the page'),
    ],
    because:
      'It gives the steps to correct a page and the way to report a mistake. It says how to correct a page or report a mistake.',
  },
  {
    asks: 'Counts to microvolts.',
    also: [
      at('Deprecated/Python', 'scale', 'In microvolts per count that is'),
      at('Cyton/CytonSDCard', 'read-a-file', 'hexadecimal numbers, one line for each sample'),
      at('Cyton/CytonSDCard', 'calculator', 'Calculate minutes and megabytes <ScaleCalculator'),
    ],
    because:
      'It gives the formula 4.5 V by gain by 2^23 - 1 for the Cyton, that of the Ganglion, and the microvolts per count. It lists the microvolts per count for every gain, and its program has the formula with 4.5 V and the gain.',
  },
  {
    asks: 'Digital read shows random numbers.',
    also: [
      at('Cyton/CytonExternal', 'pin-random', 'Is there a pull-up or pull-down'),
      at('Cyton/CytonExternal', 'crosstalk', 'An open pin follows its neighbour'),
    ],
    because: 'It says why an open pin changes at random and that it needs a resistor.',
  },
  {
    asks: 'ECG.',
    also: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'If the R peaks point down'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead', 'RA and LA below the collarbones'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead-ganglion', 'put the right arm there'),
    ],
    because:
      'It shows where ECG electrodes go, the settings and filter, and what to do if the R peaks point down.',
  },
  {
    asks: 'EMG, ECG, EOG set-up.',
    also: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'connect-the-daisy-ecg-and-emg',
        'Two pins of one column each',
      ),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'with-a-cyton-alone', 'EMG to both pins of'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'ganglion', 'One D_G electrode serves all'),
    ],
    because: 'It shows pins and settings for EMG and ECG beside EEG on each board.',
  },
  {
    asks: 'Event markers from PsychoPy, OpenSesame or another program in the recording.',
    also: [at('Cyton/CytonExternal', 'isolation', 'One data pin is one trigger line')],
    because: 'It shows how stimulus programs and devices trigger a Cyton, with the wiring.',
  },
  {
    asks: 'Excel and other programs.',
    also: [at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'and exports EDF or FIF')],
    because: 'It says how to get a text recording into Excel, pandas and MNE, and with MNE to EDF.',
  },
  {
    asks: 'Filters at the first start hide slow waves.',
    also: [at('Troubleshooting/Filters', 'gui', 'At first it uses a band-pass')],
    because:
      'It says that the GUI starts with a band-pass of 5 to 50 Hz on every channel, so delta and everything above 50 Hz is hidden.',
  },
  {
    asks: 'Filters in BrainFlow.',
    also: [
      at('ForDevelopers/DataAnalysis', 'ringing', 'Subtract the mean first'),
      at('ForDevelopers/DataAnalysis', 'filter', 'Filters change the array in place'),
    ],
    because: 'It shows the detrend call and the band-pass and band-stop calls of BrainFlow.',
  },
  {
    asks: 'Firmware version cannot be read, or which one the board has.',
    also: [
      at(
        'ForDevelopers/FirmwareDevelopment',
        'which-version-is-on-my-board',
        'answers with the version alone',
      ),
    ],
    because: 'It tells to send v or V and how to read the version from the answer.',
  },
  {
    asks: 'Gain.',
    also: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'limits-to-know', '24 is right for all channels')],
    because: 'It says that gain 24 is right for EEG, EMG and ECG channels and when to lower it.',
  },
  {
    asks: 'Hardware settings are not kept.',
    also: [
      at('Software/OpenBCISoftware/GUIDocs', 'settings-files', 'After each connection the board has its'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'more-messages',
        'More messages <MessageTable caption="Other messages',
      ),
    ],
    because:
      'It says that the board starts with defaults and that hardware settings have their own Save. It explains the message that hardware settings could not be sent, with the fix.',
  },
  {
    asks: 'Heart rate.',
    also: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'Press less on the finger',
      ),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'daisy', 'Divide the BPM by two'),
    ],
    because: 'It gives causes and fixes for a BPM that is 0, jumps, or is doubled with a Daisy.',
  },
  {
    asks: 'How much noise a healthy channel has.',
    also: [at('Troubleshooting/minimizingNoise', 'test-the-board', "the board's own noise, about 1 µV")],
    because: 'It gives the noise of a board with shorted inputs, about 1 µV peak to peak.',
  },
  {
    asks: 'Impedance over the serial protocol: which command and which formula.',
    also: [at('Troubleshooting/Impedance', 'impedance-too-high', 'test current into the N pin')],
    because:
      'It gives the two commands, the formula for R from the RMS voltage, and the command that ends the test.',
  },
  {
    asks: 'Keyboard shortcuts are gone.',
    also: [at('Troubleshooting/GUI_Troubleshooting', 'not-assigned', 'Expert Mode is off on this computer')],
    because: 'It explains the message about a key that is not assigned and how to get the keys back.',
  },
  {
    asks: 'LED by EMG.',
    also: [
      at('Examples/EMGProjects/EMG_LED', 'lights-flicker-at-rest', 'check ground, charger and notch'),
      at('Examples/EMGProjects/EMG_LED', 'tuning', '100 to 200 where lights flicker'),
    ],
    because: 'It says why the LEDs of the EMG project flicker and which settings to change.',
  },
  {
    asks: 'LSL channels that hold more than EEG, and markers in OpenViBE.',
    also: [at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'send three types of data at once')],
    because: 'It says what the GUI can send by LSL at once, and with how many channels.',
  },
  {
    asks: 'MATLAB files.',
    also: [at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'EEGLAB expects one row for each')],
    because: 'It gives the code that puts a loaded recording, its markers and channel names into EEGLAB.',
  },
  {
    asks: 'Medical use.',
    also: [
      at('FAQ/Liability', 'what-the-products-are-for', 'not medical, clinical or diagnostic devices'),
      at('FAQ/Liability', 'compliance', 'the components used carry CE and'),
    ],
    because:
      'It says that the products are no medical devices, what the policy says of FDA approval, and that only components carry CE marks.',
  },
  {
    asks: 'Native Bluetooth with BrainFlow.',
    also: [
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'it works with either firmware'),
      at('Ganglion/GanglionSDK', 'brainflow-bled112', 'which works with either firmware'),
    ],
    because:
      'It names the board id for native Bluetooth and the setting that cures failed to Open Ganglion Device. It gives the cure for the exact message failed to Open Ganglion Device.',
  },
  {
    asks: 'Own driver, without BrainFlow.',
    also: [
      at('Cyton/CytonSDK', 'rules', '115200 baud, with 8 data bits'),
      at('Cyton/CytonSpecs', 'dongle', 'USB dongle <DongleSwitch /> The'),
      at('Cyton/CytonRadioChannel', 'numbers', 'The link in numbers <SpecTable'),
      at('Cyton/CytonDataFormat', 'the-stream-in-one-minute', '115200 baud, with 8 data bits'),
      at('Cyton/CytonDataFormat', 'parse-it-in-code', 'resynchronise after lost bytes'),
      at('Cyton/CytonDataFormat', 'binary-format', 'Bytes of a packet Offsets'),
    ],
    because:
      "It gives the baud rate of the dongle and the rules of the conversation. It gives the baud rates of the Cyton's dongle. It gives the baud rates of the Cyton's dongle. It gives the port settings, every byte of the packet and a parser without a library.",
  },
  {
    asks: 'P300, an oddball experiment.',
    also: [
      at('Examples/VideoExperiment', 'average', 'make a positive wave there, called P300'),
      at('Examples/VideoExperiment', '', 'press a button for each puppy'),
    ],
    because:
      'It is a complete target experiment with pictures whose averaging script shows the P300 and says how to make it grow.',
  },
  {
    asks: 'Python sample, other languages.',
    also: [
      at('ForDevelopers/SoftwareDevelopment', 'c', 'Build the library once'),
      at('ForDevelopers/SoftwareDevelopment', '', 'BrainFlow is the library with which'),
      at('ForDevelopers/SoftwareDevelopment', 'python', 'The package contains the compiled library'),
    ],
    because: 'It introduces BrainFlow and gives first programs in Python, C++ and other languages.',
  },
  {
    asks: 'Radio channel.',
    also: [
      at('Cyton/CytonRadioChannel', 'change', 'Dongle and board move together'),
      at('Cyton/CytonRadioChannel', 'bytes', 'With raw bytes <CommandTable caption="Commands'),
    ],
    because: 'It gives the steps to change the radio channel in the GUI, and the raw bytes that do it.',
  },
  {
    asks: 'Raw data in Excel.',
    also: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'import it with a comma as separator'),
      at('Software/OpenBCISoftware/GUIRecordings', 'viewer', 'the whole as CSV or BDF'),
    ],
    because: 'It tells how to open a recording in Excel and how to convert it to EDF.',
  },
  {
    asks: 'Record without a computer nearby.',
    also: [at('Cyton/CytonSDCard', 'without-computer', 'every sample still reaches the card')],
    because: 'It says that the card goes on recording when the dongle is out of range.',
  },
  {
    asks: 'Reference.',
    also: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'are both in common use'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 're-reference', 'subtract the mean of all good'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'linked-afterwards', 'Subtract half of the channel of'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'may-both-ears-be-joined-as-a-reference',
        'Connect both ear electrodes to the reference',
      ),
    ],
    because: 'It says that earlobe and mastoid are both fine and how to re-reference, also to the average.',
  },
  {
    asks: 'START and STOP stamps of the SD file.',
    also: [
      at('Cyton/CytonSDCard', 'stamps', 'the two stamps the wrong way round'),
      at('Cyton/CytonSDCard', 'format', 'The file format <SpecTable caption="SD'),
    ],
    because: 'It explains the lines with START AT, STOP AT and the footer in the SD file.',
  },
  {
    asks: 'Settings names.',
    also: [at('Troubleshooting/Filters', 'gui', 'The GUI filters only what it shows')],
    because: "It explains the GUI's filters, the notch at the mains frequency among them.",
  },
  {
    asks: 'Sleep: a night with the boards.',
    also: [at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Sleep is scored from EEG against')],
    because: 'It gives a table of sleep montages with four, eight and sixteen channels.',
  },
  {
    asks: 'Test signal.',
    also: [
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'No square wave means a fault of radio'),
      at('GettingStarted/Boards/CytonGS', '5-see-that-it-works', 'The board, the radio and the GUI'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'Every channel must show a square wave'),
    ],
    because:
      'It gives the steps to test the board without electrodes, with the test signal. It says how to see without electrodes that the board works. It has a check that makes the board send its square wave to rule out the electrodes.',
  },
  {
    asks: 'The BrainFlow streamer on Windows.',
    also: [at('Software/OpenBCISoftware/GUIDocs', 'versions', 'Which version, 5.2.2 or 6?')],
    because:
      "It says that BrainFlow's streamer sends nothing in the first session of 5.2.2 and works in version 6.",
  },
  {
    asks: "The GUI freezes when the system is started, because the dongle's switch is at RESET.",
    also: [
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', "Move the dongle's little switch towards"),
      at('Cyton/CytonSpecs', 'dongle', 'USB dongle <DongleSwitch /> The'),
    ],
    because:
      "It says to move the dongle's switch towards the USB plug, to GPIO6, and which lamps to expect. It shows the two positions of the dongle's switch and says that GPIO6, towards the plug, is the one for daily use.",
  },
  {
    asks: 'The Mac finds no Ganglion.',
    also: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'why', 'So macOS does not ask'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'There are three ways around that'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'processing', 'Start the sketch and choose'),
    ],
    because: 'It explains why the GUI never asks for Bluetooth permission and gives ways around it.',
  },
  {
    asks: 'The WiFi Shield cannot be reached.',
    also: [at('Deprecated/WiFiShield/WiFiProgram', 'if-it-does-not-work', 'Then erase with')],
    because: 'It says what to do when no network appears after the update: wait, then erase and write again.',
  },
  {
    asks: 'The accelerometer widget is empty.',
    also: [
      at('Cyton/CytonExternal', 'accelerometer', 'to turn it on again'),
      at('Cyton/CytonExternal', 'choose', 'the accelerometer is off'),
    ],
    because:
      'It says that the pin modes share the bytes with the accelerometer and that /0 turns it on again.',
  },
  {
    asks: 'The buffer becomes empty after a while.',
    also: [
      at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'The board has stopped sending'),
    ],
    because: 'It says why the buffer stays empty after a while and what to do.',
  },
  {
    asks: 'The data format seems to have changed, or each packet begins with 0x41.',
    also: [
      at('Cyton/CytonProgram', 'older', 'program all three parts in this order'),
      at('Cyton/CytonRadios', 'versions', 'must be of the same major version'),
    ],
    because:
      'It says which radios go with which firmware and in which order to program them. It says that host, device and board need the same major version and what changed.',
  },
  {
    asks: 'The gel cap.',
    also: [
      at('AddOns/Headwear/ElectrodeCap', '', '19 electrodes at 10-20 positions'),
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'Each cap lead ends in a touchproof'),
      at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', 'Part the hair under each opening'),
    ],
    because: 'It is the page about the gel electrode cap: connecting, filling and cleaning it.',
  },
  {
    asks: 'The sampling rate: what get_sampling_rate gives, and 248 Hz measured.',
    also: [
      at('ForDevelopers/BrainFlowErrors', 'rate-unchanged', 'returns the default rate of that kind'),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'If you compute a rate that is'),
    ],
    because: 'It says what get_sampling_rate returns and why a measured rate is a little off.',
  },
  {
    asks: 'Units and limits of the impedance widget, and impedance in an LSL stream.',
    also: [at('Troubleshooting/Impedance', 'impedance-cyton', 'these limits are meant to find')],
    because: 'It explains the 750 and 2,500 kΩ limits of the widget and that its values are far too high.',
  },
  {
    asks: 'WSL, Docker.',
    also: [at('ForDevelopers/SoftwareDevelopment', 'docker', 'the image contains the bindings for')],
    because: 'It gives the docker command that passes the serial device to BrainFlow.',
  },
  {
    asks: 'Ways to reduce noise.',
    also: [
      at('Troubleshooting/minimizingNoise', 'first-checks', 'An open input picks up hum'),
      at('Troubleshooting/minimizingNoise', 'mains', 'Improve the contact of reference'),
      at('Troubleshooting/minimizingNoise', '', 'Most noise comes from three places'),
    ],
    because: 'It is the page about reducing noise, with six first checks and a fix for each symptom.',
  },
  {
    asks: 'What bytes of a packet mean.',
    also: [
      at('Cyton/CytonDataFormat', 'binary-format', 'Bytes of a packet Offsets'),
      at('Cyton/CytonDataFormat', 'stop-bytes', 'how to read the six auxiliary bytes'),
      at('Cyton/CytonDataFormat', 'the-stream-in-one-minute', 'The stream in one minute'),
      at('Cyton/CytonDataFormat', '', 'Channel 1 is in bytes 2 to'),
    ],
    because: 'It lists all 33 bytes of a packet and what each stop byte means.',
  },
  {
    asks: 'What is needed to begin.',
    also: [
      at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'lithium battery of about 500 mAh'),
      at('FAQ/HowProductsGoTogether', '', 'No headset includes a board'),
    ],
    because: 'It lists what is needed to begin, with complete shopping lists.',
  },
  {
    asks: 'What the messages look like.',
    also: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'in chunks of 40 ms'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'clumps', 'hands its samples to LSL in blocks'),
    ],
    because: 'It says that the GUI sends LSL in chunks of 40 ms, 32-bit floats in µV.',
  },
  {
    asks: 'What “System is Down” or a failed status means, and that AUTO-SCAN brings the two together.',
    also: [
      at('Troubleshooting/GUI_Troubleshooting', 'different-channels', 'It hears no board on its channel'),
      at('Troubleshooting/GUI_Troubleshooting', 'unable', 'Put in fresh batteries'),
      at('Troubleshooting/GUI_Troubleshooting', 'poll', "override to the board's old channel"),
    ],
    because: 'It explains System is Down and gives the fix with AUTO-SCAN and a board that is on.',
  },
  {
    asks: 'WiFi Shield firmware.',
    also: [
      at('Deprecated/WiFiShield/WiFiProgram', 'over-the-air', 'wait 10 to 15 seconds for the'),
      at('Deprecated/WiFiShield/WiFiProgram', 'by-wire', 'which means that the bootloader runs'),
    ],
    because:
      'It gives the steps to update the WiFi Shield over the air, and by wire with the bootloader and esptool.',
  },
  {
    asks: 'Wired or isolated connection, cable.',
    also: [at('Cyton/CytonDataFormat', 'direct-wire', "isolated serial adapter to the microcontroller's")],
    because:
      'It describes reading the Cyton through an isolated serial adapter instead of the radio, with the safety rule and what BrainFlow and the GUI make of it.',
  },
  {
    asks: 'avrdude messages.',
    also: [at('Cyton/CytonProgram', 'program-flash-failed', 'a content mismatch when verifying')],
    because: 'It names this avrdude message and gives its cure.',
  },
  {
    asks: '“Board config error, probably dongle is inserted but Cyton is off.”',
    also: [at('ForDevelopers/BrainFlowErrors', 'log-messages', 'What the lines of the')],
    because: "It explains this line of BrainFlow's log: only the dongle answered, with code 7.",
  },
];
