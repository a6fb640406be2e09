import { at, type Question } from '../types';

const forum = (comment: number) =>
  `https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F${comment}`;

/**
 * Asked in public about signals: noise, units, references, filters and spectra, places on the head, evoked responses, sleep,
 * heart and eyes, statistics, data sets and timing. Told anew in other words.
 */
export const realSignal: readonly Question[] = [
  {
    asks: 'Peaks at 75 and 25 Hz that a Daisy brings.',
    origins: [forum(5049)],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'alias', '25 Hz'),
      at('Cyton/CytonDataFormat', 'daisy-mains', '50 Hz'),
    ],
    typed: { trouble: ['daisy 25hz peak noise 75 hz'] },
  },
  {
    asks: 'Two ears or one as the reference.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3800/advantage-of-linked-ears-reference-vs-single-reference',
    ],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'may-both-ears-be-joined-as-a-reference',
        'come out alike',
      ),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'a little smaller'),
    ],
    typed: { trouble: ['linked ears vs one ear reference'] },
  },
  {
    asks: 'Which of two pictures somebody looks at.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/2443'],
    answers: [
      at('ForDevelopers/Spectra', 'cca', 'The largest value wins'),
      at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'from the back of the head'),
    ],
    typed: { task: ['which picture is he looking at ssvep'] },
  },
  {
    asks: 'The artifact of the heart, which textbooks show and this recording does not.',
    origins: [forum(4180)],
    answers: [at('Troubleshooting/minimizingNoise', 'heart', 'short, wide necks')],
    typed: { trouble: ['ecg artifact in eeg channels'] },
  },
  {
    asks: 'A spectrum that stays high after a blink.',
    origins: [forum(13126)],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'A blink lifts the lowest bins'),
      at('Cyton/CytonDataFormat', 'latency', 'half a second old in its middle'),
    ],
    typed: { trouble: ['fft stays high after blink'] },
  },
  {
    asks: 'Noise in an EOG as soon as the cables are bundled.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2F3279%2Fsources-of-crosstalk-and-interference-in-eog-signals-resolved',
    ],
    answers: [
      at('Troubleshooting/minimizingNoise', 'cable', 'Bundle all EEG wires'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'small adhesive electrodes'),
    ],
    typed: { trouble: ['eog noise cables bundled in sleeve'] },
  },
  {
    asks: 'From a recorded file to what a classifier of emotions takes.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3370/how-should-i-preprocess-the-data-stored-by-openbci',
    ],
    answers: [
      at('ForDevelopers/Spectra', 'band-table', 'one line for each channel and band'),
      at('ForDevelopers/DataAnalysis', 'scipy', 'filters a recording forwards and backwards'),
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'with a classifier'),
    ],
    typed: { task: ['preprocess recorded csv for emotion classification'] },
  },
  {
    asks: 'Values that are all near −27,000.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/201/large-millivolt-data-values-fbeeg-full-band-eeg',
    ],
    answers: [
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
      at('FAQ/HardFAQ', 'why-are-my-values-so-large-such-as-180000-µv', 'constant voltage'),
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'offset'),
    ],
    typed: { trouble: ['values always around -27000 uv'] },
  },
  {
    asks: 'What the scale factor is for.',
    origins: [forum(3978)],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', 'Microvolts = counts'),
      at('Ganglion/GanglionDataFormat', 'scale-factor', 'counts'),
    ],
    typed: { name: ['scale factor counts to uV'] },
  },
  {
    asks: 'The raw signal on the screen.',
    origins: [forum(10840)],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'a blank circle means off')],
    typed: { task: ['turn off all filters gui raw signal'] },
  },
  {
    asks: 'A jump every 200 samples.',
    origins: [forum(11857)],
    answers: [at('Troubleshooting/minimizingNoise', 'sawtooth', 'Ganglion')],
    typed: { trouble: ['ganglion 1hz sawtooth every 200 samples'] },
  },
  {
    asks: 'No alpha with dry electrodes.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3136/ganglion-missing-eyes-closed-alpha-electrode-problems-resolved',
    ],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'check that O1 reaches the skin')],
    typed: { trouble: ['no alpha eyes closed ganglion dry electrodes'] },
  },
  {
    asks: 'A spectrum with nothing but a peak at 0 Hz.',
    origins: [
      'https://www.mathworks.com/matlabcentral/answers/576979-a-problem-with-power-spectrum-calculation-fft',
    ],
    answers: [
      at('Troubleshooting/minimizingNoise', 'offset', 'a peak at 0 Hz'),
      at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'fills the lowest bins'),
      at('ForDevelopers/Spectra', 'window-factor', 'fills the lowest lines'),
    ],
    typed: { trouble: ['fft only peak at 0 hz'] },
  },
  {
    asks: 'An EMG that clips when its reference is tied to ground.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1356214/ads1299-50hz-noise-observations',
    ],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'Connect electrodes to BIAS and not to AGND'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'AGND'),
    ],
    typed: { trouble: ['signal clipped when reference on ground agnd'] },
  },
  {
    asks: 'Rows with nearly the same time.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/129',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/176',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', 'when it reaches the computer'),
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'in one burst'),
    ],
    typed: { trouble: ['timestamps not 4 ms apart same time many rows'] },
  },
  {
    asks: 'A board that is 1 % fast.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/25'],
    answers: [at('Cyton/CytonDataFormat', 'sample-clock', '1 % fast')],
    typed: { trouble: ['sampling rate 252 instead of 250'] },
  },
  {
    asks: 'A P300 that points the wrong way.',
    origins: ['https://github.com/eegsynth/eegsynth/issues/420'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'reference minus electrode')],
    typed: { trouble: ['p300 negative polarity upside down'] },
  },
  {
    asks: 'A flicker of 20 Hz that the spectrum does not show.',
    origins: ['https://github.com/NeuroTechX/EEG-ExPy/issues/17'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'Check the flicker first')],
    typed: { trouble: ['no ssvep peak 20 hz'] },
  },
  {
    asks: 'Values from BrainFlow that are a thousand times too large.',
    origins: ['https://github.com/NeuroTechX/EEG-ExPy/pull/114'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'wrong-amplitude', 'a factor of a million'),
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'offset'),
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
    ],
    typed: { trouble: ['brainflow values not microvolts too large'] },
  },
  {
    asks: 'Blinks and cables that spoil live feedback.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/36'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'artefacts', 'hold the feedback back'),
      at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'Subtract what the eyes add'),
      at('Troubleshooting/minimizingNoise', 'blink', 'blink between trials'),
    ],
    typed: { task: ['remove eye blink artifacts real time'] },
  },
  {
    asks: 'A filtered signal that swings at its beginning.',
    origins: [
      'https://github.com/alexandrebarachant/muse-lsl/issues/6',
      'https://github.com/neurosity/eeg-pipes/issues/13',
      'https://github.com/neuropsychology/NeuroKit/issues/609',
    ],
    answers: [
      at('ForDevelopers/DataAnalysis', 'ringing', 'The filter starts from zero'),
      at('ForDevelopers/DataAnalysis', 'filter-live', 'so that the offset does not ring'),
    ],
    typed: { trouble: ['filtered signal wild at beginning'] },
  },
  {
    asks: 'Two programs, two band powers.',
    origins: ['https://github.com/neurosity/eeg-pipes/issues/52'],
    answers: [
      at('ForDevelopers/Spectra', 'band-power', 'do not agree with these'),
      at('Software/OpenBCISoftware/GUIWidgets', 'band-power', 'The numbers follow the computation'),
    ],
    typed: { trouble: ['band power different in python and gui'] },
  },
  {
    asks: 'Numbers of a stream of band powers.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/47'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'outlet'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'FFT and bands'),
    ],
    typed: { trouble: ['lsl bandpower stream what are the values'] },
  },
  {
    asks: 'The low-pass at the inputs, so far above the sample rate.',
    origins: ['https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/12'],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'how-to-read-them', '72 kHz'),
      at('Cyton/CytonSpecs', 'bandwidth', 'sinc³'),
    ],
    typed: { name: ['anti aliasing filter cyton 72khz'] },
  },
  {
    asks: 'Names of electrodes in the GUI.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/138',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/963',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'time-series', 'Channels have numbers only'),
      at('Software/OpenBCISoftware/GUIWidgets', 'head-plot-file', 'one line for each channel'),
      at('Software/OpenBCISoftware/GUIWidgets', 'head-plot', 'Drag a number'),
    ],
    typed: { task: ['change electrode names in gui headplot'] },
  },
  {
    asks: 'Every impedance at one press.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/648'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'Check All Channels'),
      at('FAQ/HardFAQ', 'can-it-measure-the-impedance-of-the-electrodes', 'Check All Channels'),
    ],
    typed: { task: ['check impedance all channels at once'] },
  },
  {
    asks: 'Volts and microvolts in MNE.',
    origins: ['https://github.com/mne-tools/mne-python/issues/5003'],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'a million times too large')],
    typed: { name: ['mne volts microvolts openbci 1e-6'] },
  },
  {
    asks: 'Electrodes for spelling.',
    origins: ['https://github.com/DarrenVawter/P300_BCI'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'p300', 'With four channels of a Ganglion')],
    typed: { task: ['p300 speller electrode positions'] },
  },
  {
    asks: 'Imagined movements in OpenViBE.',
    origins: ['http://blog.jfrey.info/2015/03/03/openbci-motor-imagery/'],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'scenarios', 'motor-imagery-CSP')],
    typed: { name: ['openvibe motor imagery csp c3 c4'] },
  },
  {
    asks: 'The first alpha waves of a Ganglion.',
    origins: ['https://andykong.org/blog/bcieyeclosedetection'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Close your eyes'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'On the Ganglion'),
    ],
    typed: { task: ['ganglion alpha wave Oz earlobe setup'] },
  },
  {
    asks: 'A value of relaxation in Python.',
    origins: [
      'https://varshaprasad0601.medium.com/using-neurofeedback-to-enhance-meditation-part-2-the-technical-954cb9a9ad93',
    ],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'RESTFULNESS')],
    typed: { name: ['brainflow mindfulness restfulness metric python'] },
  },
  {
    asks: 'Whether 65 % is more than chance.',
    origins: ['https://swan-07.github.io/2025/12/07/BCI.html'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', '26 (65 %)')],
    typed: { task: ['classifier accuracy 65% chance level'] },
  },
  {
    asks: 'Heart beats from a trace whose height changes.',
    origins: ['https://neurobb.com/t/heart-rate-detection-in-brainbay/28'],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'heart-rate-from-a-recording', 'beats.py'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'live-rate', 'heart rate'),
    ],
    typed: { task: ['detect heart beats bpm from ecg'] },
  },
  {
    asks: 'Intervals between beats.',
    origins: ['https://neurobb.com/t/how-to-measure-hrv-heart-rate-variability-in-brainbay/103'],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'RMSSD')],
    typed: { name: ['hrv rr intervals cyton'] },
  },
  {
    asks: 'The beginning of a dream.',
    origins: ['https://neurobb.com/t/algorithm-to-detect-dream-onset-from-eeg-or-eog/47'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'eye movements'),
      at('ForDevelopers/DataAnalysis', 'yasa', 'YASA'),
    ],
    typed: { task: ['rem sleep detection eog lucid dream'] },
  },
  {
    asks: 'Comparisons with amplifiers of laboratories.',
    origins: ['https://www.mdpi.com/1424-8220/26/4/1153', 'https://arxiv.org/abs/1606.02438'],
    answers: [at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'BrainAmp')],
    typed: { name: ['openbci vs brainamp comparison'] },
  },
  {
    asks: 'Recordings to try.',
    origins: [
      'http://nbviewer.jupyter.org/github/chipaudette/EEGHacker/blob/master/Data/2015-01-24%20Auditory%20Steady%20State/exploreData.ipynb',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'folders', 'Two recordings to try'),
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Sample Data'),
    ],
    typed: { task: ['example eeg recordings download'] },
  },
  {
    asks: 'Gamma that is muscle.',
    origins: [
      'https://freqrising.com/how-i-record-my-eegs-to-get-the-cleanest-brainwave-data-possible/',
      'https://discuss.sincxpress.com/t/are-these-eeg-noises-normal/690',
    ],
    answers: [at('Troubleshooting/minimizingNoise', 'muscle', 'is mostly muscle')],
    typed: { trouble: ['gamma from jaw muscle'] },
  },
  {
    asks: 'A hum at a frequency that the mains does not have.',
    origins: ['https://www.brianesty.com/bodywork/2019/01/28hz-15hz-interference/'],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Is the spike at another frequency?')],
    typed: { trouble: ['interference 28 hz not mains'] },
  },
  {
    asks: 'Waves of a headset that nobody wears.',
    origins: ['http://brainwaves.io/wp/blog/2017/01/29/noise-from-electricity-part-1/'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'acts as an antenna')],
    typed: { trouble: ['brainwaves shown without wearing headset'] },
  },
  {
    asks: 'How late a picture is.',
    origins: ['https://github.com/openbci-archive/OpenBCI_32bit_TriggerTimingTests'],
    answers: [
      at('Examples/VideoExperiment', 'wiring', 'Tape the sensor'),
      at('Cyton/CytonExternal', 'delay', '6 ms ahead'),
      at('Cyton/CytonExternal', 'measure-delay', 'the median'),
    ],
    typed: { task: ['photoresistor screen stimulus latency'] },
  },
  {
    asks: 'The frequency of a bin.',
    origins: ['https://openbci.com/community/the-ultimate-guide-for-fft-analysis-in-openbci-gui-and-matlab/'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'fft', '0.98 Hz'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', '9.8 Hz'),
      at('ForDevelopers/Spectra', 'resolution', '1 ÷ (length of the window)'),
    ],
    typed: { name: ['fft bin frequency 256 points 250 hz'] },
  },
  {
    asks: 'The mean of all channels as the reference.',
    origins: [
      'https://www.bci2000.org/bbs/viewtopic.php?f=3&t=1343',
      'https://mne.discourse.group/t/what-is-average-reference/6596',
    ],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 're-reference', 'an average reference misleads'),
    ],
    typed: { task: ['common average reference 8 channels'] },
  },
  {
    asks: "BrainFlow's filter against the mains.",
    origins: [
      'https://github.com/brainflow-dev/brainflow/pull/268',
      'https://github.com/brainflow-dev/brainflow/issues/234',
    ],
    answers: [
      at('ForDevelopers/DataAnalysis', 'filter', 'remove_environmental_noise'),
      at('Troubleshooting/Filters', 'brainflow', 'remove_environmental_noise'),
    ],
    typed: { name: ['remove_environmental_noise 50 60'] },
  },
  {
    asks: 'Hum in an EMG, with its multiples.',
    origins: [
      'https://e2e.ti.com/support/amplifiers-group/amplifiers/f/amplifiers-forum/1061891/ina828-emg-50hz-harmonics',
    ],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Improve the contact')],
    typed: { trouble: ['emg 50hz harmonics 100 150'] },
  },
  {
    asks: 'The delay of the whole chain.',
    origins: ['https://openbci-stream.readthedocs.io/en/latest/notebooks/A4-system_latencies.html'],
    answers: [
      at('Cyton/CytonDataFormat', 'latency', '15 ms after it happened'),
      at('Cyton/CytonExternal', 'measure-delay', 'the median'),
    ],
    typed: { name: ['latency cyton dongle ms delay'] },
  },
];
