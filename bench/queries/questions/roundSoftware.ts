import { at, type Question } from '../types';

/** Software: the GUI's numbers and outputs, BrainFlow's faults, LSL recordings, OpenViBE, BrainBay, neuromore. Typed before any was put to a search. */
export const roundSoftware: readonly Question[] = [
  {
    asks: 'A marker sent by UDP arrives as another number.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/pull/1235'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'The GUI reads the first four bytes as a float'),
    ],
    typed: { trouble: ['udp marker wrong value 1.875 gui', 'struct pack marker openbci gui udp'] },
  },
  {
    asks: 'Markers while a recording plays back.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'marker',
        'You cannot add markers while a recording plays back',
      ),
    ],
    typed: { task: ['add marker during playback gui', 'markers on old recording openbci gui'] },
  },
  {
    asks: 'The marker keys do nothing.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'for 1 to 4, with Shift for 5 to 8'),
      at('Software/OpenBCISoftware/GUIDocs', 'shortcuts', 'At first only Space works'),
    ],
    typed: { trouble: ['marker keys z x c v dont work', 'keyboard marker openbci gui not inserting'] },
  },
  {
    asks: 'How long a marker stands in its row, and two at once.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'marker',
        'Two markers within a few milliseconds are both kept',
      ),
    ],
    typed: { trouble: ['marker channel only one sample', 'brainflow insert_marker twice same time'] },
  },
  {
    asks: 'The value uVrms beside a channel.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'time-series',
        'root mean square of the filtered signal about its mean',
      ),
    ],
    typed: { name: ['what is uvrms in time series', 'uvrms how many seconds window'] },
  },
  {
    asks: 'The six channels of band power over LSL.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'Each stream has one outlet')],
    typed: { name: ['lsl bandpower 6 channels first value', 'openbci lsl band power stream format'] },
  },
  {
    asks: 'The 125 channels of the FFT over LSL.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'Each stream has one outlet')],
    typed: { name: ['lsl fft stream 125 channels', 'openbci fft lsl which channel'] },
  },
  {
    asks: 'The frequency of a bin that the GUI sends.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Bin 10 of FFT is not 10 Hz'),
      at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'so a bin is 0.98 Hz wide'),
    ],
    typed: { name: ['fft bin to hz openbci udp', 'openbci osc fft bin10 frequency'] },
  },
  {
    asks: 'One bin of the FFT over OSC.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'so only bin 124 of each channel is sent')],
    typed: { trouble: ['osc fft only bin124 received', 'openbci osc fft missing bins touchdesigner'] },
  },
  {
    asks: 'The nominal rate of computed LSL streams.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'lsl',
        'only time series, Accel/Aux and Marker arrive at that rate',
      ),
    ],
    typed: { trouble: ['lsl bandpower sampling rate 250 wrong', 'focus lsl stream nominal rate'] },
  },
  {
    asks: 'How many samples a UDP packet holds.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'means 10 samples at 250 Hz')],
    typed: { name: ['samples per udp packet openbci', 'timeseries udp chunk size 250hz'] },
  },
  {
    asks: 'The local port that OSC opens.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'also opens the local UDP port 1000 above its own'),
    ],
    typed: { trouble: ['osc port 13345 already in use', 'openbci osc listens port plus 1000'] },
  },
  {
    asks: '128 rows a turn with a Daisy.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3922/questions-about-openbci-raw-data-recordings-using-daisy-cyton',
    ],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'time', 'so the rate is 125 Hz and not 128')],
    typed: { name: ['daisy sample index steps of 2 128 samples', 'cyton daisy 128 hz or 125 hz'] },
  },
  {
    asks: 'Rate and gain of card files in playback.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'playback',
        'Shown as 250 Hz and with the scale of gain 24',
      ),
    ],
    typed: { trouble: ['sd card playback wrong amplitude gain', 'gui sd card file 1000 hz plays slow'] },
  },
  {
    asks: 'Playback faster, or from another place.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'The file plays in real time')],
    typed: { task: ['gui playback faster speed', 'skip to time in playback openbci'] },
  },
  {
    asks: 'A channel off in playback.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'playback-channels', 'channels cannot be switched off'),
    ],
    typed: { task: ['deactivate channel playback gui', 'hide bad channel in playback'] },
  },
  {
    asks: 'Why a recording is split into files.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'at first 60 minutes')],
    typed: { name: ['gui new file every hour recording', 'openbci gui max file duration'] },
  },
  {
    asks: 'The setting Smooth of the FFT.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'Smooth works once per drawn frame')],
    typed: { trouble: ['fft plot slow to react', 'fft smooth 0.9 meaning openbci'] },
  },
  {
    asks: 'Units of get_avg_band_powers.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'returns shares, which add up to 1')],
    typed: { name: ['get_avg_band_powers sum to 1', 'brainflow avg band power units'] },
  },
  {
    asks: 'How the Focus widget computes its value.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'The widget takes the mean power of each band'),
      at('Examples/EEGProjects/FocusArduino', 'how', 'multiplies each share by a fixed factor'),
    ],
    typed: { name: ['how focus widget calculates concentration', 'focus widget which channels formula'] },
  },
  {
    asks: 'Concentration and relaxation at once.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1215'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'There is one Focus widget, with one metric'),
    ],
    typed: { task: ['concentration and relaxation both at once', 'two focus widgets openbci'] },
  },
  {
    asks: 'A Ganglion with firmware 2 and a new BrainFlow.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'ganglion-garbage',
        'Since version 5.21 BrainFlow takes every Ganglion',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'since BrainFlow 5.21, which assumes firmware 3'),
    ],
    typed: { trouble: ['brainflow 5.21 ganglion firmware 2 garbage', 'other_info fw:2 ganglion brainflow'] },
  },
  {
    asks: 'The end of the BLED112 in BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'is deprecated and will be removed')],
    typed: { name: ['brainflow ganglion dongle deprecated', 'GANGLION_BOARD bled112 5.22 python'] },
  },
  {
    asks: 'The rate after a tilde command.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'rate-unchanged', 'Since BrainFlow 5.22.0 ask the session'),
    ],
    typed: { name: ['brainflow sampling rate after ~4 command', 'get_board_sampling_rate instance'] },
  },
  {
    asks: 'A Chebyshev filter that returns NaN.',
    origins: ['https://github.com/brainflow-dev/brainflow/pull/849'],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'faults', 'every sample becomes NaN'),
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'values that are not numbers (NaN)'),
    ],
    typed: { trouble: ['brainflow chebyshev bandpass nan', 'perform_bandstop returns nan'] },
  },
  {
    asks: 'Memory layout of arrays for BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/248'],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'row-major', 'need one channel that lies in one piece in memory'),
    ],
    typed: {
      trouble: ['brainflow wrong memory layout row major', 'DataFilter error transpose pandas column'],
    },
  },
  {
    asks: 'The filter rings at the start.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'ringing', 'The filter starts from zero')],
    typed: { trouble: ['brainflow filter start spike artifact', 'bandpass first second wrong brainflow'] },
  },
  {
    asks: "Separators of BrainFlow's files.",
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'save', 'values separated by tabs, and no header'),
      at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'in spite of its name'),
    ],
    typed: { task: ['brainflow csv is tab separated', 'DataFilter write_file read with pandas'] },
  },
  {
    asks: 'Half a sample lost with a Daisy.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'daisy-halves', 'A packet was lost on the radio')],
    typed: { trouble: ['daisy packet lost brainflow stale channels', 'brainflow daisy missing half sample'] },
  },
  {
    asks: 'Count lost packets by their numbers.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', 'Compare the numbers before you suspect the clock'),
    ],
    typed: { task: ['detect lost samples package_num brainflow', 'count missing packets cyton python'] },
  },
  {
    asks: 'Loop and time stamps of the playback board.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'save', 'You can play it back as if it were live')],
    typed: { name: ['brainflow playback loopback_true', 'playback board old_timestamps'] },
  },
  {
    asks: 'Volts in MNE.',
    origins: ['https://github.com/mne-tools/mne-python/issues/3970'],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'MNE expects volts')],
    typed: { trouble: ['mne openbci amplitude million times', 'microvolt to volt mne rawarray'] },
  },
  {
    asks: 'Events in an XDF file drift.',
    origins: ['https://github.com/xdf-modules/pyxdf/issues/80'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'Count by time stamps instead of samples'),
    ],
    typed: { trouble: ['xdf eeglab markers drift openbci', 'effective srate load_xdf openbci'] },
  },
  {
    asks: "What OpenViBE's driver does not follow.",
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'commands', 'It takes accelerometer packets only'),
    ],
    typed: { trouble: ['openvibe openbci no data analog mode', 'openvibe openbci wrong amplitude gain'] },
  },
  {
    asks: 'OpenViBE gets no response.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/135'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'no-response',
        'For a second no complete packet came',
      ),
    ],
    typed: {
      trouble: ['openvibe no response for 1000ms', 'openvibe acquisition server recovery board reply'],
    },
  },
  {
    asks: 'Huge magnitudes in BrainBay.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/45'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'shows huge values that creep up'),
    ],
    typed: { trouble: ['brainbay magnitude huge values', 'brainbay openbci dc offset filter'] },
  },
  {
    asks: 'The message about lost packets.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'packet-loss', 'was lost in the last 5 s')],
    typed: {
      trouble: ['lost packets detected open packet loss widget', 'how packet loss percent calculated'],
    },
  },
  {
    asks: 'A flat line that is called railed.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'no-change',
        'The channel has been a perfectly straight line for 3 s',
      ),
    ],
    typed: { trouble: ['flat line railed message gui'] },
  },
  {
    asks: 'How the EMG value is computed.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'emg',
        'It averages the absolute values of the signal over the window',
      ),
    ],
    typed: { name: ['emg widget normalized value how', 'emg threshold creep increasing decreasing meaning'] },
  },
  {
    asks: 'The largest buffer of BrainFlow, and how long the default lasts.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'The largest buffer is 21,600,000 samples')],
    typed: { name: ['start_stream buffer size maximum', 'brainflow 450000 samples how long'] },
  },
  {
    asks: 'config_board returns nothing during a stream.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'send-commands-to-the-board', 'An empty text is no fault'),
    ],
    typed: {
      trouble: [
        'config_board returns empty string streaming',
        'brainflow config_board while streaming warning',
      ],
    },
  },
  {
    asks: 'The old library does not find a Daisy.',
    origins: [],
    answers: [
      at('Deprecated/Python', 'samples-that-are-missing', 'does not look whether a Daisy is there'),
      at('Deprecated/Python', 'user-py', '16 channels; acceleration too'),
    ],
    typed: { trouble: ['openbci_python daisy not detected', 'user.py daisy option'] },
  },
  {
    asks: 'An XDF stream without effective rate in EEGLAB.',
    origins: ['https://github.com/sccn/xdf/issues/20'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'Reference to non-existent field')],
    typed: { trouble: ['non-existent field effective_srate xdf', 'load_xdf eeglab error effective_srate'] },
  },
  {
    asks: 'neuromore without an account.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/Neuromore',
        'limits',
        'The program needs its account and its server',
      ),
      at('Software/CompatibleThirdPartySoftware/Neuromore', '', 'the program needs an account'),
      at('Software/CompatibleThirdPartySoftware/Neuromore', 'state', 'access to our backend is mandatory'),
    ],
    typed: { task: ['neuromore studio without account', 'neuromore offline openbci'] },
  },
  {
    asks: 'neuromore lists no device.',
    origins: ['https://github.com/neuromore/studio/issues/74'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Neuromore', 'setup', 'If no device appears after 30 seconds'),
    ],
    typed: { trouble: ['neuromore openbci not in devices list', 'neuromore studio device search cyton'] },
  },
  {
    asks: 'The log of neuromore.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/Neuromore',
        'log',
        'the settings, your login and the cache are in one folder',
      ),
    ],
    typed: { task: ['neuromore log file location', 'reset neuromore studio settings'] },
  },
  {
    asks: 'The EMG joystick moves at rest.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'gui', 'Noise moves it at rest')],
    typed: { trouble: ['emg joystick drifts to one side', 'emg joystick not centered at rest'] },
  },
  {
    asks: 'A dongle that VirtualBox does not hand over.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'problems', 'A host program uses it'),
      at(
        'Software/CompatibleThirdPartySoftware/VirtualBox',
        'usb',
        'Close every program on the host that uses the dongle',
      ),
    ],
    typed: {
      trouble: [
        'virtualbox usb dongle not showing windows guest',
        'virtualbox ftdi busy with previous request',
      ],
    },
  },
  {
    asks: 'Neurofeedback without code.',
    origins: [],
    answers: [at('Software/SoftwareLanding', 'choose-by-what-you-want-to-do', 'Neurofeedback without code')],
    typed: { task: ['free neurofeedback software for openbci', 'no code neurofeedback cyton'] },
  },
  {
    asks: 'Other languages of BrainFlow.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'other-languages', 'The first program in seven more languages'),
    ],
    typed: { name: ['openbci api c++ rust java', 'is there an openbci sdk for c#'] },
  },
  {
    asks: 'A median that is the mean.',
    origins: ['https://github.com/brainflow-dev/brainflow/pull/853'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'faults', 'it returns the mean, so an outlier stays in')],
    typed: { trouble: ['brainflow downsampling median equals mean', 'AggOperations MEDIAN even period'] },
  },
  {
    asks: 'A railed percentage of 100.',
    origins: ['https://github.com/brainflow-dev/brainflow/pull/848'],
    answers: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'faults',
        'a signal that only rises and stays positive gives 100 %',
      ),
    ],
    typed: { trouble: ['get_railed_percentage always 100', 'brainflow railed percentage wrong'] },
  },
  {
    asks: 'Own commands to the board from OpenViBE.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'commands',
        'The server sends them each time you press Connect',
      ),
    ],
    typed: { task: ['openvibe openbci custom commands init', 'openvibe turn off channel openbci driver'] },
  },
  {
    asks: 'OpenViBE restarts the stream after losses.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'dropped', 'five gaps within a second')],
    typed: {
      trouble: ['openvibe too many samples dropped reset', 'openvibe packet dropped last current openbci'],
    },
  },
];
