import { at, type Question } from '../types';

const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const gui = 'Software/OpenBCISoftware/GUIDocs';
const neuroFly = 'Software/OpenBCISoftware/NeuroFly_Toolkit';
const software = 'Software/SoftwareLanding';
const thirdParty = 'Software/CompatibleThirdPartySoftware';
const emg = 'Examples/EMGProjects';
const focus = 'Examples/EEGProjects/FocusArduino';
const film = 'Examples/VideoExperiment';
const imagery = 'Deprecated/MotorImagery';

/**
 * The second questions about the GUI, the programs of others and the example projects: what their first versions do, what
 * one asks after the first answer, and what must be refused. Typed before any page was read.
 */
export const daysApps: readonly Question[] = [
  {
    asks: 'The first Tetris script ends with a TypeError in GUI 6.',
    origins: [],
    answers: [at(`${emg}/EMG_Tetris`, 'older-script', 'GUI 6 sends three lists of samples')],
    typed: {
      trouble: ['tetris.py TypeError int and list', 'udp accelerometer data is now list of lists'],
    },
  },
  {
    asks: 'Which movement of the head does what in Tetris, from which angle on.',
    origins: [],
    answers: [at(`${emg}/EMG_Tetris`, 'how-it-works', 'Each direction has two thresholds')],
    typed: { name: ['tetris head tilt thresholds g'], task: ['tetris nod drop piece blink rotate'] },
  },
  {
    asks: 'A script of the first projects waits for an EMG stream.',
    origins: [],
    answers: [at(`${emg}/EMG_Chrome_Dino_Game`, 'old-scripts', 'Write EMG into the type field')],
    typed: {
      trouble: ['stuck on looking for an emg stream', 'python script never finds emg lsl stream'],
    },
  },
  {
    asks: 'LabRecorder shows a stream that resolve_byprop does not find.',
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/22'],
    answers: [
      at(`${thirdParty}/LSL`, 'receive', 'Names and types must match letter for letter'),
      at(`${thirdParty}/LSL`, 'troubleshooting', 'Same type or name on both sides'),
    ],
    typed: {
      trouble: ['resolve_byprop type eeg lowercase not found', 'labrecorder sees stream but pylsl doesnt'],
    },
  },
  {
    asks: 'The old LSL script has a second stream, AUX.',
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/18'],
    answers: [at(`${thirdParty}/LSL`, 'openbci-lsl', 'The script makes two streams')],
    typed: {
      trouble: ['no OpenBCI_EEG stream only OpenBCI_AUX', 'openbci_lsl second stream aux 3 channels'],
    },
  },
  {
    asks: 'A recording of GUI 4 cannot be lined up with other streams.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/775'],
    answers: [at(`${thirdParty}/LSL`, 'gui-4-stamps', 'Such a stream cannot be lined up with the others')],
    typed: {
      trouble: ['old gui lsl timestamps unix time xdf sync', 'xdf openbci stream hours apart from markers'],
    },
  },
  {
    asks: 'The letters of the first LED sketch.',
    origins: [],
    answers: [at(`${emg}/EMG_LED`, 'older-sketch', 'Y is yellow for the cheek')],
    typed: { name: ['emg led Y R B commands arduino'], task: ['test led sketch serial monitor letters'] },
  },
  {
    asks: 'How the transistor of the LED project is connected.',
    origins: [],
    answers: [at(`${emg}/EMG_LED`, 'many', 'Use one transistor for each')],
    typed: {
      name: ['2n2222 collector base emitter led arduino emg'],
      task: ['which way round transistor led project'],
    },
  },
  {
    asks: 'Electrodes of the face for the LED project, and where their ground goes.',
    origins: [],
    answers: [at(`${emg}/EMG_LED`, 'electrodes', 'The ground goes to BIAS')],
    typed: {
      name: ['facial emg electrode near ear AGND or BIAS'],
      task: ['emg led smile frown electrode positions'],
    },
  },
  {
    asks: 'Whether an Arduino may have its power from the mains while electrodes are on.',
    origins: [],
    answers: [at(`${emg}/EMG_LED`, '', 'Power the Arduino from the laptop only')],
    typed: {
      trouble: ['arduino usb power with electrodes on face safe', 'laptop charger plugged in while emg led'],
    },
  },
  {
    asks: 'Two keys of the piano at once.',
    origins: [],
    answers: [
      at(`${emg}/EMGpiano`, 'variations', 'Chords: press several keys'),
      at(`${emg}/EMGpiano`, 'how-it-works', 'Four switches run side by side'),
    ],
    typed: { name: ['emg piano chord'], task: ['emg piano two keys at the same time'] },
  },
  {
    asks: 'The song of the piano project, by channel.',
    origins: [],
    answers: [at(`${emg}/EMGpiano`, 'run-it', 'Mary Had a Little Lamb')],
    typed: { name: ['emg piano song channel order', 'mary had a little lamb emg piano'] },
  },
  {
    asks: 'A step of the wheel is small on one system and large on another.',
    origins: [],
    answers: [at(`${emg}/EMGscrolling`, 'tuning', 'Windows counts 120 to a notch')],
    typed: {
      trouble: ['pyautogui scroll amount different mac windows', 'emg scrolling too slow on windows'],
    },
  },
  {
    asks: 'One slide back, with a second gesture.',
    origins: [],
    answers: [
      at(`${emg}/EMGslideshow`, 'variations', 'short tension next, long tension back'),
      at(`${emg}/EMGslideshow`, 'double-blink', 'A press counts only if another one'),
    ],
    typed: { task: ['emg slideshow previous slide', 'blink twice to go back slide'] },
  },
  {
    asks: 'The jaw instead of a blink for the slides.',
    origins: [],
    answers: [at(`${emg}/EMGslideshow`, 'blink', 'Jaw clenching, with the pair on the cheek')],
    typed: { task: ['jaw clench slideshow instead of blinking', 'slideshow ganglion one channel'] },
  },
  {
    asks: 'What the two first dinosaur scripts do differently.',
    origins: [],
    answers: [at(`${emg}/EMG_Chrome_Dino_Game`, 'sources', 'swap the two electrode cables')],
    typed: {
      trouble: ['chrome dino mean value negative swap cables'],
      name: ['chrome_dino_v1 or v2 difference'],
    },
  },
  {
    asks: 'The dinosaur with a Ganglion.',
    origins: [],
    answers: [
      at(`${emg}/EMG_Chrome_Dino_Game`, 'brainflow', '--board-id'),
      at(`${emg}/EMG_Chrome_Dino_Game`, '', 'Ganglion'),
      at(`${emg}/EMG_Chrome_Dino_Game`, 'wiring', 'Set up EMG'),
    ],
    typed: { name: ['dino game ganglion board id'], task: ['chrome dino emg with ganglion'] },
  },
  {
    asks: 'The Arduino restarts when the GUI opens its port.',
    origins: [],
    answers: [at(focus, 'restart', 'opening its port pulls its reset line')],
    typed: { trouble: ['arduino resets when gui starts serial', 'arduino uno reboots on networking start'] },
  },
  {
    asks: 'A motor or a fan instead of the LED.',
    origins: [],
    answers: [at(focus, 'variations', 'Arduino_FocusFan_Serial')],
    typed: { name: ['focus fan arduino motor driver'], task: ['arduino motor with focus widget'] },
  },
  {
    asks: 'How many flashes the film of the first picture experiment has.',
    origins: [],
    answers: [at(film, 'film', 'lists 92 pictures, 23 in each run')],
    typed: {
      name: ['video experiment number of flashes expected'],
      task: ['puppies kittens how many triggers in recording'],
    },
  },
  {
    asks: 'Whether the order of the pictures is new each time.',
    origins: [],
    answers: [
      at(film, 'film', 'so the same files give the same order again'),
      at(film, 'show-the-pictures', 'The order is random but repeatable'),
    ],
    typed: { name: ['labels.txt order random seed video'], task: ['same image order every time experiment'] },
  },
  {
    asks: 'Where on the screen the light sensor belongs.',
    origins: [],
    answers: [at(film, 'wiring', 'Tape the sensor onto the lower left corner')],
    typed: {
      name: ['photocell which corner of the screen'],
      trouble: ['trigger square position other screen resolution'],
    },
  },
  {
    asks: 'Markers of the GUI instead of a light sensor for an ERP.',
    origins: [],
    answers: [
      at(film, 'how-it-works', 'Why a light sensor?'),
      at(widgets, 'marker', 'For exact timing use a wire'),
    ],
    typed: {
      task: ['marker widget instead of photodiode erp timing'],
      trouble: ['software marker jitter ms p300'],
    },
  },
  {
    asks: 'Projects of others with a P300 or SSVEP speller.',
    origins: [],
    answers: [at('Examples/CommunityPageProjects', 'speech-and-text', 'P300 is a wave')],
    typed: { name: ['p300 speller openbci github', 'ssvep speller openbci project'] },
  },
  {
    asks: 'Which examples do with a Ganglion, or in a class.',
    origins: [],
    answers: [
      at('Examples/ExamplesLanding', '', 'which needs the Cyton'),
      at('Examples/ExamplesLanding', 'which-one-suits-me', 'first project'),
    ],
    typed: { name: ['examples for ganglion only'], task: ['easiest openbci project for school'] },
  },
  {
    asks: 'Port, address and order of the numbers that NeuroPype sends to the car.',
    origins: [],
    answers: [
      at(imagery, 'run-it', 'the port 9002'),
      at(imagery, 'car', 'The sketch takes the first number of a message as right'),
    ],
    typed: {
      name: ['neuropype osc output port 9002 address', 'motor imagery car osc left right order'],
    },
  },
  {
    asks: 'The car of the motor imagery project does not stop.',
    origins: [],
    answers: [at(imagery, 'car', 'It drives on when the messages end')],
    typed: {
      trouble: ['motor imagery car keeps driving when wifi lost', 'nodemcu robot no failsafe eeg'],
    },
  },
  {
    asks: 'The settings of segmentation and spatial patterns in NeuroPype.',
    origins: [],
    answers: [at(imagery, 'how-it-works', 'half a second to read it, three to imagine')],
    typed: { name: ['segmentation 0.5 3.5 motor imagery', 'neuropype csp number of patterns'] },
  },
  {
    asks: 'Nothing happens after Apply in the BrainFlow node of neuromore.',
    origins: ['https://github.com/neuromore/studio/issues/311'],
    answers: [at(`${thirdParty}/Neuromore`, 'brainflow', 'If nothing happens after Apply')],
    typed: { trouble: ['neuromore brainflow apply nothing happens'], name: ['neuromore brainflow.log'] },
  },
  {
    asks: 'Names of the channels in neuromore.',
    origins: [],
    answers: [at(`${thirdParty}/Neuromore`, 'brainflow', 'The names of the channels are not yours')],
    typed: {
      name: ['neuromore channel names fp1 fp2 brainflow'],
      trouble: ['neuromore openbci channels 1 to 16 instead of names'],
    },
  },
  {
    asks: 'How the alpha detector of neuromore decides.',
    origins: [],
    answers: [at(`${thirdParty}/Neuromore`, 'first', 'averaged over 30 s')],
    typed: {
      name: ['neuromore alpha detector 30 s average', 'neuromore getting started classifier openbci'],
    },
  },
  {
    asks: 'Saving data in OpenViBE.',
    origins: [],
    answers: [at(`${thirdParty}/OpenVibe`, 'save', 'You record in the Designer')],
    typed: { task: ['openvibe save data to csv gdf', 'record openbci with openvibe writer box'] },
  },
  {
    asks: 'The GUI and OpenViBE with one board at the same time.',
    origins: [],
    answers: [
      at(`${thirdParty}/OpenVibe`, 'lsl', 'In the OpenBCI GUI start a session and the data stream'),
      at(software, 'one-at-a-time', 'only one program at a time'),
    ],
    typed: {
      trouble: ['openvibe and gui at same time same dongle'],
      task: ['watch in gui while openvibe records'],
    },
  },
  {
    asks: 'BrainBay closes when the BrainFlow element is inserted.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/31'],
    answers: [at(`${thirdParty}/BrainBay`, 'brainflow-closes', 'from the command prompt in its own folder')],
    typed: {
      trouble: ['brainbay crashes when adding brainflow element', 'brainbay closes brainflow-compatible'],
    },
  },
  {
    asks: 'A stream of the GUI in BrainBay.',
    origins: [],
    answers: [at(`${thirdParty}/BrainBay`, 'elements', 'LSL-Receiver')],
    typed: { name: ['brainbay lsl receiver'], task: ['send openbci gui to brainbay lsl'] },
  },
  {
    asks: 'The installer of BioEra warns about the processor.',
    origins: [],
    answers: [at(`${thirdParty}/BioEra`, 'first', 'You can ignore a warning about the processor')],
    typed: { trouble: ['bioera install wrong processor warning'], name: ['bioera trial restrictions'] },
  },
  {
    asks: 'The dongle has a warning sign in the virtual machine.',
    origins: [],
    answers: [at(`${thirdParty}/VirtualBox`, 'usb', 'If it shows a warning sign instead')],
    typed: {
      trouble: ['ft232r usb uart yellow triangle virtual machine'],
      task: ['virtualbox guest driver for dongle'],
    },
  },
  {
    asks: 'A Ganglion in a virtual machine.',
    origins: [],
    answers: [
      at(`${thirdParty}/VirtualBox`, 'problems', 'VirtualBox does not pass Bluetooth through well'),
      at(`${thirdParty}/VirtualBox`, 'usb', 'for the Ganglion Bluegiga'),
    ],
    typed: { name: ['virtualbox bluetooth ganglion guest'], task: ['ganglion in virtual machine bled112'] },
  },
  {
    asks: 'Memory and processors of the virtual machine.',
    origins: [],
    answers: [at(`${thirdParty}/VirtualBox`, 'create', 'acquisition server alone can fill a core')],
    typed: {
      name: ['virtualbox memory cpu for openvibe'],
      trouble: ['vm slow openvibe acquisition server'],
    },
  },
  {
    asks: 'MATLAB does not know lsl_loadlib_.',
    origins: [],
    answers: [at(`${thirdParty}/Matlab`, 'lsl', 'Then run build_mex')],
    typed: { trouble: ['undefined function lsl_loadlib_ matlab', 'lsl_loadlib mex invalid matlab'] },
  },
  {
    asks: 'loadlibrary cannot build a thunk file for BrainFlow in MATLAB.',
    origins: ['https://github.com/AI-Tianlong/SSVEP-BCI-OpenBCI/issues/6'],
    answers: [at(`${thirdParty}/Matlab`, 'brainflow', 'MATLAB could not build this file')],
    typed: {
      trouble: ['loadlibrary thunk_pcwin64 brainflow matlab'],
      task: ['matlab brainflow mex setup c++'],
    },
  },
  {
    asks: 'Events in EEGLAB from the marker column.',
    origins: [],
    answers: [at(`${thirdParty}/Matlab`, 'eeglab', 'From data channel')],
    typed: {
      task: ['eeglab events from marker column openbci'],
      name: ['erplab eventlist openbci markers'],
    },
  },
  {
    asks: 'The spectrogram shows 10 Hz at another place.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1128'],
    answers: [at(widgets, 'spectrogram', 'The frequency axis is nearly right with a Cyton')],
    typed: {
      trouble: ['spectrogram 10 hz shows at 20 daisy', 'spectrogram frequency axis ganglion 200hz'],
    },
  },
  {
    asks: 'Values of the pulse run together on the serial line.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'end without a line feed')],
    typed: {
      trouble: ['pulse serial arduino values stick together'],
      name: ['networking pulse serial no newline'],
    },
  },
  {
    asks: 'Which serial messages end with a line feed.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'end without a line feed')],
    typed: { name: ['networking serial message end newline emg', 'serial data types without line end'] },
  },
  {
    asks: 'The menu of an own widget does nothing.',
    origins: [],
    answers: [at(widgets, 'custom-widget', 'calls the global')],
    typed: {
      trouble: ['custom widget dropdown not working'],
      name: ['processing gui widget dropdown function name'],
    },
  },
  {
    asks: 'Splitting a recording that is too large.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'large-file', 'splitLargeCSV.py')],
    typed: { task: ['split large openbci txt file'], name: ['splitLargeCSV.py rows'] },
  },
  {
    asks: 'The stream of one GUI in another on a second computer.',
    origins: [],
    answers: [
      at(gui, 'from-gui', 'To show one board in two GUIs'),
      at(gui, 'to-gui', 'STREAMING (from external)'),
    ],
    typed: { task: ['gui to gui streaming second computer address'], name: ['225.1.1.1 6677 openbci'] },
  },
  {
    asks: 'What a drone does when the joystick stops sending.',
    origins: [],
    answers: [at(neuroFly, 'send', 'Stop the machine if no packet has come for half a second')],
    typed: {
      trouble: ['emg joystick last value when stream stops', 'neurofly drone failsafe udp stops'],
    },
  },
  {
    asks: 'How fast Creep + lets the threshold fall.',
    origins: [],
    answers: [
      at(neuroFly, 'gui', 'the range forgets a contraction within a third of a second'),
      at(`${emg}/EMG_LED`, 'tuning', 'halves the maximum in one to two minutes'),
    ],
    typed: {
      name: ['emg creep 0.9 how fast threshold falls'],
      trouble: ['emg joystick hypersensitive after rest'],
    },
  },
  {
    asks: 'Which of the programs are free, and for what.',
    origins: [],
    answers: [
      at(software, 'licences', 'OpenViBE (AGPL 3) is free too'),
      at(`${thirdParty}/Neuromore`, 'state', 'AGPL with a non-commercial clause'),
    ],
    typed: {
      name: ['open source neurofeedback software licence openbci'],
      trouble: ['is neuromore free commercial use'],
    },
  },
];
