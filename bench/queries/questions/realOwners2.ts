import { at, type Question } from '../types';

/**
 * What owners who were stuck with hardware asked in public: boards and batteries, headwear, electrodes, cables and sensors of
 * other makers, triggers. Told anew in other words.
 */
export const realOwners2: readonly Question[] = [
  {
    asks: 'An old 8-bit board that the GUI of its time no longer reaches.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F1966%2F'],
    answers: [
      at('Deprecated/8bitBoardDep', 'find-the-fault', 'upload its sketch again'),
      at('Deprecated/Hub', 'old-gui', 'the session did not begin within 12 s'),
    ],
    typed: { trouble: ['init timeout verify your serial com port 8bit board'] },
  },
  {
    asks: 'Spikes in EMG that stay when nothing is plugged in.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F9093%2F'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Open pins pick up whatever is near'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'if-you-see-something-else', 'it is your heart'),
    ],
    typed: { trouble: ['random spikes in emg even with nothing plugged in'] },
  },
  {
    asks: 'One ear clip on the reference and the bias at the same time.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F18852'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'same-ear', 'Do not use one clip for both')],
    typed: { task: ['ear clip to both srb2 and bias same time'] },
  },
  {
    asks: 'Skin conductance of an EmotiBit that became noise.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3888/recieving-bad-quality-eda-signal-using-emotibit',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'the snaps do not touch the skin')],
    typed: { trouble: ['emotibit eda bad quality no peaks'] },
  },
  {
    asks: 'The radio of a Cyton that takes no upload through the dongle.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/269/unable-to-program-onboard-rfduino'],
    answers: [at('Cyton/CytonRadios', 'device', 'upright onto the')],
    typed: { trouble: ['rfduino program cyton radio with dongle wires fail fail'] },
  },
  {
    asks: 'A light sensor on D11 that shows in all channels.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/308'],
    answers: [at('Cyton/CytonExternal', 'crosstalk', 'because D11 also feeds the blue LED')],
    typed: { trouble: ['photosensor on d11 makes artifacts in eeg channels'] },
  },
  {
    asks: 'Pins of a Cyton with Daisy and WiFi Shield that stay empty in the file.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/272'],
    answers: [at('Cyton/CytonExternal', 'digital', 'GUI 3.1 and older did not write')],
    typed: { trouble: ['no trigger data d12 wifi shield daisy'] },
  },
  {
    asks: 'Which row of the Daisy a cap is connected to.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/129'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'of the Daisy (channels 9 to 16)')],
    typed: { task: ['electrode cap daisy top or bottom pins'] },
  },
  {
    asks: 'Which SRB pin an Ultracortex Nova takes.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/15'],
    answers: [
      at('Deprecated/Mark3Dep', 'srb', 'Use SRB2, the bottom SRB pin'),
      at('Deprecated/MarkIII', 'wiring', 'SRB'),
    ],
    typed: { name: ['ultracortex nova srb1 or srb2'] },
  },
  {
    asks: 'A Ganglion that is fed at its supply pin.',
    origins: ['https://github.com/OpenBCI/Ganglion_Hardware_Design_Files/issues/3'],
    answers: [at('Ganglion/GanglionSpecs', 'power', 'is an output')],
    typed: { task: ['power ganglion from 3.3v pin'] },
  },
  {
    asks: 'One channel that is exactly zero all the time.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/131'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'no-change', 'the usual reason is that the channel is'),
      at('Cyton/CytonSDK', 'channels', 'A channel that is off reads 0'),
    ],
    typed: { trouble: ['cyton channel 1 always zero'] },
  },
  {
    asks: 'One or two batteries for a Ganglion with a WiFi Shield.',
    origins: ['https://github.com/openbci-archive/Docs/issues/181'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'power-a-ganglion-with-shield', 'One battery for both')],
    typed: { task: ['one battery for ganglion and wifi shield'] },
  },
  {
    asks: 'The pins that a WiFi Shield takes from a Cyton.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/53'],
    answers: [
      at('Deprecated/WiFiShield/WiFiLanding', 'buttons-and-switches', 'a Cyton keeps D11, D12 and D17 free'),
      at('Cyton/CytonExternal', 'digital', 'With a WiFi Shield D13 and D18 are taken'),
    ],
    typed: { name: ['which cyton pins does wifi shield take'] },
  },
  {
    asks: 'The button of an EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/76'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'switches WiFi off, and on again'),
    ],
    typed: { task: ['what does the button on emotibit do'] },
  },
  {
    asks: 'A red light that flickers when the battery is low.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/70'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'the battery is low')],
    typed: { trouble: ['emotibit red led flickers low battery'] },
  },
  {
    asks: 'From the reading of a MyoWare to the voltage of the muscle.',
    origins: ['https://github.com/AdvancerTechnologies/MyoWare_MuscleSensor/issues/2'],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'gain', 'R is the resistance of the gain potentiometer')],
    typed: { name: ['myoware gain formula'] },
  },
  {
    asks: 'The impedance of channels 9 to 16.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/162'],
    answers: [
      at('FAQ/HardFAQ', 'can-it-measure-the-impedance-of-the-electrodes', 'with a Daisy all sixteen'),
      at('Cyton/CytonSDK', 'lead-off', 'with the default reference (SRB2)'),
    ],
    typed: { trouble: ['impedance check only 8 channels daisy'] },
  },
  {
    asks: 'Beats without a finger, and none with it.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/37'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'false-beats',
        'Without a finger the BPM means nothing',
      ),
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'no-wave-a-flat-line',
        'but lies flat under the finger',
      ),
    ],
    typed: { trouble: ['pulse sensor beats disappear when i put finger on'] },
  },
  {
    asks: 'A pulse rate that jumps while the person talks.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/88'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'and keep still',
      ),
    ],
    typed: { trouble: ['heart rate jumps to 150 when talking pulse sensor'] },
  },
  {
    asks: 'An ESP32 whose readings do not fit the threshold.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/127'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'analogReadResolution(10)')],
    typed: { trouble: ['pulse sensor esp32 values too low for threshold 550'] },
  },
  {
    asks: 'The letters that the Pulse Sensor prints.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/28'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'time between two beats in ms')],
    typed: { trouble: ['pulse sensor serial monitor prints S B Q letters'] },
  },
  {
    asks: 'A Pulse Sensor that works on USB only.',
    origins: ['https://forum.arduino.cc/t/pulse-sensor-lilypad-arduino-328/215963'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'not on a battery')],
    typed: { trouble: ['pulse sensor works on usb but not on battery'] },
  },
  {
    asks: 'Where a Spiderclaw carries the battery.',
    origins: ['https://github.com/openbci-archive/Spiderclaw/issues/2'],
    answers: [at('Deprecated/SpiderclawDep', 'which-electrodes-and-boards-fit', 'No part holds a battery')],
    typed: { task: ['where to attach battery on spiderclaw'] },
  },
  {
    asks: 'Signs in the serial monitor that nobody can read.',
    origins: [
      'https://www.reddit.com/r/EmotiBit/comments/1njein5/trouble_setting_up_emotibit_with_huzzah32_feather',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-firmware', 'unreadable signs')],
    typed: { trouble: ['emotibit serial monitor garbage characters'] },
  },
  {
    asks: 'An EmotiBit whose memory chip fails at the start.',
    origins: ['https://www.reddit.com/r/EmotiBit/comments/1l802pc/fail_nvm_controller_initializing'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-firmware', 'Setup failed: EEPROM')],
    typed: { trouble: ['emotibit Setup failed: EEPROM'] },
  },
  {
    asks: 'A blue light that stays on.',
    origins: [
      'https://www.reddit.com/r/EmotiBit/comments/1mhdh5p/support_request_emotibit_featherwing_feather_m0',
    ],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'it tries to join the WiFi'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-found', 'The device still tries to join the WiFi'),
    ],
    typed: { trouble: ['emotibit blue led solid wont blink no wifi'] },
  },
  {
    asks: 'A heart rate that is not the pulse.',
    origins: [
      'https://www.reddit.com/r/EmotiBit/comments/10x8ubb/why_do_my_heart_rate_numbers_sometimes_seem',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'a clear peak for each beat')],
    typed: { trouble: ['emotibit heart rate numbers wrong'] },
  },
  {
    asks: 'A light on the Feather that blinks five times.',
    origins: ['https://www.reddit.com/r/EmotiBit/comments/11pd9jl/feather_not_detected_blinking_red'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-light', 'is its factory program')],
    typed: { trouble: ['emotibit red light blinks 5 times feather not detected'] },
  },
  {
    asks: 'A sleeping EmotiBit that starts again.',
    origins: ['https://r.arson.gg/r/EmotiBit?after=t3_tvwnox'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'static electricity')],
    typed: { trouble: ['emotibit wakes up by itself after sleep'] },
  },
  {
    asks: 'An EmotiBit whose lights all go out.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/155'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-light', 'goes to sleep by itself')],
    typed: { trouble: ['emotibit all lights go off after startup'] },
  },
  {
    asks: 'Skin conductance of an old EmotiBit with an ESP32 Feather.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/228'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'on a V3 with the ESP32 Feather')],
    typed: { trouble: ['emotibit v3 esp32 eda stuck at 1000000'] },
  },
  {
    asks: 'A printed case for the EmotiBit.',
    origins: ['https://r.arson.gg/r/EmotiBit?after=t3_tvwnox'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'wear', 'files of cases')],
    typed: { name: ['emotibit 3d printed case files'] },
  },
  {
    asks: 'Other rates on an EmotiBit.',
    origins: [
      'https://www.reddit.com/r/EmotiBit/comments/1crpxah/is_it_possible_to_modify_the_sampling_rate_of',
    ],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'To set other rates'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'hrv', '100 Hz variant'),
    ],
    typed: { task: ['change emotibit sampling rate'] },
  },
  {
    asks: 'A CE mark on the EmotiBit.',
    origins: ['https://redlib.hyperreal.coffee/r/EmotiBit/search?q=flair_name%3A%22FAQ%22&restrict_sr=on'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'accuracy', 'CE')],
    typed: { name: ['emotibit ce certification'] },
  },
  {
    asks: 'RAW of a MyoWare that does not follow the muscle.',
    origins: ['https://www.reddit.com/r/MyoWare/comments/1r5g6b0/random_values_even_when_muscle_relaxed_no'],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'It jumps about whatever the muscle does')],
    typed: { trouble: ['myoware raw output random on esp32'] },
  },
  {
    asks: 'A charger that was hot at once.',
    origins: [
      'https://electronics.stackexchange.com/questions/424329/why-did-my-lipoly-charger-fail-when-i-connected-my-cell',
    ],
    answers: [at('FAQ/HardFAQ', 'store', 'A charger that is hot at once')],
    typed: { trouble: ['lipo charger got hot when i plugged battery'] },
  },
  {
    asks: 'Two lamps of a charger at the same time.',
    origins: ['https://arduinoetal.net/?q=node%2F618'],
    answers: [at('FAQ/HardFAQ', 'store', 'both at once that no cell is plugged in')],
    typed: { trouble: ['lipo charger red and green light both on'] },
  },
  {
    asks: 'EMG without a ground electrode.',
    origins: ['https://electrical.codidact.com/posts/289471/289550'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'do not leave it out'),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'One body needs one bias electrode only',
      ),
    ],
    typed: { task: ['does emg need a ground electrode'] },
  },
  {
    asks: 'Acceleration with a Daisy that is zero most of the time.',
    origins: ['https://juliengauthier.org/en/notes/accelerometre-desactive-mode-16-canaux'],
    answers: [at('Cyton/CytonDataFormat', '0xc0-accelerometer', 'not weightlessness')],
    typed: { trouble: ['accelerometer zeros in 16 channel mode'] },
  },
  {
    asks: 'A headband that answers to the hand and to no blink.',
    origins: ['https://github.com/mindaffect/pymindaffectBCI/issues/44'],
    answers: [at('AddOns/Headwear/HeadBand', 'put-it-on-and-check', 'begin with the ear clips')],
    typed: { trouble: ['headband only noise no blink reacts when board moves'] },
  },
  {
    asks: 'Active electrodes in neuromore.',
    origins: ['https://github.com/neuromore/studio/issues/120'],
    answers: [at('Software/CompatibleThirdPartySoftware/Neuromore', 'limits', 'stays at 24')],
    typed: { trouble: ['neuromore gain goes back to x24 active electrodes'] },
  },
  {
    asks: 'The colours of the cables of an ECG.',
    origins: ['https://github.com/Protocentral/HealthyPi/issues/7'],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead', 'colours of clinical cables')],
    typed: { name: ['ecg cable colors RA LA LL'] },
  },
  {
    asks: 'Stickers that are connected and give nothing.',
    origins: ['https://github.com/Protocentral/ADS1292rShield_Breakout/issues/11'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'They dry out'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', '', 'electrode'),
    ],
    typed: { trouble: ['ecg stickers connected but leads off no signal'] },
  },
  {
    asks: 'Hum as soon as the ground electrode comes off.',
    origins: ['https://www.aanem.org/Membership/Member-Portal/AANEM-Connect?threadid=1538'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'ground electrode keeps'),
      at('Troubleshooting/minimizingNoise', 'loose', 'it is the reference or the ground'),
    ],
    typed: { trouble: ['why so much 60hz when ground electrode comes off'] },
  },
  {
    asks: 'What the ear clip of a headset does.',
    origins: ['https://support.neurosky.com/kb/science/what-does-the-ear-clip-monitor'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'the one on SRB is the reference'),
      at('AddOns/Headwear/HeadBand', '', 'ear clip'),
      at('AddOns/Headwear/MarkIV', 'wiring', 'ear clip'),
    ],
    typed: { name: ['what is the ear clip for'] },
  },
];
