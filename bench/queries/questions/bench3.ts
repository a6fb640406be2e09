import { at, type Question } from '../types';

/** Tasks at the bench with one result that can be checked: a loop, a filter, two streams, a pin, an order of uploads. */
export const bench3: readonly Question[] = [
  {
    asks: 'A loop that shows alpha once a second.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'It looks at the newest four seconds')],
    typed: { task: ['print alpha power every second live loop python'] },
  },
  {
    asks: 'A notch in SciPy, by its Q.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'scipy', 'divided by the width of the gap')],
    typed: { task: ['iirnotch 60 hz python q factor', 'scipy iirnotch lfilter openbci 50 hz'] },
  },
  {
    asks: 'Two streams of an XDF file on one time axis.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'at the moments of the EEG')],
    typed: {
      task: ['merge two xdf streams same time base', 'two lsl streams resample to common time axis pyxdf'],
    },
  },
  {
    asks: 'The light of a Ganglion, by its rhythm.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'switches', 'nothing is connected')],
    typed: { name: ['ganglion led slow blink fast blink meaning'] },
  },
  {
    asks: 'The chip select of the converter at the microcontroller.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'digital-pins', 'port RB15')],
    typed: {
      task: ['which pic32 pin is ads1299 chip select', 'cyton schematic cs pin sck miso mosi pic32 number'],
    },
  },
  {
    asks: 'A channel of the Daisy, on by command.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channels', 'On, in this order')],
    typed: { task: ['turn channel 9 on command daisy'] },
  },
  {
    asks: 'The place of channel 13 on a Mark IV.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'Wire the eight new electrodes'),
    ],
    typed: { task: ['ultracortex channel 13 electrode position'] },
  },
  {
    asks: 'One sample of the WiFi Shield as JSON.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'json', 'one number a channel, in nanovolts')],
    typed: { task: ['wifi shield json tcp output sample fields'] },
  },
  {
    asks: 'The order in which radios and microcontroller are programmed.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'older', 'the radio on the board, the dongle, and last the PIC32')],
    typed: { task: ['upload order pic32 radio dongle which first'] },
  },
  {
    asks: 'The number of trials for a quarter of the noise.',
    origins: [],
    answers: [at('Examples/VideoExperiment', 'how-it-works', 'square root of the number')],
    typed: { task: ['how many trials average to reduce noise by 4'] },
  },
  {
    asks: 'A second program that reads the streaming board.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'from-gui', 'The receiver uses the')],
    typed: { task: ['brainflow streaming board multicast second script'] },
  },
];
