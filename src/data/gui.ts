/**
 * Facts about the OpenBCI GUI, read from its Processing source. They hold for v6.0.0-beta.1, the version
 * string in the newest commit of the repository when they were read (March 2025), and, where nothing else is
 * said, for v5.2.2 as well, the newest version that is no beta.
 */
import type { Source } from './types';

const commit = '41610b98e6ac0ebc731d278d99813fd6cc9f8c81';

/** A file of the GUI's source at the commit that was read. */
export const guiSource = (file: string, where?: string): Source => ({
  title: file,
  ...(where && { where }),
  url: `https://github.com/OpenBCI/OpenBCI_GUI/blob/${commit}/OpenBCI_GUI/${file}`,
});

/** The same at another version's tag. */
export const atTag = (tag: string, file: string, where: string): Source => ({
  title: `${file}, ${tag}`,
  where,
  url: `https://github.com/OpenBCI/OpenBCI_GUI/blob/${tag}/OpenBCI_GUI/${file}`,
});

const changelog = (where: string): Source => ({
  title: 'CHANGELOG.md',
  where,
  url: `https://github.com/OpenBCI/OpenBCI_GUI/blob/${commit}/CHANGELOG.md`,
});

/** One drop-down or button of a widget. */
export interface WidgetSetting {
  name: string;
  /** What can be chosen, in the order of the list. */
  options: string;
  /** The choice after a fresh start. */
  initial?: string;
  meaning?: string;
}

/** A widget, what it is for, and its settings. */
export interface GuiWidget {
  /** As in the widget's selector. */
  name: string;
  /** With which data sources it is offered. */
  offered: string;
  /** In one line. */
  purpose: string;
  settings: readonly WidgetSetting[];
  source: Source;
}

const fftSmoothing: WidgetSetting = {
  name: 'Smooth',
  options: '0.0, 0.5, 0.75, 0.9, 0.95, 0.98, 0.99, 0.999',
  initial: '0.9',
  meaning:
    'Share of the previous spectrum that is kept; higher is calmer and slower. Shared by FFT and Band Power',
};

const fftFilters: WidgetSetting = {
  name: 'Filters?',
  options: 'Filtered, Unfilt.',
  initial: 'Filtered',
  meaning: 'Which signal the spectrum is made of. Shared by FFT and Band Power',
};

const channels: WidgetSetting = {
  name: 'Channels',
  options: 'one button per channel',
  initial: 'all',
  meaning: 'Which channels this widget uses',
};

