/**
 * Other words for the same thing: what people type beside what pages say. Each list has a reason above it; a word of it finds
 * the others, at the quality `synonym`. Words are compared in any of their forms.
 */

const LISTS = [
  // The ways to say that something does not happen.
  "not no cannot can't cant won't wont don't dont doesn't doesnt didn't isn't isnt never unable without",
  // A program or a board that comes up.
  'start open launch run boot',
  // A program that stops.
  'crash freeze frozen hang stuck close quit',
  // Packets and samples that do not arrive.
  'lost lose drop missing gap loss skip',
  // A channel without a signal.
  'flat dead zero flatline',
  // What is in a recording and not from the body.
  'noise noisy hum interference buzz artifact',
  // What the board is connected to.
  'computer pc laptop desktop machine',
  // One family of computers, and the names of its systems.
  'mac macos osx macbook apple imac catalina monterey ventura sonoma sequoia',
  // A program that looks for a board.
  'find found detect see recognize discover search scan',
  // A program or a dongle and a board.
  'connect connection pair link communicate',
  // The lamps on the boards.
  'light led lamp',
  // What the lamps do.
  'blink flash flicker',
  // What programs say when something goes wrong.
  'error fault failure fail message warning',
  // How a program reaches the dongle.
  'port com tty serial',
  // What feeds a board.
  'battery lipo charge charger powerbank',
  // What an order costs.
  'price cost pay payment expensive',
  // Data that is kept.
  'record recording save log file store',
  // Data that comes late.
  'slow lag latency delay',
  // Data that comes in lumps.
  'choppy stutter jerky burst jumpy',
  // New firmware on a board.
  'flash upload program firmware',
  // What runs on the computer.
  'program software app application gui',
  // A newer version.
  'update upgrade newest latest',
  // A board that no longer works.
  'broken damaged faulty defective fried burnt',
  // An order that goes back.
  'refund return exchange',
  // Two words for one promise.
  'warranty guarantee',
  // Who may wear a headset.
  'child children kid baby infant',
  // What may hurt a person.
  'safe safety danger dangerous shock',
  // What goes from the electrode to the board.
  'wire cable lead cord',
  // The electrode that the amplifier drives.
  'ground gnd bias drl earth',
  // The electrode that others are measured against.
  'reference ref srb srb2',
  // Where the reference sits.
  'ear earlobe earclip clip',
  // What holds electrodes on the head.
  'headset helmet ultracortex',
  // Small computers.
  'phone android ios iphone mobile tablet ipad',
  // Samples in a second.
  'rate frequency hz sps speed',
  // Where users talk to each other.
  'discord slack forum community chat',
  // What is written beside the samples.
  'trigger marker event ttl stimulus',
  // How well an electrode touches the skin.
  'impedance resistance ohm contact',
  // What is put under an electrode.
  'paste gel ten20 conductive',
  // Data without a cable.
  'wifi wireless network',
  // The radio of the Ganglion.
  'bluetooth ble bled112',
  // What makes the dongle a serial port.
  'driver ftdi vcp',
  // A system that does not let a program in.
  'permission denied access sudo',
  // From counts to volts.
  'convert conversion scale microvolt uv volt count',
  // A program that is put on a computer.
  'download install installation setup',
  // A program that is taken away.
  'remove uninstall delete',
  // The radio on the computer.
  'dongle receiver stick',
  // A signal that does not stay where it is.
  'unstable drift wander jump',
  // What a finger does to a board.
  'switch button press reset rst',
  // What a board records to.
  'card sd microsd',
  // How large a thing is.
  'size dimension mm big circumference',
  // How heavy a thing is.
  'weight heavy gram',
  // What shows how it looks.
  'photo picture image drawing schematic',
  // Data that cannot be right.
  'wrong bad strange weird garbage',
  // Programs in Python.
  'python pip anaconda',
  // An order on its way.
  'arrive delivery shipping ship customs',
];

/** The lists as they are, for the check that each is needed. */
export const synonymLists: readonly (readonly string[])[] = LISTS.map((words) => words.split(' '));
