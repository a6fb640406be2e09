import { at, type Question } from '../types';

const code = 'ForDevelopers/SoftwareDevelopment';
const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const gui = 'Software/OpenBCISoftware/GUIDocs';
const commands = 'Cyton/CytonSDK';
const ganglion = 'Ganglion/GanglionDataFormat';

/**
 * Told as developers tell it, who write parsers, drivers, firmware and programs of their own. Written down before the pages were
 * opened; the places were named afterwards.
 */
export const visitorsCode: readonly Question[] = [
  {
    asks: 'A parser that takes a start byte inside the data for a packet.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'parse-it-in-code', 'check the byte 32 places further on')],
    typed: { trouble: ['cyton parser loses sync'] },
  },
  {
    asks: 'A web page that does not find a Ganglion.',
    origins: [],
    answers: [at('ForDevelopers/OwnDriver', 'web-bluetooth', 'optionalServices')],
    typed: { trouble: ['web bluetooth ganglion not listed'], task: ['read ganglion in chrome javascript'] },
  },
  {
    asks: 'A dongle that opens in the browser and stays silent.',
    origins: [],
    answers: [
      at('ForDevelopers/OwnDriver', 'session', 'the dongle alone opens just as well'),
      at(commands, 'silent', 'no other program holds it'),
    ],
    typed: { trouble: ['web serial no data from dongle'] },
  },
  {
    asks: 'A Ganglion with firmware 3 that is decoded by old rules.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'ganglion-garbage', 'its packets are decoded wrongly'),
      at(ganglion, 'which-firmware', 'the values are nonsense'),
      at(ganglion, 'firmware-3', 'is the sample in counts'),
    ],
    typed: { trouble: ['ganglion 3.0 decompression garbage'] },
  },
  {
    asks: 'Whether notifications of a Ganglion need a larger MTU.',
    origins: [],
    answers: [at(ganglion, 'the-stream-in-one-minute', 'No larger MTU is needed')],
    typed: { trouble: ['ganglion notification truncated mtu'] },
  },
  {
    asks: 'A header that the radio firmware lacks.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'dongle-fails', 'is no library to install'),
      at('Cyton/CytonRadios', 'ide', 'copy its folder'),
    ],
    typed: { trouble: ['RFduinoGZLL.h no such file'] },
  },
  {
    asks: 'A channel command that is too short.',
    origins: [],
    answers: [at(commands, 'spaces', 'a character is missing')],
    typed: { trouble: ['Failure: too few chars'] },
  },
  {
    asks: 'A recording that the playback board refuses.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'log-messages', 'The texts are those of BrainFlow'),
      at(code, 'save', 'the board that made it'),
    ],
    typed: { trouble: ['playback board wrong number of columns'] },
  },
  {
    asks: 'Unreal Engine that receives no OSC.',
    origins: [],
    answers: [
      at(code, 'unity', 'Create OSC Server'),
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Is the data stream running'),
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'one message per channel or value'),
    ],
    typed: { trouble: ['osc not received unreal'] },
  },
  {
    asks: 'Time stamps of an LSL stream that drift.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'Count by time stamps instead of samples'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'clumps', 'uneven between blocks'),
    ],
    typed: { trouble: ['lsl stream timestamps drift'] },
  },
  {
    asks: 'Steps where filtered pieces of live data meet.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'filter-live', 'begins from zero')],
    typed: { trouble: ['filter edge steps every chunk'], task: ['online bandpass python sosfilt zi'] },
  },
  {
    asks: 'A spectrum of live data.',
    origins: [],
    answers: [
      at('ForDevelopers/Spectra', 'resolution', 'The lines of a spectrum are'),
      at(code, 'keep', 'a sliding window'),
      at('ForDevelopers/Spectra', 'psd', 'Wait for two seconds or more'),
    ],
    typed: { task: ['realtime fft python 250 hz'] },
  },
  {
    asks: 'What the vertical axis of the FFT Plot means.',
    origins: [],
    answers: [at(widgets, 'fft', 'an amplitude in µV for each bin')],
    typed: { task: ['gui fft uV per bin or per root hz'] },
  },
  {
    asks: 'The presets of BrainFlow with boards of OpenBCI.',
    origins: [],
    answers: [
      at(code, 'rows', 'You need no preset'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'with-openbci', 'motion is in the default preset'),
    ],
    typed: { name: ['DEFAULT_PRESET AUXILIARY_PRESET'] },
  },
  {
    asks: 'Rows of BrainFlow by their calls.',
    origins: [],
    answers: [at(code, 'marker', 'The number goes into the marker row'), at(code, 'rows', 'get_board_descr')],
    typed: { name: ['get_marker_channel'] },
  },
  {
    asks: 'Commands of the board from a program.',
    origins: [],
    answers: [
      at(code, 'send-commands-to-the-board', 'passes its text on to the board'),
      at(commands, 'rules', 'From BrainFlow'),
      at('Ganglion/GanglionSDK', 'rules', 'From BrainFlow'),
    ],
    typed: { name: ['config_board'], task: ['set gain with channel settings command python'] },
  },
  {
    asks: 'The channel of the radio from a program.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'bytes', 'sends these same commands'),
      at('ForDevelopers/OwnDriver', 'session', 'to move dongle and board'),
    ],
    typed: { task: ['change cyton radio channel from code'] },
  },
  {
    asks: 'A microcontroller that reads a Cyton by wire.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'arduino', 'the board sends its stream from D11'),
      at('Cyton/CytonProgram', 'wire', 'through an isolator that is made for medical use'),
      at('Cyton/CytonDataFormat', 'direct-wire', 'an isolated serial adapter'),
    ],
    typed: { task: ['read board with teensy uart'] },
  },
  {
    asks: 'The address of the stream that the GUI sends.',
    origins: [],
    answers: [
      at(gui, 'from-gui', 'The receiver uses the streaming board'),
      at(gui, 'to-gui', '225.1.1.1'),
      at(gui, 'datagrams', 'can join a multicast group'),
    ],
    typed: { name: ['225.1.1.1'], task: ['brainflow streaming board from gui'] },
  },
  {
    asks: 'The template of a widget.',
    origins: [],
    answers: [at(widgets, 'custom-widget', 'rename the class')],
    typed: { name: ['W_Template'] },
  },
  {
    asks: 'The identity of the accelerometer.',
    origins: [],
    answers: [
      at(commands, 'device-id', 'the content of its register'),
      at(commands, 'board', 'LIS3DH Device ID'),
    ],
    typed: { name: ['LIS3DH WHO_AM_I'] },
  },
  {
    asks: 'Registers of the converter from a sketch.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'a sketch cannot call them as delivered')],
    typed: { task: ['write ads1299 register from sketch WREG'] },
  },
  {
    asks: 'Packages for Node.js that no longer build.',
    origins: [],
    answers: [at(code, 'typescript-and-nodejs', 'Do not begin with the old packages')],
    typed: { trouble: ['openbci-cyton npm install node-gyp error'] },
  },
];