/** Every widget in the order of the selector. */
export const guiWidgets: readonly GuiWidget[] = [
  {
    name: 'Time Series',
    offered: 'always',
    purpose: 'The signals of all channels over time, with root mean square and share of full scale.',
    settings: [
      { name: 'Vert Scale', options: 'Auto, 50, 100, 200, 400, 1000, 10000 uV', initial: '200 uV' },
      { name: 'Window', options: '1, 3, 5, 10, 20 sec', initial: '5 sec' },
      { ...channels, meaning: 'Which channels are shown' },
      {
        name: 'number of a channel',
        options: 'on, off',
        initial: 'on',
        meaning: 'Switches the channel on the board itself',
      },
      {
        name: 'arrows beside a trace',
        options: 'wider, narrower',
        meaning: 'The scale of this trace alone, until Vert Scale is chosen again; never below ±25 uV',
      },
      { name: 'Hardware Settings', options: 'see its own table', meaning: 'Cyton, live, stream stopped' },
    ],
    source: guiSource('W_TimeSeries.pde'),
  },
  {
    name: 'FFT Plot',
    offered: 'always',
    purpose: 'The amplitude of each frequency.',
    settings: [
      { name: 'Max Freq', options: '20, 40, 60, 100, 120, 250, 500, 800 Hz', initial: '60 Hz' },
      { name: 'Max uV', options: '10, 50, 100, 1000 uV', initial: '100 uV' },
      { name: 'Log/Lin', options: 'Log, Linear', initial: 'Log' },
      fftSmoothing,
      fftFilters,
      channels,
    ],
    source: guiSource('W_FFT.pde'),
  },
  {
    name: 'Accelerometer',
    offered: 'Cyton, Ganglion, synthetic, playback of these, SD card file',
    purpose: 'Acceleration of the board in X, Y and Z, in g.',
    settings: [
      { name: 'Vert Scale', options: 'Auto, 1 g, 2 g, 4 g', initial: 'Auto' },
      {
        name: 'Window',
        options: 'Sync, 1, 3, 5, 10, 20 sec',
        initial: '5 sec',
        meaning: 'Sync follows Time Series',
      },
      {
        name: 'Turn Accel. On / Off',
        options: 'button',
        meaning: 'Ganglion: off saves radio bandwidth; Cyton: shown in analog or digital mode, which it ends',
      },
    ],
    source: guiSource('W_Accelerometer.pde'),
  },
  {
    name: 'Cyton Signal',
    offered: 'Cyton, live',
    purpose:
      'Contact of every electrode: impedance with an injected current, or railed percentage while streaming.',
    settings: [
      {
        name: 'Interval',
        options: '4, 5, 7, 10 sec',
        initial: '5 sec',
        meaning: 'Time for each channel with Check All Channels',
      },
      {
        name: 'Labels',
        options: 'Channel, Anatomical',
        initial: 'Channel',
        meaning: 'Numbers, or positions on the head',
      },
      {
        name: 'Mode',
        options: 'Live, Impedance',
        initial: 'Impedance',
        meaning: 'Live does not disturb the recording',
      },
      {
        name: 'Check All Channels',
        options: 'button',
        meaning: 'Impedance mode: one channel after the other',
      },
      { name: 'Reset Channels', options: 'button', meaning: 'All channels back to the default settings' },
      {
        name: 'thresholds',
        options: 'two fields below the table',
        initial: '75 and 90 %; 750 and 2500 kOhm',
        meaning: 'Where yellow and red begin',
      },
    ],
    source: guiSource('W_CytonImpedance.pde'),
  },
  {
    name: 'Playback History',
    offered: 'playback',
    purpose: 'Opens another recording without stopping the session by hand.',
    settings: [
      { name: 'list of recent files', options: 'click one', meaning: 'The newest 35' },
      { name: 'Select Playback File', options: 'button', meaning: 'Any other file' },
    ],
    source: guiSource('W_Playback.pde'),
  },
  {
    name: 'Ganglion Signal',
    offered: 'Ganglion, live',
    purpose: 'Impedance of the four channels and the reference, one after the other.',
    settings: [
      {
        name: 'Start / Stop Impedance Check',
        options: 'button',
        meaning: 'Stops the normal stream and starts the check',
      },
    ],
    source: guiSource('W_GanglionImpedance.pde'),
  },
  {
    name: 'Focus Widget',
    offered: 'always',
    purpose: 'A value from 0 to 1 for concentration or relaxation, with sound if you like.',
    settings: [
      { name: 'Metric', options: 'Concentration, Relaxation', initial: 'Relaxation' },
      {
        name: 'Classifier',
        options: 'Regression',
        initial: 'Regression',
        meaning: 'The only one since 5.2.0',
      },
      { name: 'Threshold', options: '0.5, 0.6, 0.7, 0.8, 0.9', initial: '0.8' },
      { name: 'Window', options: '5, 10, 20 sec', initial: '10 sec' },
      {
        name: 'Turn Audio On',
        options: 'button, with a mode button',
        meaning: 'Volume follows the metric, or single notes follow the five bands',
      },
      channels,
    ],
    source: guiSource('W_Focus.pde'),
  },
  {
    name: 'Networking',
    offered: 'always',
    purpose: 'Sends data to other programs.',
    settings: [
      { name: 'Protocol', options: 'UDP, LSL, OSC, Serial', initial: 'UDP' },
      { name: 'Data Type', options: 'see the table of messages', initial: 'None' },
      { name: 'Start / Stop Stream', options: 'button' },
    ],
    source: guiSource('W_Networking.pde'),
  },
  {
    name: 'Band Power',
    offered: 'always',
    purpose: 'Power in five frequency bands, averaged over the chosen channels.',
    settings: [fftSmoothing, fftFilters, channels],
    source: guiSource('W_BandPower.pde'),
  },
  {
    name: 'Head Plot',
    offered: 'always',
    purpose: 'Amplitude of the channels spread over the outline of a head.',
    settings: [
      { name: 'Intensity', options: '4x, 2x, 1x, 0.5x, 0.2x, 0.02x', initial: '1x' },
      {
        name: 'Polarity',
        options: '+/-, +',
        initial: '+/-',
        meaning: 'With or without the sign relative to the strongest channel',
      },
      { name: 'Contours', options: 'ON, OFF', initial: 'ON' },
      { name: 'Smooth', options: '0.0, 0.5, 0.75, 0.9, 0.95, 0.98', initial: '0.9' },
    ],
    source: guiSource('W_HeadPlot.pde'),
  },
  {
    name: 'EMG',
    offered: 'always',
    purpose: 'How strongly each muscle is tensed, from 0 to 1, within a range that adapts.',
    settings: [{ name: 'EMG Settings', options: 'see its own table' }, channels],
    source: guiSource('W_EMG.pde'),
  },
  {
    name: 'EMG Joystick',
    offered: 'always',
    purpose: 'Four muscles as the four directions of a joystick.',
    settings: [
      {
        name: 'four channel lists',
        options: 'any channel each',
        initial: '1: left, 2: right, 3: up, 4: down',
      },
      {
        name: 'Smoothing',
        options: 'Off, 0.9, 0.95, 0.98, 0.99, 0.999, 0.9999',
        initial: '0.9',
        meaning: 'Share of the last position that is kept',
      },
      { name: 'EMG Settings', options: 'see its own table' },
    ],
    source: guiSource('W_EMGJoystick.pde'),
  },
  {
    name: 'Spectrogram',
    offered: 'always',
    purpose: 'The spectrum over time, two groups of channels one above the other.',
    settings: [
      { name: 'Max Freq', options: '20, 40, 60, 100, 120, 250 Hz', initial: '40 Hz' },
      { name: 'Window', options: '30, 6, 3, 1.5, 1 Min.', initial: '3 Min.' },
      { name: 'Log/Lin', options: 'Log, Linear', initial: 'Log' },
      { name: 'Channels', options: 'two rows of buttons', meaning: 'Top and bottom plot' },
    ],
    source: guiSource('W_Spectrogram.pde'),
  },
  {
    name: 'Pulse Sensor',
    offered: 'Cyton, live or playback',
    purpose: 'Heart rate from an optical sensor on analog pin D11 (A5).',
    settings: [{ name: 'Turn Analog Read On', options: 'button' }],
    source: guiSource('W_PulseSensor.pde'),
  },
  {
    name: 'Digital Read',
    offered: 'Cyton, live or playback',
    purpose: 'The digital pins D11, D12, D13, D17 and D18.',
    settings: [
      {
        name: 'Turn Digital Read On',
        options: 'button',
        meaning: 'Takes the place of accelerometer and analog data',
      },
    ],
    source: guiSource('W_DigitalRead.pde'),
  },
  {
    name: 'Analog Read',
    offered: 'Cyton, live or playback',
    purpose: 'The analog pins A5 (D11), A6 (D12) and A7 (D13).',
    settings: [
      { name: 'Vert Scale', options: 'Auto, 50, 100, 200, 400, 1000, 10000', initial: '1000' },
      {
        name: 'Window',
        options: 'Sync, 1, 3, 5, 10, 20 sec',
        initial: 'Sync',
        meaning: 'Sync follows Time Series',
      },
      {
        name: 'Turn Analog Read On',
        options: 'button',
        meaning: 'Takes the place of accelerometer and digital data',
      },
    ],
    source: guiSource('W_AnalogRead.pde'),
  },
  {
    name: 'Packet Loss',
    offered: 'every live board, synthetic, streaming',
    purpose: 'Packets lost, received and expected.',
    settings: [{ name: 'last column', options: '1 sec, 10 sec, 1 min', initial: '10 sec' }],
    source: guiSource('W_PacketLoss.pde'),
  },
  {
    name: 'Marker',
    offered: 'v6 only, always; markers are stored from a live, synthetic or streaming board',
    purpose: 'Puts numbers into the data at the moment of an event.',
    settings: [
      {
        name: 'Vert Scale',
        options: 'Auto, 2, 4, 8, 10, 20',
        initial: '8',
        meaning:
          'Do not save the session’s settings at 20: by its source, Load then fails and deletes the file',
      },
      { name: 'Window', options: '5, 10, 20 sec', initial: '5 sec' },
      {
        name: 'Receive IP, Receive Port',
        options: 'text, then Enter',
        initial: '127.0.0.1, 12350',
        meaning:
          'Where this computer listens; to hear other computers, give its own address in their network',
      },
    ],
    source: guiSource('W_Marker.pde'),
  },
];

