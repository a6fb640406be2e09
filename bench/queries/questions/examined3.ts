import { at, type Question } from '../types';

/** What an examiner asked who had not seen the pages: developers and researchers. */
export const examined3: readonly Question[] = [
  {
    asks: 'A filter of SciPy that finds its input too short.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'scipy', 'The axis is the wrong one')],
    typed: { trouble: ['ValueError length of input vector x greater than padlen'] },
  },
  {
    asks: 'A notch near half the sample rate.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'daisy-mains', 'its band ends below 62.5 Hz')],
    typed: { trouble: ['can I notch 60hz with daisy 125 hz sample rate'] },
  },
  {
    asks: 'A recording as a BIDS data set.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'brainvision', 'makes these files, their folders and the tables'),
      at('FAQ/Privacy', 'share', 'The standard for sharing EEG is BIDS'),
    ],
    typed: { task: ['mne bids openbci eeg dataset export'] },
  },
  {
    asks: 'LSL in the MATLAB of a Mac with an Arm processor.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'MATLAB for Apple Silicon')],
    typed: { trouble: ['matlab lsl_loadlib fails apple silicon'] },
  },
  {
    asks: 'The number of people for an effect of a given size.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'statistics', 'How many people you need')],
    typed: { task: ['cohen d effect size sample size power analysis for alpha'] },
  },
  {
    asks: 'The delay of the converter.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'bandwidth', '1.5 samples')],
    typed: { task: ['group delay of ads1299 at 250hz in ms'] },
  },
  {
    asks: 'Fewer samples than the time gives.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', 'the last burst is still on its way'),
      at('Cyton/CytonDataFormat', 'sample-clock', 'The converter has its own oscillator'),
    ],
    typed: { trouble: ['get_board_data returns fewer samples than 250*seconds'] },
  },
  {
    asks: 'A recording of BrainFlow, played back.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'save', 'The file can stand in for a board')],
    typed: { task: ['record with brainflow to file and play back later'] },
  },
];
