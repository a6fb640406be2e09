import { at, type Question } from '../types';

const CHIP = 'ForDevelopers/HardwareDevelopment';
const SPECS = 'Cyton/CytonSpecs';
const COMMANDS = 'Cyton/CytonSDK';
const NOISE = 'Troubleshooting/minimizingNoise';
const EEG = 'GettingStarted/Biosensing-Setups/EEGSetup';
const ECG = 'GettingStarted/Biosensing-Setups/ECGSetup';
const EMG = 'GettingStarted/Biosensing-Setups/EMGSetup';
const E2E = 'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/';

/**
 * What builders and owners asked in public about converter, amplifiers, electrodes and noise outside of the vendor's forum:
 * at the maker of the chip, on question-and-answer sites, mailing lists and blogs. Told anew in other words.
 */
export const realAnalog: readonly Question[] = [
  {
    asks: 'What the two SRB pins do, and which to use for EEG.',
    origins: [`${E2E}273570/srb1-srb2-pins-in-ads1299`],
    answers: [at(SPECS, 'inputs', 'is the reference with the default settings')],
    typed: { name: ['what are srb1 and srb2 for'] },
  },
  {
    asks: 'Whether the test current is turned on at one pin of a channel or at both.',
    origins: [
      `${E2E}1269133/ads1299-ads1299-enabling-both-loff_sensn-and-loff_sensp-when-doing-ac-based-loff-impedance-measurement`,
    ],
    answers: [at(COMMANDS, 'lead-off', 'it flows from one electrode to the other')],
    typed: { name: ['lead off current on p pin, n pin or both'] },
  },
  {
    asks: 'By which current the voltage of an impedance test is divided.',
    origins: [`${E2E}720944/ads1299-calculation-of-electrode-impedance-using-loff-ac-current-source`],
    answers: [at(COMMANDS, 'lead-off', 'takes the 6 nA for the height of a sine')],
    typed: { trouble: ['impedance half of expected, divide by 6nA or 3nA'] },
  },
  {
    asks: 'Whether the test current stays on while EEG is recorded.',
    origins: [
      `${E2E}440126/ads1299-using-ac-lead-off-how-to-check-the-lead-off-status?ReplyFilter=Answers&ReplySortBy=Answers&ReplySortOrder=Descending`,
    ],
    answers: [at(COMMANDS, 'lead-off', 'Do not record EEG while the current is on')],
    typed: { task: ['turn off lead off current while recording eeg'] },
  },
  {
    asks: 'An impedance test that makes a square wave where a sine was expected.',
    origins: [`${E2E}673133/ads1299-impedance-check`],
    answers: [at(COMMANDS, 'lead-off', 'The current is a square wave, not a sine')],
    typed: { trouble: ['impedance signal is square wave not sine'] },
  },
  {
    asks: 'A signal of 200 µV on inputs with nothing connected.',
    origins: [`${E2E}815101/rtos-ads1298-lead-off-ac-mode-behavior`],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'An open input acts as an antenna')],
    typed: { trouble: ['200 uV sine wave on channel with nothing connected'] },
  },
  {
    asks: 'A board that shows ECG and EMG, but no EEG.',
    origins: [`${E2E}637339/ads1299-schematic-question`],
    answers: [
      at(EEG, 'alpha', 'Do you see ECG and EMG, but no EEG'),
      at(NOISE, 'first-checks', 'Every channel is measured against the reference'),
    ],
    typed: { trouble: ['i see ecg and emg but no eeg'] },
  },
  {
    asks: 'Two converters on one board, each with its own oscillator.',
    origins: [`${E2E}975237/ads1299-connecting-two-devices-without-synchronized-clock`],
    answers: [at(CHIP, 'several', 'Does each chip on your board run on its own oscillator')],
    typed: { trouble: ['two ads1299 own clocks samples drift apart'] },
  },
  {
    asks: 'Why the filter at the inputs ends at 72 kHz, far above EEG.',
    origins: [
      'https://electronics.stackexchange.com/questions/570141/whats-the-use-of-this-passive-rc-filter',
    ],
    answers: [
      at(CHIP, 'how-to-read-them', 'a low-pass filter that keeps radio frequencies out'),
      at(SPECS, 'input-impedance', 'keeps radio out'),
    ],
    typed: { name: ['why 72 khz rc filter on eeg inputs'] },
  },
  {
    asks: 'An analog filter against aliasing in front of the converter.',
    origins: [
      `${E2E}200363/ads1298-anti-aliasing`,
      `${E2E}414588/ads1299-electrode-design-on-figure-59`,
      'http://e2e.ti.com/support/data_converters/precision_data_converters/f/73/t/362471.aspx',
    ],
    answers: [at(SPECS, 'bandwidth', 'You need no anti-aliasing filter')],
    typed: { task: ['do i need analog anti aliasing filter'], name: ['usable bandwidth at 250 sps'] },
  },
  {
    asks: 'Resistor and capacitor of the bias amplifier.',
    origins: [
      `${E2E}1196980/ads1299-bias-amplifier-filter-and-input-filter-questions`,
      'https://converters204.rssing.com/chan-14792594/article389.html',
    ],
    answers: [at(SPECS, 'inputs', 'Between the amplifier and the pin are 1 MΩ')],
    typed: { name: ['bias amplifier gain resistor capacitor values'] },
  },
  {
    asks: 'A square wave with steps in the wrong places.',
    origins: [`${E2E}744886/ads1299-internal-test-signal-problem`],
    answers: [at(COMMANDS, 'test-signals', 'is exactly 128 samples long')],
    typed: { trouble: ['test signal square wave has steps'] },
  },
  {
    asks: 'Inputs that are shorted inside, yet the values do not lie at zero.',
    origins: [`${E2E}817546/ads1298-internal-test-signal`],
    answers: [at(NOISE, 'test-the-board', 'the amplifiers add a constant offset')],
    typed: { trouble: ['inputs shorted but offset not zero'] },
  },
  {
    asks: "Twelve leads with a Cyton and a Daisy, whose converters make no Wilson's terminal.",
    origins: [`${E2E}1384752/ads1299-is-12-lead-ecg-possible`],
    answers: [at(ECG, 'chest-leads', 'are exactly what 12 leads need')],
    typed: { task: ['12 lead ecg cyton daisy wilson central terminal'] },
  },
  {
    asks: 'One reference for the muscles on eight channels.',
    origins: [`${E2E}521787/simple-schematic-for-emg-using-ads1298`],
    answers: [at(EMG, 'connect-a-cyton', 'One common reference for several muscles')],
    typed: { task: ['one common reference electrode for 8 emg channels'] },
  },
  {
    asks: 'No burst when the forearm is tensed.',
    origins: [`${E2E}1046243/ads1298r-ecg-and-emg-data-acquisition-using-ads1298`],
    answers: [
      at(EMG, 'if-you-see-something-else', 'no bursts, or a flat line'),
      at(EMG, 'no-difference', 'SRB2'),
    ],
    typed: { trouble: ['no emg burst when i flex forearm'] },
  },
  {
    asks: 'An ECG that is all zeros with the ground electrode on the skin.',
    origins: [`${E2E}228767/ads1298---actually-wiring-up-leads-for-ekg-reading`],
    answers: [at(ECG, 'three-electrodes', 'the signal can leave the range of the input')],
    typed: { trouble: ['ekg all zeros through ground electrode'] },
  },
  {
    asks: 'A channel that is clipped by an offset once the bias electrode is on.',
    origins: [
      `${E2E}615010/ads1299-significant-dc-offset-introduced-by-bias-standard-configuration---clipping-of-eeg-electrodes-for-g-1`,
    ],
    answers: [
      at(SPECS, 'gain', 'a channel is clipped sooner'),
      at(NOISE, 'offset', 'Then the channel is at its limit'),
    ],
    typed: { trouble: ['bias electrode causes dc offset, channel clips'] },
  },
  {
    asks: 'How to see that the bias electrode does its work.',
    origins: [`${E2E}351795/ads1299-how-to-check-bias-is-working-as-expected-and-other-problems`],
    answers: [
      at(SPECS, 'inputs', 'unplug the BIAS wire'),
      at(CHIP, 'own-ads1299', 'what the bias amplifier does'),
    ],
    typed: { task: ['how to check bias is working'] },
  },
  {
    asks: 'Single wrong samples every few minutes, read with an own program from the chip.',
    origins: [`${E2E}470518/ads1294----spikes-in-acquired-data`],
    answers: [at(CHIP, 'own-ads1299', 'Single samples are corrupted')],
    typed: { trouble: ['single sample spikes every few minutes'] },
  },
  {
    asks: 'Three of eight channels do not work.',
    origins: [`${E2E}391659/ads1298ecg-fe-some-channels-not-working`],
    answers: [
      at(NOISE, 'test-the-board', 'Short the inputs inside the converter'),
      at(CHIP, 'own-ads1299', 'A channel stands at 7FFFFF'),
    ],
    typed: { trouble: ['channels 4 5 7 not working others fine'] },
  },
  {
    asks: 'Another gain that leaves the values as they were.',
    origins: [`${E2E}482680/configuring-pga-on-ads1298-using-write-registers-opcode`],
    answers: [at(EEG, 'which-gain-for-which-signal', 'the trace does not grow with the gain')],
    typed: { trouble: ['changing gain does not change the values'] },
  },
  {
    asks: 'EEG with the converter alone, without a preamplifier.',
    origins: ['http://e2e.ti.com/support/data_converters/precision_data_converters/f/73/t/161968.aspx'],
    answers: [
      at(SPECS, 'noise', 'you need no preamplifier'),
      at(CHIP, 'how-to-read-them', 'contains the amplifiers'),
    ],
    typed: { name: ['is 24 bit adc enough for eeg without preamp'] },
  },
  {
    asks: 'Another input for a channel in the middle of a recording.',
    origins: ['https://e2e.ti.com/support/data-converters/f/73/t/910979'],
    answers: [
      at(COMMANDS, 'rules', 'applies the setting and continues'),
      at('Troubleshooting/GUI_Troubleshooting', 'hardware-settings', 'Stop the data stream first'),
    ],
    typed: { task: ['change channel input while streaming'] },
  },
  {
    asks: 'Where the shield of an electrode cable is connected.',
    origins: ['https://imaging461.rssing.com/chan-4461037/article3858.html'],
    answers: [at(NOISE, 'mains', 'Connect the foil or braid to AGND')],
    typed: { task: ['connect electrode cable shield to what'] },
  },
  {
    asks: 'Which shielded cable, or other means, helps against hum.',
    origins: [
      'https://sourceforge.net/p/openeeg/mailman/message/5713611',
      'https://electronics.stackexchange.com/questions/91771/noise-reduction-in-physiological-measurements-eeg-ecg',
    ],
    answers: [at(NOISE, 'mains', 'Try a shield round the wires last')],
    typed: {
      task: ['what shielded cable for eeg electrodes', 'faraday cage or shielded cables against 60hz'],
    },
  },
  {
    asks: 'Whether a laptop on its battery makes an isolator needless.',
    origins: ['https://openeeg.sourceforge.net/arch/2001-12/1431.html'],
    answers: [
      at(SPECS, 'isolation', 'the radio is the only link'),
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'run a laptop that the person touches from its battery'),
    ],
    typed: { name: ['laptop on battery enough isolation for eeg'] },
  },
  {
    asks: 'Where the driven electrode sits in an EEG, since there is no leg.',
    origins: ['https://openeeg.sourceforge.net/arch/2001-06/0732.html'],
    answers: [at(EEG, 'how-eeg-is-measured', 'That further electrode holds the body')],
    typed: { task: ['driven right leg for eeg where to put electrode'] },
  },
  {
    asks: 'A sine of 50 µV to check an amplifier with.',
    origins: ['https://eng-tips.com/threads/calibration-of-eeg-device.390078/post-8040313'],
    answers: [
      at(SPECS, 'generator', '0.5 V becomes 50 µV'),
      at(NOISE, 'test-the-board', 'through a divider such as'),
    ],
    typed: { task: ['make 50 uV sine to calibrate eeg'] },
  },
  {
    asks: 'An old house without earth in its sockets, and much noise in the EEG.',
    origins: [
      'https://antwortenhier.me/q/wie-kann-ich-signalkabel-in-einer-elektrisch-verrauschten-umgebung-abschirm-160327551797',
    ],
    answers: [at(NOISE, 'mains', 'Do not earth yourself against the hum')],
    typed: { trouble: ['two wire outlets no earth lots of eeg noise'] },
  },
  {
    asks: 'Kind and order of a filter for the bands of EEG.',
    origins: [
      'https://dsp.stackexchange.com/questions/53746/eeg-sampling-which-order-should-cover-my-result',
    ],
    answers: [at('ForDevelopers/DataAnalysis', 'filter', 'after them is the order')],
    typed: { task: ['butterworth filter order for eeg bands 250 hz'] },
  },
  {
    asks: 'A peak at 16.7 Hz in a laboratory beside a railway.',
    origins: ['https://benediktehinger.de/blog/science/trains-and-eeg'],
    answers: [at(NOISE, 'mains', 'comes from an electric railway nearby')],
    typed: { trouble: ['peak at 16.7 hz in eeg spectrum'] },
  },
  {
    asks: 'The data-ready line stays high.',
    origins: ['https://github.com/Protocentral/ADS1292rShield_Breakout/issues/4'],
    answers: [at(CHIP, 'own-ads1299', 'DRDY stays high')],
    typed: { trouble: ['drdy never goes low'] },
  },
  {
    asks: 'A finger on the input makes a wave of 60 Hz.',
    origins: [
      'https://r.x8.gg/r/ElectricalEngineering/comments/1k4rvgo/irregular_60hz_sine_wave_radiating_from_finger/modifml/?context=3',
    ],
    answers: [at(NOISE, 'mains', 'act as antennas')],
    typed: { trouble: ['touching input with finger shows 60hz wave'] },
  },
  {
    asks: 'CMS and DRL of another maker beside reference and bias.',
    origins: ['https://www.noisebridge.net/pipermail/neuro/2010-January/000512.html'],
    answers: [at(EEG, 'how-eeg-is-measured', 'On a BioSemi')],
    typed: { name: ['cms drl versus ref and bias'] },
  },
  {
    asks: 'Where the name of the driven right leg comes from.',
    origins: ['https://pic.hallikainen.org/piclist/2011/01/29/160230a.txt'],
    answers: [at(EEG, 'how-eeg-is-measured', 'named after its place in an ECG')],
    typed: { name: ['why is it called right leg drive'] },
  },
  {
    asks: 'Chest leads of which some point up and others down.',
    origins: [`${E2E}1551152/ads1298-v1-v2-and-v3-v6-are-reverse-of-phase-in-a-12ch-ecg-with-ads1298`],
    answers: [at(ECG, 'chest-leads', 'this is how a normal heart looks from there')],
    typed: { trouble: ['chest leads v3 to v6 upside down'] },
  },
  {
    asks: 'Why a channel loses signal at higher frequencies behind a high resistance.',
    origins: ['http://e2e.ti.com/support/data_converters/precision_data_converters/f/73/t/693255'],
    answers: [at(SPECS, 'input-impedance', '16 MΩ at 10 Hz')],
    typed: { name: ['input impedance at 40 hz'] },
  },
  {
    asks: 'A battery although a cable leads to the laptop.',
    origins: ['https://www.electronicspoint.com/forums/threads/eeg-circuit-need-help-please.277007/'],
    answers: [
      at(SPECS, 'power', 'The board has no USB socket'),
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
    ],
    typed: { task: ['do i still need battery if usb plugged into laptop'] },
  },
  {
    asks: 'Eyes that drive an input to its limit.',
    origins: ['https://www.olimex.com/forum/index.php?topic=2359.0'],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'gives 150 to 600 µV')],
    typed: { trouble: ['moving eyes left right saturates the input'] },
  },
  {
    asks: 'From ECG to EMG with one board.',
    origins: ['https://github.com/Protocentral/ADS1292rShield_Breakout/issues/27'],
    answers: [at('FAQ/GenFAQ', 'what-can-these-boards-measure', 'There is no mode to switch')],
    typed: { task: ['switch board from ecg to emg'] },
  },
];
