import { at, type Question } from '../types';

/** What was missing, or hard to find, when things were built from these pages alone. */
export const buildAlone: readonly Question[] = [
  {
    asks: 'Impedance by an own program when packets are lost.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'impedance-python', 'Count by the packet number')],
    typed: { trouble: ['my impedance value jumps, smaller when packets are lost'] },
  },
  {
    asks: 'Impedance of a Daisy channel by an own program.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'impedance-python', 'divide by 0.924')],
    typed: { task: ['python impedance of daisy channels 9 to 16'] },
  },
  {
    asks: 'A photodiode straight on an analog pin.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'sensor-flat', '100 kΩ from D12 to GND')],
    typed: { task: ['BPW34 photodiode on analog pin which resistor'] },
  },
  {
    asks: 'Degrees from a temperature sensor on an analog pin.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'analog', 'A TMP36, for example')],
    typed: { task: ['TMP36 on the cyton', 'temperature sensor analog pin cyton voltage'] },
  },
  {
    asks: 'A file of the SD card in MNE, in volts.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'MNE counts in volts')],
    typed: { task: ['SD card file to MNE', 'OBCI txt from the card to edf with mne'] },
  },
  {
    asks: 'A P300 speller with sixteen channels on a Mark IV.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'p300', 'With sixteen channels')],
    typed: { task: ['p300 speller 16 channels ultracortex positions'] },
  },
  {
    asks: 'A servo that a MyoWare moves, through a Cyton or without one.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'A servo on the same Arduino'),
      at('ThirdParty/Myoware/MyoWareCyton', 'read-it-in-your-own-program', 'To move a servo with it'),
    ],
    typed: { task: ['myoware servo sketch', 'myoware on cyton moves a servo'] },
  },
  {
    asks: 'One press of a button that counts twice.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'digital', 'a contact bounces')],
    typed: { trouble: ['button press on D17 counted twice'] },
  },
  {
    asks: 'A thermistor at the nose for breathing.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'breathing', 'A small thermistor below the nostril')],
    typed: { task: ['nasal thermistor breathing cyton'] },
  },
  {
    asks: 'An own program that receives the raw stream of a WiFi Shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'the-order-of-things', 'Listen on a TCP port')],
    typed: { task: ['WiFi shield raw TCP own program'] },
  },
  {
    asks: 'An ECG between two electrodes on a Cyton.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'SRB2 of channel 1 to Off'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'with-a-cyton-alone', 'Set SRB2 to Off'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'what-each-signal-needs', 'ECG'),
    ],
    typed: { task: ['ECG on Cyton differential'] },
  },
];
