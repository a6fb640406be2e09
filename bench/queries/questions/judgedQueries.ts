import type { Answer } from '../types';
import { at } from '../types';

/** Places that answer some queries of a question, and not all of it. */
export interface Judgement {
  /** The queries, as they stand in the other lists. */
  typed: readonly [string, ...string[]];
  also: readonly [Answer, ...Answer[]];
  /** Why who arrives there has the answer. */
  because: string;
}

/**
 * Pooled judgements of the measured part, as in `judged.ts`, of all pages that our engine or MiniSearch at its best had
 * before the first known right one on 24 November 2026: 802 pairs of question and page, with 34 known right ones and 30
 * random ones mixed in. The readers saw what was typed, and a judgement holds for that alone.
 */
export const judgedQueries: readonly Judgement[] = [
  {
    typed: ['--serial-port ttyUSB0 does not work', 'unable to open port but i am in dialout'],
    also: [at('Troubleshooting/FTDI_Fix_Linux', 'full-name', 'Give the full name of the port')],
    because: 'It says that BrainFlow does not find ttyUSB0 alone and needs /dev/ttyUSB0.',
  },
  {
    typed: ['2khz on cyton python'],
    also: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'rate-unchanged',
        'With the dongle the rate stays 250 Hz, whatever BrainFlow',
      ),
    ],
    because:
      'It says that with the dongle the rate of a Cyton stays 250 Hz whatever ~ command a Python program sends, because start_stream sets it back.',
  },
  {
    typed: ['No BLED112 Dongle Found', 'bled112 not recognised'],
    also: [
      at(
        'Troubleshooting/MacOSGanglionBLEWorkaround',
        'dongle',
        'means that no port names itself Low Energy Dongle',
      ),
    ],
    because:
      'It says what No BLED112 Dongle Found means and to try another USB port or adapter and close other programs.',
  },
  {
    typed: ['accel zero after /2'],
    also: [at('Troubleshooting/GUI_Troubleshooting', 'aux', 'The Cyton sends only one of the three at')],
    because:
      'It says that the Cyton sends only one of accelerometer, analog and digital, and which button brings it back.',
  },
  {
    typed: ['accel zero after /2'],
    also: [at('Cyton/CytonSDK', 'board-mode', 'In modes 2, 3 and 4 the accelerometer is off.')],
    because:
      'It says that the accelerometer is off in the analog, digital and marker modes and that /0 brings it back.',
  },
  {
    typed: ['bluegiga dongle ttyACM0 permission'],
    also: [
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'The BLED112 dongle needs the same group'),
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'permission-denied',
        'Add yourself to the group that owns the port',
      ),
      at('Troubleshooting/FTDI_Fix_Linux', 'rule', 'opens the port to every user of the computer'),
    ],
    because: 'It says that the BLED112 is /dev/ttyACM0 and needs the group or udev rule given here.',
  },
  {
    typed: ['brainbay ganglion not connecting hub'],
    also: [at('Deprecated/Hub', 'do-i-still-need-it', "Use BrainBay's BrainFlow element")],
    because: "It says to use BrainBay's BrainFlow element in place of the Hub.",
  },
  {
    typed: ['brainbay not compatible with new ganglion firmware'],
    also: [
      at(
        'Software/CompatibleThirdPartySoftware/BrainBay',
        'elements',
        'is retired and does not read firmware 3',
      ),
      at('Software/CompatibleThirdPartySoftware/BrainBay', '', 'use 2.8.2 or newer'),
    ],
    because:
      'It says that the old Ganglion element needs the Hub, which does not read firmware 3, and that the BrainFlow element (2.8.2 or newer) does it.',
  },
  {
    typed: ['brainflow error without details'],
    also: [
      at('Troubleshooting/GUI_Troubleshooting', 'console-log', "BrainFlow's own log is beside them"),
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'neither of the two'),
    ],
    because:
      "It says where BrainFlow's log file lies and what the lines of it mean for a session that does not start.",
  },
  {
    typed: ['brainflow impedance ganglion resistance channels'],
    also: [
      at(
        'Ganglion/GanglionSDK',
        'impedance-brainflow',
        'from rows 8 to 12: BoardShim.get_resistance_channels',
      ),
      at('Ganglion/GanglionSDK', 'impedance-empty', 'so the row keeps its previous value'),
      at('Ganglion/GanglionSDK', 'impedance', 'with a number in kΩ'),
    ],
    because:
      'It says how config_board with z starts the test in BrainFlow, and in which rows the kΩ of the channels and REF arrive.',
  },
  {
    typed: ['brainflow wifi shield ip_port missing'],
    also: [
      at('Deprecated/WiFiShield/WiFiGS', 'brainflow-codes', 'give any free port number of your computer'),
      at('Deprecated/WiFiShield/WiFiGS', 'start-the-gui', 'set ip_port to a free port'),
    ],
    because:
      'It says that INVALID_ARGUMENTS_ERROR means a missing ip_port, and that any free port of your computer will do.',
  },
  {
    typed: ['build own cyton board', 'cyton schematic pdf', 'price to make my own cyton'],
    also: [at('Cyton/CytonSpecs', 'design-files', 'Schematic, layout, plots and parts lists are on GitHub')],
    because:
      'It says where schematic, layout and parts lists are, under which licence, and with which program they open.',
  },
  {
    typed: ['calculate impedance from brainflow data cyton', 'cyton_impedance in own code much too big'],
    also: [at('Troubleshooting/Impedance', 'impedance-too-high', 'take the channel off SRB2 and into BIAS')],
    because:
      'It gives the right channel settings, the test command and the formula with the 2.2 kΩ subtracted, and says which settings make values far too high.',
  },
  {
    typed: ['can i control things with my mind'],
    also: [
      at('Examples/EEGProjects/FocusArduino', '', 'When you close your eyes and relax, an LED'),
      at('Examples/EEGProjects/FocusArduino', 'how', 'with closed eyes the alpha rhythm, about ten waves'),
    ],
    because:
      'It shows that closing the eyes and relaxing switches a light, step by step, and what the metric does and does not measure.',
  },
  {
    typed: ['can i test impedance of active electrodes'],
    also: [
      at(
        'ThirdParty/ThinkPulse/ThinkPulse',
        'the-impedance-check-shows-nonsense',
        'It cannot work with active electrodes.',
      ),
    ],
    because:
      'It says that the impedance test cannot work with active electrodes, why, and how to judge the contact by the signal instead.',
  },
  {
    typed: ['changing gain while streaming loses samples'],
    also: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'send-commands-to-the-board',
        'Change the gain with the stream stopped: a command',
      ),
    ],
    because:
      'It says that a command during the stream costs samples, and that settings should be changed with the stream stopped.',
  },
  {
    typed: ['channel 4 always railed'],
    also: [at('Troubleshooting/GUI_Troubleshooting', 'railed', 'Press the electrode on, wet or gel it')],
    because:
      'It says what railed means, names an electrode that is off the skin or unplugged as the usual cause, and gives the steps to mend it.',
  },
  {
    typed: ['channel settings string explained', 'turn off srb2 for emg channel command'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'settings-in-the-gui',
        'For any other channel change the second character',
      ),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'with-a-cyton-alone',
        'Set SRB2 to Off and Bias Include to No for',
      ),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'x1060100X and x2060100X'),
    ],
    because:
      'It gives the commands that switch SRB2 and bias off for an EMG or ECG channel, and which character stands for each channel.',
  },
  {
    typed: ['check electrode impedance'],
    also: [
      at(
        'Troubleshooting/Impedance',
        'impedance-cyton',
        'Open the Cyton Signal widget, set Mode to Impedance',
      ),
      at('Troubleshooting/Impedance', 'impedance-ganglion', 'press Start Impedance Check'),
    ],
    because:
      'It shows where the impedance of electrodes is checked in the GUI, for Cyton and Ganglion, and what values mean.',
  },
  {
    typed: ['check electrode impedance'],
    also: [
      at(
        'FAQ/HardFAQ',
        'can-it-measure-the-impedance-of-the-electrodes',
        'Use the Cyton Signal widget for a Cyton',
      ),
    ],
    because:
      "It says that the Cyton Signal and Ganglion Signal widgets measure it, channel by channel, and that a Cyton's values are too large.",
  },
  {
    typed: ['com port access denied dongle', 'resource busy /dev/cu.usbserial'],
    also: [at('Troubleshooting/FTDI_Fix_Linux', 'busy', 'Only one program at a time can use the port')],
    because:
      'It says that only one program at a time can use the port, how to find out which one holds it, and to close it.',
  },
  {
    typed: ['connection bad when person moves away', 'losing data wenn person sits behind wall'],
    also: [
      at('Troubleshooting/minimizingNoise', 'packets', 'Put the dongle on a USB extension cable or hub'),
    ],
    because:
      'It lists what helps against lost packets: dongle in sight of the board on an extension, full battery, other radios off, another channel.',
  },
  {
    typed: ['control keyboard with muscle'],
    also: [
      at('Examples/EMGProjects/EMGpiano', 'run-it', 'write into KEYS which keyboard key plays which note'),
      at('Examples/EMGProjects/EMGpiano', 'how-it-works', 'Each channel has its own switch'),
    ],
    because:
      "It gives a script that presses keyboard keys from muscles, with the GUI's EMG stream and pyautogui.",
  },
  {
    typed: ['cyton input referred noise per gain', 'is 2 uv with shorted inputs ok'],
    also: [at('Ganglion/GanglionSpecs', 'noise', 'with the inputs shorted')],
    because:
      "It says how much noise a Ganglion has with its inputs shorted, how to measure it, and names a Cyton's value for comparison.",
  },
  {
    typed: ['cyton sample rate', 'change sample rate cyton'],
    also: [at('Cyton/CytonSDK', 'sample-rate', '250 Hz is the highest rate over the dongle')],
    because:
      'It lists the commands for each sample rate and says that 250 Hz (125 Hz with a Daisy) is the highest over the dongle.',
  },
  {
    typed: ['cyton stopped connecting over night nothing changed'],
    also: [
      at('Cyton/CytonRadioChannel', 'lost', 'Dongle and board are on different channels'),
      at('Cyton/CytonRadioChannel', 'change', 'Success: Host and Device on Channel number:'),
      at('Cyton/CytonRadioChannel', 'loss', "one user's board was not found until it was gone"),
    ],
    because:
      "It says that dongle and board have lost each other's channel, and how to bring them together again, by a restart, AUTO-SCAN or OVERRIDE DONGLE.",
  },
  {
    typed: ['daisy module'],
    also: [at('Cyton/CytonSpecs', 'daisy', 'takes 2.048 MHz from pin CLK of the bus')],
    because:
      "It gives the Daisy's channels, rates, pins, size and supply, and says that it works only on a Cyton.",
  },
  {
    typed: ['daisy on ganglion'],
    also: [at('Ganglion/GanglionSpecs', 'revisions', 'The Ganglion does not take a Daisy and cannot be')],
    because:
      'It says that the Ganglion takes no Daisy and cannot be chained, and that a Cyton is for more channels.',
  },
  {
    typed: ['daisy on ganglion'],
    also: [at('Ganglion/GanglionLanding', 'questions', 'No: Revisions and names')],
    because: 'It says that a Ganglion cannot take a Daisy.',
  },
  {
    typed: ['data comes in chunks of 0.5s'],
    also: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'samples-come-in-bursts',
        "latency timer of the dongle's driver is still at 16",
      ),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'If it is still at 16 ms, about 120 of'),
    ],
    because:
      "It says that the driver's latency timer is still at 16 ms, so samples arrive about twice a second on Windows, and when BrainFlow sets it by itself.",
  },
  {
    typed: ['delay between muscle and screen too long'],
    also: [
      at('Examples/EMGProjects/EMG_LED', 'tuning', 'the default, 1.0 s, delays the light by up to'),
      at('Examples/EMGProjects/EMG_LED', 'core', 'A long window makes the level calm but late'),
    ],
    because:
      "It says that the EMG widget's default window of 1.0 s delays the reaction by up to a second and to set 0.1 s.",
  },
  {
    typed: ['delay of the eeg real time ms'],
    also: [
      at('ForDevelopers/SoftwareDevelopment', 'marker', 'about 15 ms with a Cyton whose latency timer'),
      at(
        'ForDevelopers/BrainFlowErrors',
        'samples-come-in-bursts',
        'arrive about twice a second on Windows and every 60',
      ),
    ],
    because:
      'It says that the delay of radio and USB is about 15 ms with a Cyton whose latency timer is at 1 ms, and much more if the timer is still at 16 ms.',
  },
  {
    typed: ['delay of the eeg real time ms'],
    also: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'markers',
        'the whole way from the skin takes a nearly constant',
      ),
    ],
    because:
      'It says that with the latency timer at 1 ms the whole way from the skin takes about 15 ms, and how much the driver adds at 16 ms.',
  },
  {
    typed: ['differential channels eeg C3-C4'],
    also: [at('Ganglion/GanglionSpecs', 'inputs', 'channel is the')],
    because:
      'It says that with its switch up a channel measures the difference of its own two pins, with the ground on D_G.',
  },
  {
    typed: ['does averaging remove 50hz daisy'],
    also: [at('Cyton/CytonSpecs', 'bandwidth', '66 % are left at 50 Hz')],
    because: 'It says that with the mean of two samples 66 % of the amplitude is left at 50 Hz.',
  },
  {
    typed: ['does openbci sell my data'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'offline',
        'Your data stay on your computer unless you send them',
      ),
    ],
    because:
      'It says that the GUI sends no data anywhere: they stay on your computer unless you send them yourself.',
  },
  {
    typed: ['ecg p wave missing filter'],
    also: [at('Software/OpenBCISoftware/GUIWidgets', 'default-filter', 'Set it to 0.5 to 40 Hz for ECG')],
    because:
      'It says that the default band pass of 5 to 50 Hz distorts an ECG and to set it to 0.5 to 40 Hz.',
  },
  {
    typed: ['ecg p wave missing filter'],
    also: [at('Troubleshooting/Filters', 'band', 'monitoring band; the exact ST level needs 0.05 Hz')],
    because: "It says that the GUI's default band-pass begins at 5 Hz and that an ECG needs 0.5 to 40 Hz.",
  },
  {
    typed: ['ecg shows railed'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'if-you-see-something-else',
        'SRB2 still on, or an electrode off',
      ),
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'three-electrodes',
        "The two chest electrodes are each other's reference",
      ),
    ],
    because:
      'It says that a railed ECG channel has SRB2 still on or an electrode off, and how SRB2 is switched off.',
  },
  {
    typed: ['everything says railed what now', 'why does it say RAILED'],
    also: [
      at(
        'FAQ/HardFAQ',
        'why-does-a-channel-say-railed',
        'the reference or the ground most likely has no contact',
      ),
    ],
    because:
      'It says what RAILED means and its causes: an electrode off, the reference not connected, or the gain too high.',
  },
  {
    typed: ['ganglion accelerometer only zeros'],
    also: [
      at('Ganglion/GanglionSDK', 'stream', 'The accelerometer is off after each connection'),
      at('Ganglion/GanglionSDK', 'rules', 'the stream, the impedance test and the accelerometer stop'),
    ],
    because:
      'It says that acceleration stays at zero until n is sent, which BrainFlow does not do by itself, and gives the call.',
  },
  {
    typed: ['ganglion adc resolution'],
    also: [
      at(
        'Ganglion/GanglionDataFormat',
        'scale-factor',
        '8388607 = 2²³ − 1: the largest signed 24-bit number',
      ),
      at('Ganglion/GanglionDataFormat', 'firmware-3', 'samples come in steps of 128 or 64 counts'),
    ],
    because:
      "It gives the converter's 24 bits, reference, gain and microvolts per count, and the steps that are left in 18- and 19-bit packets.",
  },
  {
    typed: ['ganglion function generator garbage above 5 hz', 'ganglion compression breaks with big signal'],
    also: [
      at(
        'Troubleshooting/minimizingNoise',
        'sawtooth',
        'If a signal moves faster than a difference can express',
      ),
    ],
    because:
      'It says that firmware 1 and 2 send differences of limited size, so a fast large signal runs away, and that firmware 3 ends it.',
  },
  {
    typed: ['ganglion higher sampling rate bluetooth', 'ganglion 1600hz how'],
    also: [at('Ganglion/GanglionSDK', 'sample-rate', 'Over Bluetooth leave it at 200 Hz.')],
    because:
      'It says that higher rates are for the WiFi Shield only and that over Bluetooth the packets do not get through.',
  },
  {
    typed: ['ganglion higher sampling rate bluetooth'],
    also: [at('FAQ/HardFAQ', 'faster', 'only the retired WiFi Shield could send that')],
    because:
      'It says that the radio carries 200 Hz with a Ganglion and no more, and that only the retired WiFi Shield could send faster.',
  },
  {
    typed: ['gui shows 500 kohm with gel'],
    also: [
      at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', "Do not take the GUI's number at its word"),
    ],
    because:
      'It says that the widget of GUI 5.0.9 to 6.0.0-beta.1 reads far too high on a Cyton, so that electrodes can only be compared.',
  },
  {
    typed: ['heart rate sensor which pin'],
    also: [at('Software/OpenBCISoftware/GUIWidgets', 'digital', 'finds heart beats in the analog input D11')],
    because: 'It says that the pulse sensor is read from the analog pin D11 (A5).',
  },
  {
    typed: ['hiccup in signal after serial command'],
    also: [
      at('Cyton/CytonExternal', 'marker-burst', 'the radio lost a packet while the command was on'),
      at('Cyton/CytonExternal', 'markers', 'Commands during a stream can cost packets'),
    ],
    because:
      'It says that a command during the stream can cost a packet, how that shows and which markers avoid it.',
  },
  {
    typed: ['how get back from analog mode to accelerometer'],
    also: [at('Software/OpenBCISoftware/GUIWidgets', 'digital', 'switching one on switches the others off')],
    because:
      'It says that the button Turn Accel. On ends analog or digital mode, because the board sends only one of the three.',
  },
  {
    typed: ['how get back from analog mode to accelerometer'],
    also: [
      at('Cyton/CytonExternal', 'accelerometer', 'Send /0 to turn it on again'),
      at('Cyton/CytonExternal', 'choose', 'and the accelerometer is off; /0 brings it back'),
    ],
    because: 'It says that /0 ends the analog, digital or marker mode and brings the accelerometer back.',
  },
  {
    typed: ['how know if my eeg is real'],
    also: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'prove-each-signal', 'Alpha at the back of the head.'),
    ],
    because:
      'It shows the test for real EEG: close your eyes, and alpha appears at the back of the head, with a figure of its size.',
  },
  {
    typed: ['how to test if channel is damaged'],
    also: [
      at('Cyton/CytonSDK', 'test-signals', 'Every channel must show the same square wave'),
      at('Cyton/CytonSDK', 'device-id', 'means that the processor cannot read that converter'),
    ],
    because:
      'It describes a health check with the internal square wave, which must look the same on every channel, and what a wrong device ID means.',
  },
  {
    typed: ['impedance all channels at the same time?'],
    also: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'impedance',
        'Measure one channel at a time, and do not record',
      ),
    ],
    because: 'It says that the impedance is to be measured one channel at a time, and not while recording.',
  },
  {
    typed: ['impedance all channels at the same time?'],
    also: [
      at(
        'FAQ/HardFAQ',
        'can-it-measure-the-impedance-of-the-electrodes',
        'Yes, channel by channel, before you record',
      ),
    ],
    because: 'It says that the impedance is measured channel by channel.',
  },
  {
    typed: ['impedance during recording possible?'],
    also: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'busy-impedance',
        'the check had stopped the stream and the recording',
      ),
    ],
    because:
      'It says that an impedance check stops the stream and the recording and must be ended before recording.',
  },
  {
    typed: ['impedance during recording possible?'],
    also: [
      at('Software/OpenBCISoftware/GUIDocs', 'impedance-testing', 'You cannot record at the same time'),
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'recording',
        'An impedance check stops the stream as well',
      ),
    ],
    because:
      'It says that you cannot record while impedance is checked, because the channel carries the test current and the GUI stops the stream.',
  },
  {
    typed: ['impedance during recording possible?'],
    also: [
      at(
        'FAQ/HardFAQ',
        'can-it-measure-the-impedance-of-the-electrodes',
        'before you record and not at the same time',
      ),
    ],
    because: 'It says that impedance is measured before you record and not at the same time.',
  },
  {
    typed: ['impedanz messen cyton python'],
    also: [at('Troubleshooting/Impedance', 'impedance-too-high', 'test current into the N pin')],
    because:
      'It gives the commands to send and the formula that turns the RMS voltage into ohms, which any own program can use.',
  },
  {
    typed: ['improve wireless range dongle'],
    also: [
      at(
        'FAQ/HardFAQ',
        'how-far-does-the-radio-reach',
        'A USB extension cable for the dongle and another radio',
      ),
    ],
    because:
      'It says to keep board and dongle in sight of each other, and that a USB extension cable and another radio channel help.',
  },
  {
    typed: ['insert marker in gui'],
    also: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'you can mark moments by hand without any wiring'),
    ],
    because:
      'It says that version 6 has the Marker widget and the keys z to V, and that 5.2.2 has no markers but the PROG button.',
  },
  {
    typed: ['is data lost or only late gap 0.48 s'],
    also: [
      at('Cyton/CytonDataFormat', 'latency', 'samples arrive in bursts, up to 0.5 s late'),
      at('Cyton/CytonDataFormat', 'sample-clock', 'Nothing is lost as long as the sample numbers follow'),
      at('Cyton/CytonDataFormat', 'packet-loss', 'Lost packets = (new − last − 1) modulo 256'),
    ],
    because:
      "It says that samples arrive in bursts up to 0.5 s late with the driver's timer at 16 ms, and that nothing is lost while the sample numbers follow each other.",
  },
  {
    typed: ['is it dangerous laptop plugged in wall while eeg on head'],
    also: [
      at('Troubleshooting/minimizingNoise', '', 'Never connect a person to a device that shares ground'),
    ],
    because:
      'It says to run the laptop from its battery with the charger unplugged before touching a cable on a person.',
  },
  {
    typed: ['latency of openbci cyton ms', 'how realtime is it really'],
    also: [
      at('ForDevelopers/SoftwareDevelopment', 'marker', 'about 15 ms with a Cyton whose latency timer'),
      at(
        'ForDevelopers/BrainFlowErrors',
        'samples-come-in-bursts',
        'arrive about twice a second on Windows and every 60',
      ),
    ],
    because:
      'It says that the delay of radio and USB is about 15 ms with a Cyton whose latency timer is at 1 ms, and much more if the timer is still at 16 ms.',
  },
  {
    typed: ['leave bootloader'],
    also: [
      at('Cyton/CytonProgram', 'bootloader', "While you hold them, move the board's switch to"),
      at('Cyton/CytonProgram', 'upload', 'press RST, or switch the board off and on.'),
    ],
    because:
      'It says how the boot loader is started with RST and PROG, and that RST or switching off and on ends it.',
  },
  {
    typed: ['losing data wenn person sits behind wall'],
    also: [at('Cyton/CytonDataFormat', 'packet-loss', 'A shorter distance, a free line of sight')],
    because:
      'It says how lost packets show in the sample number and that a shorter distance, free sight, another radio channel or the SD card helps.',
  },
  {
    typed: ['many rows have same timestamp'],
    also: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'time',
        'The samples themselves are evenly spaced. So count samples',
      ),
      at(
        'ForDevelopers/BrainFlowErrors',
        'samples-come-in-bursts',
        "latency timer of the dongle's driver is still at 16",
      ),
    ],
    because:
      'It explains that samples are stamped when they reach the computer, several at once, and shows how to count evenly spaced times by the package number.',
  },
  {
    typed: ['measure muscle with ganglion'],
    also: [at('Ganglion/GanglionSpecs', 'inputs', 'set the switches of these channels up')],
    because:
      "It says that for EMG the channel's switch goes up, one electrode to +, one to −, and the ground to D_G.",
  },
  {
    typed: ['measure muscle with ganglion'],
    also: [
      at(
        'GettingStarted/Boards/GanglionGS',
        '5-set-the-switches',
        'EMG and ECG: two electrodes for each channel',
      ),
    ],
    because:
      'It says that for EMG the switch of a channel stays up, with two electrodes on its + and − pins and the ground on D_G.',
  },
  {
    typed: ['measure muscle with ganglion'],
    also: [at('Examples/EMGProjects/EMGpiano', 'wiring', '+1/−1 to +4/−4, D_G, all switches up')],
    because:
      'It says how muscle electrodes are wired to a Ganglion (pairs on + and −, D_G, switches up) and where they go.',
  },
  {
    typed: ['myoware with ganglion'],
    also: [
      at('Deprecated/MyoGanglion', '', 'it gives an amplified output, and the Ganglion has'),
      at('Deprecated/MyoGanglion', 'see-the-muscle', 'Stick the sensor along the muscle'),
    ],
    because:
      'It says that the MyoWare 2.0 cannot be used with a Ganglion and how to wire and use the first MyoWare.',
  },
  {
    typed: ['new dongle does not find old board'],
    also: [
      at(
        'Deprecated/DeprecatedDongleProgramming',
        'if-it-does-not-work',
        'one belongs to generation 1 and the other to 2',
      ),
      at('Deprecated/DeprecatedDongleProgramming', '', 'Radio firmware 1 still works, but only with board'),
    ],
    because:
      'It says that the two radios do not connect if their channels or their firmware generations differ, and to update both radios and the board together.',
  },
  {
    typed: ['noise floor of cyton shorted'],
    also: [at('Cyton/CytonSpecs', 'noise', 'About 0.14 µV is right')],
    because:
      'It says that a healthy channel with shorted inputs shows about 0.14 µV rms, and how to short the inputs and check.',
  },
  {
    typed: [
      'peak at 25 hz with daisy',
      'why is there 25 hz peak in my eeg',
      'does averaging remove 50hz daisy',
    ],
    also: [at('GettingStarted/Boards/DaisyGS', 'alias', 'folds down from 100 Hz to 25 Hz')],
    because:
      'It says that the peak at 25 Hz is the second harmonic of 50 Hz mains folded down, that no filter removes it, and what to do.',
  },
  {
    typed: ['power cyton from usb'],
    also: [
      at('Cyton/CytonSpecs', 'power', 'neither a charger nor a computer is connected'),
      at('Cyton/CytonSpecs', 'at-a-glance', 'Run the board on its own battery, never on a'),
      at('Cyton/CytonSpecs', '', 'and never a mains adapter'),
    ],
    because:
      'It says that the board runs on a battery of 3 V to 6 V, never on a mains adapter, and that a USB power bank is fine while no charger or computer is on it.',
  },
  {
    typed: ['resource busy /dev/cu.usbserial'],
    also: [at('Troubleshooting/FTDI_Fix_Mac', 'busy', 'names the program that holds the port. Quit it.')],
    because:
      'It gives the lsof command that names the program that holds the port, and says to quit it or to replug after a crash.',
  },
  {
    typed: ['run brainbay on mac'],
    also: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'other', 'use a virtual machine on an Intel Mac'),
    ],
    because: 'It says that on macOS BrainBay runs in a virtual machine on an Intel Mac only.',
  },
  {
    typed: ['save screenshot gui'],
    also: [at('Software/OpenBCISoftware/GUIDocs', 'folders', 'OpenBCI-<date>.jpg')],
    because:
      'It says that the key m, in Expert Mode, saves a screenshot into Documents/OpenBCI_GUI/Screenshots.',
  },
  {
    typed: ['sawtooth on ganglion old firmware'],
    also: [
      at(
        'Ganglion/GanglionProgram',
        'two-or-three',
        'shifts everything until the next whole sample, up to a',
      ),
      at('Ganglion/GanglionProgram', 'ota', 'download the .zip of the newest DefaultGanglion'),
    ],
    because:
      'It says that with firmware 2 a lost packet or a too large step shifts the signal until the next whole sample, up to a second, and that firmware 3 ends this.',
  },
  {
    typed: ['search cannot find ganglion', 'ganlion not found'],
    also: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI never gets permission to use Bluetooth'),
      at(
        'Troubleshooting/MacOSGanglionBLEWorkaround',
        'other',
        "The Ganglion's LED must blink before you search",
      ),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'dongle', 'The list fills within 3 seconds'),
      at(
        'Troubleshooting/MacOSGanglionBLEWorkaround',
        'missing-library',
        'list no Ganglion, with that library missing',
      ),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'why', 'the scan returns an empty list'),
      at(
        'Troubleshooting/MacOSGanglionBLEWorkaround',
        'processing',
        'choose GANGLION (live) › Bluetooth (Native)',
      ),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'brainflow', "It streams the board's data to the GUI"),
    ],
    because:
      'It says why a Mac lists no Ganglion, gives three ways around it and further checks such as the blinking LED.',
  },
  {
    typed: ['second board shows garbage'],
    also: [at('Troubleshooting/minimizingNoise', 'railed', 'or channels 9 to 16 have no reference')],
    because:
      'It says that with a Daisy the Y cable must join the bottom SRB pins of both boards, or channels 9 to 16 have no reference.',
  },
  {
    typed: ['send data to other program'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'from-gui',
        'Set the BrainFlow streamer to Network before START SESSION',
      ),
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'recording',
        'Sends the raw data to another program instead',
      ),
    ],
    because: 'It shows how to set the BrainFlow streamer to Network and gives a complete receiver program.',
  },
  {
    typed: ['send focus value to arduino', 'serial output garbage arduino openbci'],
    also: [
      at('Examples/EEGProjects/FocusArduino', 'connect-the-gui', 'Set the baud rate to 57600'),
      at(
        'Examples/EEGProjects/FocusArduino',
        'the-led-never-changes',
        "check that you chose the Arduino's port and 57600 baud",
      ),
      at('Examples/EEGProjects/FocusArduino', 'how', 'Each drawn frame sends 1 or 0 and a'),
      at(
        'Examples/EEGProjects/FocusArduino',
        'the-port-is-not-in-the-list',
        'Plug the Arduino in before you open',
      ),
      at('Examples/EEGProjects/FocusArduino', 'sketch', 'the GUI needs the port'),
    ],
    because:
      "It shows the Networking widget's serial settings, what is sent (1 or 0 and a line feed), the sketch that reads it, and what to check when it fails.",
  },
  {
    typed: ['stream stops when laptop sleeps'],
    also: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'or the computer slept. Stop the session'),
    ],
    because:
      'It names a sleeping computer as a cause of the stopped stream and says to stop the session, switch the board off and on and start again.',
  },
  {
    typed: ['unable to get dongle to communicate with cyton'],
    also: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'unable',
        'Put in fresh batteries. Switch the board off for 3',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'different-channels', 'it hears no board on its channel'),
      at('Troubleshooting/GUI_Troubleshooting', 'poll', 'Check power, distance and interference'),
    ],
    because:
      'It says what System is Down means and what to try: batteries, replugging, AUTO-SCAN, distance and interference.',
  },
  {
    typed: ['unconnected channels show noise'],
    also: [at('Troubleshooting/minimizingNoise', 'first-checks', 'An open input picks up hum')],
    because: 'It says that an open input picks up hum, and that unused channels should be switched off.',
  },
  {
    typed: ['use my own eeg cap with cyton'],
    also: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-use-an-eeg-cap-or-electrodes-that-i-already-have',
        'Yes, if the electrodes are passive.',
      ),
    ],
    because:
      'It says that passive caps and electrodes of others can be used, touchproof plugs with the adapter and others with new header sockets.',
  },
  {
    typed: ['values in the csv are huge how get microvolt'],
    also: [
      at(
        'ForDevelopers/DataAnalysis',
        'filter',
        'removes the offset of the electrodes, which makes raw values',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'rows', 'acceleration in g, time stamps in seconds since 1970'),
      at('ForDevelopers/DataAnalysis', 'mne', "The electrodes' offset fills the plot, too"),
    ],
    because:
      "It says that the signals are in microvolts already, that the electrodes' offset makes raw values look huge, and that a band pass from 1 Hz removes it.",
  },
  {
    typed: ['what is bias pin', 'driven right leg openbci'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        "holds the body at the middle of the board's range",
      ),
    ],
    because:
      "It says that the bias (D_G on the Ganglion) is an electrode that holds the body at the middle of the board's range and cancels common hum.",
  },
  {
    typed: ['where does bias go with daisy'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'Connect the bottom BIAS pin of the Cyton to one',
      ),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'connect-the-daisy-ecg-and-emg',
        'No reference and no bias on the Daisy.',
      ),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'connect-the-cyton-eeg',
        'N1P to N3P are channels 1 to 3.',
      ),
    ],
    because:
      'It says that the one bias electrode goes to the bottom BIAS pin of the Cyton and none to the Daisy, and which Daisy pins are channels 9 to 16, with the Y cable for a shared reference.',
  },
  {
    typed: ['where does bias go with daisy'],
    also: [
      at('Cyton/CytonSpecs', 'inputs', 'and the bias electrode is connected to the Cyton'),
      at('Cyton/CytonSpecs', 'daisy', 'connect the SRB2 pins of both boards with the Y-cable'),
    ],
    because:
      'It says that the bias electrode is connected to the Cyton, and that the Y-cable joins the SRB2 pins of both boards.',
  },
  {
    typed: ['which bytes are channel 3'],
    also: [at('Ganglion/GanglionDataFormat', 'samples', 'each value is')],
    because:
      'It says what every byte and bit of each kind of packet holds, channel by channel, with worked examples and parsers.',
  },
  {
    typed: ['which filter for emg'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'default-filter',
        'from 20 Hz to just under half the sample rate',
      ),
    ],
    because: 'It gives the band pass for ECG, EEG with delta, and EMG.',
  },
  {
    typed: ['which filter for emg'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'filters-and-sample-rate',
        'set this band-pass in the GUI',
      ),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'if-you-see-something-else', 'band-pass from 20 Hz'),
    ],
    because: 'It gives the band-pass for EMG on Cyton, Ganglion and Daisy and says to keep the mains filter.',
  },
  {
    typed: ['which filter for emg'],
    also: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'what-each-signal-needs', '20 Hz and up'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'channel 16: 20 to 60 Hz'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', '0.1 to 15 Hz'),
    ],
    because: 'It gives the band for EEG, EMG, ECG and EOG, and how to set them in the GUI.',
  },
  {
    typed: ['which pin is srb2'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'connect-the-wires',
        'It has the negative inputs and SRB2',
      ),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'what-do-the-columns-of-hardware-settings-mean',
        'plus side joined to the shared reference',
      ),
    ],
    because: 'It says that SRB2 is the bottom pin of the column SRB.',
  },
  {
    typed: ['which repository is the firmware of cyton'],
    also: [
      at('Cyton/CytonProgram', 'libraries', 'By hand: download or clone OpenBCI_Cyton_Library'),
      at('Cyton/CytonProgram', 'sketch', 'This is the sketch that boards are shipped with.'),
      at('Cyton/CytonProgram', 'core', 'Choose version 1.3.1 and install it.'),
    ],
    because:
      "It names the firmware's libraries and repositories, the sketch DefaultBoard that boards are shipped with, and every step to compile it.",
  },
  {
    typed: ['which way must the little switch on the dongle be', 'gui hangs on start, dongle led goes dark'],
    also: [at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', "Set the dongle's switch to GPIO6")],
    because: 'It says that a dongle at RESET does not answer and that its switch must stand at GPIO6.',
  },
  {
    typed: ['wifi shield'],
    also: [
      at('Deprecated/WiFiShield/WiFiGS', '', 'The WiFi Shield is no longer sold'),
      at(
        'Deprecated/WiFiShield/WiFiGS',
        'connect-it-two-ways',
        "your computer joins the shield's own network",
      ),
      at('Deprecated/WiFiShield/WiFiGS', 'start-the-gui', 'then Wifi (from Wifi Shield)'),
    ],
    because:
      'It says that the shield is no longer sold but still works, and how to power it, connect it and start the GUI with it.',
  },
  {
    typed: ['wire daisy electrodes'],
    also: [
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'bottom pins N1P to N8P of the Cyton (channels 1'),
    ],
    because:
      'It says which pins of Cyton and Daisy take the electrodes, the reference with the Y cable, and the ground.',
  },
  {
    typed: ['wo kommt die referenz elektrode hin'],
    also: [
      at(
        'AddOns/Electrodes/ElectrodesLanding',
        'montages',
        'On a Cyton all electrodes go on the bottom pins',
      ),
    ],
    because:
      'It gives the pins of eight EEG channels one by one, with the reference from an ear to the bottom SRB pin and the bias on the bottom BIAS pin.',
  },
  {
    typed: ['write own firmware cyton'],
    also: [
      at(
        'ForDevelopers/FirmwareDevelopment',
        'build-the-cyton-firmware',
        'Install the Arduino IDE and the chipKIT core',
      ),
      at(
        'ForDevelopers/FirmwareDevelopment',
        'the-examples-are-the-documentation',
        'the smallest useful sketch',
      ),
      at(
        'ForDevelopers/FirmwareDevelopment',
        'put-your-own-bytes-into-the-packet',
        'three 16-bit numbers, before board.sendChannelData()',
      ),
      at(
        'ForDevelopers/FirmwareDevelopment',
        'add-a-command',
        'Commands are single characters, dispatched in processChar',
      ),
    ],
    because:
      "It says what to install, which example to begin with, and how to add own bytes and commands to the Cyton's firmware.",
  },
  {
    typed: ['wrong headset shows up, students next to me'],
    also: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'packet-loss',
        'Change the radio channel with Manual › CHANGE CHAN.',
      ),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'different-channels',
        'To move both to another channel press CHANGE CHAN.',
      ),
    ],
    because:
      'It says that several Cytons in a room need different radio channels and with which button to change them.',
  },
];

