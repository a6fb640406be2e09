import { at, type Question } from '../types';

/**
 * What owners asked in public about Ganglions and their dongles, headwear, electrodes and sensors of other makers, and of
 * buying, children, animals, movement and several people at once. Told anew in other words.
 */
export const realWorn: readonly Question[] = [
  {
    asks: 'The pulse sensor on a channel of the Ganglion.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2788/questions-connecting-pulse-sensor-to-ganglion',
    ],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'with-a-ganglion', 'The GUI does not support it'),
    ],
    typed: { trouble: ['pulse sensor on ganglion shows on wrong channels'] },
  },
  {
    asks: 'A parcel that customs sent back.',
    origins: ['https://cinvitro.linalopes.info/posts/a-neural-void-or-how-customs-broke-my-brain'],
    answers: [at('FAQ/ShippingFAQ', 'lost', 'ask the carrier or your customs office what they need')],
    typed: { trouble: ['package sent back customs medical device'] },
  },
  {
    asks: 'Import charges, and how they are paid.',
    origins: ['https://cinvitro.linalopes.info/posts/the-headset-the-customs-and-the-airport-bathroom'],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'at delivery')],
    typed: { task: ['import tax vat who pays delivery fedex'] },
  },
  {
    asks: 'A cap on young children.',
    origins: [
      'https://sites.google.com/view/eegtraining/guides-for-testing/testing-with-children-and-infants',
    ],
    answers: [at('FAQ/GenFAQ', 'children', 'feel a drop of gel on a finger')],
    typed: { task: ['eeg cap with small children tips'] },
  },
  {
    asks: 'Any Bluetooth adapter with a Ganglion.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'is not a BLED112'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'needs Bluetooth 4.0 or later'),
    ],
    typed: { trouble: ['ganglion not found with generic bluetooth adapter'] },
  },
  {
    asks: 'Two EEG systems, a camera and sound on one time.',
    origins: ['https://github.com/neurohazardous/hyperSynch'],
    answers: [
      at('Cyton/CytonExternal', 'camera', 'belong together'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
    ],
    typed: { task: ['sync two eeg systems with video and audio'] },
  },
  {
    asks: 'Code 412, although Bluetooth is on.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/260'],
    answers: [at('Deprecated/Hub', 'old-gui', 'Please turn blue tooth on')],
    typed: { trouble: ['code 412 error turn bluetooth on mac'] },
  },
  {
    asks: 'What an ear EEG adapter needs.',
    origins: ['http://openbciceegrids.michaelknierim.info/'],
    answers: [
      at('ThirdParty/cEEGrid_Kit', 'build-the-adapter', 'Print the two halves of the box'),
      at('ThirdParty/cEEGrid_Kit', '', 'Cyton'),
    ],
    typed: { name: ['ceegrid adapter parts list'] },
  },
  {
    asks: 'A program does not find the BLED112.',
    origins: ['https://github.com/peplin/pygatt/issues/67'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'No port has the name')],
    typed: { trouble: ['Unable to auto-detect BLED112 serial port'] },
  },
  {
    asks: 'An EmotiBit that stays with the first network.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/76'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'second-network', 'Wait more than five minutes')],
    typed: { trouble: ['emotibit does not switch to second wifi'] },
  },
  {
    asks: 'A faster pulse wave from the EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/pull/105'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'hrv', '100 Hz variant')],
    typed: { task: ['emotibit ppg 100hz'] },
  },
  {
    asks: 'The stream ends with the impedance check.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/209'],
    answers: [at('Ganglion/GanglionSDK', 'impedance', 'Nothing else is streamed in the meantime')],
    typed: { trouble: ['impedance check kills ganglion have to reboot'] },
  },
  {
    asks: 'All channels of a Ganglion rail with good impedance.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/257'],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', 'look at the reference or the ground')],
    typed: { trouble: ['all four channels railed impedance ok ganglion'] },
  },
  {
    asks: 'An impedance widget without numbers.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/1919/ganglion-impedance-check-not-functioning',
    ],
    answers: [at('Troubleshooting/Impedance', 'impedance-ganglion', 'No value appears?')],
    typed: { trouble: ['ganglion impedence check no values'] },
  },
  {
    asks: 'The newer MyoWare on the Cyton.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/136'],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'The signal may go to D11, D12 or D13'),
    ],
    typed: { name: ['new myoware with snaps same pins'] },
  },
  {
    asks: 'A pulse sensor that shows only noise.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/141'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'Is it a cheap copy?',
      ),
    ],
    typed: { trouble: ['pulse sensor only noise'] },
  },
  {
    asks: 'The pulse sensor on an ESP32.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/111'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'analogReadResolution(10)')],
    typed: { trouble: ['pulsesensor nothing printed esp32'] },
  },
  {
    asks: 'Twice the heart rate.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues/145'],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'false-beats', 'About double the rate'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'daisy', 'doubled'),
    ],
    typed: { trouble: ['heart rate twice too high pulse sensor'] },
  },
  {
    asks: 'A rate that jumps.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/67'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'Press less on the finger',
      ),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', 'raise the threshold'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'false-beats', 'About double the rate'),
    ],
    typed: { trouble: ['bpm jumps 150 to 250'] },
  },
  {
    asks: 'Beats without a finger.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/80'],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'false-beats',
        'Without a finger the BPM means nothing',
      ),
    ],
    typed: { trouble: ['heartbeats detected without finger on sensor'] },
  },
  {
    asks: 'The second hump of the pulse wave.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues/73'],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'false-beats', 'dicrotic notch')],
    typed: { task: ['dicrotic notch counted as second beat'] },
  },
  {
    asks: 'How exact the time between beats is.',
    origins: ['https://github.com/esp8266/Arduino/issues/3670'],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'see-your-pulse', 'IBI'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'arduino', '500 times a second'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'daisy', 'The widget counts 4 ms for each sample'),
    ],
    typed: { name: ['inter beat interval IBI pulse sensor accuracy'] },
  },
  {
    asks: 'The command for gain 8.',
    origins: ['https://github.com/NeuroTechX/EEG-ExPy/pull/307'],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'set-the-channels', 'x1040010X'),
      at('Cyton/CytonSDK', 'channel-settings', 'gain'),
    ],
    typed: { name: ['thinkpulse gain x8 brainflow command'] },
  },
  {
    asks: 'A MyoWare that stays at the top, and its light is off.',
    origins: ['https://community.sparkfun.com/t/myoware-2-0-muscle-sensor-stopped-working/66356'],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', 'stuck', 'VIN'),
      at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'It sticks at the top'),
    ],
    typed: { trouble: ['myoware output stuck at 1023 no led'] },
  },
  {
    asks: 'Why the USB must be isolated.',
    origins: ['https://forum.arduino.cc/t/myoware-muscle-sensor-not-working-help/954930'],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'Unplug the laptop')],
    typed: { trouble: ['muscle sensor no response when flexing usb isolation'] },
  },
  {
    asks: 'RAW or ENV.',
    origins: ['https://forum.pjrc.com/index.php?threads/emg-using-myoware-muscle-sensor-raw-output.41176/'],
    answers: [
      at(
        'ThirdParty/Myoware/MyoWareCyton',
        '1-solder-pins-to-the-sensor',
        'amplified EMG around half the supply',
      ),
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'RAW'),
    ],
    typed: { name: ['myoware RAW pin vs ENV'] },
  },
  {
    asks: 'Dried paste in the cups.',
    origins: ['https://diagnosys.zendesk.com/hc/en-us/articles/205776669-Clean-Skin-Electrodes'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'water')],
    typed: { task: ['how to get ten20 paste off gold cups'] },
  },
  {
    asks: 'Soap, plugs and steam.',
    origins: [
      'https://www.adinstruments.com/support/knowledge-base/what-are-cleaning-instructions-electro-caps-eeg',
    ],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'Do not autoclave it')],
    typed: { task: ['wash electrode cap which soap'] },
  },
  {
    asks: 'Electrodes of an arm band.',
    origins: ['https://github.com/UlysseCoteAllard/3DC-Armband/issues/2'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'from centre to centre'),
    ],
    typed: { task: ['dry electrodes for emg armband size spacing'] },
  },
  {
    asks: 'The headband with a Ganglion.',
    origins: ['https://github.com/NeuroTechX/EEG-ExPy/pull/151'],
    answers: [
      at(
        'AddOns/Headwear/HeadBand',
        'with-a-ganglion-four-channels',
        'so that all channels are measured against',
      ),
    ],
    typed: { task: ['headband with ganglion 4 channels p300'] },
  },
  {
    asks: 'The same two channels rail on everyone.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1251'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'channels on one side rail in long sessions'),
      at('Troubleshooting/minimizingNoise', 'railed', 'Fix, one channel railed'),
    ],
    typed: { trouble: ['channel 10 and 12 near railed mark iv every volunteer'] },
  },
  {
    asks: 'Bottom or top SRB for the Y cable.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/41'],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'wire', 'Both SRB pins must be joined'),
      at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'bottom SRB pin'),
      at('Troubleshooting/minimizingNoise', 'railed', 'the Y cable must join the bottom'),
    ],
    typed: { name: ['y splitter daisy srb bottom or top'] },
  },
  {
    asks: 'Which pin is which place of the Mark IV.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/37'],
    answers: [at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'this order is the one')],
    typed: { name: ['mark iv channel chart N1P Fp1'] },
  },
  {
    asks: 'A Cyton and another headset in one program.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/265'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Make one BoardShim for each board')],
    typed: { task: ['record from cyton and another headset same script'] },
  },
  {
    asks: 'Thirty-two channels on one head.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/691'],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        'record two boards at once',
      ),
    ],
    typed: { task: ['two cyton daisy on one head 32 channels'] },
  },
  {
    asks: 'Several Cytons in a class.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/218'],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'Label board and dongle'),
    ],
    typed: { task: ['several cytons in one room different radio channel'] },
  },
  {
    asks: 'Two Ganglions on one dongle.',
    origins: ['https://github.com/jrowberg/bglib/issues/25'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'one dongle serves one board')],
    typed: { task: ['can one bled112 dongle connect two ganglions'] },
  },
  {
    asks: 'How wide an electrode of the Ultracortex is.',
    origins: ['https://github.com/openbci-archive/Spiderclaw/issues/1'],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', '16.3 mm')],
    typed: { name: ['ultracortex electrode diameter mm'] },
  },
  {
    asks: "Gel of one's own.",
    origins: ['http://bioshare.info/en/skincontact'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Salt water')],
    typed: { task: ['make own conductive gel salt water'] },
  },
  {
    asks: 'EEG in a pool.',
    origins: ['http://doi.org/10.3390/s21103336'],
    answers: [at('FAQ/HardFAQ', 'outdoors', 'do not use it in a bath or a pool')],
    typed: { task: ['waterproof eeg in water swimming'] },
  },
  {
    asks: 'The heart of a dog.',
    origins: ['https://blog.backyardbrains.com/category/experiment/page/2/'],
    answers: [at('FAQ/GenFAQ', 'animals', 'The heart of a dog or cat')],
    typed: { task: ['ecg on my dog electrodes fur'] },
  },
  {
    asks: 'Sponges with salt water.',
    origins: ['http://openeeg.sourceforge.net/doc/hw/electrodes/passive'],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'make-the-salt-water', 'salt'),
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Salt water'),
    ],
    typed: { name: ['saline sponge electrodes'] },
  },
  {
    asks: 'The skin under the ear grids.',
    origins: ['https://uol.de/p84917'],
    answers: [
      at('ThirdParty/cEEGrid_Kit', 'put-the-grids-on', 'Wipe the skin around the ear with alcohol'),
      at('ThirdParty/cEEGrid_Kit', 'check-before-you-record', 'The project reports'),
      at('AddOns/Electrodes/ElectrodesLanding', 'contact', 'skin'),
    ],
    typed: { trouble: ['ceegrid impedance high how to prepare skin'] },
  },
  {
    asks: 'How the headband sits.',
    origins: ['http://op-innovations.com/en/node/71'],
    answers: [at('AddOns/Headwear/HeadBand', 'put-it-on-and-check', 'firm but not tight')],
    typed: { task: ['how tight should headband be'] },
  },
  {
    asks: 'Four people at once.',
    origins: ['https://www.mdpi.com/1424-8220/19/20/4592'],
    answers: [
      at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'Take one board for each person'),
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
    ],
    typed: { task: ['eeg of four people playing together'] },
  },
  {
    asks: 'Waves at the rate of the steps.',
    origins: ['https://www.mdpi.com/1424-8220/25/15/4810'],
    answers: [at('Troubleshooting/minimizingNoise', 'movement', 'While running')],
    typed: { trouble: ['artifact at step frequency running eeg'] },
  },
  {
    asks: 'EmotiBit and EEG by markers.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/pull/92'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'sync', 'DataSyncMarker')],
    typed: { name: ['emotibit lsl markers sync with eeg'] },
  },
];