/** A hardware setting of one Cyton channel. */
export const hardwareSettings: readonly WidgetSetting[] = [
  {
    name: 'PGA Gain',
    options: 'x1, x2, x4, x6, x8, x12, x24',
    initial: 'x24',
    meaning: 'Amplification before the converter; full scale is ±4.5 V / gain',
  },
  {
    name: 'Input Type',
    options: 'Normal, Shorted, Bias Meas, MVDD, Temp, Test, BIAS DRP, BIAS DRN',
    initial: 'Normal',
    meaning: 'What the channel’s input is connected to',
  },
  {
    name: 'Bias Include',
    options: 'No, Yes',
    initial: 'Yes',
    meaning: 'Whether the channel takes part in the bias (noise-cancelling) drive',
  },
  {
    name: 'SRB2',
    options: 'Off, On',
    initial: 'On',
    meaning: 'Connects the channel’s positive input to SRB2, the shared reference',
  },
  {
    name: 'SRB1',
    options: 'Off, On',
    initial: 'Off',
    meaning: 'Connects the negative inputs of all channels to SRB1 at once',
  },
];

/** A setting of the EMG calculation, for each channel. */
export const emgSettings: readonly WidgetSetting[] = [
  {
    name: 'Window',
    options: '0.01, 0.1, 0.15, 0.25, 0.5, 0.75, 1.0, 2.0 s',
    initial: '1.0 s',
    meaning: 'Length of the average of the absolute values; longer is steadier and slower',
  },
  {
    name: 'uV Limit',
    options: '50, 100, 200, 400 uV',
    initial: '200 uV',
    meaning: 'Larger values count as this much, so that a spike does not spoil the average',
  },
  {
    name: 'Creep +',
    options: '0.9, 0.95, 0.98, 0.99, 0.999, 0.9999, 0.99999',
    initial: '0.9',
    meaning:
      'Factor by which the upper threshold shrinks at each drawn frame while the muscle stays below it; nearer to 1 is slower',
  },
  {
    name: 'Creep -',
    options: '0.9, 0.95, 0.98, 0.99, 0.999, 0.9999, 0.99999',
    initial: '0.99999',
    meaning: 'The lower threshold grows by 1 / this factor at each drawn frame while the signal is above it',
  },
  {
    name: 'Min ΔuV',
    options: '2, 4, 6, 8, 10, 20, 40, 80 uV',
    initial: '10 uV',
    meaning: 'The two thresholds never come closer than this',
  },
  {
    name: 'Low Limit',
    options: '0, 2, 4, 6, 8, 10, 15, 20, 30, 40 uV',
    initial: '6 uV',
    meaning: 'The lower threshold is never below this: set it just above the noise',
  },
];

