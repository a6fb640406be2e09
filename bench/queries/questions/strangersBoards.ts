import { at, type Question } from '../types';

/**
 * Told as strangers tell it: owners with an ordinary trouble in their own words, and teachers and lab managers before they buy.
 * Half of them are based on public threads. Written down before the pages were opened; the places were named afterwards.
 */
export const strangersBoards: readonly Question[] = [
  {
    asks: 'A new headset whose channels are railed, and whether firmware helps.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/939'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'do not flash a new board because of it'),
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'an ear clip that touches and lets go'),
    ],
    typed: {
      trouble: [
        'new headset most channels railed should i flash firmware',
        'channels come alive then railed again mark iv',
      ],
    },
  },
  {
    asks: 'Eight channels that show one and the same curve.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/389'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'same', 'all channels measure against the same open pin'),
    ],
    typed: {
      trouble: ['all 8 channels show the same curve', '8 identical lines no reaction to blinking headband'],
    },
  },
  {
    asks: 'A signal that vanishes until an electrode is replugged.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3513/signal-has-a-sudden-drop-in-one-channel-while-recording-with-cyton',
    ],
    answers: [
      at('Troubleshooting/minimizingNoise', 'loose', 'a lead or a snap is broken inside'),
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'if-you-see-something-else',
        'A lead or a snap is broken inside',
      ),
    ],
    typed: {
      trouble: ['ecg signal suddenly drops on one channel', 'signal gone until i replug the electrode'],
    },
  },
  {
    asks: 'A third electrode for EMG on AGND, beside a cap.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2687/eeg-cap-kit-noise-issue-eeg-emg-eog-agnd-resolved',
    ],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'do not add a second ground for EMG or ECG',
      ),
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'connect-a-cyton',
        'Older guides use an AGND pin instead',
      ),
      at(
        'AddOns/Headwear/ElectrodeCap',
        'can-i-record-eog-or-emg-with-it',
        'GND of the cap is the ground for them, too',
      ),
    ],
    typed: {
      trouble: ['third emg electrode on daisy agnd noise', 'extra ground electrode for emg with eeg cap'],
    },
  },
  {
    asks: 'Two pins with one name: SRB and N1P.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F786'],
    answers: [
      at('Cyton/CytonSpecs', 'electrode-header', 'With the default settings use the bottom row'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'connect-the-wires',
        'use the bottom row of pins, nearer the table, for EEG',
      ),
      at('GettingStarted/Boards/CytonGS', '7-connect-yourself', 'Use the bottom row of the header'),
    ],
    typed: { task: ['srb has two pins which one', 'n1p top pin or bottom pin'] },
  },
  {
    asks: 'Batteries that may be used while somebody wears the board.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F11679%2F'],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'A 9 V battery is outside this range'),
      at('FAQ/HardFAQ', 'battery', 'but not a 9 V block'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'A 9 V battery is too much'),
    ],
    typed: { task: ['9v battery on cyton', 'which battery pack is safe for openbci worn by patient'] },
  },
  {
    asks: 'EMG that looks the same at rest and with a fist.',
    origins: ['https://github.com/openbci-archive/Docs/issues/147'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'no-difference',
        'Both electrodes of the pair are in one column of pins',
      ),
    ],
    typed: { trouble: ['emg looks same relaxed and clenched fist', 'cant see muscle signal on forearm'] },
  },
  {
    asks: 'Signals on channels without electrodes.',
    origins: ['https://github.com/openbci-archive/Docs/issues/231'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'An open input acts as an antenna'),
      at(
        'GettingStarted/Boards/CytonGS',
        '5-see-that-it-works',
        'That is normal until electrodes are connected',
      ),
      at('GettingStarted/Boards/GanglionGS', '4-see-it-react', 'Without electrodes they wander and show hum'),
    ],
    typed: {
      trouble: ['ganglion shows signal with nothing connected', 'activity on channels without electrodes'],
    },
  },
  {
    asks: 'A Cyton that a Mac does not list under Bluetooth.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/345'],
    answers: [
      at('FAQ/HardFAQ', 'does-the-cyton-use-bluetooth', 'pair nothing there: plug in the USB dongle'),
      at('Cyton/CytonSpecs', 'bluetooth', 'No, you need the dongle'),
    ],
    typed: { trouble: ['cyton not in mac bluetooth list', 'do i need the usb dongle for cyton'] },
  },
  {
    asks: 'A Cyton that connects only now and then.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/344',
      'https://github.com/OpenBCI/Documentation/issues/232',
    ],
    answers: [
      at('GettingStarted/Boards/CytonGS', 'sometimes', 'Close what else may hold the port'),
      at('Troubleshooting/GUI_Troubleshooting', 'unable', 'Switch the board off for 3 seconds'),
    ],
    typed: {
      trouble: ['cyton connects sometimes and sometimes not', 'only connects after restarting the computer'],
    },
  },
  {
    asks: 'A night on the card that a converter cannot hold.',
    origins: ['http://www.dreamrealizationlab.com/psg-step-5-getting-off-the-sd-card/'],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'Out of memory with a whole night?'),
      at('Troubleshooting/GUI_Troubleshooting', 'large-file', 'the GUI reads the whole file into memory'),
    ],
    typed: { trouble: ['overnight sd file conversion out of memory', 'sd card file too big to open'] },
  },
  {
    asks: 'Pins for a night with EEG, eyes and chin.',
    origins: ['https://www.spisop.org/openbci/'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Sleep is scored from EEG')],
    typed: { task: ['sleep study eog chin emg cyton which pins', 'polysomnography setup with cyton'] },
  },
  {
    asks: 'Boards and dongles of a class set that were mixed up.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'which-pair', 'A dongle does not know its board')],
    typed: {
      trouble: ['mixed up dongles which belongs to which cyton', 'class set of cytons dongles swapped'],
    },
  },
  {
    asks: 'A program that opens the port and gets no data.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'the-stream-in-one-minute', 'The board sends no packets until it gets b'),
      at('Cyton/CytonSDK', 'silent', 'that no other program holds it'),
    ],
    typed: { trouble: ['pyserial cyton no data', 'which baud rate and command to start cyton'] },
  },
  {
    asks: 'A Daisy for a Cyton that is already there.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'later', 'Nothing has to be soldered or programmed'),
      at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'To go from 8 to 16 channels later'),
    ],
    typed: { task: ['add daisy to cyton later', 'upgrade 8 channels to 16 what do i need'] },
  },
  {
    asks: 'Cleaning a Mark IV between students.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'care', 'before the next person')],
    typed: { task: ['clean mark iv between students', 'disinfect spiky electrodes and ear clips'] },
  },
  {
    asks: 'A headband without a signal in the hair.',
    origins: [],
    answers: [
      at('AddOns/Headwear/HeadBand', 'put-it-on-and-check', 'until their spikes are through the hair'),
      at('AddOns/Headwear/HeadBand', 'mount-the-electrodes', 'Combs of older kits'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'Combs have spikes'),
    ],
    typed: { trouble: ['headband no signal at the back of the head', 'headband hair comb electrodes where'] },
  },
  {
    asks: 'The size of a gel cap.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'size', 'Measure with a tape above the eyebrows'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'specifications', 'for which heads each is made'),
    ],
    typed: { task: ['which eeg cap size for child', 'how to measure head for cap'] },
  },
  {
    asks: 'A gel-free cap that smells, and hard sponges.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'clean-store-disinfect', 'Hard, dry sponges are no fault'),
    ],
    typed: { trouble: ['gel free cap smells after storage', 'sponges of saline cap hard and dry'] },
  },
  {
    asks: 'Moving an electrode of the Mark IV, and its channels.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'nodes', 'Any electrode can go into any node'),
      at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'The other wires may go to any channel'),
    ],
    typed: {
      task: ['move ultracortex electrode to other position', 'which channel is which electrode mark iv'],
    },
  },
  {
    asks: 'Pins for two ear clips.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/19'],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'wire', 'Reference and bias often go to the earlobes'),
      at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'one ear clip on the cable'),
      at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'The ear clips must be on the bottom SRB pin'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'use the bottom row of pins'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-ear',
        'as long as you take the same one each time',
      ),
    ],
    typed: { task: ['where do ear clips connect cyton daisy', 'ultracortex ear clip srb bias which ear'] },
  },
  {
    asks: 'A sketch that took the place of the firmware.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bricked', 'takes the place of the shipped firmware')],
    typed: { trouble: ['uploaded blink to cyton gui cant find it', 'restore original cyton firmware'] },
  },
  {
    asks: 'The version and an update of the dongle.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'versions', 'No command tells the version of a radio'),
      at('Cyton/CytonRadios', '', 'Boards and dongles come programmed'),
      at('Cyton/CytonProgram', '', 'need no update on boards made since autumn 2016'),
    ],
    typed: { task: ['do i need to update the dongle firmware', 'how to see dongle firmware version'] },
  },
  {
    asks: 'PsychoPy on a laptop without a parallel port.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'PsychoPy on a laptop without a parallel port'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'In PsychoPy put the lines'),
      at('Cyton/CytonExternal', 'isolation', 'From PsychoPy without wires'),
    ],
    typed: { task: ['psychopy trigger to cyton', 'trigger without parallel port'] },
  },
  {
    asks: 'What the blue light of a Ganglion says.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'the board is on and waits for a computer'),
    ],
    typed: { trouble: ['ganglion blue light blinking', 'ganglion led steady or blinking meaning'] },
  },
  {
    asks: 'A Ganglion on a Mac without a dongle.',
    origins: [],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'BrainFlow from a terminal works on all of them'),
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'not with the packaged GUI'),
    ],
    typed: { task: ['macbook m2 ganglion without dongle', 'ganglion built in bluetooth mac'] },
  },
  {
    asks: 'Whether a Ganglion needs firmware 3.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'two-or-three', 'Update if you use the current GUI or BrainFlow'),
    ],
    typed: { task: ['ganglion firmware v2 should i update', 'ganglion firmware 3 what changed'] },
  },
  {
    asks: 'The four small switches.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'inputs', 'Boards are shipped with all four switches up'),
      at('GettingStarted/Boards/GanglionGS', '5-set-the-switches', 'as shipped'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'connect-the-wires',
        'set the four small switches down',
      ),
    ],
    typed: { task: ['ganglion small switches up or down', 'ganglion switch position for eeg'] },
  },
  {
    asks: 'A Ganglion in an app of one’s own.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'the-stream-in-one-minute', 'switch on notifications of Receive'),
    ],
    typed: { task: ['ganglion android app which uuid', 'start ganglion stream over ble'] },
  },
  {
    asks: 'A baseline that breathes, and an ECG from the wrists.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'if-you-see-something-else',
        'the baseline goes up and down',
      ),
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'limbs',
        'Put the electrodes on the inner side of the wrist',
      ),
    ],
    typed: { trouble: ['ecg baseline wanders when breathing', 'ecg from both wrists cyton small signal'] },
  },
  {
    asks: 'Heart and brain on one Cyton.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'with-a-cyton-alone', 'EEG to the bottom pins'),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'One body needs one bias electrode only',
      ),
    ],
    typed: { task: ['eeg and heart at the same time one cyton', 'heart rate together with brain waves'] },
  },
  {
    asks: 'The driver of the dongle on a laptop of a school.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'without administrator rights')],
    typed: { trouble: ['dongle driver without admin rights', 'school laptop no com port for dongle'] },
  },
  {
    asks: 'A dongle that only root may open.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'permission-denied',
        'Add yourself to the group that owns the port',
      ),
    ],
    typed: { trouble: ['gui only works with sudo linux', 'linux dongle needs root'] },
  },
  {
    asks: 'What a reset deletes, and which button it is.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'rst', 'Channel settings go back to their defaults'),
      at('Cyton/CytonSDK', 'board', 'and leaves the file unfinished'),
    ],
    typed: { task: ['which button is reset on cyton', 'does reset delete settings or sd data'] },
  },
  {
    asks: 'Gel on the board, and a case for it.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'outdoors', 'leave salt behind'),
      at('Cyton/CytonSpecs', 'mechanics', 'newer kits come with a clear one'),
    ],
    typed: { trouble: ['gel or water on the cyton board'], task: ['case for cyton board'] },
  },
  {
    asks: 'Parts for a cEEGrid.',
    origins: [],
    answers: [
      at('ThirdParty/cEEGrid_Kit', '', 'Instead of single parts, you can buy a kit'),
      at(
        'ThirdParty/cEEGrid_Kit',
        'build-the-adapter',
        'Only here you need a 3D printer and a soldering iron',
      ),
    ],
    typed: { task: ['ceegrid which parts to order', 'ceegrid cyton solder or not'] },
  },
  {
    asks: 'Switching an EmotiBit off.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/100'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'the battery runs empty in the drawer'),
    ],
    typed: { task: ['switch off emotibit', 'emotibit battery empty in drawer'] },
  },
  {
    asks: 'A Dryode in the place of adhesive electrodes.',
    origins: [],
    answers: [
      at('ThirdParty/IDUN_Dryode/Dryode', 'what-to-expect', 'You can use it again'),
      at('ThirdParty/IDUN_Dryode/Dryode', '', 'Foam snap electrodes replace them on the same cables'),
      at('ThirdParty/IDUN_Dryode/Dryode', 'what-could-not-be-confirmed', 'lifetime and availability'),
    ],
    typed: { task: ['dryode instead of sticky electrodes', 'how often can dryode be reused'] },
  },
  {
    asks: 'A MyoWare whose line stays flat.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', 'stuck', "Look at the sensor's VIN light"),
      at('ThirdParty/Myoware/MyoWareCyton', '3-see-it-in-the-gui', "Look at the sensor's VIN light"),
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'Switch the board off first'),
    ],
    typed: { trouble: ['myoware on cyton flat line', 'myoware red black wire which pin cyton'] },
  },
  {
    asks: 'BPM of a Pulse Sensor that jump.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/45'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'Press less on the finger',
      ),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'see-your-pulse', 'a tight strap stops the blood'),
    ],
    typed: { trouble: ['pulse sensor bpm jumps around', 'pulse sensor how hard to press finger'] },
  },
  {
    asks: 'ThinkPulse beside other electrodes, and its ear clip.',
    origins: [],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', 'mix', 'so keep to one kind on a head')],
    typed: { task: ['mix thinkpulse with normal electrodes', 'thinkpulse needs which ear clip'] },
  },
  {
    asks: 'A headset of another maker in the GUI.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-a-muse-an-emotiv-or-another-makers-headset-with-the-gui',
        'The GUI reads the Cyton, the Ganglion',
      ),
    ],
    typed: { name: ['muse headset in openbci gui', 'emotiv with openbci gui'] },
  },
  {
    asks: 'What may take the place of Ten20.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'No Ten20 at hand?')],
    typed: { task: ['what instead of ten20 paste', 'ultrasound gel for eeg electrodes'] },
  },
  {
    asks: 'Whom to ask about a broken board.',
    origins: [],
    answers: [
      at('Troubleshooting/TroubleshootingLanding', 'ask', 'collect before you ask'),
      at(
        'FAQ/Returns',
        'my-board-stopped-working-after-more-than-90-days-is-there-a-warranty',
        'write to support@openbci.com before you buy',
      ),
      at(
        'FAQ/Returns',
        'it-arrived-damaged-does-not-work-or-is-the-wrong-item',
        'Tell support@openbci.com as soon as possible',
      ),
    ],
    typed: { trouble: ['board broken who do i contact', 'openbci support what to send'] },
  },
  {
    asks: 'What a used board lacks.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'what-do-i-need-to-get-started', 'You have only a board, perhaps second-hand?'),
      at('FAQ/HardFAQ', 'second-hand', 'Is the dongle there?'),
    ],
    typed: { task: ['second hand cyton what else do i need', 'used openbci board missing parts'] },
  },
  {
    asks: 'A Ganglion for a thesis on alpha.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'For alpha, as in a thesis, it is good enough'),
      at('Ganglion/GanglionLanding', 'which', 'a few channels of EEG'),
    ],
    typed: { task: ['is ganglion good enough for eeg', 'ganglion or cyton for alpha thesis'] },
  },
  {
    asks: 'Headwear for a bald head, and for dreadlocks.',
    origins: [],
    answers: [
      at('AddOns/AddOnLanding', 'headwear-compared', 'On a bald head combs and spikes'),
      at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Electrodes need bare scalp'),
    ],
    typed: { task: ['which headwear for bald head', 'eeg with dreadlocks which cap'] },
  },
  {
    asks: 'Noise in one room only.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'Move away from the sources'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'Move board, cables and yourself'),
    ],
    typed: { trouble: ['clean at home noisy in lab', 'noise only in one room eeg'] },
  },
];
