/**
 * Other words for the same thing: what people type beside what pages say. Each list has a reason; a word of it finds
 * the others, at the quality `synonym`. Words are compared in any of their forms.
 */

interface Synonyms {
  words: string;
  why: string;
}

const LISTS: readonly Synonyms[] = [
  {
    words:
      "not no cannot can't cant won't wont don't dont doesn't doesnt didn't isn't isnt never unable without",
    why: 'the ways to say that something does not happen',
  },
  { words: 'start open launch run boot', why: 'a program or a board that comes up' },
  { words: 'crash freeze frozen hang stuck close quit', why: 'a program that stops' },
  { words: 'lost lose drop missing gap loss skip', why: 'packets and samples that do not arrive' },
  { words: 'flat dead zero flatline', why: 'a channel without a signal' },
  {
    words: 'noise noisy hum interference buzz artifact',
    why: 'what is in a recording and not from the body',
  },
  { words: 'computer pc laptop desktop machine', why: 'what the board is connected to' },
  { words: 'mac macos osx macbook apple imac', why: 'one family of computers' },
  { words: 'find found detect see recognize discover search scan', why: 'a program that looks for a board' },
  { words: 'connect connection pair link communicate', why: 'a program or a dongle and a board' },
  { words: 'light led lamp', why: 'the lamps on the boards' },
  { words: 'blink flash flicker', why: 'what the lamps do' },
  { words: 'error fault failure fail message warning', why: 'what programs say when something goes wrong' },
  { words: 'port com tty serial', why: 'how a program reaches the dongle' },
  { words: 'battery lipo charge charger powerbank', why: 'what feeds a board' },
  { words: 'price cost pay payment expensive', why: 'what an order costs' },
  { words: 'record recording save log file store', why: 'data that is kept' },
  { words: 'slow lag latency delay', why: 'data that comes late' },
  { words: 'choppy stutter jerky burst jumpy', why: 'data that comes in lumps' },
  { words: 'flash upload program firmware', why: 'new firmware on a board' },
  { words: 'update upgrade newest latest', why: 'a newer version' },
  { words: 'broken damaged faulty defective fried burnt', why: 'a board that no longer works' },
  { words: 'refund return exchange', why: 'an order that goes back' },
  { words: 'warranty guarantee', why: 'two words for one promise' },
  { words: 'child children kid baby infant', why: 'who may wear a headset' },
  { words: 'safe safety danger dangerous shock', why: 'what may hurt a person' },
  { words: 'wire cable lead cord', why: 'what goes from the electrode to the board' },
  { words: 'ground gnd bias drl earth', why: 'the electrode that the amplifier drives' },
  { words: 'reference ref srb srb2', why: 'the electrode that others are measured against' },
  { words: 'ear earlobe earclip clip', why: 'where the reference sits' },
  { words: 'headset helmet ultracortex', why: 'what holds electrodes on the head' },
  { words: 'phone android ios iphone mobile tablet ipad', why: 'small computers' },
  { words: 'rate frequency hz sps speed', why: 'samples in a second' },
  { words: 'discord slack forum community chat', why: 'where users talk to each other' },
  { words: 'trigger marker event ttl stimulus', why: 'what is written beside the samples' },
  { words: 'impedance resistance ohm contact', why: 'how well an electrode touches the skin' },
  { words: 'paste gel ten20 conductive', why: 'what is put under an electrode' },
  { words: 'wifi wireless network', why: 'data without a cable' },
  { words: 'bluetooth ble bled112', why: 'the radio of the Ganglion' },
  { words: 'driver ftdi vcp', why: 'what makes the dongle a serial port' },
  { words: 'permission denied access sudo', why: 'a system that does not let a program in' },
  { words: 'convert conversion scale microvolt uv volt count', why: 'from counts to volts' },
  { words: 'download install installation setup', why: 'a program that is put on a computer' },
  { words: 'remove uninstall delete', why: 'a program that is taken away' },
  { words: 'dongle receiver stick', why: 'the radio on the computer' },
  { words: 'unstable drift wander jump', why: 'a signal that does not stay where it is' },
  { words: 'switch button press reset rst', why: 'what a finger does to a board' },
  { words: 'card sd microsd', why: 'what a board records to' },
  { words: 'size dimension mm big circumference', why: 'how large a thing is' },
  { words: 'weight heavy gram', why: 'how heavy a thing is' },
  { words: 'photo picture image drawing schematic', why: 'what shows how it looks' },
  { words: 'wrong bad strange weird garbage', why: 'data that cannot be right' },
  { words: 'python pip anaconda', why: 'programs in Python' },
  { words: 'arrive delivery shipping ship customs', why: 'an order on its way' },
];

/** The lists as they are, for the check that each is needed. */
export const synonymLists: readonly (readonly string[])[] = LISTS.map(({ words }) => words.split(' '));
