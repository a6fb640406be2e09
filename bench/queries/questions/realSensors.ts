import { at, type Question } from '../types';

const emotiBit = 'ThirdParty/EmotiBit/EmotiBit_Guide';
const pulse = 'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing';
const myoWare = 'ThirdParty/Myoware/MyoWareCyton';
const electrodes = 'AddOns/Electrodes/ElectrodesLanding';
const cap = 'AddOns/Headwear/ElectrodeCap';

/**
 * What people asked in public who read an EmotiBit, a Pulse Sensor or a MyoWare with programs of their own, and of electrodes,
 * skin and hair. Told anew in other words.
 */
export const realSensors: readonly Question[] = [
  {
    asks: 'The installer of an EmotiBit fails where the Arduino IDE works.',
    origins: [
      'https://reddit.nalc.co/r/EmotiBit/comments/11ogvx4/feather_not_detected_when_installing_firmware/jcg0kgh/?context=3',
    ],
    answers: [at(emotiBit, 'no-firmware', 'On Macs with Apple Silicon')],
    typed: { trouble: ['emotibit feather not detected installer but arduino ide works'] },
  },
  {
    asks: 'Three cards, and an EmotiBit reads none.',
    origins: ['https://rl.huuu.biz/r/EmotiBit/comments/yn16e7/emotibit_setup'],
    answers: [
      at(emotiBit, 'no-card', 'no card is seen without it'),
      at(emotiBit, 'no-firmware', 'SdFat 2.2.0'),
    ],
    typed: { trouble: ['emotibit file system init failed 3 sd cards'] },
  },
  {
    asks: 'A further sensor beside those of the EmotiBit.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/267'],
    answers: [at(emotiBit, 'own-sensor', 'emotibit.addPacket')],
    typed: { task: ['add another i2c sensor to emotibit'] },
  },
  {
    asks: 'The Oscilloscope ends once its settings were changed.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/221'],
    answers: [at(emotiBit, 'settings-files', 'known to crash it')],
    typed: { trouble: ['oscilloscope closes after i edited settings xml'] },
  },
  {
    asks: 'A virus scanner in the way of an EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/90'],
    answers: [at(emotiBit, 'not-found', 'Avast')],
    typed: { trouble: ['emotibit oscilloscope blocked by avast'] },
  },
  {
    asks: 'Data of an EmotiBit on the computer instead of the card.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/47'],
    answers: [at(emotiBit, 'data', 'dataLog.txt')],
    typed: { task: ['save emotibit data on pc without sd card'] },
  },
  {
    asks: 'Markers of another computer that the Oscilloscope does not see.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/222'],
    answers: [
      at(emotiBit, 'sync', 'start the marker program on the same computer'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'firewall'),
    ],
    typed: { trouble: ['emotibit oscilloscope doesnt see my lsl marker stream'] },
  },
  {
    asks: 'A column of marker times that holds nothing but zeros.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/234'],
    answers: [at(emotiBit, 'sync', '1.9.0-alpha')],
    typed: { trouble: ['LslMarkerSourceTimestamp column all zeros'] },
  },
  {
    asks: 'Skin responses through BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/620'],
    answers: [at(emotiBit, 'with-openbci', 'do not come through BrainFlow')],
    typed: { name: ['brainflow emotibit SCR amplitude frequency channel'] },
  },
  {
    asks: 'A pair of EmotiBits in one program.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/689'],
    answers: [at(emotiBit, 'with-openbci', 'two at once')],
    typed: { task: ['stream two emotibits with brainflow'] },
  },
  {
    asks: 'Skin conductance at one end of its range.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/127'],
    answers: [at(emotiBit, 'bad-signal', 'the low end of what the device measures')],
    typed: { name: ['EDA value 1000 or 0.03 meaning emotibit'] },
  },
  {
    asks: 'An EmotiBit and neuromore.',
    origins: ['https://github.com/neuromore/studio/issues/106'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Neuromore', 'brainflow', 'An EmotiBit'),
      at(emotiBit, 'live', 'takes an EmotiBit in this way only'),
    ],
    typed: { name: ['emotibit neuromore'] },
  },
  {
    asks: 'A sketch for the EmotiBit and its library for cards.',
    origins: ['https://github.com/adafruit/SdFat/issues/16'],
    answers: [at(emotiBit, 'no-firmware', 'SdFat 2.2.0')],
    typed: { trouble: ['emotibit sketch wont compile SdFat'] },
  },
  {
    asks: 'The firmware that an EmotiBit runs.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/296'],
    answers: [at(emotiBit, 'which-version-do-i-have', 'firmware_version')],
    typed: { task: ['which firmware version is on my emotibit'] },
  },
  {
    asks: 'Programs of the EmotiBit for Linux.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/48'],
    answers: [at(emotiBit, '', 'openFrameworks 0.11.2'), at(emotiBit, 'not-found', 'net-tools')],
    typed: { name: ['emotibit oscilloscope linux'] },
  },
  {
    asks: 'A name that the compiler does not know, with the pulse library.',
    origins: [
      'https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/174',
      'https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/99',
    ],
    answers: [at(pulse, 'sketch', 'older than 2.0')],
    typed: { trouble: ["pulsesensor 'cli' was not declared in this scope"] },
  },
  {
    asks: 'The pulse library on a board with Bluetooth.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/121'],
    answers: [at(pulse, 'sketch', 'Nano 33 BLE')],
    typed: { trouble: ['error compiling pulse sensor arduino nano 33 ble'] },
  },
  {
    asks: 'A register of the Uno on another board.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/47'],
    answers: [at(pulse, 'sketch', 'sets a timer of the Arduino Uno')],
    typed: { trouble: ['TCCR2A was not declared in this scope'] },
  },
  {
    asks: 'A wave without a number.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/154'],
    answers: [at(pulse, 'sketch', 'that sketch writes sentences')],
    typed: { trouble: ['pulse wave in plotter but getting bpm sketch shows nothing'] },
  },
  {
    asks: 'An analog input of one volt.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/112'],
    answers: [at(pulse, 'arduino', 'takes 1 V at most')],
    typed: { trouble: ['pulse sensor esp8266 A0 only 1 volt'] },
  },
  {
    asks: 'The last rate stays on the screen.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/67'],
    answers: [at(pulse, 'false-beats', 'the last number stays')],
    typed: { trouble: ['bpm doesnt go to zero when i take finger off'] },
  },
  {
    asks: 'Variability from the intervals of the pulse library.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Heart-Rate-Variabilty/issues/10'],
    answers: [
      at(pulse, 'arduino', 'getInterBeatIntervalMs'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'RMSSD'),
    ],
    typed: { task: ['calculate rmssd from pulse sensor'] },
  },
  {
    asks: 'A sensor that answers at its back.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/181'],
    answers: [
      at(pulse, 'the-wave-is-there-but-bpm-is-0-or-jumps', 'reacted only when its back was touched'),
      at(pulse, 'kit', 'must be insulated completely'),
    ],
    typed: { trouble: ['pulse sensor only works when touching the back'] },
  },
  {
    asks: 'An ESP32 that restarts as soon as WiFi joins the pulse.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/80'],
    answers: [at(pulse, 'arduino', 'Cache disabled but cached memory region accessed')],
    typed: { trouble: ['guru meditation error pulse sensor esp32 wifi'] },
  },
  {
    asks: 'A beat that is never announced.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/61'],
    answers: [at(pulse, 'sketch', 'is read only by')],
    typed: { trouble: ['sawStartOfBeat never true'] },
  },
  {
    asks: 'The boards that come with a MyoWare kit.',
    origins: [
      'https://medium.com/@leex5202/an-unofficial-introductory-tutorial-to-myoware-muscle-sensor-development-kit-e2169948e63',
    ],
    answers: [at(myoWare, 'shields', 'a cable to electrodes away from the sensor')],
    typed: { name: ['myoware cable shield proto shield what for'] },
  },
  {
    asks: 'The same reading with the sensor and without it.',
    origins: ['https://forum.arduino.cc/t/reading-sensor-values-from-myoware-muscle-sensor/878696'],
    answers: [
      at(myoWare, 'stuck', 'if the number stays the same'),
      at(myoWare, 'arduino', 'An analog pin with no wire on it'),
    ],
    typed: { trouble: ['myoware worked yesterday now same reading unplugged'] },
  },
  {
    asks: 'How rough the skin may be treated.',
    origins: ['https://www.biopac.com/knowledge-base/how-should-i-prepare-electrode-sites/'],
    answers: [at(electrodes, 'contact', 'abrasive skin-preparation gel')],
    typed: { task: ['alcohol or sandpaper skin prep before electrodes'] },
  },
  {
    asks: 'Leads of unequal length.',
    origins: ['https://lifelinesneuro.com/how-to-do-eeg/'],
    answers: [at(electrodes, 'gold-cups', 'do not mix short and long ones')],
    typed: { task: ['can i mix long and short electrode cables'] },
  },
  {
    asks: 'Steel and gold on one head.',
    origins: ['http://tmsi.com/technology/measuring-bio-electricity/9-dc-offset'],
    answers: [
      at(electrodes, 'contact', 'Different metals form a battery'),
      at('Troubleshooting/minimizingNoise', 'railed', 'different metals on electrode and reference'),
    ],
    typed: { trouble: ['gold electrode with steel ear clip big dc offset'] },
  },
  {
    asks: 'What an offset tells, and how much of it is allowed.',
    origins: ['http://www.biosemi.nl/forum/viewtopic.php?f=2&p=4241&t=1631'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'There is an offset between electrode and reference'),
    ],
    typed: { name: ['electrode offset 40 mV limit meaning'] },
  },
  {
    asks: 'Brown spots on dry electrodes.',
    origins: [
      'https://www.adinstruments.com/support/knowledge-base/how-can-i-ensure-good-electrical-contact-between-delsys-sensor-and-skin',
    ],
    answers: [
      at(electrodes, 'combs', 'when the coating has worn off'),
      at(electrodes, 'gold-cups', 'replace the electrode'),
    ],
    typed: { trouble: ['rust on dry electrodes how to remove'] },
  },
  {
    asks: 'What is washed out of the hair beforehand.',
    origins: [
      'https://scullycenter.princeton.edu/experiment-participation/how-to-prepare-for-your-eeg-experiment/',
    ],
    answers: [at(electrodes, 'hair', 'conditioner, hair gel, wax'), at(electrodes, 'glasses', 'hair spray')],
    typed: { task: ['hair gel or conditioner before eeg'] },
  },
  {
    asks: 'Hair that is not one’s own.',
    origins: ['https://necolebitchie.com/can-you-have-an-eeg-with-hair-extensions'],
    answers: [at(electrodes, 'hair', 'a wig or a sewn-in extension')],
    typed: { task: ['eeg with hair extensions or wig'] },
  },
  {
    asks: 'Wires that are plaited.',
    origins: ['https://eeginfo.com/knowledgebases/215/silver/silver-chloride-electrode-tips'],
    answers: [at('Troubleshooting/minimizingNoise', 'cable', 'Bundle all EEG wires')],
    typed: { task: ['braid electrode wires against noise'] },
  },
  {
    asks: 'A bag of stickers from years ago.',
    origins: [
      'http://polygraphliedetection.blogspot.com/2009/12/using-gsreda-white-snap-in-stickies_29.html',
    ],
    answers: [at(electrodes, 'snaps', 'They dry out')],
    typed: { trouble: ['old sticky electrodes dried out expired'] },
  },
  {
    asks: 'From a snap to a pin.',
    origins: [
      'https://keepdevelopingprojects.wordpress.com/2020/03/22/project-eog-making-pcb-snap-connectors/',
    ],
    answers: [at(electrodes, 'snaps', 'A cable with a snap at one end')],
    typed: { name: ['snap to header pin adapter diy'] },
  },
  {
    asks: 'Where a cap lies between two sessions.',
    origins: ['https://emotiv.gitbook.io/epoc-flex-user-manual/cleaning-and-troubleshooting/storage'],
    answers: [
      at(cap, 'clean-it-after-every-use', 'store it in a dark, dry place'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'clean-store-disinfect', 'dry'),
    ],
    typed: { task: ['how to store electrode cap'] },
  },
  {
    asks: 'Gel with grains in it.',
    origins: ['https://brainsupport.com.br/blog/what-is-the-right-type-of-eeg-gel-for-me/1166'],
    answers: [
      at(cap, 'put-it-on-and-fill-it', 'An abrasive cap gel'),
      at(electrodes, 'contact', 'abrasive skin-preparation gel'),
    ],
    typed: { name: ['abrasive gel or normal gel for cap'] },
  },
  {
    asks: 'The end of an electrode’s life.',
    origins: ['https://www.mdpi.com/1424-8220/19/11/2608/html'],
    answers: [at(electrodes, 'gold-cups', 'up to twenty recordings')],
    typed: { task: ['how many recordings before replacing electrodes'] },
  },
  {
    asks: 'A metal for what changes slowly.',
    origins: ['http://psychophysiology.blogspot.com/2009/04/importance-of-agagcl-electrodes.html'],
    answers: [at(electrodes, 'gold-cups', 'Gold or Ag/AgCl?')],
    typed: { name: ['best electrodes for slow potentials dc eeg'] },
  },
  {
    asks: 'The strap of a sports watch.',
    origins: ['https://www.shimmersensing.com/experimental-ecg-electrode-to-chest-strap-connector'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'three-electrodes',
        'A chest strap in place of stickers',
      ),
    ],
    typed: { task: ['heart rate chest strap as ecg electrode'] },
  },
  {
    asks: 'An ear grid that may be broken.',
    origins: ['https://app.jove.com/v/64897/recording-brain-activity-with-earelectroencephalography'],
    answers: [
      at('ThirdParty/cEEGrid_Kit', 'put-the-grids-on', 'set a multimeter to resistance'),
      at(electrodes, 'multimeter', 'Set the meter to ohms'),
    ],
    typed: { task: ['test ceegrid with multimeter before use'] },
  },
  {
    asks: 'Electrodes out of a printer.',
    origins: ['https://github.dosbat.com/ohrbit/eeg_bci_cap'],
    answers: [at(electrodes, 'home-made', 'Electrodes of bare conductive filament')],
    typed: { name: ['conductive filament printed electrodes'] },
  },
];
