import { at, type Question } from '../types';

/** What nobody asked on the record, but the sources say will happen. */
export const retiredBoards: readonly Question[] = [
  {
    asks: 'The WiFi Shield answers 502, and the board did what it was told.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'silent-commands', 'Some commands have no answer'),
      at('Deprecated/WiFiShield/WiFiGS', 'brainflow-codes', 'the board has obeyed'),
    ],
    typed: { trouble: ['wifi shield 502 but channel is off'] },
  },
  {
    asks: 'The connection to the WiFi Shield ends after a reset command.',
    origins: [],
    answers: [
      at(
        'Deprecated/WiFiShield/WiFiAPI',
        'send-commands-to-the-board',
        'it resets the shield as well as the board',
      ),
    ],
    typed: { trouble: ['wifi shield disconnects after v'] },
  },
];