/** One or more keys with the same effect. */
export interface Shortcut {
  keys: readonly string[];
  effect: string;
  /** Whether Expert Mode must be on. */
  expert: boolean;
  note?: string;
}

/** Every key that the main window acts on, in 5.2.2 and 6.0.0-beta.1 unless the note names one. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Space'], effect: 'Start or stop the data stream', expert: false },
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8'],
    effect: 'Channel 1 to 8 off',
    expert: true,
    note: '5 to 8 with more than four channels',
  },
  {
    keys: ['!', '@', '#', '$', '%', '^', '&', '*'],
    effect: 'Channel 1 to 8 on',
    expert: true,
    note: 'The shifted digits of a US keyboard; on others type the characters',
  },
  {
    keys: ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i'],
    effect: 'Channel 9 to 16 off',
    expert: true,
    note: '16 channels only',
  },
  {
    keys: ['Q', 'W', 'E', 'R', 'T', 'Y', 'U', 'I'],
    effect: 'Channel 9 to 16 on',
    expert: true,
    note: '16 channels only',
  },
  { keys: ['z', 'x', 'c', 'v'], effect: 'Insert marker 1, 2, 3, 4', expert: true, note: 'Version 6' },
  { keys: ['Z', 'X', 'C', 'V'], effect: 'Insert marker 5, 6, 7, 8', expert: true, note: 'Version 6' },
  { keys: ['b'], effect: 'Start the data stream', expert: true, note: 'Up to 5.2.2' },
  { keys: ['s'], effect: 'Stop the data stream', expert: true, note: 'Up to 5.2.2' },
  { keys: ['n'], effect: 'Save the session settings to the default file', expert: true },
  { keys: ['N'], effect: 'Load them', expert: true },
  { keys: ['m'], effect: 'Screenshot to Documents/OpenBCI_GUI/Screenshots (JPEG)', expert: true },
  {
    keys: ['?'],
    effect: 'Send ? to the Cyton, which answers with its registers',
    expert: true,
    note: 'The answer is not shown: type ? into Send Custom Command instead',
  },
  {
    keys: ['['],
    effect: 'Send [ to the board: square wave on all channels',
    expert: true,
    note: 'A Cyton keeps it until d or a new session',
  },
  {
    keys: [']'],
    effect: 'Send ] to the board: Ganglion ends the wave, Cyton makes it faster',
    expert: true,
  },
  {
    keys: [','],
    effect: 'Show the outlines of the layout’s containers',
    expert: true,
    note: 'For developers',
  },
  {
    keys: ['{'],
    effect: 'Turn the top bar white, or blue again',
    expert: true,
  },
];

/** Where the shortcuts can be read. */
export const shortcutSource = guiSource('Interactivity.pde', 'keyPressed, parseKey');

/** One kind of data in the Networking widget and what it looks like in each protocol. */
export interface NetworkFormat {
  /** As in the widget's list; Accel/Aux with what the board sends at the time. */
  dataType: string;
  content: string;
  /** One UDP packet, all of it; every one ends with a carriage return and a line feed. */
  udp: string;
  /** OSC address and arguments, code between backticks. */
  osc: string;
  lslChannels: string;
  /** Code between backticks; ⏎ is a line feed. */
  serial: string;
  /** `block`: once per 40 ms of samples. `frame`: once per drawn frame of the window. */
  pace: 'block' | 'frame';
}

