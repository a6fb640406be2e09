import { at, type Question } from '../types';

const headwear = 'AddOns/Headwear';
const electrodes = 'AddOns/Electrodes/ElectrodesLanding';
const emg = 'Examples/EMGProjects';
const thirdParty = 'Software/CompatibleThirdPartySoftware';
const triggers = 'Cyton/CytonExternal';
const developers = 'ForDevelopers/SoftwareDevelopment';
const shield = 'Deprecated/WiFiShield';

/**
 * What visitors look for around the boards: headsets, electrodes, triggers, example projects, other programs and this site.
 * Most were written down before the pages were opened; a few were added or reworded when the places were named. Lines in
 * the front matter of those pages were written with these queries in view.
 */
export const visitorsAddOns: readonly Question[] = [
  {
    asks: 'A bolt or an insert of the Mark IV that does not hold.',
    origins: [],
    answers: [at(`${headwear}/MarkIV`, 'inserts', 'if the bolt turns hard')],
    typed: { trouble: ['ultracortex node falls out', 'mark iv insert does not screw in drill it'] },
  },
  {
    asks: 'One electrode of the Mark IV that stays railed.',
    origins: [],
    answers: [at(`${headwear}/MarkIV`, 'prove-that-it-works', 'wire torn at the holder')],
    typed: { trouble: ['mark iv one electrode railed'] },
  },
  {
    asks: 'Noise that comes from the ear clips.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'first-checks', 'one bad ear clip spoils all channels'),
      at(`${headwear}/MarkIV`, 'prove-that-it-works', 'ear clips: wrong pin'),
    ],
    typed: { trouble: ['ear clip noise both ears'] },
  },
  {
    asks: 'Gel that joins two electrodes of a cap.',
    origins: [],
    answers: [
      at(`${headwear}/ElectrodeCap`, 'seeing-a-lot-of-noise', 'gel joins them'),
      at(`${headwear}/GelfreeElectrodeCap`, 'if-something-is-wrong', 'water runs from one to the next'),
    ],
    typed: { trouble: ['gel cap bridged electrodes'] },
  },
  {
    asks: 'An Ag/AgCl electrode of a cap that has turned dark.',
    origins: [],
    answers: [at(`${headwear}/ElectrodeCap`, 'dark', 'darkens in daylight')],
    typed: { trouble: ['ag/agcl electrodes turned brown black'] },
  },
  {
    asks: 'The salt water of the gel-free cap.',
    origins: [],
    answers: [
      at(`${headwear}/GelfreeElectrodeCap`, 'make-the-salt-water', 'one teaspoon'),
      at(electrodes, 'paste', '6 g in 200 ml'),
    ],
    typed: { task: ['mix salt solution gelfree cap'] },
  },
  {
    asks: 'A WiFi Shield that the GUI does not find, and its delay.',
    origins: [],
    answers: [
      at(`${shield}/WiFiGS`, 'if-it-does-not-connect', 'Computer and shield must be in the same network'),
    ],
    typed: { trouble: ['wifi shield not found gui'] },
  },
  {
    asks: 'How late the samples of a WiFi Shield are.',
    origins: [],
    answers: [at(`${shield}/WiFiAPI`, 'latency-and-tcp-or-udp', 'The firmware starts with')],
    typed: { name: ['wifi shield latency 1000 hz'] },
  },
  {
    asks: 'A trigger that does not appear in the data.',
    origins: [],
    answers: [
      at(triggers, 'pin-random', 'Is the mode set?'),
      at(triggers, 'missed', 'The pulse is shorter than 4 ms'),
    ],
    typed: { trouble: ['external trigger not showing up', 'digital read zero aux columns'] },
  },
  {
    asks: 'The accelerometer back after the marker mode.',
    origins: [],
    answers: [at(triggers, 'accelerometer', 'to turn it on again'), at(triggers, 'choose', 'brings it back')],
    typed: { trouble: ['sent /4 accelerometer gone how to go back'] },
  },
  {
    asks: 'The serial stream of the GUI that does not reach an Arduino.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Is the data stream running?'),
      at('Examples/EEGProjects/FocusArduino', 'focus-error', 'The GUI could not write to the port'),
      at('Examples/EEGProjects/FocusArduino', 'the-led-never-changes', '57600 baud'),
    ],
    typed: { trouble: ['arduino serial widget no data'] },
  },
  {
    asks: 'An LED that stays dark while numbers arrive.',
    origins: [],
    answers: [at(`${emg}/EMG_LED`, 'all-lights-stay-off', 'the baud rates differ')],
    typed: { trouble: ['emg led arduino does not light'] },
  },
  {
    asks: 'An LSL stream that MATLAB does not see.',
    origins: [],
    answers: [at(`${thirdParty}/LSL`, 'troubleshooting', 'The first starts the samples')],
    typed: { trouble: ['lsl stream not visible matlab', 'lab recorder sees no stream'] },
  },
  {
    asks: 'Wrong amplitudes in MNE.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'MNE expects volts'),
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'shows amplitudes 44.74 times too small'),
    ],
    typed: { trouble: ['mne plot amplitudes wrong'] },
  },
  {
    asks: 'An upload with chipKIT that times out.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'upload with avrdude')],
    typed: { trouble: ['avrdude stk500 timeout chipkit'] },
  },
  {
    asks: 'Tetris that moves the pieces too far.',
    origins: [],
    answers: [at(`${emg}/EMG_Tetris`, 'tuning', 'pieces move too far')],
    typed: { trouble: ['tetris keeps pressing key', 'tetris keys repeat too quick'] },
  },
  {
    asks: 'FieldTrip, with recordings and live.',
    origins: [],
    answers: [at(`${thirdParty}/Matlab`, 'fieldtrip-live', 'serves the samples as a FieldTrip buffer')],
    typed: { name: ['fieldtrip buffer', 'openbci2ft'], task: ['fieldtrip realtime openbci'] },
  },
  {
    asks: 'A web page that draws the signal.',
    origins: [],
    answers: [
      at('ForDevelopers/OwnDriver', 'web-serial', 'in Chrome or Edge'),
      at('Software/SoftwareLanding', 'others', 'the GUI has no WebSocket'),
    ],
    typed: { task: ['plot live in p5.js', 'websocket to browser from gui'] },
  },
  {
    asks: 'LabVIEW and BCI2000.',
    origins: [],
    answers: [at('Software/SoftwareLanding', 'others', 'LabVIEW')],
    typed: { name: ['LabVIEW vi cyton', 'bci2000 source module'] },
  },
  {
    asks: 'A driver for BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/OwnDriver', 'own-board', 'Add your board to BrainFlow')],
    typed: { task: ['write brainflow driver new board'] },
  },
  {
    asks: 'The sign of SRB2 data, turned before export.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'multiply by −1')],
    typed: { task: ['flip sign srb2'] },
  },
  {
    asks: 'How a paper names the boards.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Name the product and its maker')],
    typed: { task: ['cite openbci paper', 'openbci cyton doi citation'] },
  },
  {
    asks: 'Dark mode of this site.',
    origins: [],
    answers: [at('help', 'dark-mode', 'switches between light and dark')],
    typed: { task: ['dark mode', 'switch docs to dark theme'] },
  },
  {
    asks: 'An exact phrase in the search of this site.',
    origins: [],
    answers: [at('help', 'exact-phrase', 'into quotation marks')],
    typed: { task: ['search exact phrase on this site'] },
  },
  {
    asks: 'The start of a headset: files, frame, size.',
    origins: [],
    answers: [
      at(`${headwear}/MarkIV`, 'assemble-the-frame', 'Glue front and back'),
      at(`${headwear}/MarkIV`, 'print-it', 'PLA (not ABS)'),
    ],
    typed: { task: ['assemble mark iv headset'] },
  },
  {
    asks: 'The size of a head between two frames.',
    origins: [],
    answers: [at(`${headwear}/MarkIV`, 'sizes', 'Take the larger one')],
    typed: { task: ['measure head size for headset', 'mark iv size for 59 cm head'] },
  },
  {
    asks: 'A cap on sixteen channels.',
    origins: [],
    answers: [
      at(`${headwear}/ElectrodeCap`, 'connect-it', 'the single end of the Y cable'),
      at(`${headwear}/GelfreeElectrodeCap`, 'connect-it', 'Y cable'),
    ],
    typed: { task: ['connect cap to cyton daisy'] },
  },
  {
    asks: 'Parts of a Mark III in a Mark IV.',
    origins: [],
    answers: [at('Deprecated/MarkIII', 'reuse', 'Mark IV')],
    typed: { name: ['mark iii nova electrodes in mark iv'] },
  },
  {
    asks: 'A light sensor as trigger.',
    origins: [],
    answers: [
      at(triggers, 'analog', 'Put a phototransistor between D12 and VDD'),
      at(triggers, 'choose', 'Light sensor, analog mode'),
    ],
    typed: { task: ['trigger from photodiode cyton'] },
  },
  {
    asks: 'Markers of PsychoPy.',
    origins: [],
    answers: [
      at(`${thirdParty}/LSL`, 'markers', 'In PsychoPy put the lines'),
      at(triggers, 'choose', 'PsychoPy on a laptop without a parallel port'),
    ],
    typed: { task: ['send marker from psychopy'] },
  },
  {
    asks: 'The voltage that a digital pin takes.',
    origins: [],
    answers: [
      at(triggers, 'pins', 'Signals must stay between 0 V and 3.3 V'),
      at(triggers, 'isolation', 'Trigger output, 3.3 V to 5 V'),
    ],
    typed: { name: ['D17 D18 voltage 5v response box'] },
  },
  {
    asks: 'From LSL into MATLAB.',
    origins: [],
    answers: [at(`${thirdParty}/Matlab`, 'lsl', 'receive with liblsl-Matlab')],
    typed: { task: ['stream lsl to matlab'] },
  },
  {
    asks: 'A recording, read in Python.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'The file is plain text'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'keeps the names of the columns'),
      at('ForDevelopers/DataAnalysis', 'mne', 'this program loads them'),
    ],
    typed: { task: ['read openbci file in python'] },
  },
  {
    asks: 'EDF and BDF.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits'),
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'the 24-bit relative of EDF'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'exports EDF or FIF'),
    ],
    typed: { task: ['gui recording to edf file'] },
  },
  {
    asks: 'A servo that a muscle moves.',
    origins: [],
    answers: [at(`${emg}/EMG_LED`, 'servo', 'Servo.h')],
    typed: { task: ['servo follows muscle arduino sketch'] },
  },
  {
    asks: 'The heart rate of an ECG.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'live-rate', 'prints the rate of the last ten seconds'),
    ],
    typed: { task: ['record heart rate ecg', 'r peaks in python ganglion'] },
  },
  {
    asks: 'A dinosaur that jumps at rest.',
    origins: [],
    answers: [at(`${emg}/EMG_Chrome_Dino_Game`, 'it-jumps-all-the-time', 'until a twitch counts as 1')],
    typed: { trouble: ['dino jumps all the time at rest'] },
  },
  {
    asks: 'The firmware of the Ganglion, built.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'build', 'firmware')],
    typed: { task: ['build ganglion firmware from source'] },
  },
  {
    asks: 'The number of the synthetic board.',
    origins: [],
    answers: [at(developers, 'board-id', 'SYNTHETIC_BOARD')],
    typed: { name: ['synthetic board id'] },
  },
  {
    asks: 'A page on paper, or without a network.',
    origins: [],
    answers: [
      at('FAQ/DocsUpdate', 'offline', 'keep the whole site'),
      at('help', 'offline', 'stays on this device'),
    ],
    typed: { task: ['print a page offline', 'docs on a plane without internet'] },
  },
  {
    asks: 'A warranty after a year.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'my-board-stopped-working-after-more-than-90-days-is-there-a-warranty',
        'support@openbci.com',
      ),
    ],
    typed: { trouble: ['board died after 13 months warranty'] },
  },
];
