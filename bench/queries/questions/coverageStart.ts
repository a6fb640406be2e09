import { at, type Question } from '../types';

/**
 * First steps, set-ups and the Ganglion, as readers of the vendor's older guides would ask after reading them: each fact, step
 * and link there, turned into a question, and the second question after it.
 */
export const coverageStart: readonly Question[] = [
  {
    asks: 'What is in the box with a Cyton, and what is not.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', '1-know-the-parts', 'You order electrodes and paste separately'),
    ],
    typed: {
      task: ['contents of the cyton package', 'does the cyton come with batteries and electrodes'],
    },
  },
  {
    asks: 'What is in the box with a Ganglion.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'Electrodes are ordered separately'),
    ],
    typed: { task: ['ganglion package contents charger case', 'is a dongle included with the ganglion'] },
  },
  {
    asks: 'How to end a session.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', '6-record', 'The board does not switch itself off'),
      at('GettingStarted/Boards/GanglionGS', '6-record', 'STOP SESSION'),
    ],
    typed: { task: ['finished recording what next turn off', 'does the board switch itself off'] },
  },
  {
    asks: 'Which Ganglion in the list is mine.',
    origins: [],
    answers: [at('GettingStarted/Boards/GanglionGS', '3-connect', 'The digits belong to your board')],
    typed: { task: ['4 character id of my ganglion', 'several ganglions listed pick the right one'] },
  },
  {
    asks: 'The switches of a Ganglion: how to move them, and which is which.',
    origins: [],
    answers: [at('GettingStarted/Boards/GanglionGS', '5-set-the-switches', 'use tweezers')],
    typed: { trouble: ['ganglion switches too small to move'], name: ['sw3 on the ganglion'] },
  },
  {
    asks: 'The Y-cable of a Daisy is lost.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'wire', 'Take any lead that joins two header sockets')],
    typed: { trouble: ['lost the y splitter of the daisy', 'substitute for the daisy y cable'] },
  },
  {
    asks: 'Whether a Daisy works without a Cyton.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', '', 'no processor, no radio')],
    typed: { task: ['use daisy board by itself', 'daisy standalone without cyton'] },
  },
  {
    asks: 'Whether D_G of a Ganglion cancels hum as BIAS does.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'holds it at a steady 1.5 V'),
      at('Ganglion/GanglionSpecs', 'input-header', 'does not cancel the hum that is left'),
    ],
    typed: { name: ['D_G noise cancelling like BIAS', 'is driven ground an active electrode'] },
  },
  {
    asks: 'SRB and BIAS were exchanged.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-ear',
        'only the two ears have swapped their roles',
      ),
    ],
    typed: { trouble: ['mixed up srb and bias wires', 'reference and bias plugged the wrong way round'] },
  },
  {
    asks: 'Cups whose paste runs together.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'put-the-electrodes-on',
        'two cups that it joins show the same signal',
      ),
    ],
    typed: { trouble: ['ten20 of two electrodes touches'] },
  },
  {
    asks: 'A 5-lead ECG on a Cyton.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead', '5-lead'),
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'chest-leads',
        'On a Cyton that needs no Y cables either',
      ),
    ],
    typed: { task: ['five lead ecg with cyton', '4 electrodes ecg three y cables'] },
  },
  {
    asks: 'A heart rate while the recording runs.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'live-rate', 'Let your own program count')],
    typed: { task: ['show bpm live while recording ecg', 'ecg heart rate in gui'] },
  },
  {
    asks: 'How good the ECG is.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', '15 people stood still')],
    typed: { trouble: ['is openbci ecg reliable, validation study'] },
  },
  {
    asks: 'What ExG, referential, differential and SRB mean.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'stimulus, reference and bias',
      ),
    ],
    typed: { name: ['meaning of srb', 'exg definition', 'differential vs referential signal'] },
  },
  {
    asks: 'Whether the Daisy needs the Y-cable for ECG and EMG alone.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'connect-the-daisy-ecg-and-emg',
        'leave the Y cable out',
      ),
    ],
    typed: { task: ['daisy only emg and ecg, splitter needed?'] },
  },
  {
    asks: 'How far apart the electrodes of an EMG pair are, and on which muscles.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'where-the-electrodes-go',
        '2 to 3 cm from centre to centre',
      ),
    ],
    typed: { task: ['spacing between emg electrodes', 'emg on jaw and forehead'] },
  },
  {
    asks: 'Updating a Ganglion without a phone.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'wire', 'if you have no phone or tablet')],
    typed: { task: ['ganglion firmware upgrade from laptop', 'flash ganglion no smartphone'] },
  },
  {
    asks: 'Going back to firmware 2, and a failed update.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'two-or-three', 'You can go back later'),
      at('Ganglion/GanglionProgram', 'ota', 'look for DfuTarg'),
    ],
    typed: { task: ['ganglion back to version 2'], trouble: ['ganglion bricked by firmware update'] },
  },
  {
    asks: 'The first lines that a Ganglion sends.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'board', 'The whole answer to v of firmware 3.0.2')],
    typed: { name: ['LIS2DH ID 0x33 startup message', 'ganglion print register settings'] },
  },
  {
    asks: 'The unit of the impedance that a Ganglion sends.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'impedance', 'with a number in kΩ'),
      at('Ganglion/GanglionDataFormat', 'impedance', 'The number is in kΩ'),
    ],
    typed: { name: ['unit of ganglion impedance packet'] },
  },
  {
    asks: 'How to edit these pages, and where to begin without a board.',
    origins: [],
    answers: [at('GettingStarted/Documentation/DocEdits', 'small', 'Edit this page')],
    typed: { task: ['edit a documentation page on github'] },
  },
  {
    asks: 'Whether the dongle of a Ganglion is required.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/336'],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Is the dongle required'),
      at('FAQ/HardFAQ', 'do-i-need-a-dongle-for-the-ganglion', 'You need none if'),
    ],
    typed: { task: ['ganglion dongle mandatory?', 'can i skip the ganglion dongle'] },
  },
  {
    asks: 'How the cell is charged, and how the board goes into its case.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/310'],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'Put its white plug into the charger'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'Put its white plug into the charger'),
    ],
    typed: { task: ['plug lipo into usb charger', 'charge openbci lithium battery first time'] },
  },
  {
    asks: 'Why the memory card of a Ganglion was given up.',
    origins: [
      'https://github.com/OpenBCI/Documentation/issues/163',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/212',
    ],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'The makers have given up the SD card')],
    typed: { trouble: ['ganglion sd card abandoned', 'ganglion sd writing adds noise'] },
  },
  {
    asks: 'A Daisy that one Cyton of two does not find.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1245'],
    answers: [at('GettingStarted/Boards/DaisyGS', 'not-found', 'Put the Daisy on that one')],
    typed: { trouble: ['no daisy attached but it works on another cyton'] },
  },
];