/** Every kind of data that the Networking widget offers. */
export const networkFormats: readonly NetworkFormat[] = [
  {
    dataType: 'TimeSeriesRaw',
    content: 'Signals in µV as received, unfiltered: one list of samples per channel',
    udp: '{"type":"timeSeriesRaw","data":[[12.5,12.6],[-3.1,-3.0]]}',
    osc: '`/openbci/time-series-raw/ch0` `12.5 12.6 …`',
    lslChannels: 'number of channels',
    serial: 'do not use: too much data',
    pace: 'block',
  },
  {
    dataType: 'TimeSeriesFilt',
    content: 'The same after the filters of the Filters window',
    udp: '{"type":"timeSeriesFilt","data":[[12.5,12.6],[-3.1,-3.0]]}',
    osc: '`/openbci/time-series-filtered/ch0` `12.5 12.6 …`',
    lslChannels: 'number of channels',
    serial: 'do not use: too much data',
    pace: 'block',
  },
  {
    dataType: 'FFT',
    content: 'The first 125 bins of each channel’s spectrum, in µV',
    udp: '{"type":"fft","data":[[0.1,2.3],[0.2,1.9]]}',
    osc: '`/openbci/fft/ch0/bin124` `0.04`; only the last bin is sent',
    lslChannels: '125, one channel of the board after the other',
    serial: 'not available; changed to BandPower',
    pace: 'frame',
  },
  {
    dataType: 'BandPower',
    content: 'Delta, theta, alpha, beta, gamma for each channel',
    udp: '{"type":"bandPower","data":[[5.1,2.0,9.3,1.2,0.4],[4.8,1.9,8.7,1.1,0.5]]}',
    osc: '`/openbci/band-power/0` `5.1 2.0 9.3 1.2 0.4`',
    lslChannels: '6: channel number from 0, then the five bands (5.2.2: the bands alone)',
    serial: '`[1,5.100,2.000,9.300,1.200,0.400][2,4.800,…]`',
    pace: 'frame',
  },
  {
    dataType: 'AvgBandPower',
    content:
      'The five bands, averaged over the channels of the Band Power widget, as shares that add up to 1',
    udp: '{"type":"averageBandPower","data":[0.28,0.11,0.52,0.07,0.02]}',
    osc: '`/openbci/average-band-power/0` `0.28`, then `…/1` `0.28 0.11`, and so on: the last argument is the band’s',
    lslChannels: '5',
    serial: '`[0.280,0.110,0.520,0.070,0.020]`',
    pace: 'frame',
  },
  {
    dataType: 'Focus',
    content: '1 while the metric is above the threshold, otherwise 0',
    udp: '{"type":"focus","data":1}',
    osc: '`/openbci/focus` `1` (int32)',
    lslChannels: '1',
    serial: '`1⏎`',
    pace: 'frame',
  },
  {
    dataType: 'EMG',
    content: 'The EMG widget’s value for each channel',
    udp: '{"type":"emg","data":[0.12,0.87,0.0,0.33]}',
    osc: '`/openbci/emg/0` `0.12`',
    lslChannels: 'number of channels',
    serial: '`0.120,0.870,0.000,0.330⏎`',
    pace: 'frame',
  },
  {
    dataType: 'EMGJoystick',
    content: 'X and Y of the joystick, -1 to 1 (in single frames up to a tenth more)',
    udp: '{"type":"emgJoystick","data":[0.724,-0.515]}',
    osc: '`/openbci/emg-joystick/x` `0.724`, `/openbci/emg-joystick/y` `-0.515`',
    lslChannels: '2',
    serial: '`+0.724,-0.515⏎`',
    pace: 'frame',
  },
  {
    dataType: 'Accel/Aux, accelerometer',
    content: 'X, Y and Z in g, a list of samples each',
    udp: '{"type":"accelerometer","data":[[0.012,0.012],[-0.004,-0.004],[0.998,0.998]]}',
    osc: '`/openbci/accelerometer/x` `0.012`, one message per sample; then `…/y`, `…/z`',
    lslChannels: '3',
    serial: '`[+0.012,+0.012][-0.004,-0.004][+0.998,+0.998]`',
    pace: 'block',
  },
  {
    dataType: 'Accel/Aux, analog',
    content: 'Pins A5, A6, A7 in counts, a list of samples each',
    udp: '{"type":"analog","data":[[512.000,513.000],[0.000,0.000],[1023.000,1023.000]]}',
    osc: '`/openbci/analog/0` `512.0 513.0 …`',
    lslChannels: '3',
    serial: '`[512.000,513.000],[0.000,0.000],[1023.000,1023.000]⏎`',
    pace: 'block',
  },
  {
    dataType: 'Accel/Aux, digital',
    content: 'Pins D11, D12, D13, D17, D18 as 0 or 1, a list of samples each',
    udp: '{"type":"digital","data":[[0,0],[0,0],[0,0],[1,1],[0,0]]}',
    osc: '`/openbci/digital/0` `0 0 …` (int32)',
    lslChannels: '5',
    serial: '`[0,0],[0,0],[0,0],[1,1],[0,0]⏎`',
    pace: 'block',
  },
  {
    dataType: 'Pulse',
    content: 'Beats a minute and the time between beats in ms; Cyton live only',
    udp: '{"type":"pulse","data":[72,833]}',
    osc: '`/openbci/pulse/bpm` `72`, `/openbci/pulse/ibi` `833` (int32)',
    lslChannels: '2',
    serial: '`72,833`, without any end mark: do not use',
    pace: 'frame',
  },
  {
    dataType: 'Marker',
    content: 'The marker channel, sample by sample, mostly 0; v6 only',
    udp: '{"type":"marker","data":[0.0,0.0,3.0,0.0]}',
    osc: '`/openbci/marker` `3.0`, one message per sample',
    lslChannels: '1',
    serial: '`3.000⏎`, one line per sample',
    pace: 'block',
  },
];

