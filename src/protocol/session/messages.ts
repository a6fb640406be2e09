/** What a session tells its reader: what happened, and what to do. */

export interface Message {
  tone: 'good' | 'note' | 'bad';
  text: string;
}

export const good = (text: string): Message => ({ tone: 'good', text });
export const note = (text: string): Message => ({ tone: 'note', text });
export const bad = (text: string): Message => ({ tone: 'bad', text });

export const messages = {
  noAnswer: bad(
    'The port is open, but nothing answers. Is it the dongle’s port, is the dongle’s little switch at GPIO6, and is its blue LED on? Disconnect, unplug the dongle, plug it in again and choose its port.',
  ),
  otherDevice: (count: number): Message =>
    bad(
      `${count} bytes came from this port, but not the answer of a dongle. Choose another port; if it is the right one, unplug the dongle and plug it in again.`,
    ),
  neverQuiet: bad(
    'This port keeps sending, even after “s”, which stops a Cyton. Choose another port, or switch the board off and on.',
  ),
  noBoard: (channel: number | null): Message =>
    bad(
      `The dongle answers, but it hears no board${channel === null ? '' : ` on radio channel ${channel}`}. Switch the board off and on with the switch at PC, look for its blue LED, and try again. If the LED is on and it still fails, the board may be on another channel.`,
    ),
  boardNotFound: (channel: number | null): Message =>
    bad(
      `No board answered on channels 1 to 25${channel === null ? '' : `; the dongle is back on channel ${channel}`}. Charge the battery, switch the board off and on, hold it near the dongle, and look again.`,
    ),
  linkLost: bad(
    'The dongle has lost the board, and the command was dropped. Bring the board near, check its LED and battery, and connect again.',
  ),
  silent: (command: string): Message =>
    bad(`The board did not answer “${command}” in time. Stop, disconnect and connect again.`),
  silentDongle: (words: string): Message =>
    bad(`The dongle did not answer in time (${words}). Stop, disconnect and connect again.`),
  wrongRate: (answer: string): Message =>
    bad(
      `The board was set to 250 Hz and answers “${answer}”. Disconnect, switch the board off and on, and connect again.`,
    ),
  refused: (command: string, answer: string): Message =>
    bad(`The board answered “${command}” with “${answer}”.`),
  noStream: bad(
    'No samples have come for more than a second. Is the board on, near and charged? What has been recorded is kept; the stream goes on by itself when the board is heard again.',
  ),
  streamBack: note('Samples are arriving again. The number of lost packets shows how many are missing.'),
  pulled: (why: string): Message =>
    bad(
      `${why} Everything that came before is kept, in the plot and in the recording. Plug it in again and connect.`,
    ),
  linkEnded: (why: string): Message =>
    bad(
      `${why} Everything that came before is kept, in the plot and in the recording. Switch the board off and on, bring it near, and connect again.`,
    ),
  silentGanglion: (command: string): Message =>
    bad(
      `The board did not answer “${command}” in time. Disconnect, switch the board off and on, and connect again.`,
    ),
  noDaisy:
    'none found. If one is on the board, switch the board off, press the Daisy onto its pins, and switch it on again.',
  unsteady: (channel: number): Message =>
    bad(
      `Impedance of channel ${channel}: samples were lost in every attempt. Bring the board nearer to the dongle and measure again.`,
    ),
  noCurrent: (channel: number): Message =>
    bad(
      `Impedance of channel ${channel}: no test current at 31.2 Hz was seen. Connect again, which resets the board, and measure again.`,
    ),
} as const;
