import { at, type Question } from '../types';

/**
 * What people asked outside of GitHub: on forums of makers, electronics, signal processing and neuroscience, on mailing lists
 * and Reddit, and in the vendors' own lists of questions. Told anew in other words.
 */
export const realElsewhere: readonly Question[] = [
  {
    asks: 'A spike at the beginning of a filtered signal.',
    origins: ['https://py4u.org/questions/65360601/'],
    answers: [at('ForDevelopers/DataAnalysis', 'ringing', 'The filter starts from zero')],
    typed: { trouble: ['large spike at start after butterworth filter'] },
  },
  {
    asks: 'Live blocks that drift away behind a filter.',
    origins: [
      'https://dsp.stackexchange.com/questions/75605/problem-wih-diverging-digital-iir-filter-for-an-online-acquisition-system',
    ],
    answers: [at('ForDevelopers/DataAnalysis', 'filter-live', 'so that the offset does not ring')],
    typed: { trouble: ['sosfilt output drifts away filtering eeg window by window'] },
  },
  {
    asks: 'A filter of order 10 that hides short waves.',
    origins: ['https://dsp.stackexchange.com/questions/84512/filtering-eeg-data-with-scipy-signal'],
    answers: [at('ForDevelopers/DataAnalysis', 'ringing', 'A high order makes it worse')],
    typed: { trouble: ['order 10 bandpass hides spikes in eeg'] },
  },
  {
    asks: 'The power of alpha at every moment.',
    origins: ['https://dsp.stackexchange.com/questions/25163/eeg-power-at-specific-time-points'],
    answers: [at('ForDevelopers/Spectra', 'spectrogram', 'a value at every sample')],
    typed: { task: ['alpha power at every moment of recording'] },
  },
  {
    asks: "Band powers of one's own program and those of another.",
    origins: [
      'https://dsp.stackexchange.com/questions/76210/extracting-eeg-bands-from-raw-eeg-signal-to-match-with-the-bands-calculated-on-t',
    ],
    answers: [
      at('ForDevelopers/Spectra', 'band-power', 'do not agree with these'),
      at('Software/OpenBCISoftware/GUIWidgets', 'band-power', 'not as µV²'),
    ],
    typed: { trouble: ['my band power does not match headset band values'] },
  },
  {
    asks: 'A notch that does not delay.',
    origins: [
      'https://dsp.stackexchange.com/questions/63089/is-a-notch-filter-for-50-hz-without-delay-possible',
    ],
    answers: [at('Troubleshooting/Filters', 'erp-filter', 'A notch delays only what is near it')],
    typed: { task: ['50hz notch filter without delay real time'] },
  },
  {
    asks: 'Power of the bands in MATLAB.',
    origins: [
      'https://dsp.stackexchange.com/questions/63675/extracting-different-frequency-bands-alpha-beta-gamma-from-brain-activity-da/63682',
    ],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'load', 'bandpower')],
    typed: { task: ['matlab fft power of alpha beta gamma'] },
  },
  {
    asks: 'Three bytes of a converter as one number.',
    origins: ['https://forum.arduino.cc/t/combine-three-twos-compliment-bytes-to-a-long-int/359470'],
    answers: [at('Cyton/CytonDataFormat', 'int24', 'Put the three bytes at the top')],
    typed: { task: ['combine three bytes to long arduino 24 bit adc'] },
  },
  {
    asks: 'A 24-bit value without its sign.',
    origins: [
      'https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/49770471/c-three-bytes-into-one-signed-int',
    ],
    answers: [at('Cyton/CytonDataFormat', 'int24', 'Without the sign')],
    typed: { trouble: ['24 bit value goes 0 to 16777215 never negative'] },
  },
  {
    asks: 'A program that reads lines from a binary stream.',
    origins: [
      'https://stackguides.com/questions/25934281/python-pyserial-read-data-from-arduino-breaks-when-sending-char0',
    ],
    answers: [at('ForDevelopers/OwnDriver', 'python-live', 'is not text')],
    typed: { trouble: ['pyserial readline stops when byte is zero'] },
  },
  {
    asks: 'Packets out of a stream of bytes.',
    origins: [
      'https://stackoverflow.com/questions/68702855/how-to-wait-for-a-large-number-packet-erminator-pyserial',
    ],
    answers: [
      at('ForDevelopers/OwnDriver', 'python-live', 'you have to take it apart'),
      at('Cyton/CytonDataFormat', 'binary-format', 'The packet on the dongle'),
    ],
    typed: { task: ['pyserial cut stream into packets terminator byte'] },
  },
  {
    asks: 'Bytes that Python shows as letters.',
    origins: [
      'https://www.lemona.fr/www.stackoverflow.com/questions/7640993/pyserial-and-reading-binary-data',
    ],
    answers: [at('ForDevelopers/OwnDriver', 'python-live', 'is not text')],
    typed: { trouble: ['serial bytes show as weird letters python'] },
  },
  {
    asks: 'An upload with the chipKIT tools that times out.',
    origins: ['https://chipkit.net/archive/1833'],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'timeout')],
    typed: { trouble: ['chipkit upload timeout on ubuntu works on windows'] },
  },
  {
    asks: 'An upload that ends with a checksum error of avrdude.',
    origins: ['https://chipkit.net/archive/1038'],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'checksum error')],
    typed: { trouble: ['avrdude checksum error at end of upload'] },
  },
  {
    asks: 'A dongle in the list of USB devices, but no port.',
    origins: [
      'https://exchangetuts.com/arduino-doesnt-detect-ftdi-serial-on-mac-catalina-10154-1641294183318636',
    ],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'another driver is in the way')],
    typed: { trouble: ['ftdi shows in system report but no port mac'] },
  },
  {
    asks: 'A radio module of the wrong kind.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/15031/'],
    answers: [at('Cyton/CytonRadios', 'other-modules', 'the module is no RFduino')],
    typed: { trouble: ['rfduino expecting 52 got 53'] },
  },
  {
    asks: "The GUI's railed percentage in one's own program.",
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17633%2F'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'the largest absolute value of the last three seconds'),
    ],
    typed: { task: ['railed calculation in python'] },
  },
  {
    asks: 'The word railed.',
    origins: [
      'https://piproductora.com/de/was-bedeutet-der-begriff-ldquo-railed-rdquo-bei-der-signalverarbeitung',
    ],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'close to the end of what the converter can measure'),
    ],
    typed: { name: ['what does railed mean signal'] },
  },
  {
    asks: 'A byte too many at the beginning of each packet.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3050/cyton-packet-format-question-extra-byte-resolved',
    ],
    answers: [at('Cyton/CytonDataFormat', 'a0-41', 'everything moves by one byte')],
    typed: { trouble: ['extra byte after header shifts cyton channels'] },
  },
  {
    asks: 'Whether a recording went through the notch.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/360/spectrogram-in-matlab-brainbay-python-power-spectral-density',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'files always hold raw data'),
    ],
    typed: { name: ['is saved txt raw or with notch'] },
  },
  {
    asks: 'A large card that is not recognised.',
    origins: [
      'https://forum.arduino.cc/t/microsd-breakout-board-with-sdcard-org-formatted-card-not-working/876563',
    ],
    answers: [at('Cyton/CytonSDCard', 'card', 'exFAT does not')],
    typed: { trouble: ['128gb microsd not recognised formatted with sd formatter'] },
  },
  {
    asks: 'A card without a readable partition.',
    origins: ['https://forum.arduino.cc/t/problem-with-sd-card/1133064'],
    answers: [
      at('Cyton/CytonSDCard', 'no-card', 'format it as FAT32'),
      at('Cyton/CytonSDCard', 'card', 'Format it as FAT32'),
    ],
    typed: { trouble: ['Could not find FAT16/FAT32 partition'] },
  },
  {
    asks: 'A battery whose plug has plus and minus exchanged.',
    origins: [
      'https://redlib.woodland.cafe/r/arduino/comments/1bcxip9/psa_pay_attention_to_wire_colors_on_batteries',
    ],
    answers: [at('Cyton/CytonSpecs', 'power', 'Red and black exchanged')],
    typed: { trouble: ['lipo battery wires reversed in jst plug'] },
  },
  {
    asks: 'Rusty water for washing electrodes.',
    origins: ['http://www.biosemi.nl/forum/viewtopic.php?f=1&p=4230&t=708'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'wash with distilled water')],
    typed: { task: ['clean electrodes tap water with rust'] },
  },
  {
    asks: 'A green film on electrodes.',
    origins: ['https://www.emotiv.com/knowledge-base/electrode-oxidation/'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'corroded copper or brass')],
    typed: { trouble: ['green stuff growing on electrodes mold'] },
  },
  {
    asks: 'Soap or alcohol for cups.',
    origins: ['https://electrodestore.com/blogs/news/44606977-care-and-feeding-of-surface-electrodes'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'Alcohol smears paste'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'Wash the cups in warm water'),
    ],
    typed: { task: ['alcohol or soap to clean cup electrodes'] },
  },
  {
    asks: 'Better contact of the ground alone, against hum.',
    origins: ['http://www.biosemi.nl/forum/viewtopic.php?f=1&t=762&sid=e8d88d7bd106d4904f091bed0bf73216'],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Improve the contact of reference, ground')],
    typed: { task: ['scrub only ground site to reduce 60hz'] },
  },
  {
    asks: "A generator's signal into all electrodes.",
    origins: ['http://www.biosemi.nl/forum/viewtopic.php?f=1&t=12&sid=61abf4b3f5ac7a97b39cbce2edfd3ed7'],
    answers: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'plastic bowl of tap water')],
    typed: { task: ['feed signal generator into electrodes salt water'] },
  },
  {
    asks: 'Long, short and braided leads.',
    origins: ['https://openeeg.sourceforge.net/arch/2001-07/1009.html'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'twist or braid them'),
      at('Troubleshooting/minimizingNoise', 'cable', 'Bundle all EEG wires'),
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'keep the wires in one bundle'),
    ],
    typed: { task: ['braid electrode leads or keep short'] },
  },
  {
    asks: 'The place of the ground electrode.',
    origins: [
      'https://czcams.com/video/yvieC-Ycww8/investigating-the-right-leg-rl-a-or-gnd-electrode-in-ecg-eeg-and-other-biosignal-measurements.html',
    ],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'The bias needs no ear'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'Put the ground on bone'),
    ],
    typed: { name: ['does ground electrode position matter'] },
  },
  {
    asks: 'An ECG without a third electrode.',
    origins: ['https://electronics.stackexchange.com/posts/226062/revisions'],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'Two electrodes alone will not do'),
    ],
    typed: { task: ['ecg with two electrodes only no ground'] },
  },
  {
    asks: 'Why it is called driven right leg.',
    origins: ['https://pic.hallikainen.org/piclist/2011/01/29/155332a.txt'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'named after its place in an ECG',
      ),
    ],
    typed: { name: ['why called right leg drive'] },
  },
  {
    asks: 'Emotions from EEG.',
    origins: [
      'https://redlib.rbautista.net/r/neuroscience/comments/lne48c/help_for_emotion_recognition_in_brain_waves_using',
    ],
    answers: [at('ForDevelopers/Spectra', 'band-table', 'For emotion or stress')],
    typed: { task: ['emotion recognition arousal valence from raw eeg'] },
  },
  {
    asks: 'A threshold from rest and effort.',
    origins: [
      'https://forums.ni.com./t5/Biomedical-User-Group/Extract-any-segment-from-continuously-acquiring-biosignal-for/m-p/3429020',
    ],
    answers: [
      at('Examples/EMGProjects/EMG_LED', 'core', 'three seconds of rest'),
      at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'Measure rest and a firm fist'),
    ],
    typed: { task: ['emg threshold calibration open close hand 3 seconds'] },
  },
  {
    asks: 'What the numbers of a muscle sensor are.',
    origins: [
      'https://redlib.deleted.directory/r/MyoWare/comments/120pgjp/myoware_20_signal_processing_question',
    ],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'steps of the converter')],
    typed: { name: ['myoware serial monitor values what unit'] },
  },
  {
    asks: 'The unit of raw pulse data.',
    origins: ['https://r.arson.gg/r/EmotiBit?after=t3_1131h8v'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', "the counts of the chip's converter"),
    ],
    typed: { name: ['emotibit ppg raw units'] },
  },
  {
    asks: 'Hours of an EmotiBit without WiFi.',
    origins: [
      'https://rl.huuu.biz/r/EmotiBit/search?after=t3_tt3arg&q=flair_name%3A%22FAQ%22&restrict_sr=on',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'battery', 'with WiFi switched off')],
    typed: { name: ['emotibit battery hours wifi off'] },
  },
  {
    asks: 'Columns of a parsed EmotiBit file.',
    origins: ['https://redlib.shiv19.com/r/EmotiBit/comments/tsjuca/how_do_i_interpret_the_parsed_data'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'data', 'type tag')],
    typed: { name: ['emotibit csv columns EpochTimestamp TypeTag'] },
  },
  {
    asks: 'A pulse rate that falls with exercise.',
    origins: [
      'https://forum.arduino.cc/t/need-help-advice-with-heart-bpm-higher-frequencies-not-accurate/542403',
    ],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'was multiplied instead')],
    typed: { trouble: ['bpm goes down when heart beats faster'] },
  },
  {
    asks: 'A pulse rate that jumps.',
    origins: ['https://forum.arduino.cc/t/pulse-sensor-code/450928'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'Press less on the finger',
      ),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'raise the threshold a little'),
    ],
    typed: { trouble: ['pulse sensor bpm jumps from 105 to 905'] },
  },
  {
    asks: 'The lowest rate for a spectrum of EMG.',
    origins: [
      'https://biomch-l.isbweb.org/forum/biomch-l-forums/biomch-l-1988-2010/10187-re-fourrier-analysis-of-emg#post10187',
    ],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'filters-and-sample-rate', '1,000 Hz or more')],
    typed: { task: ['lowest sampling rate for emg fft'] },
  },
  {
    asks: 'The reference and ICA.',
    origins: ['https://sccn.ucsd.edu/pipermail/eeglablist/2007/001283.html'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'Whether you change the reference before or after'),
    ],
    typed: { task: ['reference before or after ICA'] },
  },
  {
    asks: 'Reference and ground.',
    origins: ['http://www.telediagnostic.com/FAQ.htm'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'ground (GND) is this further electrode',
      ),
      at('Cyton/CytonSpecs', 'inputs', 'It is not ground'),
    ],
    typed: { name: ['difference between REF and GND electrode'] },
  },
  {
    asks: 'Another way than LSL into Unity.',
    origins: [
      'https://elisas12138.wixsite.com/portfolio/post/week-9-device-data-connection-the-four-f-s-of-active-reviewing',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'unity', 'let the GUI send'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'LSL4Unity'),
    ],
    typed: { trouble: ['unity lsl plugin not working use osc instead'] },
  },
  {
    asks: 'Words from thoughts.',
    origins: ['https://fast.hugflare.com/Zyphra/ZUNA/discussions/1'],
    answers: [at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'reads words or pictures from it')],
    typed: { name: ['thought to text eeg headset cheap'] },
  },
  {
    asks: 'Muscle values that swing between two extremes.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/793638/ads1298-finding-useful-emg-data-after-connecting-to-ads1298',
    ],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'if-you-see-something-else',
        'hum that does not change with the fist',
      ),
    ],
    typed: { trouble: ['emg values jump between -56000 and 45000'] },
  },
  {
    asks: 'Whether alpha is gone with open eyes.',
    origins: ['http://www.bio.net/hypermail/neur-sci/1997-May/028544.html'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'shrinks or disappears')],
    typed: { name: ['do alpha waves vanish with eyes open'] },
  },
  {
    asks: 'CMS and DRL.',
    origins: ['https://saptocondro.wordpress.com/2014/02/'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'CMS is the reference')],
    typed: { name: ['CMS DRL which is reference which is ground'] },
  },
];