/** What a receiver has to know when the sender is an older GUI. */
export interface FormatChange {
  dataType: string;
  /** What v5.2.0 to v5.2.2 send instead. */
  v52: string;
  /** What v5.0.0 to v5.1.0 send. */
  v51: string;
}

/** What 5.2 and older versions send instead. */
export const formatChanges: readonly FormatChange[] = [
  {
    dataType: 'Time series by UDP',
    v52: 'as in v6',
    v51: '`{"type":"eeg","data":[12.5,-3.1]}`: one sample of all channels per packet, filtered or not',
  },
  {
    dataType: 'Time series by OSC',
    v52: 'as in v6',
    v51: '`/openbci` `12.5 -3.1 …`: one sample of all channels per message, channel 1 first',
  },
  {
    dataType: 'Unfiltered time series',
    v52: 'as in v6',
    v51: '5.0.0 and 5.0.1, in every protocol: the sample index in the place of channel 1, then channel 1 in that of channel 2, and so on; the last channel is missing',
  },
  {
    dataType: 'Other data by OSC',
    v52: 'as in v6',
    v51: '`/openbci`, an address that you could edit; where there are several channels the first argument is the channel from 1',
  },
  {
    dataType: 'Accelerometer',
    v52: '`{"type":"accelerometer","data":[0.012,-0.004,0.998]}`; serial `+0.012,-0.004,+0.998⏎`: the newest value, once per frame',
    v51: 'as in v5.2; 5.0.0 to 5.0.2 send it by UDP with the decimal sign of the computer’s language',
  },
  {
    dataType: 'Analog, digital',
    v52: '`{"type":"analog","data":[512,0,1023]}`, `{"type":"digital","data":[0,0,0,1,0]}`; serial `512,0,1023⏎`',
    v51: '`auxiliary` as the type of both; analog numbers by serial have four digits, `0512,0000,1023⏎`, and in 5.0.0 to 5.0.2 those by UDP as well, so that a JSON parser refuses the packet',
  },
  {
    dataType: 'BandPower by LSL',
    v52: '5 channels: one sample per channel of the board, without its number',
    v51: 'as in v5.2',
  },
  { dataType: 'AvgBandPower by LSL', v52: 'as in v6', v51: 'one value instead of five' },
  {
    dataType: 'Focus by LSL',
    v52: 'as in v6',
    v51: 'stamped with the milliseconds since 1970, not with LSL’s clock',
  },
  {
    dataType: 'Numbers with decimals by serial',
    v52: 'as in v6',
    v51: 'with the decimal sign of the computer’s language: on a German one `[1,5,100,2,000,…]` instead of `[1,5.100,2.000,…]`',
  },
  {
    dataType: 'Pulse',
    v52: 'by LSL announced with 3 channels and filled with 2 values: use UDP or OSC',
    v51: '3 values: BPM, raw signal, IBI; by LSL and UDP only from 5.0.3 on (before, the JSON lacks its `[`)',
  },
  { dataType: 'EMGJoystick', v52: 'as in v6', v51: 'none' },
  { dataType: 'Marker', v52: 'none', v51: 'none' },
];

/** Where the older formats can be read. */
export const formatChangeSources: readonly Source[] = [
  atTag('v5.2.2', 'W_Networking.pde', 'class Stream'),
  atTag('v5.1.0', 'W_Networking.pde', 'class Stream'),
  atTag(
    'v5.0.1',
    'W_Networking.pde',
    'accumulateNewData, sendAnalogReadData, sendPulseData; issues 891 and 943',
  ),
  atTag('v4.2.0', 'W_Networking.pde', 'sendTimeSeriesData'),
];

