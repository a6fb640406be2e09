import { at } from '../types';
import type { Judgement } from './judgedQueries';

/**
 * Pooled judgements of the measured part of the lists that had none (`coverage…`, `narrower`, `daysBench`, `daysStart`,
 * `roundBoards`, `roundGanglion`, `roundNewcomers`, `roundResearch`, `roundSoftware`, `roundWearing`, `strangers…`,
 * `visitors…`, `written`), on 26 November 2026, as in `judgedRounds.ts`: of the first page that our
 * engine and MiniSearch at its best gave where it was not known to be right (256 pairs, of which 37 answer, with 23 known
 * right ones, of which 22 were said to, and 25 random ones, of which 0), and of the section that our first hit
 * led to where its page was known to be right (60, of which 6 answer).
 */
export const judgedVisitors: readonly Judgement[] = [
  {
    typed: ['0xC7 stop byte'],
    also: [at('Cyton/CytonDataFormat', 'stop-bytes', 'Take 0xC7 to 0xCF only for a program')],
    because: 'The radio passes 0xC7 on, but BrainFlow and the GUI drop it; own sketches should use 0xC2.',
  },
  {
    typed: ['D17 D18 voltage 5v response box'],
    also: [at('Cyton/CytonSpecs', 'limits', 'never 5 V without a divider or isolator')],
    because: 'D17 and D18 take 0 to 3.3 V; a 5 V box needs a divider or an isolator.',
  },
  {
    typed: ['all channels square wave stuck'],
    also: [at('Troubleshooting/minimizingNoise', 'same', 'the board still sends its own test signal')],
    because:
      "A perfect square wave on all channels is the board's own test signal; stopping and starting the session ends it.",
  },
  {
    typed: ['blue led does not light with new AA batteries'],
    also: [at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'check the connector and the switch')],
    because:
      'For a Ganglion with AA cells: polarity of the holder, switch ON, connector, and batteries that fail under load.',
  },
  {
    typed: ['both boards set to channel 20'],
    also: [at('Cyton/CytonRadioChannel', 'change', 'Repeat with the next pair, on another number.')],
    because:
      'The steps put each pair of board and dongle on its own channel, with the other boards switched off meanwhile.',
  },
  {
    typed: ['buy wifi shield 2026'],
    also: [
      at('Deprecated/WiFiShield/WiFiGS', '', 'The WiFi Shield is no longer sold, because of reliability'),
    ],
    because: 'The note at the top says that the shield is no longer sold, and what replaces it.',
  },
  {
    typed: ['choose headset or cap'],
    also: [
      at(
        'FAQ/HowProductsGoTogether',
        'chooser',
        'Spikes reach through hair; more noise and pressure than gel.',
      ),
    ],
    because: 'A table says by purpose whether a Mark IV, headband, gel cap or gel-free cap fits, and why.',
  },
  {
    typed: ['chrome_dino_v2.py cannot import WindowFunctions'],
    also: [at('ForDevelopers/DataAnalysis', 'filter', 'Rename it in an old script, or run')],
    because:
      'It explains the ImportError: the enum is called WindowOperations since BrainFlow 5, and what to rename or update.',
  },
  {
    typed: ['cyton daisy 128 hz or 125 hz'],
    also: [at('GettingStarted/Boards/DaisyGS', 'rate', 'every channel arrives 125 times a second')],
    because: 'It is 125 Hz: each channel arrives 125 times a second as the mean of two samples.',
  },
  {
    typed: ['daisy channels 9-16 delayed 4 ms'],
    also: [at('GettingStarted/Boards/DaisyGS', 'shift', 'They are shifted by 4 ms, the time between two')],
    because: 'A section of its own says that the two boards are shifted by 4 ms, one sample, and why.',
  },
  {
    typed: ['daisy sample index steps of 2 128 samples'],
    also: [at('Cyton/CytonDataFormat', 'daisy', 'nothing is lost as long as they rise by two')],
    because:
      'It explains that a row joins an even and an odd packet, so the numbers go 0, 2, 4 to 254 and nothing is lost.',
  },
  {
    typed: ['do i need to run openbci gui as admin'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'install-windows',
        'start the GUI once with Run as administrator',
      ),
    ],
    because: 'On Windows once, with a Cyton, so that the GUI can set the latency timer; otherwise not.',
  },
  {
    typed: ['does gui run on chrome os'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'install',
        'Windows on Arm (Snapdragon) and Chromebooks there is no package',
      ),
    ],
    because: 'The table of requirements says that there is no package of the GUI for Chromebooks.',
  },
  {
    typed: ['dongle switch position for upload'],
    also: [at('Cyton/CytonRadios', 'host', 'Plug the dongle in and move its switch to RESET.')],
    because:
      'The switch position for an upload to the dongle (RESET, then back to GPIO6), and in the drawing GPIO6 for programming the Cyton.',
  },
  {
    typed: ['dongle switch position for upload'],
    also: [
      at(
        'GettingStarted/Boards/CytonGS',
        '3-plug-in-the-dongle',
        'for streaming and for programming the Cyton',
      ),
    ],
    because:
      "The drawing shows both positions: GPIO6 for programming the Cyton, RESET for the dongle's own radio.",
  },
  {
    typed: ['download openbci gui 4.2.0'],
    also: [
      at('Software/OpenBCISoftware/GUIDocs', 'versions', 'such as 4.2.0 for an old study, are further down'),
    ],
    because: 'Where older versions such as 4.2.0 are to be downloaded: further down on the releases page.',
  },
  {
    typed: ['emg widget normalized value how'],
    also: [
      at('Software/OpenBCISoftware/GUIWidgets', 'emg-code', 'Pass the mean of the absolute values over'),
    ],
    because:
      'The section gives the whole computation of the normalized value as code, with start values, defaults and a worked output.',
  },
  {
    typed: ['focus widget never turns on'],
    also: [
      at(
        'Examples/EEGProjects/FocusArduino',
        'the-led-never-changes',
        'If not, lower the threshold and check the channels.',
      ),
    ],
    because:
      'If the circle in the widget never changes: lower the threshold and check the channels; the page also says which metric lights up and how long to wait.',
  },
  {
    typed: ['ganglion emg switches up or down'],
    also: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'ganglion', 'with the switch up it uses its own − pin'),
    ],
    because: 'For EMG the switch of the channel goes up.',
  },
  {
    typed: ['ganglion led blinks blue'],
    also: [at('Troubleshooting/ResetButtonPress', 'others', 'A blinking blue LED is normal here')],
    because: 'On a Ganglion a blinking blue LED is normal: it waits for a connection.',
  },
  {
    typed: ['ganglion reconnect must press b again'],
    also: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'i-get-no-data-or-an-empty-array',
        'stops its stream whenever the Bluetooth connection breaks',
      ),
    ],
    because:
      'The last point says that a Ganglion ends its stream when the link breaks, and how to ask for samples again after the reconnection.',
  },
  {
    typed: ['get back to normal after test signal'],
    also: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'stop the session and start a new one')],
    because:
      'The step back to normal after a test: a new session, or the command d; on a Ganglion the key ].',
  },
  {
    typed: ['gui sd card file 1000 hz plays slow'],
    also: [at('Cyton/CytonSDCard', 'read-a-file', 'It also takes every file for one of 250 Hz.')],
    because:
      'The reader learns that the GUI plays every card file as 250 Hz, so one of 1000 Hz takes four times as long.',
  },
  {
    typed: ['headband or printed headset or gel cap long thick hair'],
    also: [at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Gold cups with paste suit partings best')],
    because:
      'What to take and do for thick hair: gold cups in partings, a cap with partings under its holes, or combs of 5 mm among dry electrodes.',
  },
  {
    typed: ['hide bad channel in playback'],
    also: [at('Software/OpenBCISoftware/GUIWidgets', 'channel-off', 'only hides a trace in this widget')],
    because:
      'It says that Channels hides a trace in the widget, as opposed to switching the channel off on the board.',
  },
  {
    typed: ['how long until first eeg'],
    also: [at('GettingStarted/Biosensing-Setups/EEGSetup', '', 'Takes about 40 minutes the first time')],
    because: 'The time that a first EEG takes: about 40 minutes.',
  },
  {
    typed: ['internal square wave 1hz amplitude'],
    also: [
      at(
        'Troubleshooting/minimizingNoise',
        'test-the-board',
        'a square wave of ±3.75 mV appears, about once a',
      ),
    ],
    because:
      'Step 2 tells how to make the board produce its square wave, and gives both amplitudes and the period of about a second.',
  },
  {
    typed: ['mark 3 weak strong spring'],
    also: [at('Deprecated/Mark3Dep', 'parts', 'Century Spring S-845, rate 14 lb/in (2.5 N/mm)')],
    because:
      'The parts table of the Mark 3 names both springs with make, rate and number: the weak one in each electrode unit, the strong one in each comfort unit.',
  },
  {
    typed: ['modemmanager ttyACM0 bled112'],
    also: [
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'rule',
        'BLED112 dongle of the Ganglion: the same, without a latency',
      ),
    ],
    because: 'The udev rule keeps ModemManager away from the BLED112, with the steps to install it.',
  },
  {
    typed: ['openbci cyton doi citation'],
    also: [at('citations', '', 'To cite the hardware in your own work, name the')],
    because:
      'The top says how to cite the board in words, with an example, and the list below gives published works with a Cyton with their DOIs and BibTeX.',
  },
  {
    typed: ['openbci gui raspberry pi'],
    also: [
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'Raspberry Pi or other ARM Linux cannot run the GUI'),
    ],
    because: 'The GUI cannot run on a Raspberry Pi; BrainFlow is the way there.',
  },
  {
    typed: ['openbci gui raspberry pi 4'],
    also: [
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'Raspberry Pi or other ARM Linux cannot run the GUI'),
    ],
    because:
      'The table of requirements says that a Raspberry Pi cannot run the GUI, and to use BrainFlow there.',
  },
  {
    typed: ['overnight sleep recording openbci setup'],
    also: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'overnight',
        'Turn its sleep mode off and leave the lid open',
      ),
    ],
    because:
      'A section on recordings over night covers safety, the computer, one file, disk space, battery and the SD card.',
  },
  {
    typed: ['parallels m1 openbci dongle'],
    also: [
      at(
        'Software/CompatibleThirdPartySoftware/VirtualBox',
        'other-programs',
        'A user of Parallels reports that another FTDI chip works',
      ),
    ],
    because:
      'The section says how to hand the dongle over in Parallels on Apple Silicon, which driver the Arm guest needs, and that only a user report of another FTDI chip exists.',
  },
  {
    typed: ['print files ultracortex 2015'],
    also: [at('Deprecated/Mark3Dep', 'parts', 'The files are in Mark_3/STLs, under GPL 3.')],
    because:
      'Where the print files of the Ultracortex Mark 3 of 2015 are, which to print, and how many of each.',
  },
  {
    typed: ['program flash failed bricked cyton'],
    also: [
      at(
        'Cyton/CytonProgram',
        'program-flash-failed',
        'Bring board and dongle close together, close all other programs',
      ),
    ],
    because:
      'Why Program Flash Failed appears (data lost on the way) and three steps to repeat the upload successfully.',
  },
  {
    typed: ['put ganglion channels on common reference'],
    also: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'connect-the-wires',
        'switches down, so that all channels share REF',
      ),
    ],
    because: "The Ganglion's switches go down, so that all channels share REF.",
  },
  {
    typed: ['sd card playback wrong amplitude gain'],
    also: [at('Cyton/CytonSDCard', 'read-a-file', 'as if it had been recorded at gain 24')],
    because: 'It says that the GUI plays every card file as gain 24, and how to compute the true amplitude.',
  },
  {
    typed: ['send focus and relaxation same time'],
    also: [at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'There is one Focus widget, with one metric.')],
    because:
      'A paragraph answers exactly this: only one metric is sent, the other is 1 minus it, and BrainFlow gives both.',
  },
  {
    typed: ['start ganglion stream over ble'],
    also: [
      at(
        'Ganglion/GanglionSDK',
        'rules',
        'Where to write: characteristic 2d30c083-f39f-4ce6-923f-3484ea480596',
      ),
    ],
    because:
      'The characteristics to write to and to listen on, that b starts the stream, and programs that connect and stream over BLE.',
  },
  {
    typed: ['test signal amplitude uv cyton'],
    also: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'a square wave of ±3.75 mV appears')],
    because:
      "The amplitudes of the Cyton's test signals, ±3.75 mV and ±1.875 mV, with the commands for them.",
  },
  {
    typed: ['what else do i need besides the board'],
    also: [at('FAQ/HardFAQ', 'what-do-i-need-to-get-started', 'For a first EEG you still need a')],
    because:
      'The answer lists what is needed besides a board: battery with charger, dongle, electrodes with paste, and the free GUI.',
  },
  {
    typed: ['will a new dongle pair with my old board'],
    also: [at('Cyton/CytonRadioChannel', 'basics', 'Any dongle can work with any Cyton')],
    because: 'Any dongle works with any Cyton once both are on one radio channel.',
  },
];
