import { at, type Question } from '../types';

/**
 * What people asked in public about the body and what is worn: sleep and dreams, hearts, muscles, breathing, skin
 * conductance, contact and paste. Told anew in other words.
 */
export const realBody: readonly Question[] = [
  {
    asks: 'REM sleep from chin muscle alone.',
    origins: ['https://github.com/raphaelvallat/yasa/issues/45'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'It does not work with the chin alone')],
    typed: { task: ['detect rem sleep with emg only'] },
  },
  {
    asks: "No deep sleep in one sleeper's score.",
    origins: ['https://github.com/raphaelvallat/yasa/issues/203'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'Hardly any N3 in one person')],
    typed: { trouble: ['yasa no N3 deep sleep for one person'] },
  },
  {
    asks: 'The best single channel for sleep staging.',
    origins: ['https://github.com/raphaelvallat/yasa/issues/40'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'yasa', 'One central EEG channel is enough'),
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'C4'),
    ],
    typed: { name: ['sleep staging best single channel c4-m1'] },
  },
  {
    asks: 'One EEG and one EOG for sleep.',
    origins: ['https://github.com/perslev/U-Time/issues/29'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'One central EEG channel is enough')],
    typed: { task: ['sleep staging just one eeg and one eog enough'] },
  },
  {
    asks: 'T waves counted as beats.',
    origins: ['https://github.com/neuropsychology/NeuroKit/issues/752'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'heart-rate-from-a-recording',
        'a tall T wave is counted as well',
      ),
    ],
    typed: { trouble: ['t wave detected as r peak bpm doubled'] },
  },
  {
    asks: 'ECG electrodes the wrong way round, and HRV.',
    origins: ['https://github.com/neuropsychology/NeuroKit.py/issues/27'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'if-you-see-something-else',
        'rate and HRV are the same then',
      ),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'plus and minus are exchanged'),
    ],
    typed: { trouble: ['mixed up plus and minus ecg electrodes hrv still valid'] },
  },
  {
    asks: 'EDA at a low rate in NeuroKit.',
    origins: ['https://github.com/neuropsychology/NeuroKit/issues/554'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'its filter needs a rate above 6 Hz'),
    ],
    typed: { trouble: ['eda sampling rate too low neurokit'] },
  },
  {
    asks: 'Bioimpedance.',
    origins: ['https://github.com/upsidedownlabs/BioAmp-EXG-Pill/issues/7'],
    answers: [at('Ganglion/GanglionSDK', 'impedance', 'It does not measure the body')],
    typed: { task: ['bioimpedance analysis with ganglion'] },
  },
  {
    asks: 'One electrode alone.',
    origins: ['https://github.com/ryanlopezzzz/EEG/issues/13'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'each channel measures one place against another',
      ),
    ],
    typed: { task: ['why do i need a second electrode only want O2'] },
  },
  {
    asks: 'Blinks not found at Fp1 and Fp2.',
    origins: ['https://github.com/pieeg-club/PiEEG-server/issues/26'],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'Look at the filter first')],
    typed: { trouble: ['blinks not detected fp1 fp2'] },
  },
  {
    asks: 'What stands between electrode and converter.',
    origins: ['https://github.com/neuroidss/FreeEEG32-beta/issues/3'],
    answers: [
      at('Cyton/CytonSpecs', 'at-a-glance', 'At a glance'),
      at('FAQ/HardFAQ', 'can-static-electricity-damage-the-board', 'TPD4E1B06'),
    ],
    typed: { name: ['input protection circuit resistor esd electrodes'] },
  },
  {
    asks: 'MNE does not know the channel names.',
    origins: ['https://github.com/mne-tools/mne-python/issues/8455'],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'names channels that the montage does not know')],
    typed: { trouble: ['DigMontage is only a subset of info'] },
  },
  {
    asks: 'Blinks and jaw clenches as a stream.',
    origins: ['https://github.com/alexandrebarachant/muse-lsl/issues/35'],
    answers: [at('Examples/EMGProjects/EMGslideshow', 'blink', 'The GUI sends no such events')],
    typed: { task: ['get blink and jaw clench stream'] },
  },
  {
    asks: 'Charging an EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/66'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'battery', 'with the battery plugged in, to USB')],
    typed: { name: ['does emotibit charge when usb plugged in'] },
  },
  {
    asks: 'Zeros in the amplitude of skin responses.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/188'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'false detections')],
    typed: { trouble: ['emotibit SA = 0 in data'] },
  },
  {
    asks: 'Heart rate with the fast pulse wave.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/270'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'hrv', 'count false beats')],
    typed: { trouble: ['emotibit 100hz ppg false beats heart rate'] },
  },
  {
    asks: 'EDA on one finger of visitors.',
    origins: [
      'https://reddit.nalc.co/r/EmotiBit/comments/16p3e2g/eda_signal_optimization_for_one_finger/k2a2umx/?context=3',
    ],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'wear', 'You can wear it on a finger'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'a drop of isotonic salt water'),
    ],
    typed: { task: ['emotibit on one finger dry hands gel'] },
  },
  {
    asks: "Galea's Fp1 and Fp2.",
    origins: ['https://github.com/OpenBCI/Documentation/issues/270'],
    answers: [at('FAQ/GenFAQ', 'where-is-the-documentation-of-galea', 'count as EMG, not as EEG')],
    typed: { name: ['galea fp1 fp2 emg or eeg'] },
  },
  {
    asks: 'Breathing through electrodes on the chest.',
    origins: ['https://github.com/zelanolab/breathmetrics/issues/10'],
    answers: [at('FAQ/HowProductsGoTogether', 'breathing', 'or other electrodes on the chest')],
    typed: { task: ['breathing from electrodes on chest'] },
  },
  {
    asks: 'A belt for breathing.',
    origins: ['https://github.com/bachlab/PsPM/issues/788'],
    answers: [at('FAQ/HowProductsGoTogether', 'breathing', 'such as a belt around the chest')],
    typed: { task: ['respiration belt on cyton'] },
  },
  {
    asks: 'Breathing rate in real time in Unity.',
    origins: ['https://github.com/pluxbiosignals/unity-sample/issues/15'],
    answers: [at('FAQ/HowProductsGoTogether', 'breathing', 'each rise through zero is one breath')],
    typed: { task: ['breathing rate real time unity'] },
  },
  {
    asks: 'A third electrode for bipolar EMG.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/6314'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'where-the-electrodes-go',
        'without it, hum covers the bursts',
      ),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'The black wire goes to'),
    ],
    typed: { trouble: ['why reference electrode in bipolar emg'] },
  },
  {
    asks: 'A noisy ECG in class.',
    origins: ['https://staging.cma-science.nl/faq/why-does-the-ecg-sensor-produce-so-much-noise'],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'relax chest and arms'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'Reference and ground'),
    ],
    typed: { trouble: ['why so much noise in ecg of student'] },
  },
  {
    asks: 'Sweat below EMG electrodes.',
    origins: ['https://github.com/enable-medellin/robotic-arm/issues/10'],
    answers: [at('Troubleshooting/minimizingNoise', 'drift', 'Sweat')],
    typed: { trouble: ['sweat under emg electrodes signal changes'] },
  },
  {
    asks: 'A dry arm band that saturates.',
    origins: ['https://github.com/dymnz/sEMG/issues/2'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'if-you-see-something-else', 'dry electrodes shift'),
    ],
    typed: { trouble: ['dry emg armband saturates when i move'] },
  },
  {
    asks: 'Hand tracking in VR by EMG.',
    origins: [
      'https://github.com/shayanalibhatti/Finger-Movement-Classification-via-Machine-Learning-using-EMG-Armband-for-3D-Printed-Robotic-Hand/issues/4',
    ],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'gestures', 'Four to eight are a good start')],
    typed: { task: ['emg hand tracking vr low latency'] },
  },
  {
    asks: 'Impedance that stays high in spite of paste.',
    origins: ['https://github.com/open-ephys/plugin-GUI/issues/509'],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-cyton', 'its values are wrong, mostly far too high'),
    ],
    typed: { trouble: ['impedance never below 10k even with paste'] },
  },
  {
    asks: 'Noise from touching the keyboard.',
    origins: ['https://github.com/open-ephys/GUI/issues/224'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'Does the hum rise when you touch the keyboard'),
    ],
    typed: { trouble: ['noise goes crazy when touching keyboard'] },
  },
  {
    asks: 'EEG below an optical headset.',
    origins: ['https://github.com/GriffithsLab/kernel-flow-tools/issues/41'],
    answers: [at('ThirdParty/ThirdPartyLanding', 'start-here', 'To record EEG at the same time')],
    typed: { task: ['eeg with fnirs at same time'] },
  },
  {
    asks: 'A flicker that is too fast.',
    origins: ['https://github.com/NeuroTechX/eeg-notebooks_v0.1/issues/35'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'Does it flicker far too fast')],
    typed: { trouble: ['ssvep flicker too fast psychopy frame rate'] },
  },
  {
    asks: 'A threshold for each person.',
    origins: ['https://www.rcccamp.org/day-4-thursday-controlling-servos-with-emg.html'],
    answers: [
      at('Examples/EMGProjects/EMG_LED', 'core', 'scaled from 0 (rest) to 1'),
      at('Examples/EMGProjects/EMG_LED', 'servo', 'The level of channel 1'),
      at('Software/OpenBCISoftware/GUIWidgets', 'emg', 'the strongest lately'),
    ],
    typed: { task: ['emg servo threshold different for every person'] },
  },
  {
    asks: 'Breathing rate from a pulse wave.',
    origins: ['https://github.com/paulvangentcom/heartrate_analysis_python/issues/22'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-measured', 'does not compute blood oxygen and breathing'),
    ],
    typed: { trouble: ['breathing rate nan from ppg'] },
  },
  {
    asks: 'What an impedance value contains.',
    origins: ['https://wiki.mentalab.com/mentalab-wiki/9-electrodes-and-impedance/5-lowering-impedance.html'],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-cyton', 'Does the value contain the reference electrode'),
      at('Ganglion/GanglionSDK', 'impedance', 'sends twice these numbers'),
    ],
    typed: { name: ['does impedance include reference electrode'] },
  },
  {
    asks: 'Gel in a session of hours.',
    origins: ['https://teknomage.wordpress.com/'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Has it dried before the end')],
    typed: { trouble: ['gel dries out after 3 hours recording'] },
  },
  {
    asks: 'Signals out of a dream.',
    origins: ['http://dashiellbarkhuss.com/lucid-dream-home-lab/'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'with deliberate eye movements')],
    typed: { task: ['send signal from lucid dream with eyes'] },
  },
  {
    asks: 'A cheap board for dreams.',
    origins: ['https://github.com/Absolute0K/OpenLD-Software/issues/1'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'the four channels of a Ganglion are enough'),
    ],
    typed: { task: ['cheapest openbci board for lucid dreaming'] },
  },
  {
    asks: 'The size of touchproof plugs.',
    origins: ['http://eeghacker.blogspot.com/2013/11/making-eeg-electrode-adapter.html'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', '1.5 mm, DIN 42802-2')],
    typed: { name: ['touchproof connector 1.5 mm or 2 mm'] },
  },
  {
    asks: 'Pulse below an electrode.',
    origins: [
      'https://engle-lab.gitbook.io/lab-manual/study-protocols/muri/muri-session-3/part-4-monitoring-eeg-during-task',
    ],
    answers: [at('Troubleshooting/minimizingNoise', 'heart', 'sits on an artery')],
    typed: { trouble: ['heartbeat in one eeg electrode only'] },
  },
  {
    asks: 'How much gel a cap takes.',
    origins: [
      'https://github-wiki-see.page/m/cogcommscience-lab/lab-docs/wiki/EEG-Setup,-Capping,-and-Impedance-Checking',
    ],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', 'A small amount is enough')],
    typed: { task: ['how much gel per person cap'] },
  },
  {
    asks: 'An alarm for light sleep.',
    origins: ['https://github.com/NeuroTechX/eeg-101/issues/61'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'It cannot ring an alarm in light sleep')],
    typed: { task: ['smart alarm wake up in light sleep'] },
  },
  {
    asks: 'Electrodes for two channels.',
    origins: ['http://www.brain-trainer.com/equipment/about_electrodes.html'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'one for each channel, the reference, and a further one',
      ),
    ],
    typed: { name: ['how many electrodes for two channel eeg'] },
  },
  {
    asks: 'Paste on ear clips.',
    origins: ['http://aboutneurofeedback.com/?p=298'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ear-clips', 'go on a clean lobe dry')],
    typed: { task: ['do ear clips need paste'] },
  },
  {
    asks: 'Watching for seizures.',
    origins: ['https://2025.igem.wiki/hainanu-china/hardware'],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'You cannot find or rule out epilepsy')],
    typed: { name: ['epilepsy seizure detection openbci'] },
  },
  {
    asks: 'EL and ER of newer EmotiBits.',
    origins: [
      'https://redlib.hyperreal.coffee/r/EmotiBit/comments/tsjpca/how_can_i_analyze_electrodermal_activity_eda',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'From V4 on there is no')],
    typed: { name: ['emotibit EL ER missing v4'] },
  },
  {
    asks: 'Skin responses and heart rate by OSC.',
    origins: [
      'https://reddit.targetnode.de/r/EmotiBit/comments/tsjpca/how_can_i_analyze_electrodermal_activity_eda/jzensos/?context=3',
    ],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'live', 'newer send heart rate and skin responses')],
    typed: { task: ['emotibit osc heart rate and scr'] },
  },
  {
    asks: 'Where the ground goes between two EMG electrodes.',
    origins: ['https://pic.hallikainen.org/piclist/2000/a/01/14/122302a.txt'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'Put the ground on bone'),
    ],
    typed: { name: ['ground electrode between the two emg electrodes'] },
  },
  {
    asks: 'Eyebrows.',
    origins: ['https://learn.adafruit.com/heybrows/circuit'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'raising the brows'),
    ],
    typed: { task: ['detect raised eyebrow muscle sensor'] },
  },
  {
    asks: 'How often the reward sounds.',
    origins: ['https://brain-trainer.com/answers/getting-started/technical-electrical/'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'How often should the reward come'),
    ],
    typed: { task: ['neurofeedback how often reward threshold percent'] },
  },
];
