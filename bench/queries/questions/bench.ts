import { at, type Question } from '../types';

/**
 * Queries as they come to mind at the bench, half sentences and slips included, from what users of the boards tell
 * each other. They were written down, with every section that answers them, before any was put to a search.
 */
export const bench: readonly Question[] = [
  {
    asks: 'A dongle without a COM port.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'Open the group Ports (COM & LPT)'),
      at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'Download the Windows VCP driver'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'No serial port has the name'),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'Check the driver'),
    ],
    typed: { trouble: ['cant find com port for the dongle'] },
  },
  {
    asks: 'A dongle with its light on that finds no board.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'unable', 'the board is off; its batteries are empty'),
      at('Troubleshooting/GUI_Troubleshooting', 'autoscanning', 'The dongle answers, but the board does not'),
      at('GettingStarted/Boards/CytonGS', 'no-board', 'Let the scan finish'),
      at('Troubleshooting/ResetButtonPress', 'blinking', 'press RST once and let go'),
      at('Troubleshooting/ResetButtonPress', 'states', 'Solid blue'),
      at('Troubleshooting/GUI_Troubleshooting', 'different-channels', 'it hears no board on its channel'),
      at('Cyton/CytonRadioChannel', 'lost', 'Dongle and board are on different channels'),
    ],
    typed: { trouble: ['blue light on dongle but cyton wont connect'] },
  },
  {
    asks: 'All channels are railed.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'railed',
        'The input is close to the end of what the converter can measure',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'the converter is at its limit or close to it'),
      at('FAQ/HardFAQ', 'why-does-a-channel-say-railed', 'The input has reached the end of its range'),
    ],
    typed: { trouble: ['all chanels say RAILED'] },
  },
  {
    asks: 'One flat channel among good ones.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'no-change',
        'the usual reason is that the channel is powered down',
      ),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'no-change',
        'The channel has been a perfectly straight line',
      ),
    ],
    typed: { trouble: ['channel 3 is flat line others ok'] },
  },
  {
    asks: 'Mains hum all over the EEG.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Body and cables act as ant')],
    typed: { trouble: ['why is there 50hz all over my eeg'] },
  },
  {
    asks: 'A black window at the start.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'blank', 'The GUI draws with OpenGL')],
    typed: { trouble: ['gui black window at startup'] },
  },
  {
    asks: 'A crash when a session starts.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'freeze-on-start', 'The GUI cannot create the recording'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'failed-to-initialize',
        'The line before it in the Console Log has the cause',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'blank', 'The GUI draws with OpenGL'),
    ],
    typed: { trouble: ['gui crashes when i hit start session'] },
  },
  {
    asks: 'A Ganglion that is not listed.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'The blue LED must blink'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI never gets permission to use Bluetooth'),
    ],
    typed: { trouble: ['ganglion dont appear in the list'] },
  },
  {
    asks: 'A BLED112 that Windows does not show.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'No port has the name Low Energy Dongle'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'The blue LED must blink'),
    ],
    typed: { trouble: ['ble dongle not detected windows ganglion'] },
  },
  {
    asks: 'The number of BOARD_NOT_READY_ERROR.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'the board did not answer as it should'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'UNABLE_TO_OPEN_PORT_ERROR (2)'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'failed-to-initialize',
        'The line before it in the Console Log has the cause',
      ),
    ],
    typed: { trouble: ['BOARD_NOT_READY_ERROR:7'] },
  },
  {
    asks: 'UNABLE_TO_OPEN_PORT_ERROR in words.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'UNABLE_TO_OPEN_PORT_ERROR (2)'),
      at('Troubleshooting/FTDI_Fix_Linux', 'full-name', 'Give the full name of the port'),
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'Only one program at a time can open a COM port'),
      at('ForDevelopers/BrainFlowErrors', 'prepare', 'The code in the message decides'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'failed-to-initialize',
        'The line before it in the Console Log has the cause',
      ),
    ],
    typed: { trouble: ['brainflow unable to open port error'] },
  },
  {
    asks: 'The text of a Mac about a damaged GUI.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'gatekeeper',
        'macOS holds back programs that came from the internet',
      ),
      at('Software/OpenBCISoftware/GUIDocs', 'install-macos', 'press Done, open System Settings'),
    ],
    typed: { trouble: ['"OpenBCI_GUI" is damaged and can\'t be opened'] },
  },
  {
    asks: 'A Daisy that adds no channels.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'The Cyton did not find the Daisy when it was reset'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-daisy', 'look at the contact between the boards'),
      at('GettingStarted/Boards/DaisyGS', 'stream', '16 CHANNELS'),
    ],
    typed: { trouble: ['daisy plugged but only 8 channels'] },
  },
  {
    asks: 'Charging a battery that is worn.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
      at(
        'FAQ/GenFAQ',
        'is-it-safe-to-wear',
        'as long as nothing that a person is connected to shares its ground with the mains',
      ),
      at('Cyton/CytonSpecs', 'power', 'Unplug the lithium cell to charge it'),
    ],
    typed: { trouble: ['can i charge the battery while wearing it'] },
  },
  {
    asks: 'A laptop on mains with electrodes on a head.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'is-it-safe-to-wear',
        'as long as nothing that a person is connected to shares its ground with the mains',
      ),
    ],
    typed: { trouble: ['is it dangerous laptop plugged in wall while eeg on head'] },
  },
  {
    asks: 'A card that stays empty.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'no-card', 'The board found no card, or could not read it'),
      at('Cyton/CytonSDCard', 'gui', 'WRITE TO SD CARD?'),
      at('Cyton/CytonSDCard', 'contiguous', 'Switch the board off at once'),
    ],
    typed: { trouble: ['sd card doesnt record anything'] },
  },
  {
    asks: 'A card file of hexadecimal numbers.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'viewer', 'Choose a file of the card here'),
      at('Cyton/CytonSDCard', 'read-a-file', 'then select the .TXT file under the SD card option'),
      at('Cyton/CytonSDCard', 'format', 'All numbers are hexadecimal'),
    ],
    typed: { trouble: ['sd file full of letters and numbers how read'] },
  },
  {
    asks: 'Packet loss, as two words.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'Open the widget Packet Loss'),
      at('Cyton/CytonDataFormat', 'packet-loss', 'Lost packets = (new'),
      at('Cyton/CytonRadioChannel', 'loss', 'Bring dongle and board closer'),
      at('Troubleshooting/minimizingNoise', 'packets', 'The cause is the radio or the serial driver'),
      at('Software/OpenBCISoftware/GUIWidgets', 'packet-loss', 'The widget shows how many packets were lost'),
    ],
    typed: { trouble: ['packet loss'] },
  },
  {
    asks: 'A stream that pauses.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'packets', 'The cause is the radio or the serial driver'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'Open the widget Packet Loss'),
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-drops', 'Try fresh batteries first'),
      at('Troubleshooting/GUI_Troubleshooting', 'choppy', "The cause is the Cyton dongle's latency timer"),
      at('GettingStarted/Boards/CytonGS', 'choppy', 'The FTDI driver collects data for 16 ms or'),
    ],
    typed: { trouble: ['data stops every few seconds then comes back'] },
  },
  {
    asks: 'The halved rate of a Daisy, as a complaint.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'daisy-rate', 'two packets together make one 16-channel sample'),
      at('GettingStarted/Boards/DaisyGS', 'rate', 'as the mean of two samples'),
      at('Cyton/CytonDataFormat', 'daisy', 'Join an even packet with the odd one after it'),
    ],
    typed: { trouble: ['why only 125 samples with daisy'] },
  },
  {
    asks: 'A faster rate than the usual one.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'faster', 'Not by radio'),
      at('Cyton/CytonSDK', 'sample-rate', '250 Hz is the highest rate over the dongle'),
      at('Cyton/CytonSDCard', 'faster', 'only over a WiFi Shield'),
      at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', '250, 500, 1000, 2000'),
    ],
    typed: { trouble: ['need faster than 250hz'] },
  },
  {
    asks: 'The same high impedance everywhere.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-too-high', 'the GUI is wrong, not your gel')],
    typed: { trouble: ['impedance shows 1000 kohm everywhere'] },
  },
  {
    asks: 'An ECG with its peaks down.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'a thick band of hum'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'so that R peaks point up'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'raw data are reference minus electrode'),
      at('Cyton/CytonDataFormat', 'sign', 'Sign of a channel'),
    ],
    typed: { trouble: ['ecg trace is upside down'] },
  },
  {
    asks: 'An ECG that is all noise.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'a thick band of hum'),
    ],
    typed: { trouble: ['cant see heartbeat only noise'] },
  },
  {
    asks: 'No EMG when the arm is flexed.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'if-you-see-something-else',
        'electrodes off the muscle',
      ),
    ],
    typed: { trouble: ['flex my arm nothing happens emg'] },
  },
  {
    asks: 'A headset that hurts.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'fit', 'must not hurt')],
    typed: { trouble: ['electrodes hurt after 20 minutes'] },
  },
  {
    asks: 'A headset that does not reach the scalp.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'fit', 'must not hurt'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'They need pressure and a few minutes'),
      at('AddOns/Electrodes/ElectrodesLanding', 'contact', 'Clean the skin'),
    ],
    typed: { trouble: ['headset doesnt touch the skull too much hair'] },
  },
  {
    asks: 'Which wire is ground.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'connect-the-wires',
        'On the Cyton, use the bottom row',
      ),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'called BIAS on the Cyton'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'where-the-electrodes-go', "wearer's left"),
      at('Cyton/CytonSpecs', 'electrode-header', 'the default reference'),
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'white for the reference, black for bias'),
    ],
    typed: { trouble: ['which one is the ground wire'] },
  },
  {
    asks: 'What the ear clip does.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'called BIAS on the Cyton'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'where-the-electrodes-go', "wearer's left"),
      at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'The ear clips must be on the bottom SRB pin'),
      at('AddOns/Headwear/HeadBand', 'with-a-cyton-eight-channels', 'the two ear clips must be on SRB'),
    ],
    typed: { trouble: ['what is earclip for'] },
  },
  {
    asks: 'An empty array from get_board_data.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'nothing has arrived yet'),
      at('ForDevelopers/SoftwareDevelopment', 'keep', 'returns everything since the last call'),
    ],
    typed: { trouble: ['get_board_data returns empty array'] },
  },
  {
    asks: 'BrainFlow is not installed.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'python', 'pip install brainflow')],
    typed: { trouble: ["No module named 'brainflow'"] },
  },
  {
    asks: 'BrainFlow on a Raspberry Pi fails.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'after you have compiled it once')],
    typed: { trouble: ['brainflow on raspberry pi doesnt work'] },
  },
  {
    asks: 'Wrong time stamps in a recording.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'time-stamps',
        'A sample gets its time stamp when the computer reads it',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'BrainFlow stamps a Cyton'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'The file is plain text'),
    ],
    typed: { trouble: ['timestamp in my txt file wrong'] },
  },
  {
    asks: 'All values at the lower limit.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'railed',
        'The input is close to the end of what the converter can measure',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'the converter is at its limit or close to it'),
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'constant offset voltage of the electrode'),
    ],
    typed: { trouble: ['all values -187500'] },
  },
  {
    asks: 'Huge values in a CSV file.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'constant offset voltage of the electrode'),
      at('FAQ/HardFAQ', 'why-are-my-values-so-large-such-as-180000-µv', "electrode's constant voltage"),
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
      at('Cyton/CytonDataFormat', 'scale-factor', 'Microvolts = counts × 4'),
    ],
    typed: { trouble: ['values in the csv are huge how get microvolt'] },
  },
  {
    asks: 'An LSL stream that is not found.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'troubleshooting',
        'data stream running and Stop LSL Stream',
      ),
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Is the data stream running'),
    ],
    typed: { trouble: ['lsl stream not found'] },
  },
  {
    asks: 'MATLAB finds no LSL stream.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'receive with liblsl-Matlab'),
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'troubleshooting',
        'data stream running and Stop LSL Stream',
      ),
    ],
    typed: { trouble: ['matlab doesnt see the lsl stream'] },
  },
  {
    asks: 'The acquisition server does not connect.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'driver',
        'In the Acquisition Server choose the driver OpenBCI',
      ),
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'lsl',
        'In the widget Networking choose the protocol LSL',
      ),
    ],
    typed: { trouble: ['openvibe acquisition server cannot connect openbci'] },
  },
  {
    asks: 'A board that shows no light.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'states', 'Solid blue'),
      at('Troubleshooting/ResetButtonPress', 'support', 'If the board still blinks after the three steps'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'Charge the lithium cell'),
    ],
    typed: { trouble: ['no light when i switch on board'] },
  },
  {
    asks: 'How long a battery lasts, after it died.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'A cell of 500 mAh runs'),
      at('Cyton/CytonSpecs', 'battery-life', 'about 8 hours from 500 mAh'),
    ],
    typed: { trouble: ['lipo battery died how long does it last'] },
  },
  {
    asks: 'Which charger.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'Charge the lithium cell'),
      at('Cyton/CytonSpecs', 'power', 'Unplug the lithium cell to charge it'),
      at('FAQ/HardFAQ', 'battery', 'A cell of 500 mAh runs'),
    ],
    typed: { trouble: ['which charger'] },
  },
  {
    asks: 'A board that is dead after firmware.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bricked', 'Nearly always the program is wrong')],
    typed: { trouble: ['board bricked after flashing'] },
  },
  {
    asks: 'An upload that fails.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'no-target', 'The IDE does not reach the boot loader'),
      at('Cyton/CytonProgram', 'program-flash-failed', 'Data was lost on the way'),
      at('Cyton/CytonProgram', 'upload', 'Keep board and dongle close together'),
    ],
    typed: { trouble: ['arduino ide upload to cyton fails'] },
  },
  {
    asks: 'A board that is lost after a change of channel.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', 'Dongle and board are on different channels'),
      at('Troubleshooting/GUI_Troubleshooting', 'different-channels', 'it hears no board on its channel'),
    ],
    typed: { trouble: ['changed radio channel now board not found'] },
  },
  {
    asks: 'Two Cytons in a room.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'Yes, on different radio channels'),
    ],
    typed: { trouble: ['2 cytons same room'] },
  },
  {
    asks: 'A Ganglion and macOS 13.',
    origins: [],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI never gets permission to use Bluetooth'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'The blue LED must blink'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'why', 'key NSBluetoothAlwaysUsageDescription'),
    ],
    typed: { trouble: ['mac ventura ganglion bluetooth wont connect'] },
  },
  {
    asks: 'Where a recording is.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'folders', 'Documents/OpenBCI_GUI'),
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Documents/OpenBCI_GUI/Recordings'),
      at('FAQ/HardFAQ', 'where-are-recordings-saved-and-in-which-format', 'Documents/OpenBCI_GUI/Recordings'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'not-in-documents',
        'The GUI writes to a folder called Documents',
      ),
    ],
    typed: { trouble: ['where did my recording go'] },
  },
  {
    asks: 'A recording that does not play.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'unsupported', 'A file that plays has'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-header', '%Sample Rate or %Board is missing or altered'),
      at('Troubleshooting/GUI_Troubleshooting', 'v4-file', 'The GUI reads the first four lines'),
      at('Troubleshooting/GUI_Troubleshooting', 'large-file', 'Any file'),
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Choose PLAYBACK (from file)'),
    ],
    typed: { trouble: ['playback file wont load'] },
  },
  {
    asks: 'D11 reads nothing.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'volts = value'),
      at('Cyton/CytonExternal', 'pin-random', 'Is the mode set?'),
      at('Troubleshooting/GUI_Troubleshooting', 'aux', 'The Cyton sends only one of the three at a time'),
      at('Software/OpenBCISoftware/GUIWidgets', 'digital', 'switching one on switches the others off'),
    ],
    typed: { trouble: ['analog pin D11 reads nothing'] },
  },
  {
    asks: 'An accelerometer at zero.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'aux', 'The Cyton sends only one of the three at a time'),
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'accelerometer',
        'shares its place with analog and digital values',
      ),
      at('Cyton/CytonExternal', 'accelerometer', 'Send /0 to turn it on again'),
      at('ForDevelopers/BrainFlowErrors', 'accelerometer-freezes', 'only if its X value is not zero'),
    ],
    typed: { trouble: ['accelerometer stuck at zero'] },
  },
  {
    asks: 'A marker for a stimulus.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'Marker Channel of the recording'),
      at('ForDevelopers/SoftwareDevelopment', 'marker', 'board.insert_marker(1.0)'),
      at('Cyton/CytonExternal', 'choose', 'The moment a screen changes'),
      at('Cyton/CytonExternal', 'markers', 'Send /4'),
      at('Examples/VideoExperiment', '', 'the moment at which each picture appears'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'Send events as their own stream'),
    ],
    typed: { trouble: ['how put marker when i show the stimulus'] },
  },
  {
    asks: 'Noise that a touch takes away.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Body and cables act as ant')],
    typed: { trouble: ['noise goes away when i touch the board'] },
  },
  {
    asks: 'A WiFi Shield that disconnects.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', 'Packets are lost'),
      at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'No certain one'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'With one battery, EXT PWR must be ON'),
      at('Deprecated/WiFiShield/WiFiGS', 'no-board', 'Both texts are answers to'),
    ],
    typed: { trouble: ['wifi shield keeps disconnecting'] },
  },
  {
    asks: 'EmotiBit and the GUI.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'with-openbci', 'EMOTIBIT_BOARD'),
      at(
        'ThirdParty/EmotiBit/EmotiBit_Guide',
        'not-found',
        'Computer and device must be in the same network',
      ),
    ],
    typed: { trouble: ['emotibit not in gui'] },
  },
  {
    asks: 'Sponges that dry.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'if-something-is-wrong', 'dip them into the salt water'),
    ],
    typed: { trouble: ['cap sponges dry out signal gets bad'] },
  },
  {
    asks: 'An order that has not come.',
    origins: [],
    answers: [
      at('FAQ/ShippingFAQ', 'how-long-does-delivery-take', 'Estimate after dispatch'),
      at('FAQ/ShippingFAQ', 'will-i-get-a-tracking-number', 'you get it by email'),
    ],
    typed: { trouble: ['order hasnt arrived yet'] },
  },
  {
    asks: 'A return of an opened box.',
    origins: [],
    answers: [
      at('FAQ/Returns', 'what-cannot-be-returned-once-opened', 'For reasons of hygiene'),
      at('FAQ/Returns', 'time-limits', 'restocking fee'),
      at('FAQ/Returns', 'begin-a-return', 'Write to support@openbci'),
    ],
    typed: { trouble: ['send it back already opened box'] },
  },
  {
    asks: 'A board that came broken.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'it-arrived-damaged-does-not-work-or-is-the-wrong-item',
        'You get a replacement at no cost',
      ),
      at('FAQ/ShippingFAQ', 'what-if-the-parcel-arrives-damaged', 'Tell support@openbci.com at once'),
    ],
    typed: { trouble: ['board arrived broken'] },
  },
  {
    asks: 'A virus scanner that blocks the GUI.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'library',
        'If the antivirus program blocked or removed a file',
      ),
      at('Software/OpenBCISoftware/GUIDocs', 'install-windows', 'If SmartScreen says'),
      at('Troubleshooting/GUI_Troubleshooting', 'freeze-on-start', 'The GUI cannot create the recording'),
    ],
    typed: { trouble: ['antivirus blocks openbci'] },
  },
  {
    asks: 'Tiny text on a fine screen.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'high-dpi', 'Override high DPI scaling behavior')],
    typed: { trouble: ['text too small on 4k monitor'] },
  },
  {
    asks: 'A busy port.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'port-in-use',
        'Another program or a second GUI holds the port',
      ),
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'Only one program at a time can open a COM port'),
      at('Troubleshooting/FTDI_Fix_Mac', 'busy', 'names the program that holds the port'),
      at('Troubleshooting/FTDI_Fix_Linux', 'busy', 'sudo fuser -v /dev/ttyUSB0 # who has it open'),
    ],
    typed: { trouble: ['port busy error gui'] },
  },
  {
    asks: 'A long delay between muscle and screen.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'latency', 'About 15 ms after it happened'),
      at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'Look before you change anything'),
    ],
    typed: { trouble: ['delay between muscle and screen too long'] },
  },
  {
    asks: 'The Focus widget never reacts.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'Turn Audio On'),
      at('Examples/EEGProjects/FocusArduino', 'tuning', 'lower: on more often'),
      at('Examples/EEGProjects/FocusArduino', 'the-led-never-changes', 'lower the threshold'),
    ],
    typed: { trouble: ['focus widget never gets focused'] },
  },
  {
    asks: 'Hum in spite of the notch filter.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'Body and cables act as ant'),
      at('Troubleshooting/Filters', 'gui', 'a band-stop for the mains'),
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', '58 to 62 Hz'),
    ],
    typed: { trouble: ['notch on but still 60 hz'] },
  },
  {
    asks: 'One electrode spoils all channels.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'same', 'The signal comes from what the channels share'),
      at('Troubleshooting/minimizingNoise', 'loose', 'An electrode is loose'),
    ],
    typed: { trouble: ['one bad electrode makes all chans noisy'] },
  },
  {
    asks: 'Paste or gel for gold cups.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'sticks by itself'),
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'white for the reference, black for bias'),
    ],
    typed: { trouble: ['do i need gel or paste for gold cups'] },
  },
  {
    asks: 'A diagnosis of epilepsy.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'You cannot find or rule out epilepsy')],
    typed: { trouble: ['can this diagnose epilepsy'] },
  },
  {
    asks: 'Blinks in the data.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'These are blinks')],
    typed: { trouble: ['blinks ruin my data'] },
  },
  {
    asks: 'A channel command without effect.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'channel-settings', 'Channel settings: x…X'),
      at('Cyton/CytonSDK', 'rules', '115200 baud'),
    ],
    typed: { trouble: ['x1060110X does nothing'] },
  },
  {
    asks: 'start_stream hangs.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'nothing has arrived yet'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'UNABLE_TO_OPEN_PORT_ERROR (2)'),
    ],
    typed: { trouble: ['board.start_stream() hangs'] },
  },
  {
    asks: 'The GUI fails to connect by a COM port.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-connect', 'the port opened and the dongle spoke'),
      at('Troubleshooting/GUI_Troubleshooting', 'error-connecting', 'The port could not be opened at all'),
    ],
    typed: { trouble: ['Error: Failed to connect using COM3'] },
  },
  {
    asks: 'The reason for gain 24.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-gain-for-which-signal', 'Use 24, the default'),
      at('Cyton/CytonSpecs', 'gain', 'at the default gain of 24'),
    ],
    typed: { trouble: ['why gain 24'] },
  },
  {
    asks: 'A slow drift.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'drift', 'Sweat, an electrode that you have just put on'),
    ],
    typed: { trouble: ['signal drifts slowly up and down'] },
  },
  {
    asks: 'Windows asks for a driver.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'Download the Windows VCP driver')],
    typed: { trouble: ['windows asks for driver ftdi'] },
  },
  {
    asks: 'A clenched jaw in all channels.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'muscle', 'The electrodes are right above jaw')],
    typed: { trouble: ['jaw clench shows up everywhere'] },
  },
  {
    asks: 'The schematic of the Cyton.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'design-files', 'Schematic, layout, plots'),
      at('ForDevelopers/HardwareDevelopment', 'where-are-the-design-files', 'Hardware'),
    ],
    typed: { name: ['cyton schematic'] },
  },
  {
    asks: 'The registers of the converter, by the word settings.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'registers', 'There is no command that writes a register directly')],
    typed: { name: ['ads1299 register settings'] },
  },
  {
    asks: 'A BrainFlow example in Python.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'python', 'pip install brainflow')],
    typed: { name: ['brainflow python example'] },
  },
  {
    asks: "The voltage of a Ganglion's battery.",
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'power', '3.3 V to 10 V'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'four AA batteries'),
      at('FAQ/HardFAQ', 'battery', 'A cell of 500 mAh runs'),
    ],
    typed: { name: ['ganglion battery voltage'] },
  },
  {
    asks: 'The converter of the Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'at-a-glance', 'At a glance')],
    typed: { name: ['ganglion adc resolution'] },
  },
  {
    asks: 'Assembling an Ultracortex.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'assemble-the-frame', 'Glue front and back')],
    typed: { task: ['assemble ultracortex'] },
  },
  {
    asks: 'Printing a headset.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'print-it', 'Infill'),
      at('AddOns/Headwear/MarkIV', 'parts', 'Part'),
    ],
    typed: { task: ['3d print the headset'] },
  },
  {
    asks: 'The pins of an electrode cap.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'Adapter goes to'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'connect-it', 'REF'),
    ],
    typed: { name: ['electrode cap pinout'] },
  },
  {
    asks: 'Fp1 on a Mark IV.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'nodes', 'Fp1 Fpz Fp2'),
      at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'The ear clips must be on the bottom SRB pin'),
    ],
    typed: { task: ['where is Fp1 on mark iv'] },
  },
  {
    asks: 'SRB2, by its name.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'SRB2 is the reference with the default settings'),
      at('Cyton/CytonSpecs', 'electrode-header', 'the default reference'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'connect-the-wires',
        'On the Cyton, use the bottom row',
      ),
    ],
    typed: { name: ['SRB2'] },
  },
  {
    asks: "An update of the Cyton's firmware.",
    origins: [],
    answers: [at('Cyton/CytonProgram', '', 'compile the Cyton')],
    typed: { task: ['update cyton firmware'] },
  },
  {
    asks: "Firmware for the dongle's radio.",
    origins: [],
    answers: [at('Cyton/CytonRadios', 'host', 'move its switch to RESET')],
    typed: { task: ['flash dongle radio'] },
  },
  {
    asks: 'Live data in MATLAB.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'MATLAB package'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'receive with liblsl-Matlab'),
      at(
        'Software/CompatibleThirdPartySoftware/Matlab',
        'udp',
        'This program receives light data such as band power',
      ),
    ],
    typed: { task: ['stream eeg to matlab'] },
  },
  {
    asks: 'UDP and OSC from the GUI.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Choose a Protocol'),
      at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Each packet is one JSON object'),
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'one message per channel'),
    ],
    typed: { task: ['send data over udp osc'] },
  },
  {
    asks: 'An hour on the card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'gui', 'WRITE TO SD CARD?'),
      at('Cyton/CytonSDCard', 'commands', 'Send an opening command'),
      at('Cyton/CytonSDCard', 'sizes', 'fixed number of blocks'),
    ],
    typed: { task: ['record 1 hour to sd'] },
  },
  {
    asks: 'An ECG at home.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        '',
        'You will record the electrical signal of your heart',
      ),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'so that R peaks point up'),
    ],
    typed: { task: ['do an ecg at home'] },
  },
  {
    asks: 'A servo that a muscle moves.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_LED', 'servo', 'The level of channel 1 becomes an angle from 0° to 180°'),
      at('Examples/EMGProjects/EMG_LED', '', 'a sketch turns strength into light'),
      at('Examples/ExamplesLanding', '', 'Here are nine projects to build'),
      at('Software/OpenBCISoftware/GUIWidgets', 'emg-joystick', 'Setting'),
    ],
    typed: { task: ['control servo with emg'] },
  },
  {
    asks: 'An LED that a muscle lights.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_LED', '', 'a sketch turns strength into light')],
    typed: { task: ['light led with muscle'] },
  },
  {
    asks: 'OpenBCI in a paper.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'The citations list published work'),
      at('GettingStarted/Community/Community', 'other-places-to-share', 'Use the forum'),
    ],
    typed: { task: ['cite openbci in my paper'] },
  },
  {
    asks: 'The range of the radio, called Bluetooth.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'Plan for one room')],
    typed: { name: ['bluetooth range'] },
  },
  {
    asks: 'Cyton or Ganglion, to choose.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'what-is-the-difference-between-cyton-cyton-with-daisy-and-ganglion',
        'Samples per second and channel',
      ),
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'Take a Ganglion for up to four channels of'),
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'Board'),
      at('Ganglion/GanglionLanding', 'which', 'Channels'),
      at('Cyton/CytonLanding', 'which', 'The Ganglion has four channels and Bluetooth'),
      at('FAQ/HowProductsGoTogether', 'chooser', 'Which board for what I want to do'),
      at(
        'FAQ/HardFAQ',
        'how-do-i-choose-between-4-8-and-16-channels',
        'Count the places that you have to watch at',
      ),
    ],
    typed: { task: ['choose between cyton and ganglion'] },
  },
  {
    asks: 'The size of a Cyton.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'mechanics', 'Mechanics')],
    typed: { name: ['cyton board dimensions'] },
  },
  {
    asks: 'Heart rate with a Pulse Sensor.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'see-your-pulse', 'Put the front of the sensor'),
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        '',
        'The Pulse Sensor shines green light into a fingertip',
      ),
    ],
    typed: { task: ['measure heart rate with pulse sensor'] },
  },
  {
    asks: 'Comb electrodes, by their name.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'They need pressure and a few minutes')],
    typed: { name: ['dry comb electrodes'] },
  },
  {
    asks: 'The forum, by its name.',
    origins: [],
    answers: [
      at('help', 'ask', 'In the forum'),
      at('GettingStarted/Community/Community', 'other-places-to-share', 'Use the forum'),
    ],
    typed: { name: ['forum'] },
  },
  {
    asks: 'Countries that orders ship to.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'where-do-you-ship-from-and-to', 'to the whole world')],
    typed: { name: ['shipping countries'] },
  },
  {
    asks: 'A purchase order.',
    origins: [],
    answers: [
      at(
        'FAQ/PaymentFAQ',
        'can-i-pay-by-purchase-order-on-account-net-30-or-with-a-student-discount',
        'The public text names none of these',
      ),
      at(
        'FAQ/PaymentFAQ',
        'how-do-i-get-a-quote-or-an-invoice',
        'Make a customer account in the shop and add',
      ),
    ],
    typed: { task: ['pay with purchase order'] },
  },
  {
    asks: 'The packet that begins with 0xA0.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'binary-format', 'The board itself starts each packet with 0x41')],
    typed: { name: ['0xA0 packet format'] },
  },
  {
    asks: 'The 18 bits of a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'samples', 'To go from 18 to 19 bits'),
      at('Ganglion/GanglionDataFormat', 'firmware-2', 'Uncompressed packet'),
      at('Ganglion/GanglionDataFormat', 'packet-id', 'what a packet is'),
    ],
    typed: { name: ['ganglion 18 bit compression'] },
  },
  {
    asks: 'Motor imagery as an interface.',
    origins: [],
    answers: [
      at('Deprecated/MotorImagery', '', 'This experiment is no longer supported'),
      at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'Motor imagery in three pairs'),
    ],
    typed: { task: ['motor imagery bci'] },
  },
  {
    asks: 'Tetris with a muscle.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Tetris', '', 'The piece moves when you tilt your head')],
    typed: { task: ['play tetris with my arm'] },
  },
  {
    asks: 'Video and EEG in step.',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', '', 'the moment at which each picture appears'),
      at('Cyton/CytonExternal', 'choose', 'The moment a screen changes'),
      at('Cyton/CytonExternal', 'camera', 'Let one pulse set D17 and light an LED in the picture'),
    ],
    typed: { task: ['sync video with eeg'] },
  },
  {
    asks: 'A channel off by command.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'channels', 'A channel that is off reads 0'),
      at('Ganglion/GanglionSDK', 'channels', 'A channel that is off reads 0'),
    ],
    typed: { task: ['turn off a channel by command'] },
  },
  {
    asks: 'The privacy policy.',
    origins: [],
    answers: [at('FAQ/Privacy', '', 'This documentation has no accounts and no forms')],
    typed: { name: ['privacy policy'] },
  },
];
