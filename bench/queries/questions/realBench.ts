import { at, type Question } from '../types';

/** What people with boards, sensors and electrodes on the table asked in forums, blogs and trackers, told anew in other words. */
export const realBench: readonly Question[] = [
  {
    asks: 'Nothing but zeros after the boards were put into a box.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3955/cyton-and-daisy-sending-only-0-value-data',
    ],
    answers: [at('Cyton/CytonSDK', 'device-id', 'fitting the boards into a box')],
    typed: { trouble: ['cyton daisy all channels zero after mounting in box'] },
  },
  {
    asks: 'Whether the bias electrode touches the skin.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3883/rld-connection-status'],
    answers: [
      at('Cyton/CytonSDK', 'lead-off', 'Bias and reference are not tested'),
      at('Troubleshooting/minimizingNoise', 'mains', 'your body has no ground'),
    ],
    typed: { task: ['how to know if bias electrode is connected'] },
  },
  {
    asks: 'AGND as the ground of the skin, and electrodes that change each other.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F18220%2F'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'An open input acts as an antenna'),
      at('Cyton/CytonSpecs', 'inputs', 'Connect electrodes to BIAS and not to AGND'),
    ],
    typed: { trouble: ['electrode unplugged changes other channels crosstalk'] },
  },
  {
    asks: 'A WiFi Shield that whistles and loses packets.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F15073'],
    answers: [at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'heard the shield whistle')],
    typed: { trouble: ['wifi shield whining sound'] },
  },
  {
    asks: 'A heart signal only while a hand is on the laptop.',
    origins: [
      'https://arduino.stackexchange.com/questions/91783/ad8232-measuring-heart-rate-only-if-usb-connector-is-touched-grounding-issue',
    ],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'touching the computer is no remedy')],
    typed: { trouble: ['ecg only noise unless i touch the laptop'] },
  },
  {
    asks: 'A heart module on a Raspberry Pi.',
    origins: ['https://tlfong01.blog/2019/04/14/ad8232-ecg-problem/'],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-other-makers-electrodes-sensors-and-programs',
        'A Raspberry Pi has no analog inputs',
      ),
    ],
    typed: { task: ['can i use ad8232 with raspberry pi powerbank'] },
  },
  {
    asks: 'A MyoWare with one constant value.',
    origins: ['https://forum.arduino.cc/t/myoware-muscle-sensor-not-working-anymore-all-of-a-sudden/1047104'],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'stuck', 'If the value hardly moves')],
    typed: { trouble: ['myoware constant value doesnt react to muscle'] },
  },
  {
    asks: 'Muscle sensors that give random values.',
    origins: ['http://forum.arduino.cc/index.php?topic=324192.15'],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'without electrodes that is normal')],
    typed: { trouble: ['muscle sensor random values 200-500 even without electrodes'] },
  },
  {
    asks: 'A muscle board with its own batteries, and an Arduino that reads nothing.',
    origins: [
      'https://forum.arduino.cc/t/analog-input-enough-to-power-on-board-leds-but-not-readable-from-analogread/316697',
    ],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'must be joined to GND of the Arduino')],
    typed: { trouble: ['emg board lights up but analogRead shows nothing'] },
  },
  {
    asks: 'Channel 4 of a Ganglion.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/24'],
    answers: [at('Ganglion/GanglionSDK', 'channel-4', 'two bits of channel 4 get lost')],
    typed: { trouble: ['ganglion channel 4 noisy when accelerometer on'] },
  },
  {
    asks: 'From which impedance on an electrode is off.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/451578/ads1299---ac-lead-off-detection---reference-human-body-impedance',
    ],
    answers: [
      at('Cyton/CytonSDK', 'lead-off', 'An open pin reads 5 to 6'),
      at('Troubleshooting/Impedance', 'impedance-cyton', 'these limits are meant to find open contacts'),
    ],
    typed: { task: ['what impedance counts as electrode off'] },
  },
  {
    asks: 'The status bits of the lead-off detector.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/788025/ads1298-ads1298---electrodes-impedance',
    ],
    answers: [at('Cyton/CytonSDK', 'lead-off', 'LOFF_STATP')],
    typed: { name: ['LOFF_STATP'] },
  },
  {
    asks: 'The heart in an EMG of both arms.',
    origins: ['https://www.olimex.com/forum/index.php?topic=1586.0'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'if-you-see-something-else', 'it is your heart'),
    ],
    typed: { trouble: ['emg shows heartbeat instead of muscle'] },
  },
  {
    asks: 'A headband that shows nothing but noise.',
    origins: ['https://github.com/mindaffect/pymindaffectBCI/issues/44'],
    answers: [
      at('AddOns/Headwear/HeadBand', 'put-it-on-and-check', 'begin with the ear clips'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'one bad ear clip spoils all channels'),
    ],
    typed: { trouble: ['headband only noise no blink reacts when moving the board'] },
  },
  {
    asks: 'Numbers without an electrode.',
    origins: ['https://github.com/neurosity/eeg-pipes/issues/40'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'An open input acts as an antenna')],
    typed: { trouble: ['values without electrodes connected'] },
  },
  {
    asks: 'Band powers of channels that are not on the head.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/670'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'band-power',
        'A channel without an electrode has values, too',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'Switch unused channels off'),
    ],
    typed: { trouble: ['band power alpha all channels have values only two electrodes'] },
  },
  {
    asks: 'Acceleration that repeats one axis.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/91'],
    answers: [
      at('Cyton/CytonDataFormat', 'time-stamps', 'in their place 3.0.0 to 3.1.1 repeat X'),
      at('ForDevelopers/BrainFlowErrors', 'accelerometer-freezes', 'repeats the old three values'),
    ],
    typed: { trouble: ['accelerometer x axis stuck same value'] },
  },
  {
    asks: 'A peak at 15 Hz that is not alpha.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/86'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'for example at 15')],
    typed: { trouble: ['peak at 15 hz in fft is it alpha'] },
  },
  {
    asks: 'The dongle on an extension cable.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/82'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'Put the dongle on a USB extension cable'),
      at('Troubleshooting/minimizingNoise', 'packets', 'dongle'),
    ],
    typed: { task: ['dongle usb extension cable noise packet loss'] },
  },
  {
    asks: 'A light sensor on the screen.',
    origins: ['https://openbci.com/community/measuring-stimulus-timing-with-a-photoresistor/'],
    answers: [
      at('Examples/VideoExperiment', 'wiring', 'Tape the sensor onto the lower left corner'),
      at('Cyton/CytonExternal', 'analog', 'Put a phototransistor between D12 and VDD'),
    ],
    typed: { task: ['photoresistor on screen trigger cyton'] },
  },
  {
    asks: 'Hum from a charger and a monitor.',
    origins: ['https://github.com/Protocentral/protocentral_max30003/issues/11'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'first-checks', 'Unplug the charger'),
      at('Troubleshooting/minimizingNoise', 'mains', 'charger'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'unplug the charger'),
    ],
    typed: { trouble: ['laptop charger hdmi monitor noise ecg'] },
  },
  {
    asks: 'Stickers that are too old.',
    origins: ['https://github.com/Protocentral/ADS1292rShield_Breakout/issues/11'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'A gel that no longer feels moist')],
    typed: { trouble: ['old dried out ecg stickers no signal'] },
  },
  {
    asks: 'The noise of the board itself.',
    origins: ['https://github.com/pieeg-club/PiEEG-server/issues/58'],
    answers: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'peak to peak')],
    typed: { task: ['input shorted noise test cyton'] },
  },
  {
    asks: 'Eyes: where the electrodes go, and on which pins.',
    origins: ['http://eeghacker.blogspot.com/2013/11/measuring-eog-with-my-eeg-setup.html'],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'above one eye')],
    typed: { task: ['eog electrodes above and below eye which pins'] },
  },
  {
    asks: 'Which impedance is good on the forehead.',
    origins: ['https://eeghacker.blogspot.com/2014/04/impedance-of-electrodes-on-my-head.html'],
    answers: [at('Troubleshooting/Impedance', 'good-values', 'with paste or gel')],
    typed: { task: ['impedance of ecg stickers vs gold cup on forehead'] },
  },
  {
    asks: 'A Pulse Sensor that is flat under the finger.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/82'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'no-wave-a-flat-line',
        'but lies flat under the finger',
      ),
    ],
    typed: { trouble: ['pulse sensor flat line when finger on it'] },
  },
  {
    asks: 'Beats without a finger.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/60'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'false-beats',
        'Without a finger the BPM means nothing',
      ),
    ],
    typed: { trouble: ['pulse sensor bpm without finger'] },
  },
  {
    asks: 'The same pulse for everybody.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/70'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'false-beats',
        'believe the number only while you see a smooth wave',
      ),
    ],
    typed: { trouble: ['pulse sensor same bpm for everybody'] },
  },
  {
    asks: 'A Pulse Sensor on an ESP32.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/73'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'An ESP32 finds no beats')],
    typed: { task: ['pulse sensor esp32 3.3v'] },
  },
  {
    asks: 'The wires of sixteen channels.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/197'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'Wire the eight new electrodes'),
    ],
    typed: { name: ['mark iv 16 channel wire colors daisy'] },
  },
  {
    asks: 'Skin conductance that is flat or jumps.',
    origins: [
      'https://www.reddit.com/r/EmotiBit/comments/tl8w29/why_is_my_eda_signal_flat_and_sometimes_has_jumps/',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'Near 0.03')],
    typed: { trouble: ['emotibit eda flat with jumps'] },
  },
  {
    asks: 'Charging an EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/79'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'battery', 'To charge it, take the device off'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'orange means charging'),
    ],
    typed: { task: ['how do i charge emotibit battery leds meaning'] },
  },
  {
    asks: 'A card that the EmotiBit does not find.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/pull/237'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-card', 'The card is not found')],
    typed: { trouble: ['emotibit says sd card not detected'] },
  },
  {
    asks: 'Which card for an EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/18'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-card', 'FAT32 card of 32')],
    typed: { task: ['which sd card for emotibit format'] },
  },
  {
    asks: 'Electrodes from the kitchen.',
    origins: ['https://psylink.me/blog/baby-steps/'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'home-made', 'with aluminium foil and tape')],
    typed: { task: ['can i make electrodes from aluminium foil'] },
  },
  {
    asks: 'Gold, silver and drift.',
    origins: ['http://akmemorph.us/author/temp_uname/page/4/'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'drift', 'when you need slow signals'),
      at('ThirdParty/cEEGrid_Kit', 'gold-or-silver', 'silver/silver-chloride suits slow potentials'),
    ],
    typed: { task: ['gold or silver electrodes dc offset drift'] },
  },
  {
    asks: 'One reference for all channels.',
    origins: ['https://www.noisebridge.net/pipermail/neuro/2009-December/000498.html'],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'N sides of all eight channels'),
      at('Ganglion/GanglionSpecs', 'inputs', 'REF'),
    ],
    typed: { task: ['can i tie all negative inputs together common reference'] },
  },
  {
    asks: 'Files to build a dongle.',
    origins: ['https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/17'],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'where-are-the-design-files', 'the same for the dongle'),
    ],
    typed: { name: ['dongle gerber bom'] },
  },
  {
    asks: 'The RESET button of the shield.',
    origins: ['https://github.com/openbci-archive/Docs/pull/92'],
    answers: [
      at(
        'Deprecated/WiFiShield/WiFiLanding',
        'buttons-and-switches',
        'Do not press it while a Ganglion is attached',
      ),
    ],
    typed: { task: ['can i press reset on wifi shield with ganglion attached'] },
  },
  {
    asks: 'Thick hair under dry electrodes.',
    origins: ['https://news.ycombinator.com/item?id=30529978'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Nobody needs to cut or shave')],
    typed: { name: ['thick curly hair dry electrodes'] },
  },
  {
    asks: 'An ear clip that does not last a night.',
    origins: ['http://lsdbase.org/2013/05/24/open-electroencephalography/'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'in place of ear clips'),
      at('AddOns/Headwear/HeadBand', 'what-it-is-for-and-what-not', 'several nights of sleep'),
    ],
    typed: { task: ['earclip falls off at night sleep eeg headband'] },
  },
  {
    asks: 'An old firmware for the timing of stimuli.',
    origins: ['https://git.luolix.top/openbci-archive/OpenBCI_32bit_TriggerTimingTests'],
    answers: [at('Cyton/CytonExternal', 'firmware', 'OpenBCI_32bit_TriggerTimingTests')],
    typed: { name: ['OpenBCI_32bit_TriggerTimingTests'] },
  },
];
