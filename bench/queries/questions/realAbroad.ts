import { at, type Question } from '../types';

/**
 * What people asked in public in Chinese, Japanese, Korean, German, Spanish and Russian, or in English as a foreign language, about
 * converters, sensors and programs. Told anew in other words; some queries carry a word of the asker's own language.
 */
export const realAbroad: readonly Question[] = [
  {
    asks: 'Damaged samples when the reading begins late.',
    origins: [
      'https://e2echina.ti.com/support/machine-translation/mt-data-converters/f/mt-data-converters-forum/761712/ads1299?keymatch=ADS1299&tisearch=e2e-sitesearch',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'begin at once after')],
    typed: { trouble: ['ads1299 data 损坏 when read little late after DRDY'] },
  },
  {
    asks: 'Three converters in a chain give only ones.',
    origins: [
      'https://e2echina.ti.com/support/machine-translation/mt-data-converters/f/mt-data-converters-forum/582058/ads1299',
      'https://bbs.elecfans.com/m/jishu_2465211_1_1.html',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'several', '27 bytes for each chip'),
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'The chip does not drive the line'),
    ],
    typed: { trouble: ['three ads1299 daisy chain read all is 0xFF'] },
  },
  {
    asks: 'A right status, and zeros behind it.',
    origins: [
      'https://e2echina.ti.com/support/machine-translation/mt-data-converters/f/mt-data-converters-forum/1048945/ads1299-drdy-0',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'After a reset all inputs are shorted inside'),
    ],
    typed: { trouble: ['ads1299 status C00000 is ok but channel data all 0'] },
  },
  {
    asks: 'The status in the middle of the data.',
    origins: [
      'https://e2echina.ti.com/support/machine-translation/mt-data-converters/f/mt-data-converters-forum/513367/ads1299-ads1299/1807913',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'You are out of step')],
    typed: { trouble: ['C0 00 00 appear again in middle of ads1299 data'] },
  },
  {
    asks: 'Open channels that show the same.',
    origins: [
      'https://e2echina.ti.com/support/data-converters/f/data-converters-forum/209549/ads1299-ads1299/660392',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'An open input has no voltage of its own'),
    ],
    typed: { trouble: ['ads1299 several channels same value when input 悬空'] },
  },
  {
    asks: 'A home-made board that sends only zeros, and its VCAP1.',
    origins: ['https://github.com/YuTaoV5/YuEEG/issues/3'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'measured against')],
    typed: { trouble: ['ads1299 esp32 serial always 0 VCAP1 电压'] },
  },
  {
    asks: 'A home-made board that shows blinks only.',
    origins: ['https://github.com/jirouvan/ads1299-and-f4-mcu/issues/2'],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'Short the inputs inside'),
      at('Cyton/CytonSpecs', 'noise', 'short the inputs'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Short the inputs inside'),
    ],
    typed: { trouble: ['self made ads1299 only see blink, EEG is in the noise'] },
  },
  {
    asks: "One's own board in BrainBay.",
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/43'],
    answers: [at('Software/CompatibleThirdPartySoftware/BrainBay', 'elements', 'Your own board')],
    typed: { task: ['how to show data of my arduino ads1299 in BrainBay'] },
  },
  {
    asks: 'DRDY that stays high on an ESP32.',
    origins: ['https://github.com/conorrussomanno/ADS1299/issues/4'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'Nothing is being converted')],
    typed: { trouble: ['ads1299 library with esp32 DRDY stay high'] },
  },
  {
    asks: 'The ID of an ADS1298 on an Arduino.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/357727/ads1298-with-arduino-not-working',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'ignores register commands'),
      at('ForDevelopers/HardwareDevelopment', 'id-register', 'ADS1298'),
    ],
    typed: { trouble: ['arduino can not read the ID of ads1298'] },
  },
  {
    asks: 'It works in single steps only.',
    origins: [
      'https://e2e.ti.com/support/microcontrollers/msp-low-power-microcontrollers-group/msp430/f/msp-low-power-microcontroller-forum/363838/msp430g2553-spi-master-mode-reading-error',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'A wait is missing')],
    typed: { trouble: ['ads1298 spi ok in debug step, without stop only zero'] },
  },
  {
    asks: 'SDATAC that the chip ignores.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/845509/ads1299-understanding-spi-data-communication',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', '4 clock cycles')],
    typed: { trouble: ['SDATAC ignored if no delay before CS high'] },
  },
  {
    asks: 'A register that reads back wrong in one bit.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/768045/ads1293-spi-communication',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'SPI mode 1')],
    typed: { trouble: ['write register 0xFF read back 0xFE one bit is missing'] },
  },
  {
    asks: 'An AD8232 that shows a line or nonsense.',
    origins: ['https://forum.arduino.cc/t/ekg-sensor-serial-plot-undeutlich/682317'],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-other-makers-electrodes-sensors-and-programs',
        'Only a flat line, or random waves?',
      ),
    ],
    typed: { trouble: ['AD8232 EKG undeutlich only random or straight line'] },
  },
  {
    asks: 'A cap with a plug of 25 pins.',
    origins: ['https://forum.arduino.cc/t/eeg-kappen-controller/1030026'],
    answers: [
      at('FAQ/HowProductsGoTogether', 'can-i-use-an-eeg-cap-or-electrodes-that-i-already-have', 'D-sub'),
    ],
    typed: { task: ['EEG Kappe with 25 pin D-SUB plug which pin which electrode'] },
  },
  {
    asks: 'A muscle sensor with other values each time.',
    origins: [
      'https://es.stackoverflow.com/questions/436529/c%c3%b3mo-puedo-calibrar-correctamente-un-sensor-muscular-emg',
    ],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'Measure rest and a firm fist')],
    typed: { trouble: ['sensor muscular give other values each time, how calibrar'] },
  },
  {
    asks: 'An AD8232 on a muscle, asked in Russian.',
    origins: ['https://community.alexgyver.ru/threads/perevod-ehkg-modulja-ad8232-v-ehmg.1041/'],
    answers: [at('FAQ/HardFAQ', 'can-i-use-other-makers-electrodes-sensors-and-programs', 'For a muscle')],
    typed: { trouble: ['AD8232 module for ЭМГ instead of ECG much noise'] },
  },
  {
    asks: 'A finger sensor whose curve shows no beat.',
    origins: ['https://ubicare.uc4.net/?p=2830'],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'the-wave-is-there-but-bpm-is-0-or-jumps', 'KY-039'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', 'press less'),
    ],
    typed: { trouble: ['finger heart rate sensor curve, can not see the beat'] },
  },
  {
    asks: 'EEG as sound.',
    origins: ['https://chakoku.hatenablog.com/entry/20151004/1443917620'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'hear', '20 times as fast'),
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'For sound'),
    ],
    typed: { task: ['listen brain wave as sound, raw data is drifting'] },
  },
  {
    asks: 'Whether a board made at home is cheaper.',
    origins: ['https://404background.com/research/brain-waves/'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'it is difficult')],
    typed: { task: ['make OpenBCI board by myself is cheaper? 自作'] },
  },
  {
    asks: "BrainFlow's moving plot and a new PyQt.",
    origins: [
      'https://cheongpark.tistory.com/?page=2',
      'https://github.com/brainflow-dev/brainflow/pull/756',
    ],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'GraphicsWindow')],
    typed: { trouble: ['brainflow plot_real_time.py PyQt old version 오류'] },
  },
  {
    asks: 'Concentration in Python.',
    origins: ['https://cheongpark.tistory.com/100'],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'MINDFULNESS')],
    typed: { task: ['how get concentration value with brainflow python'] },
  },
  {
    asks: 'The stamps of an XDF file as times of day.',
    origins: [
      'https://github.com/labstreaminglayer/App-LabRecorder/issues/121',
      'https://github.com/labstreaminglayer/App-LabRecorder/issues/69',
    ],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'clocks', 'datetime')],
    typed: { task: ['xdf first_timestamp convert to PC clock Uhrzeit'] },
  },
  {
    asks: '201 samples of a Ganglion.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/78'],
    answers: [at('Ganglion/GanglionDataFormat', 'packet-loss', 'Samples in a round')],
    typed: { trouble: ['why ganglion txt file save 201 samples and not 200'] },
  },
  {
    asks: '125 Hz from the old LSL script.',
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/13'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'openbci-lsl', '125 Hz instead of 250')],
    typed: { trouble: ['openbci_lsl give 125 hz but documentation says 250'] },
  },
  {
    asks: 'A sponge that takes no water.',
    origins: ['http://www.shifz.org/moosec/index-Dateien/headset.htm'],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'make-the-salt-water', 'repel salt water')],
    typed: { trouble: ['sponge of electrode does not soak salt water'] },
  },
  {
    asks: 'The colours of the Cable Shield.',
    origins: ['https://qiita.com/imaimai17468/items/3f0048cd1c80311c0921'],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'shields', 'Whatever the colours')],
    typed: { name: ['MyoWare cable shield three cable colors which is reference'] },
  },
  {
    asks: 'LIVE (from Cyton) does nothing.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/310'],
    answers: [
      at('Deprecated/Hub', 'unable-to-establish-link-to-hub-or-hub-not-connected', 'did nothing'),
      at('Deprecated/Hub', 'old-gui', 'Hub'),
    ],
    typed: { trouble: ['click on LIVE from Cyton nothing happen, hub is running'] },
  },
  {
    asks: 'Unix time in a stream of floats.',
    origins: ['https://github.com/xdf-modules/pyxdf/issues/115'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'clocks', 'double64')],
    typed: { trouble: ['unix time sent in lsl stream, many samples same value'] },
  },
  {
    asks: 'A value in Unity that jumps between channels.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/18'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'One value jumps'),
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'come in turn'),
    ],
    typed: { trouble: ['unity lsl channel value jumps, several signals in one'] },
  },
  {
    asks: 'Marks from a game to another computer by Wi-Fi.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/81'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Both computers in one subnet'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'To send from Unity'),
    ],
    typed: { trouble: ['lsl marker from Quest by wifi, other computer not receive'] },
  },
  {
    asks: 'A board of the same number that exists already.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/682'],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the same config already exists'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'the same config already exists'),
    ],
    typed: { trouble: ['matlab Board with id -1 and the same config already exists'] },
  },
  {
    asks: '2000 to 4000 beats on an STM32.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/90'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', '12-bit pin')],
    typed: { trouble: ['pulse sensor with STM32 value 2000 to 4000 too high'] },
  },
  {
    asks: 'Drift after the electrodes are put on.',
    origins: [
      'https://www.eeginfo-neurofeedback.de/neurofeedback/support/technische-infos-faq/tipps-und-tricks/1237.html',
    ],
    answers: [at('Troubleshooting/minimizingNoise', 'drift', 'Wait five minutes')],
    typed: { trouble: ['signal drift first minutes after put on Elektroden'] },
  },
  {
    asks: 'Values of channels that an ADS1299-4 does not have.',
    origins: ['https://ti2k.com/171834.html'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'ADS1299-4 sends 15')],
    typed: { trouble: ['ads1299-4 also channel 5 to 8 have values, noise not same'] },
  },
  {
    asks: 'An ECG circuit without a person.',
    origins: ['https://www.elektroda.de/rtvforum/topic3892589.html'],
    answers: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'Feed it a known signal')],
    typed: { task: ['test EKG circuit without person, simulator signal'] },
  },
];
