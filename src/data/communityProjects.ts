/** Projects that others published: what they built, with what, and where one can read that. */
import type { Source } from './types';

/** Something that someone built and showed. */
export interface CommunityProject {
  name: string;
  /** Who built it, as they sign. */
  by: string;
  topic: 'speech and text' | 'movement and robots' | 'games and play' | 'sleep' | 'tools';
  /** `OpenBCI` where the source names no model. */
  board: string;
  signal: string;
  /** What it does and how, in one or two sentences. */
  what: string;
  /** The publication that says so. */
  source: Source;
}

const repository = (name: string, file = 'README.md'): Source => ({
  title: name,
  where: file,
  url: `https://github.com/${name}`,
});

const page = (title: string, url: string): Source => ({ title, url });

export const communityProjects: readonly CommunityProject[] = [
  {
    name: 'P300 keyboard and mouse',
    by: 'CruX at UCLA',
    topic: 'speech and text',
    board: 'Cyton, 8-channel gel cap',
    signal: 'EEG: P300',
    what: 'Lets you type and move the mouse on a normal desktop by looking at flashing keys. Electrodes at O1, O2, P3, P4, Pz, C3, C4 and Cz; triggers reach the board through CNY17 opto-isolators.',
    source: repository('DarrenVawter/P300_BCI'),
  },
  {
    name: 'SSVEP keyboard of 2021',
    by: 'McGill NeuroTech',
    topic: 'speech and text',
    board: 'OpenBCI, headband',
    signal: 'EEG: SSVEP',
    what: 'Every key flickers at its own frequency, from 6.00 to 12.90 Hz. Eight electrodes over the back of the head, with data of eleven students.',
    source: repository('NTX-McGill/NeuroTechX-McGill-2021'),
  },
  {
    name: 'Mind-speech interface',
    by: 'WATOLINK, University of Waterloo',
    topic: 'speech and text',
    board: 'Cyton, printed headset',
    signal: 'EEG: SSVEP',
    what: 'Lets you choose words by looking at flickering targets; an entry in the NeuroTechX student competition of 2022. The headset and the board cover are in the repository as files to print.',
    source: repository('WATOLINK/mind-speech-interface-ssvep', 'README.md and Mech-Design-Files'),
  },
  {
    name: 'SSVEP speller',
    by: 'Columbia Neurotech',
    topic: 'speech and text',
    board: 'OpenBCI headset',
    signal: 'EEG: SSVEP',
    what: 'An on-screen keyboard that is driven by steady brain responses to flicker.',
    source: repository('Neurotech-X-Columbia/SSVEP-Speller'),
  },
  {
    name: 'MILO, the mind-controlled locomotive',
    by: 'McGill NeuroTech',
    topic: 'movement and robots',
    board: 'Cyton',
    signal: 'EEG: motor imagery; blinks, jaw; heart rate',
    what: 'Steers a wheelchair: imagined hand movements (mu rhythm at C1 to C4) turn it, blinks or a clenched jaw start and stop it, ultrasonic sensors keep it off walls and stairs.',
    source: repository('NTX-McGill/NeuroTechX-McGill-2019'),
  },
  {
    name: 'Grasp-assist glove',
    by: 'Neurotech@Davis with Adaptive Tech',
    topic: 'movement and robots',
    board: 'Cyton, EEG headband',
    signal: 'EEG: motor imagery',
    what: 'The plan for a glove that closes when its wearer imagines making a fist; a two-class classifier drives a microcontroller.',
    source: page(
      'OpenBCI Community: Building a grasp-assist neuroprosthetic',
      'https://openbci.com/community/building-a-grasp-assist-neuroprosthetic-with-neurotechdavis/',
    ),
  },
  {
    name: 'Neurobots Battle Royale',
    by: 'OpenBCI, on Instructables',
    topic: 'movement and robots',
    board: 'Cyton',
    signal: 'EMG',
    what: 'Tensed muscles drive a Hexbug, a toy robot, to the left, to the right and forwards, and make it fire, through an Arduino whose wires are soldered into the remote control. The guide shows it step by step.',
    source: page(
      'Instructables: Neurobots Battle Royale',
      'https://www.instructables.com/Neurobots-Battle-Royale-Muscle-Controlled-Combat-H/',
    ),
  },
  {
    name: 'Toy helicopter',
    by: 'Irene Vigué-Guix, 2016',
    topic: 'games and play',
    board: 'OpenBCI',
    signal: 'EEG: alpha',
    what: 'Closed eyes lift a toy helicopter: an Arduino sets a digital potentiometer, which takes the place of the throttle’s own.',
    source: page(
      'A toy helicopter throttle controlled by alpha waves',
      'https://irenevigueguix.wordpress.com/2016/07/14/a-toy-helicopter-throttle-controlled-by-alpha-waves/',
    ),
  },
  {
    name: 'Brain-controlled shark attack',
    by: 'Chip Audette and friends, 2015',
    topic: 'games and play',
    board: 'OpenBCI',
    signal: 'EEG: alpha',
    what: 'Five people steer one flying toy shark: each closes their eyes for one command, all on one board; an Arduino works the buttons of the remote control.',
    source: page(
      'EEG Hacker: Brain-Controlled Shark Attack!',
      'https://eeghacker.blogspot.com/2015/03/brain-controlled-shark-attack.html',
    ),
  },
  {
    name: 'Brain-controlled Hex Bug',
    by: 'Chip Audette, 2014',
    topic: 'games and play',
    board: 'OpenBCI',
    signal: 'EEG: SSVEP and alpha',
    what: 'One electrode near O1 is enough: films that blink at 5 Hz and 7.5 Hz give two commands to a walking toy, and closed eyes a third.',
    source: page(
      'EEG Hacker: Sharing the Brain-Controlled Hex Bug',
      'http://eeghacker.blogspot.com/2014/10/sharing-brain-controlled-hex-bug.html',
    ),
  },
  {
    name: 'Brain-controlled labyrinth',
    by: 'Blue GSD, BrainiHack 2015',
    topic: 'games and play',
    board: 'OpenBCI',
    signal: 'EEG: alpha and SSVEP',
    what: 'A printed labyrinth that two servos tilt, driven by an Arduino Uno; built in a day and a half, and awarded the prize for the best open-source project.',
    source: page(
      'Hackaday: Brains controlling labyrinths without hands',
      'https://hackaday.com/2015/03/page/18',
    ),
  },
  {
    name: 'Tic-tac-toe by gaze',
    by: 'Sonika Vuyyuru',
    topic: 'games and play',
    board: 'Ganglion, MindAffect headset',
    signal: 'EEG: SSVEP',
    what: 'Nine squares flash, and the one you look at is yours, after a short calibration.',
    source: page(
      'OpenBCI Community: Sonika’s internship',
      'https://openbci.com/community/sonikas-openbci-internship-experience/',
    ),
  },
  {
    name: 'Tetris with tilt and blinks',
    by: 'Sonika Vuyyuru',
    topic: 'games and play',
    board: 'Cyton on an Ultracortex',
    signal: 'Accelerometer and blinks',
    what: 'The first version of our own Tetris project: head tilts move and drop, blinks turn.',
    source: page(
      'Sonika Vuyyuru: EMG-controlled Tetris',
      'https://sonikavuyyuru.github.io/pages/tetris.html',
    ),
  },
  {
    name: 'EMG game controller',
    by: 'retiutut',
    topic: 'tools',
    board: 'OpenBCI boards',
    signal: 'EMG',
    what: 'A desktop program in Python that turns muscles into a controller for games in the browser.',
    source: repository('retiutut/OpenBCI_EMG_Game_Controller'),
  },
  {
    name: 'Calibration interface for motor imagery',
    by: 'sjaustirni',
    topic: 'tools',
    board: 'OpenBCI, through the GUI’s streamer',
    signal: 'EMG, channel 1',
    what: 'Leads a person through a training session with a small game; reads the GUI’s BrainFlow stream at 225.1.1.1:6677, or a file. By its own word it is not ready for use.',
    source: repository('sjaustirni/bci-calibration-interface'),
  },
  {
    name: 'Lucid dream lab',
    by: 'DashBarkHuss',
    topic: 'sleep',
    board: 'Ganglion; Cyton with Daisy for sleep stages',
    signal: 'EEG and eye movements: sleep stages',
    what: 'Streams a Ganglion from the GUI to Python and plots it. Other scripts name sleep stages while you sleep, from a Cyton with Daisy; the guide to them is not written yet.',
    source: repository('DashBarkHuss/kd-lucid-dream-lab'),
  },
  {
    name: 'COsleep',
    by: 'Frederik D. Weber',
    topic: 'sleep',
    board: 'Cyton, with or without Daisy',
    signal: 'EEG, EOG, EMG and ECG',
    what: 'Plays sounds to a sleeper, from a list or at slow waves that it finds live, and records the night. You start the sounds by hand; they stop by themselves at signs of waking, when EEG, eyes or muscles give too large a signal. Runs on Linux.',
    source: repository('Frederik-D-Weber/cosleep'),
  },
];