/**
 * Judgements of where the first hit led, when its page was right and its section not known to be: 158 places, mixed with 29
 * known right ones, of which 23 were said to answer, and 25 random sections of the same pages, of which none was.
 */
export const judgedSections: readonly Judgement[] = [
  {
    typed: ['16 channel at 250 hz possible?'],
    also: [at('FAQ/HardFAQ', 'faster', 'with the dongle, also with a Daisy')],
    because: 'It says that the radio gives 125 Hz with a Daisy and the SD card 250 Hz.',
  },
  {
    typed: ['4 channels enough?'],
    also: [at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'Take a Ganglion for up to four channels')],
    because: 'It says what four channels are enough for and when more are needed.',
  },
  {
    typed: ['BOARD_WRITE_ERROR:4 wifi shield brainflow'],
    also: [at('Deprecated/WiFiShield/WiFiGS', 'brainflow-codes', 'BrainFlow then searches for the shield')],
    because: 'It says what code 4 means with a WiFi Shield and what to do about network and address.',
  },
  {
    typed: ['UNABLE_TO_OPEN_PORT_ERROR:2 unable to prepare streaming session'],
    also: [at('ForDevelopers/BrainFlowErrors', 'prepare', 'another program holds the port (2)')],
    because: 'It gives the usual cause of code 2 under this very message.',
  },
  {
    typed: ['are these kohm correct 750k threshold'],
    also: [at('Troubleshooting/Impedance', 'impedance-too-high', 'the GUI is wrong, not your gel')],
    because: 'It says that the kilohms shown are not right, and how to measure them properly.',
  },
  {
    typed: ['change radio channel'],
    also: [at('Cyton/CytonRadioChannel', '', 'This page shows how to change the channel')],
    because:
      'It is the page of that name, and its top says that it shows the change and that no programming is needed.',
  },
  {
    typed: ['charge while recording'],
    also: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
    ],
    because: 'It answers no and gives the reason.',
  },
  {
    typed: ['command to turn off channel 8'],
    also: [at('Cyton/CytonSDK', 'channels', '3 turns channel 3 off and')],
    because: 'It gives the characters that turn each channel off, 8 for channel 8, and on again.',
  },
  {
    typed: ['connect external trigger'],
    also: [at('Cyton/CytonExternal', 'isolation', 'While the trigger is high, D17 reads 1')],
    because:
      'It gives the whole wiring of an external trigger through an opto-isolator and what is then read.',
  },
  {
    typed: ['convert 24 bit hex to microvolts sd file'],
    also: [at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts')],
    because: 'It holds the tool that turns the hexadecimal file into microvolts at the chosen gain.',
  },
  {
    typed: ['daisy header solder'],
    also: [at('GettingStarted/Boards/DaisyGS', 'headers', 'set the Daisy on top and solder')],
    because: 'It says how to solder the loose headers of a Daisy.',
  },
  {
    typed: ['expected x64 architecture, but was x86'],
    also: [at('ForDevelopers/BrainFlowErrors', 'library', 'is for another processor')],
    because: 'It names a library for another processor as the cause, and says which one to install.',
  },
  {
    typed: ['ganglion function generator garbage above 5 hz'],
    also: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'A Ganglion clips above')],
    because:
      'It says that a generator needs a divider because the Ganglion clips, and that slow waves are weakened.',
  },
  {
    typed: ['ganglion inv switches what do they do'],
    also: [at('Ganglion/GanglionSpecs', 'switches', 'Switches, button and blue LED')],
    because: 'It says for each position of SW1 to SW4 what the minus side of the channel is connected to.',
  },
  {
    typed: ['lsl_loadlib_ undefined'],
    also: [at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'Then run build_mex')],
    because: 'It explains the message, and the section says to take a fitting release or run build_mex.',
  },
  {
    typed: ['overwrote dongle firmware'],
    also: [at('Cyton/CytonRadios', 'host', 'Plug the dongle in and move its switch')],
    because: 'It gives the steps for putting the host firmware back onto the dongle.',
  },
  {
    typed: ['parallel port trigger openbci'],
    also: [at('Cyton/CytonExternal', 'isolation', 'data pins 2 to 9 give 5 V')],
    because: 'It tells which pins of a parallel port to use and how to lead them through an isolator to D17.',
  },
  {
    typed: ['privacy policy'],
    also: [at('FAQ/Privacy', 'vendor', 'according to the policy, data is not sold')],
    because: "It sums up the vendor's privacy policy point by point.",
  },
  {
    typed: ['record to sd card'],
    also: [at('Cyton/CytonSDCard', '', 'from an empty card to microvolts')],
    because: 'It is the page of that name, with what is needed and what comes of it.',
  },
  {
    typed: ['reset button'],
    also: [at('Troubleshooting/ResetButtonPress', 'rst', 'If you press it while the board runs')],
    because: 'It says what the reset button does and does not do.',
  },
  {
    typed: ['set channel gain by command'],
    also: [at('Cyton/CytonSDK', 'channel-settings', 'Channel 3, gain 2, neither bias nor SRB2')],
    because: 'It explains the x…X command with the digit for each gain, and gives examples.',
  },
  {
    typed: ['ttl trigger into cyton from stimulus pc'],
    also: [at('Cyton/CytonExternal', 'isolation', '330 Ω lets about 6 mA (3.3 V)')],
    because:
      'It shows the isolated wiring for a 3.3 V to 5 V trigger output of another computer, with resistor and current.',
  },
  {
    typed: ['which board for neurofeedback'],
    also: [at('FAQ/HowProductsGoTogether', 'chooser', 'Which board for what')],
    because: 'It has a row for neurofeedback that says Ganglion or Cyton, and why.',
  },
];