/** Where the newest release that is not a beta and the newest version of all differ. */
export const versionDifferences: readonly {
  topic: string;
  v52: string;
  v6: string;
  source: Source;
}[] = [
  {
    topic: 'Markers',
    v52: 'None; the column stays 0. Use a trigger by wire, or the PROG button',
    v6: 'Widget Marker: buttons, keys, UDP',
    source: changelog('v6.0.0, #1091'),
  },
  {
    topic: 'Keys in Expert Mode',
    v52: '`b` and `s` start and stop the stream',
    v6: '`z` `x` `c` `v` insert markers; `b` and `s` do nothing',
    source: guiSource('Interactivity.pde', 'parseKey'),
  },
  {
    topic: 'Filters window',
    v52: 'Show Channels opens a row for each channel',
    v6: 'The rows are always there',
    source: guiSource('FilterUI.pde', 'EXPANDER_IS_USED'),
  },
  {
    topic: 'Column names of a Cyton recording',
    v52: '`Other` for stop byte, digital pins and marker; same order',
    v6: '`Digital Channel 0 (D11)`, `Not Used`, `Marker Channel`',
    source: guiSource('BoardCyton.pde', 'addChannelNamesInternal'),
  },
  {
    topic: 'Networking with a pane closed',
    v52: 'Stops: the Networking widget and the one that computes the data must be open',
    v6: 'Goes on, except for LSL, which needs the Networking widget open',
    source: guiSource('W_Networking.pde', 'update; v6.0.0 #1094'),
  },
  {
    topic: 'Network messages of Accel/Aux, BandPower, Pulse',
    v52: 'Other formats; the page about the Networking widget has both',
    v6: 'Lists of samples',
    source: guiSource('NetworkStreamOut.pde'),
  },
  {
    topic: 'Settings files of the other version',
    v52: 'Cannot be used: widgets and data types have other numbers. Choose your layout and settings again',
    v6: 'According to its source, Load fails on those of 5.2.2, which lack Marker, and deletes them: keep copies',
    source: guiSource('SessionSettings.pde', 'load; loadConfigFile'),
  },
  {
    topic: 'BDF+ together with the BrainFlow streamer',
    v52: 'Error, according to its source in the second session: restart the GUI before each',
    v6: 'According to its source, the stream may not start: set the streamer to None',
    source: guiSource('DataLogger.pde', 'setBfWriterDefaultFolder'),
  },
  {
    topic: 'BrainFlow streamer (CSV and network)',
    v52: 'Nothing in the first session; a later one goes to the file or address of the session before; None stops the next session',
    v6: 'Works; but after a second start of the stream in a session everything arrives twice, and an impedance check empties the file of the stream before it',
    source: changelog('v6.0.0, #1190'),
  },
  {
    topic: 'Playback of SD card files, and of recordings of 5.0.0 to 5.0.3',
    v52: 'Works',
    v6: 'According to its source, it fails when the stream starts: it asks for a marker column that they do not have (not tried)',
    source: guiSource('W_Networking.pde', 'accumulateNewData; DataSourceSDCard.pde, getMarkerChannel'),
  },
];

/** A file below `Documents/OpenBCI_GUI/Settings`; that of the hardware settings lies where its user puts it. */
export const settingsFiles: readonly {
  name: string;
  file: string;
  written: string;
  content: string;
  source: Source;
}[] = [
  {
    name: 'Session',
    file: '`CytonUserSettings.json`, `Daisy…`, `Ganglion…`, `Playback…`, `SynthFour…`, `SynthEight…`, `SynthSixteen…`',
    written: 'Settings › Save, which suggests this name, or key `n`',
    content: 'The session: see the list below',
    source: guiSource('SessionSettings.pde', 'userSettingsFiles'),
  },
  {
    name: 'First state of a session',
    file: '`CytonDefaultSettings.json` and so on',
    written: 'Start of every session, except with STREAMING',
    content: 'The first state, for Settings › Default',
    source: guiSource('SessionSettings.pde', 'defaultSettingsFiles, init'),
  },
  {
    name: 'All sessions',
    file: '`GuiWideSettings.json`',
    written: 'At once',
    content: 'Expert Mode; which hints (smoothing, Ganglion firmware) still appear',
    source: guiSource('GuiSettings.pde'),
  },
  {
    name: 'Playback history',
    file: '`UserPlaybackHistory.json`',
    written: 'Choice of a file for playback',
    content: 'The newest 35 files',
    source: guiSource('W_Playback.pde', 'savePlaybackFileToHistory'),
  },
  {
    name: 'Filters',
    file: '`FilterSettings_8Channels.json` (4, 16)',
    written: 'Save in the Filters window',
    content: 'Both filters and the notch, for each channel',
    source: guiSource('FilterSettings.pde', 'storeSettings'),
  },
  {
    name: 'EMG',
    file: '`EmgSettings_8Channels.json` (4, 16)',
    written: 'Save in the EMG Settings window',
    content: 'The six EMG settings of each channel',
    source: guiSource('EmgSettings.pde', 'storeSettings'),
  },
  {
    name: 'Hardware settings',
    file: 'a name and a folder of your choice: note them, because the window proposes none',
    written: 'Save in Hardware Settings',
    content: 'On or off, gain, input type, bias, SRB2, SRB1 of each channel',
    source: guiSource('ADS1299SettingsController.pde', 'storeHardwareSettings'),
  },
];

