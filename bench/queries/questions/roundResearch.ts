import { at, type Question } from '../types';

/** Research: timing, epochs, filters, spectra, references, 16 channels in analysis, file formats, methods. Typed before any was put to a search. */
export const roundResearch: readonly Question[] = [
  {
    asks: 'Channels 9 to 16 of a Daisy are not in step with 1 to 8.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy', 'the two means of a pair are one sample (4 ms) apart'),
      at('Cyton/CytonSDCard', 'align', 'are the mean of lines'),
    ],
    typed: { trouble: ['daisy channels 9-16 delayed 4 ms', 'cyton daisy channels not simultaneous'] },
  },
  {
    asks: 'What the mean of two samples does to high frequencies.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy-mains', 'what the mean of two samples leaves'),
      at('Cyton/CytonSpecs', 'bandwidth', 'weakens the signal further: 66 % are left at 50 Hz'),
    ],
    typed: {
      name: ['daisy averaging frequency response'],
      trouble: ['cyton daisy gamma attenuated 16 channels'],
    },
  },
  {
    asks: 'The measured rate is not exactly 250 Hz.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/2015'],
    answers: [
      at('Cyton/CytonDataFormat', 'sample-clock', 'So 249 or 251 samples a second are normal'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'Count by time stamps instead of samples'),
    ],
    typed: { trouble: ['real sample rate 250.5 hz not 250', 'cyton clock drift long recording'] },
  },
  {
    asks: 'The bandwidth of the converter, and gamma.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'bandwidth', 'gamma and EMG arrive weakened')],
    typed: { name: ['cyton 65 hz cutoff gamma 80 hz', 'ads1299 frequency response 250 sps'] },
  },
  {
    asks: 'A high-pass in the hardware.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'bandwidth', 'There is no high-pass'),
      at('Ganglion/GanglionSpecs', 'offset', 'The channel is therefore a high-pass'),
    ],
    typed: {
      name: ['does cyton have hardware high pass filter', 'ac coupled or dc coupled cyton ganglion'],
    },
  },
  {
    asks: 'An ERP is upside down.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'raw data are reference minus electrode'),
    ],
    typed: { trouble: ['p300 upside down openbci', 'eeg inverted polarity srb2 erp'] },
  },
  {
    asks: 'Whether recordings are filtered.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'files always hold raw data'),
      at('Troubleshooting/Filters', 'gui', 'the recorded file keeps the raw signal'),
    ],
    typed: { name: ['are openbci recordings filtered', 'gui bandpass saved in txt file'] },
  },
  {
    asks: 'Filter before or after the epochs are cut.',
    origins: ['https://sccn.ucsd.edu/wiki/Chapter_04:_Preprocessing_Tools'],
    answers: [at('Troubleshooting/Filters', 'erp-filter', 'Filter the whole recording, then cut the epochs')],
    typed: { task: ['filter before or after epoching'], trouble: ['artifact at start of every epoch'] },
  },
  {
    asks: 'The high-pass for an ERP.',
    origins: ['https://doi.org/10.1111/psyp.12437'],
    answers: [
      at('Troubleshooting/Filters', 'erp-filter', 'Take a high-pass of 0.1 Hz for slow waves'),
      at('Troubleshooting/Filters', 'band', 'EEG, P300 and other ERPs'),
    ],
    typed: { task: ['erp high pass 0.1 or 1 hz'], trouble: ['highpass distorts p300'] },
  },
  {
    asks: 'A filter moves the latency.',
    origins: [],
    answers: [
      at('Troubleshooting/Filters', 'erp-filter', 'Every filter for live signals delays'),
      at('ForDevelopers/DataAnalysis', 'scipy', 'without a shift in time'),
    ],
    typed: { trouble: ['filter delay shifts erp latency'], name: ['filtfilt or lfilter eeg'] },
  },
  {
    asks: 'The window of Welch for a resolution in Hz.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'resolution', 'The lines of a spectrum are')],
    typed: { task: ['welch nperseg 250 hz resolution', 'psd 0.5 hz resolution window length'] },
  },
  {
    asks: 'Linked mastoids after the recording.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'linked-afterwards',
        'Subtract half of the channel of M2 from every other channel',
      ),
    ],
    typed: {
      task: [
        'rereference to linked mastoids after recording',
        'record with one ear reference other ear channel',
      ],
    },
  },
  {
    asks: 'An average reference of few channels.',
    origins: ['https://doi.org/10.1016/S1388-2457(99)00044-9'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        're-reference',
        'With 8 or 16 channels an average reference misleads',
      ),
    ],
    typed: { task: ['average reference with 8 channels', 'car common average reference few electrodes'] },
  },
  {
    asks: 'Which impedance is good enough.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3870/impedance-fix-impedance-in-lsl-stream-custom-electrode-layout',
    ],
    answers: [
      at('Troubleshooting/Impedance', 'good-values', 'under 10 kΩ with paste or gel'),
      at('Troubleshooting/Impedance', 'impedance-too-high', 'the GUI is wrong, not your gel'),
    ],
    typed: { trouble: ['impedance 80 kohm ok for eeg'], name: ['what impedance is acceptable openbci'] },
  },
  {
    asks: 'Impedance during a recording.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-while-recording', 'the test current is a signal of 31.2 Hz'),
    ],
    typed: { task: ['impedance check during recording'], trouble: ['31 hz signal in my data impedance'] },
  },
  {
    asks: 'How exact markers are.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/297'],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'The moment a screen changes'),
      at('Cyton/CytonExternal', 'markers', 'For event-related potentials, use a pin'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'What the clock can and cannot do'),
    ],
    typed: { name: ['marker timing accuracy ms p300', 'photodiode vs udp marker jitter'] },
  },
  {
    asks: 'A light sensor with 16 channels.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'daisy', 'average the pins of both')],
    typed: { name: ['photodiode with daisy sample rate'], trouble: ['analog read averaged daisy'] },
  },
  {
    asks: 'Two boards at the same time.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
      at('Software/OpenBCISoftware/GUIDocs', 'two-boards', 'start the GUI twice'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'a second board'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'on different radio channels'),
    ],
    typed: { task: ['record two cytons at once hyperscanning', 'two openbci same computer sync'] },
  },
  {
    asks: 'Synchronise with an eye tracker or another recording.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'An eye tracker'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'The Companion app of the Neon'),
      at('Cyton/CytonDataFormat', 'sample-clock', 'Never align EEG with another recording'),
    ],
    typed: { task: ['sync openbci with eye tracker', 'align two recordings different clocks'] },
  },
  {
    asks: 'A night of sleep: electrodes and channels.',
    origins: ['https://www.spisop.org/openbci/'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Sleep is scored from EEG against the mastoid bone'),
    ],
    typed: { task: ['overnight sleep recording openbci setup'], name: ['sleep staging channels aasm cyton'] },
  },
  {
    asks: 'From the text file to EDF, and what 16 bits lose.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits')],
    typed: { trouble: ['edf clipping dc offset openbci'] },
  },
  {
    asks: 'A recording of the GUI in R.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'no package is needed')],
    typed: { task: ['read openbci txt in r', 'openbci file in rstudio'] },
  },
  {
    asks: 'A recording of the GUI in FieldTrip or EEGLAB.',
    origins: ['https://github.com/fieldtrip/fieldtrip/pull/1411'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', "reads the GUI's text file itself"),
    ],
    typed: { task: ['fieldtrip openbci txt', 'import openbci txt eeglab'] },
  },
  {
    asks: 'Events of the marker column in MNE.',
    origins: ['https://github.com/mne-tools/mne-python/issues/9224'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'has no reader for files of the OpenBCI GUI'),
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'all events with marker 2'),
    ],
    typed: { task: ['mne events from marker column openbci', 'mne find_events openbci txt'] },
  },
  {
    asks: 'Gaps of lost packets in an analysis.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'fill-gaps', 'the missing ones become NaN'),
      at('Cyton/CytonDataFormat', 'packet-loss', 'zeros make filters ring'),
    ],
    typed: { task: ['fill gaps lost packets before fft'], trouble: ['missing samples shift my epochs'] },
  },
  {
    asks: 'Frequencies and risk of SSVEP.',
    origins: ['https://doi.org/10.1371/journal.pone.0099235'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'A screen can flicker evenly only if')],
    typed: { task: ['ssvep frequencies for 60 hz monitor'], name: ['ssvep epilepsy risk participants'] },
  },
  {
    asks: 'How many trials for a P300.',
    origins: ['https://doi.org/10.1016/S0167-8760(96)00743-X'],
    answers: [at('Examples/VideoExperiment', 'how-it-works', 'How many are enough?')],
    typed: { task: ['how many trials for p300 average', 'how many repetitions erp'] },
  },
  {
    asks: 'ICA and blinks with few channels.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/DataAnalysis',
        'few-channel-ica',
        'ICA finds no more components than there are channels',
      ),
    ],
    typed: { task: ['ica with 8 channels eeg', 'remove blinks with few electrodes'] },
  },
  {
    asks: 'Compared with a laboratory amplifier.',
    origins: ['https://doi.org/10.3390/s26041153'],
    answers: [at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'agreed to r² = 97 to 100 %')],
    typed: { name: ['cyton vs brainamp comparison study', 'is openbci research grade'] },
  },
  {
    asks: 'Cite the hardware, and the methods section.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Name the product and its maker')],
    typed: { task: ['how to cite openbci in a paper', 'what to report in methods section openbci'] },
  },
  {
    asks: 'Approval by an ethics board.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'review board before you begin',
      ),
    ],
    typed: { name: ['irb approval openbci not medical device', 'ethics committee openbci safety statement'] },
  },
  {
    asks: 'Disinfect between participants.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'disinfect the cups after washing'),
      at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'Disinfect it between people'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'clean-store-disinfect', 'and only after cleaning'),
      at('AddOns/Headwear/MarkIV', 'care', 'before the next person'),
    ],
    typed: { task: ['disinfect electrodes between participants', 'clean openbci cap after subject'] },
  },
  {
    asks: 'Motor imagery: electrodes, and what changes.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'while you imagine moving one hand'),
      at('Deprecated/MotorImagery', 'electrodes', 'C3'),
    ],
    typed: {
      name: ['motor imagery which electrodes c3 c4'],
      trouble: ['motor imagery mu rhythm no difference'],
    },
  },
  {
    asks: 'The delay of neurofeedback.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'In neurofeedback the window counts most')],
    typed: { name: ['neurofeedback delay openbci ms', 'latency brain to screen openbci'] },
  },
  {
    asks: 'No alpha with closed eyes.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Some people show little alpha')],
    typed: { trouble: ['no alpha eyes closed openbci'], task: ['alpha test o1 o2'] },
  },
];
