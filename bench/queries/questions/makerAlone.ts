import { at, type Question } from '../types';

const markIV = 'AddOns/Headwear/MarkIV';
const external = 'Cyton/CytonExternal';
const card = 'Cyton/CytonSDCard';
const myoWare = 'ThirdParty/Myoware/MyoWareCyton';
const led = 'Examples/EMGProjects/EMG_LED';
const noise = 'Troubleshooting/minimizingNoise';
const drone = 'Software/OpenBCISoftware/NeuroFly_Toolkit';

/** Ten jobs of a maker who has the boards and these pages alone, as typed before the work. */
export const makerAlone: readonly Question[] = [
  {
    asks: 'A printed Mark IV on a small printer.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/30'],
    answers: [at(markIV, 'bed', 'On 180 × 180 mm a small half fits')],
    typed: { trouble: ['ultracortex doesnt fit on my printer bed 150mm'] },
  },
  {
    asks: 'Parts, filament and settings of a Mark IV.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/26'],
    answers: [
      at(markIV, 'print-it', 'How much filament?'),
      at(markIV, 'parts', 'Insert (thread)'),
      at(markIV, 'order', '35'),
    ],
    typed: { task: ['mark 4 how many parts filament print time'] },
  },
  {
    asks: 'A cracked frame.',
    origins: [],
    answers: [at(markIV, 'warped', 'closes a crack as well')],
    typed: { trouble: ['frame of headset broke glue'] },
  },
  {
    asks: 'Oz for steady-state visual potentials.',
    origins: [],
    answers: [at(markIV, 'nodes', 'Any electrode can go into any node')],
    typed: {
      task: ['oz electrode mark iv steady state visual which wire', 'which nodes for ssvep mark iv'],
    },
  },
  {
    asks: 'The wires of a headset with sixteen electrodes.',
    origins: [],
    answers: [
      at(markIV, 'sixteen-channels-cyton-with-daisy', 'white Y cable'),
      at('GettingStarted/Boards/DaisyGS', 'wire', 'Y'),
    ],
    typed: {
      task: ['daisy headset 16 electrodes which cable to which spot'],
      trouble: ['channel 9 to 16 all flat mark iv'],
      name: ['ear clip y cable daisy'],
    },
  },
  {
    asks: 'A light sensor on the screen and a button, in step with the channels.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/422'],
    answers: [
      at(external, 'analog', 'Put a phototransistor between D12 and VDD'),
      at('Examples/VideoExperiment', 'wiring', 'emitter of the phototransistor'),
    ],
    typed: {
      task: ['photodiode on screen sync cyton', 'light sensor on monitor which pin cyton 3.3v'],
      name: ['which light sensor phototransistor wiring cyton'],
    },
  },
  {
    asks: 'A push button, read with BrainFlow.',
    origins: [],
    answers: [at(external, 'digital', 'a contact bounces')],
    typed: { task: ['push button marker brainflow read digital pin'] },
  },
  {
    asks: 'A button on a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'trigger', 'A push button in the phototransistor')],
    typed: { task: ['can i connect a button to ganglion'] },
  },
  {
    asks: 'A potentiometer or a force sensor on an analog pin, in volts.',
    origins: [],
    answers: [at(external, 'analog', 'A potentiometer')],
    typed: {
      task: [
        'poti on cyton knob see value gui',
        'slider poti wiring',
        'analog read brainflow convert to volts aux channel',
      ],
      name: ['fsr force sensor openbci', 'knob potentiometer cyton'],
    },
  },
  {
    asks: 'A MyoWare on a Cyton that also moves a servo.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2932'],
    answers: [
      at(myoWare, 'read-it-in-your-own-program', 'write 0.3 in place of 0.1'),
      at(myoWare, 'arduino', 'A servo on the same Arduino'),
      at(led, 'servo', 'A servo that follows the muscle'),
    ],
    typed: {
      task: ['myoware servo arduino cyton same time'],
      trouble: [
        'muscle sensor move servo jitter',
        'servo twitches when arm relaxed',
        'half second servo delay myoware',
      ],
    },
  },
  {
    asks: 'Hum on a Ganglion, and hum that the notch leaves.',
    origins: [],
    answers: [at(noise, 'mains', "Unplug the laptop's charger")],
    typed: { trouble: ['ganglion 50hz noise emg laptop charger', 'notch filter on still hum'] },
  },
  {
    asks: 'A Ganglion that is at its limit.',
    origins: [],
    answers: [
      at(noise, 'railed', 'On a Ganglion no word tells you'),
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'if-you-see-something-else',
        'a Ganglion never says so',
      ),
      at('FAQ/HardFAQ', 'why-does-a-channel-say-railed', 'railed'),
    ],
    typed: { trouble: ['one channel says railed 100% ganglion'] },
  },
  {
    asks: 'A reference that came off, found afterwards by a program.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'loose-seconds', 'the reference was off')],
    typed: { task: ['reference fell off detect in code'] },
  },
  {
    asks: 'All channels alike after a movement.',
    origins: [],
    answers: [at(noise, 'same', 'what the channels share: the reference')],
    typed: { trouble: ['all channels the same suddenly big after i moved my head'] },
  },
  {
    asks: 'Jumps when somebody walks past.',
    origins: [],
    answers: [at(noise, 'walks-past', 'most likely static electricity')],
    typed: {
      trouble: [
        'big jumps when people walk past',
        'somebody walks by and the eeg jumps',
        'stepwise jumps eeg footsteps',
        'static electricity jumps in trace when i move chair',
      ],
    },
  },
  {
    asks: 'One channel that is a flat line.',
    origins: [],
    answers: [at(noise, 'no-change', 'powered down')],
    typed: { trouble: ['signal flat line zero one channel cyton'] },
  },
  {
    asks: 'A night on the card, with a button or a sensor, and the battery for it.',
    origins: [],
    answers: [at(card, 'sizes', 'In analog, digital or marker mode it lasts less still')],
    typed: { task: ['record 12 hours sleep sd card how', 'run cyton 24 hours'] },
  },
  {
    asks: 'A battery that lasts a night or a day.',
    origins: ['https://openbci.com/community/estimating-openbci-battery-life/'],
    answers: [at('Cyton/CytonSpecs', 'battery-life', '2,500 mAh'), at('FAQ/HardFAQ', 'battery', '2,500 mAh')],
    typed: { task: ['battery for overnight cyton mah'], name: ['18650 cell cyton'] },
  },
  {
    asks: 'A power bank that switches itself off.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'switch themselves off'),
      at('FAQ/HardFAQ', 'battery', 'power bank'),
    ],
    typed: { trouble: ['power bank turns off cyton', 'openbci cyton powerbank keep alive'] },
  },
  {
    asks: 'A day with a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'power', '15 mA while it streams')],
    typed: { task: ['ganglion battery all day'] },
  },
  {
    asks: 'A card file in microvolts, with exact times.',
    origins: [],
    answers: [at(card, 'read-a-file', 'For its exact rate')],
    typed: { task: ['sd card hex to microvolt exact time'], trouble: ['sd card time stamps drift'] },
  },
  {
    asks: 'A card file that ends early.',
    origins: [],
    answers: [at(card, 'early', 'a battery that ran down')],
    typed: { trouble: ['sd file ends early power died'] },
  },
  {
    asks: 'A Tello that flies by muscle.',
    origins: [],
    answers: [at(drone, 'tello', 'it lands'), at(drone, '', 'Four muscles become')],
    typed: {
      name: ['tello'],
      task: ['tello drone emg openbci', 'fly drone with muscle ganglion python'],
    },
  },
  {
    asks: 'A lamp that a muscle switches.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F9514'],
    answers: [at(led, 'lamp', 'Take a lamp that runs on a battery')],
    typed: {
      task: [
        'turn lamp on with biceps relay',
        'relay module arduino emg lamp',
        'how to switch a 230v lamp with emg',
      ],
    },
  },
  {
    asks: 'A muscle above a threshold, without the GUI.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'brainflow', 'This script reads the board itself'),
    ],
    typed: { task: ['biceps threshold brainflow live'] },
  },
  {
    asks: 'A pulse sensor on either board.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', '1 kΩ'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'with-a-ganglion', 'Ganglion'),
    ],
    typed: { task: ['pulse sensor ganglion wire', 'heart rate from pulse sensor cyton a7'] },
  },
];