/** Where the formats can be read. */
export const networkSource = guiSource('NetworkStreamOut.pde');

/** A column of a recording. Columns count from 1. */
export interface FileColumn {
  from: number;
  to: number;
  /** The text in the line of column names; `n` counts up from 0. */
  name: string;
  meaning: string;
}

/** Columns of the OpenBCI text format and, but for the last, of BrainFlow's CSV, by board. */
export const fileColumns: Readonly<Record<'cyton' | 'daisy' | 'ganglion', readonly FileColumn[]>> = {
  cyton: cytonColumns(8),
  daisy: cytonColumns(16),
  ganglion: [
    { from: 1, to: 1, name: 'Sample Index', meaning: 'Packet number of the board' },
    { from: 2, to: 5, name: 'EXG Channel n', meaning: 'Channel 1 to 4 in µV' },
    { from: 6, to: 8, name: 'Accel Channel n', meaning: 'X, Y, Z in g' },
    {
      from: 9,
      to: 13,
      name: 'Other',
      meaning:
        'BrainFlow CSV: impedance of channel 1 to 4 and of the reference during a check; not used in the text file, which a check ends',
    },
    { from: 14, to: 14, name: 'Timestamp', meaning: 'Unix time in s, taken by the computer' },
    { from: 15, to: 15, name: 'Marker Channel', meaning: 'Marker, or 0' },
    {
      from: 16,
      to: 16,
      name: 'Timestamp (Formatted)',
      meaning: 'The same as date and local time to the ms; not in BrainFlow CSV',
    },
  ],
};

function cytonColumns(channelCount: 8 | 16): readonly FileColumn[] {
  const after = 1 + channelCount; // the last signal column
  return [
    {
      from: 1,
      to: 1,
      name: 'Sample Index',
      meaning:
        channelCount === 8
          ? 'Packet number of the board, 0 to 255'
          : 'Packet number of the board, even numbers only: 0, 2, … 254, because two packets make one row',
    },
    {
      from: 2,
      to: after,
      name: 'EXG Channel n',
      meaning:
        channelCount === 8
          ? 'Channel 1 to 8 in µV'
          : 'Channel 1 to 16 in µV: the Cyton’s eight, then the Daisy’s',
    },
    { from: after + 1, to: after + 3, name: 'Accel Channel n', meaning: 'X, Y, Z in g' },
    {
      from: after + 4,
      to: after + 4,
      name: 'Not Used',
      meaning: 'Stop byte of the packet: 192 accelerometer, 193 analog or digital',
    },
    {
      from: after + 5,
      to: after + 5,
      name: 'Digital Channel 0 (D11)',
      meaning:
        channelCount === 8
          ? 'Pin D11 in digital mode; otherwise a raw byte of the packet'
          : 'Pin D11 in digital mode, the mean of two packets (0.5 if it changed between them); otherwise the mean of two raw bytes',
    },
    { from: after + 6, to: after + 6, name: 'Digital Channel 1 (D12)', meaning: 'Pin D12, likewise' },
    { from: after + 7, to: after + 7, name: 'Digital Channel 2 (D13)', meaning: 'Pin D13, likewise' },
    {
      from: after + 8,
      to: after + 8,
      name: 'Digital Channel 3 (D17)',
      meaning: 'Pin D17 (the PROG button), likewise',
    },
    { from: after + 9, to: after + 9, name: 'Not Used', meaning: 'A raw byte of the packet' },
    { from: after + 10, to: after + 10, name: 'Digital Channel 4 (D18)', meaning: 'Pin D18, likewise' },
    {
      from: after + 11,
      to: after + 13,
      name: 'Analog Channel n',
      meaning: `A5, A6, A7 in analog mode, as counts of the converter${channelCount === 8 ? '' : ', the mean of two packets'}`,
    },
    { from: after + 14, to: after + 14, name: 'Timestamp', meaning: 'Unix time in s, taken by the computer' },
    { from: after + 15, to: after + 15, name: 'Marker Channel', meaning: 'Marker, or 0' },
    {
      from: after + 16,
      to: after + 16,
      name: 'Timestamp (Formatted)',
      meaning: 'The same as date and local time to the ms; not in BrainFlow CSV',
    },
  ];
}
