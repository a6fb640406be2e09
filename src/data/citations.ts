/**
 * Published research that used OpenBCI hardware.
 *
 * A work is listed when its title, year, venue and DOI, and that it used this hardware, were read in a public
 * source; `confirmedBy` says where to check. arXiv registers `10.48550/arXiv.<number>` for each of its papers.
 * The list is in the order of the reference: newest year first, then by the first author.
 */

/** A board as a work names it; `unnamed` when the source read says “OpenBCI” and no board. */
export type CitedBoard = 'cyton' | 'daisy' | 'ganglion' | 'galea' | 'unnamed';

export type CitedSignal = 'EEG' | 'EMG' | 'ECG' | 'EOG' | 'EDA' | 'PPG';

/** What a work is about. */
export type CitedTopic =
  | 'blinks'
  | 'data set'
  | 'ear EEG'
  | 'emotion and workload'
  | 'evoked potentials'
  | 'home and robots'
  | 'identity'
  | 'listening and music'
  | 'motor imagery'
  | 'signal quality'
  | 'speech'
  | 'tools'
  | 'virtual reality';

/** A person as the work names them. */
export interface Author {
  family: string;
  /** Given names or initials, as the source writes them; absent when it gives the family name alone. */
  given?: string;
}

/** A published work that used the hardware. */
export interface Citation {
  /** The anchor of the entry and the key of its BibTeX: stays as it is. */
  id: string;
  authors: readonly Author[];
  /** The source names the first authors only. */
  andOthers?: true;
  year: number;
  title: string;
  /** Journal, proceedings or archive. */
  venue: string;
  kind: 'article' | 'conference' | 'preprint' | 'data set';
  /** Without `https://doi.org/`. */
  doi: string;
  board: readonly CitedBoard[];
  /** What else the source says about the hardware: channels, headset, electrodes. */
  setup?: string;
  signal: readonly CitedSignal[];
  topic: readonly CitedTopic[];
  /** Where it can be checked: the sources read or, where one of them has no lasting address, the work itself. */
  confirmedBy: readonly string[];
}

/** “Given Family; Family; …” as a list. */
const people = (names: string): Author[] =>
  names.split('; ').map((name) => {
    const [family = '', given] = name.split(', ');
    return given === undefined ? { family } : { family, given };
  });

const CEEGRID_LIST = 'https://github.com/MKnierim/openbci-ceegrids';
const BRAINFLOW_LIST = 'https://brainflow.org/citations/';
const REVIEW_TABLE = 'https://github.com/hubertjb/dl-eeg-review';
const MOABB = 'https://github.com/NeuroTechX/moabb';
const OCTOPUS_SENSING = 'https://github.com/octopus-sensing/octopus-sensing';

/** Every work that was found and checked. */
export const citations: readonly Citation[] = [
  {
    id: 'alosaimi-2026',
    authors: people(
      'Alosaimi, Ghadah; Alsayyari, Maha; Sun, Yixin; Katsigiannis, Stamos; Atapour-Abarghouei, Amir; Breckon, Toby P.',
    ),
    year: 2026,
    title: 'EEG-Driven Intention Decoding: Offline Deep Learning Benchmarking on a Robotic Rover',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.2602.20041',
    board: ['unnamed'],
    setup: '16-channel electrode cap, 12 participants who drive a rover',
    signal: ['EEG'],
    topic: ['home and robots'],
    confirmedBy: ['https://arxiv.org/abs/2602.20041'],
  },
  {
    id: 'damico-2026',
    authors: people('D’Amico, Alessandro; de Sa, Virginia R.'),
    year: 2026,
    title: 'Comparing Simultaneous Scalp EEG Recordings from the OpenBCI Cyton and Brain Products BrainAmp',
    venue: 'Sensors',
    kind: 'article',
    doi: '10.3390/s26041153',
    board: ['cyton'],
    setup: '8 channels, recorded at the same time as a laboratory amplifier',
    signal: ['EEG'],
    topic: ['evoked potentials', 'signal quality'],
    confirmedBy: ['https://www.mdpi.com/1424-8220/26/4/1153'],
  },
  {
    id: 'kment-2025',
    authors: people('Kment, T.; Moucek, R.'),
    year: 2025,
    title: 'Motor Imagery EEG Dataset for BCI-based Neurorehabilitation',
    venue: 'Zenodo',
    kind: 'data set',
    doi: '10.5281/zenodo.15399490',
    board: ['cyton'],
    setup: '8 channels, 8 participants',
    signal: ['EEG'],
    topic: ['data set', 'motor imagery'],
    confirmedBy: [MOABB],
  },
  {
    id: 'kremenska-2025',
    authors: people('Kremenska, Adelina; Lekova, Anna; Kremenski, Svetoslav; Dimitrov, Georgi'),
    year: 2025,
    title: 'Validating the OpenBCI Nodes through EEG-based BCI Application for Smart Home Automation Control',
    venue: 'Journal of Communications Software and Systems',
    kind: 'article',
    doi: '10.24138/jcomss-2025-0012',
    board: ['unnamed'],
    setup: 'OpenBCI headset that controls a robotic arm, 14 participants',
    signal: ['EEG'],
    topic: ['home and robots', 'tools'],
    confirmedBy: ['https://jcoms.fesb.unist.hr/10.24138/jcomss-2025-0012'],
  },
  {
    id: 'leong-2025',
    authors: people('Leong, En-Lin; Chua, Yun Da; Obana, Takashi; Asplund, Christopher L.'),
    year: 2025,
    title: 'Electrophysiological markers of surprise-induced failures of visual and auditory awareness',
    venue: 'OpenNeuro',
    kind: 'data set',
    doi: '10.18112/openneuro.ds006394.v1.0.3',
    board: ['unnamed'],
    setup: '16 channels at 125 Hz, recorded with the OpenBCI GUI, 33 participants',
    signal: ['EEG'],
    topic: ['data set'],
    confirmedBy: ['https://github.com/OpenNeuroDatasets/ds006394'],
  },
  {
    id: 'rabbani-2025',
    authors: people(
      'Rabbani, Masud; Sabith, Nafi Us Sabbir; Parida, Anubhav; Iqbal, Iysa; Mamun, Sayed Mashroor; Khan, Rumi Ahmed; Ahmed, Farhad; Ahamed, Sheikh Iqbal',
    ),
    year: 2025,
    title:
      'EEG based real time classification of consecutive two eye blinks for brain computer interface applications',
    venue: 'Scientific Reports',
    kind: 'article',
    doi: '10.1038/s41598-025-07205-0',
    board: ['unnamed'],
    setup: 'Ultracortex Mark IV, 8 channels, 10 participants',
    signal: ['EEG'],
    topic: ['blinks'],
    confirmedBy: [
      'https://www.nature.com/articles/s41598-025-07205-0',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC12217743/',
    ],
  },
  {
    id: 'nirabi-2024',
    authors: people('Nirabi'),
    andOthers: true,
    year: 2024,
    title: 'Cognitive Load Assessment Through EEG: A Dataset from Arithmetic and Stroop Tasks',
    venue: 'Mendeley Data',
    kind: 'data set',
    doi: '10.17632/kt38js3jv7.1',
    board: ['cyton'],
    setup: 'electrode cap, 8 channels at 250 Hz, 15 participants',
    signal: ['EEG'],
    topic: ['data set', 'emotion and workload'],
    confirmedBy: ['https://data.mendeley.com/datasets/kt38js3jv7/1'],
  },
  {
    id: 'asanza-2023',
    authors: people('Asanza, V.; Lorente-Leyva, L. L.; Peluffo-Ordóñez, D. H.; Montoya, D.; Gonzalez, K.'),
    year: 2023,
    title:
      'MILimbEEG: A dataset of EEG signals related to upper and lower limb execution of motor and motor imagery tasks',
    venue: 'Data in Brief',
    kind: 'article',
    doi: '10.1016/j.dib.2023.109540',
    board: ['cyton', 'daisy'],
    setup: '16 dry electrodes at 125 Hz, 60 participants',
    signal: ['EEG'],
    topic: ['data set', 'motor imagery'],
    confirmedBy: [
      'https://github.com/Human-Machine-Interface/OpenBCI_Classification_Example',
      'https://data.mendeley.com/datasets/x8psbz3f6x/2',
      MOABB,
    ],
  },
  {
    id: 'asanza-2023-data',
    authors: people('Asanza, V.; Montoya, D.; Lorente-Leyva, L. L.; Peluffo-Ordóñez, D. H.; Gonzalez, K.'),
    year: 2023,
    title:
      'MILimbEEG: An EEG Signals Dataset based on Upper and Lower Limb Task During the Execution of Motor and Motorimagery Tasks',
    venue: 'Mendeley Data',
    kind: 'data set',
    doi: '10.17632/x8psbz3f6x.2',
    board: ['cyton', 'daisy'],
    setup: '16 dry electrodes at 125 Hz, 60 participants',
    signal: ['EEG'],
    topic: ['data set', 'motor imagery'],
    confirmedBy: ['https://data.mendeley.com/datasets/x8psbz3f6x/2', MOABB],
  },
  {
    id: 'cardona-alvarez-2023',
    authors: people(
      'Cardona-Álvarez, Yeison Nolberto; Álvarez-Meza, Andrés Marino; Cárdenas-Peña, David Augusto; Castaño-Duque, Germán Albeiro; Castellanos-Dominguez, German',
    ),
    year: 2023,
    title: 'A Novel OpenBCI Framework for EEG-Based Neurophysiological Experiments',
    venue: 'Sensors',
    kind: 'article',
    doi: '10.3390/s23073763',
    board: ['cyton'],
    signal: ['EEG'],
    topic: ['motor imagery', 'tools'],
    confirmedBy: [
      'https://www.mdpi.com/1424-8220/23/7/3763',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC10098804',
    ],
  },
  {
    id: 'ha-2023',
    authors: people('Ha, Jiyeon; Baek, Seung-Cheol; Lim, Yoonseob; Chung, Jae Ho'),
    year: 2023,
    title:
      'Validation of cost-efficient EEG experimental setup for neural tracking in an auditory attention task',
    venue: 'Scientific Reports',
    kind: 'article',
    doi: '10.1038/s41598-023-49990-6',
    board: ['unnamed'],
    setup: 'with an Arduino for the timing, 9 participants',
    signal: ['EEG'],
    topic: ['listening and music', 'signal quality'],
    confirmedBy: [
      'https://www.nature.com/articles/s41598-023-49990-6',
      'https://pubs.kist.re.kr/handle/201004/148548',
    ],
  },
  {
    id: 'knierim-2023',
    authors: people('Knierim, M. T.; Bleichner, M. G.; Reali, P.'),
    year: 2023,
    title:
      'A Systematic Comparison of High-End and Low-Cost EEG Amplifiers for Concealed, Around-the-Ear EEG Recordings',
    venue: 'Sensors',
    kind: 'article',
    doi: '10.3390/s23094559',
    board: ['cyton', 'daisy'],
    setup: 'cEEGrid adapter',
    signal: ['EEG'],
    topic: ['ear EEG', 'signal quality'],
    confirmedBy: [CEEGRID_LIST],
  },
  {
    id: 'knierim-2023-headphones',
    authors: people('Knierim, Michael Thomas; Puhl, Daniel; Ivucic, Gabriel; Röddiger, Tobias'),
    year: 2023,
    title:
      'OpenBCI + 3D-Printed Headphones = Open ExG Headphones – An Open-Source Research Platform for Biopotential Earable Applications',
    venue: 'Extended Abstracts of the 2023 CHI Conference on Human Factors in Computing Systems',
    kind: 'conference',
    doi: '10.1145/3544549.3585875',
    board: ['cyton'],
    setup: 'dry electrodes in 3D-printed headphones',
    signal: ['EEG', 'EMG', 'ECG', 'EOG'],
    topic: ['tools'],
    confirmedBy: ['https://github.com/MKnierim/openbci-headphones'],
  },
  {
    id: 'pattisapu-2023',
    authors: people('Pattisapu, S; Ray, S'),
    year: 2023,
    title:
      'Stimulus-induced narrow-band gamma oscillations in humans can be recorded using open-hardware low-cost EEG amplifier',
    venue: 'PLoS ONE',
    kind: 'article',
    doi: '10.1371/journal.pone.0279881',
    board: ['unnamed'],
    setup: 'OpenBCI cap, compared with a laboratory amplifier, 11 participants',
    signal: ['EEG'],
    topic: ['evoked potentials', 'signal quality'],
    confirmedBy: ['https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0279881'],
  },
  {
    id: 'bartholomeyczik-2022',
    authors: people('Bartholomeyczik, K.; Knierim, M. T.; Nieken, P.; Seitz, J.; Stano, F.; Weinhardt, C.'),
    year: 2022,
    title:
      'Flow in Knowledge Work: An Initial Evaluation of Flow Psychophysiology Across Three Cognitive Tasks',
    venue: 'Proceedings of the NeuroIS Retreat 2022',
    kind: 'conference',
    doi: '10.1007/978-3-031-13064-9_3',
    board: ['cyton', 'daisy'],
    setup: 'cEEGrid adapter',
    signal: ['EEG'],
    topic: ['ear EEG', 'emotion and workload'],
    confirmedBy: [CEEGRID_LIST],
  },
  {
    id: 'bernal-2022',
    authors: people('Bernal, G.; Hidalgo, N.; Russomanno, C.; Maes, P.'),
    year: 2022,
    title: 'Galea: A physiological sensing system for behavioral research in Virtual Environments',
    venue: '2022 IEEE Conference on Virtual Reality and 3D User Interfaces (VR)',
    kind: 'conference',
    doi: '10.1109/VR51125.2022.00024',
    board: ['galea'],
    signal: ['EEG', 'EMG', 'EOG', 'EDA', 'PPG'],
    topic: ['tools', 'virtual reality'],
    confirmedBy: [BRAINFLOW_LIST, 'https://media.mit.edu/posts/galea'],
  },
  {
    id: 'knierim-2022-adapter',
    authors: people('Knierim, M. T.; Schemmer, M.; Bauer, N.'),
    year: 2022,
    title: 'A Simplified Design of a cEEGrid Ear-Electrode Adapter for the OpenBCI Biosensing Platform',
    venue: 'HardwareX',
    kind: 'article',
    doi: '10.1016/j.ohx.2022.e00357',
    board: ['cyton', 'daisy'],
    setup: 'cEEGrid adapter',
    signal: ['EEG'],
    topic: ['ear EEG', 'tools'],
    confirmedBy: [CEEGRID_LIST],
  },
  {
    id: 'knierim-2022-flow',
    authors: people('Knierim, M. T.; Bartholomeyczik, K.; Nieken, P.; Weinhardt, C.'),
    year: 2022,
    title: 'Could we Predict Flow from Ear-EEG?',
    venue:
      '2022 10th International Conference on Affective Computing and Intelligent Interaction Workshops and Demos (ACIIW)',
    kind: 'conference',
    doi: '10.1109/ACIIW57231.2022.10086037',
    board: ['cyton', 'daisy'],
    setup: 'cEEGrid adapter',
    signal: ['EEG'],
    topic: ['ear EEG', 'emotion and workload'],
    confirmedBy: [CEEGRID_LIST],
  },
  {
    id: 'perur-2022',
    authors: people('Perur, S. D.; Kenchannavar, H. H.; Sheikh, M. A.'),
    year: 2022,
    title: 'Analysis Of EEG Signals Using Open BCI To Predict The Stress Level',
    venue: '2022 IEEE India Council International Subsections Conference (INDISCON)',
    kind: 'conference',
    doi: '10.1109/INDISCON54605.2022.9862906',
    board: ['unnamed'],
    signal: ['EEG'],
    topic: ['emotion and workload'],
    confirmedBy: [BRAINFLOW_LIST],
  },
  {
    id: 'peterson-2022',
    authors: people(
      'Peterson, Victoria; Galván, Catalina; Hernández, Hugo; Saavedra, María Paula; Spies, Ruben',
    ),
    year: 2022,
    title: 'A motor imagery vs. rest dataset with low-cost consumer grade EEG hardware',
    venue: 'Data in Brief',
    kind: 'article',
    doi: '10.1016/j.dib.2022.108225',
    board: ['cyton', 'daisy'],
    setup: '15 EEG channels at 125 Hz, 10 participants',
    signal: ['EEG', 'EMG'],
    topic: ['data set', 'motor imagery'],
    confirmedBy: [
      'https://www.conicet.gov.ar/new_scp/detalle.php?keywords=&id=60715&articulos=yes&detalles=yes&art_id=10343071',
      'https://github.com/vpeterson/MI-OpenBCI',
      MOABB,
    ],
  },
  {
    id: 'saffaryazdi-2022',
    authors: people(
      'Saffaryazdi, Nastaran; Goonesekera, Yenushka; Saffaryazdi, Nafiseh; Hailemariam, Nebiyou Daniel; Temesgen, Ebasa Girma; Nanayakkara, Suranga; Broadbent, Elizabeth; Billinghurst, Mark',
    ),
    year: 2022,
    title: 'Emotion Recognition in Conversations Using Brain and Physiological Signals',
    venue: '27th International Conference on Intelligent User Interfaces',
    kind: 'conference',
    doi: '10.1145/3490099.3511148',
    board: ['cyton', 'daisy'],
    setup: 'electrode cap, 16 channels at 125 Hz, 23 participants',
    signal: ['EEG'],
    topic: ['emotion and workload'],
    confirmedBy: [OCTOPUS_SENSING, 'https://pegconv.nastaran-saffar.me'],
  },
  {
    id: 'abo-alzahab-2021',
    authors: people(
      'Abo Alzahab, N.; Di Iorio, A.; Apollonio, L.; Alshalak, M.; Gravina, A.; Antognoli, L.; Baldi, M.; Scalise, L.; Alchalabi, B.',
    ),
    year: 2021,
    title: 'Auditory evoked potential EEG-Biometric dataset',
    venue: 'PhysioNet',
    kind: 'data set',
    doi: '10.13026/ps31-fc50',
    board: ['ganglion'],
    setup: '4 channels at 200 Hz, gold cup electrodes, 20 participants',
    signal: ['EEG'],
    topic: ['data set', 'identity', 'listening and music'],
    confirmedBy: ['https://github.com/Noor-Fatima-Afzal/TriNet-MTL/blob/main/data/README.md'],
  },
  {
    id: 'gaddy-2021',
    authors: people('Gaddy, David; Klein, Dan'),
    year: 2021,
    title: 'An Improved Model for Voicing Silent Speech',
    venue: 'ACL-IJCNLP 2021',
    kind: 'conference',
    doi: '10.18653/v1/2021.acl-short.23',
    board: ['cyton'],
    setup: 'electrodes on the face',
    signal: ['EMG'],
    topic: ['speech'],
    confirmedBy: ['https://github.com/dgaddy/silent_speech'],
  },
  {
    id: 'knierim-2021-ceegrid',
    authors: people('Knierim, Michael Thomas; Berger, Christoph; Reali, Pierluigi'),
    year: 2021,
    title:
      'Open-source concealed EEG data collection for Brain-computer-interfaces - neural observation through OpenBCI amplifiers with around-the-ear cEEGrid electrodes',
    venue: 'Brain-Computer Interfaces',
    kind: 'article',
    doi: '10.1080/2326263X.2021.1972633',
    board: ['cyton', 'daisy'],
    setup: 'cEEGrid adapter',
    signal: ['EEG'],
    topic: ['ear EEG', 'emotion and workload'],
    confirmedBy: [CEEGRID_LIST, 'https://publikationen.bibliothek.kit.edu/1000137408'],
  },
  {
    id: 'knierim-2021-bruxism',
    authors: people('Knierim, M. T.; Schemmer, M.; Woehler, D.'),
    year: 2021,
    title: 'Detecting Daytime Bruxism Through Convenient and Wearable Around-the-Ear Electrodes',
    venue: 'International Conference on Applied Human Factors and Ergonomics 2021',
    kind: 'conference',
    doi: '10.1007/978-3-030-80091-8_4',
    board: ['cyton', 'daisy'],
    setup: 'cEEGrid adapter',
    signal: ['EMG'],
    topic: ['ear EEG'],
    confirmedBy: [CEEGRID_LIST],
  },
  {
    id: 'knierim-2021-face',
    authors: people('Knierim, M. T.; Schemmer, M.; Perusquía-Hernández, M.'),
    year: 2021,
    title:
      'Exploring the recognition of facial activities through around-the-ear electrode arrays (cEEGrids)',
    venue: 'Proceedings of the NeuroIS Retreat 2021',
    kind: 'conference',
    doi: '10.1007/978-3-030-88900-5_6',
    board: ['cyton', 'daisy'],
    setup: 'cEEGrid adapter',
    signal: ['EMG'],
    topic: ['ear EEG'],
    confirmedBy: [CEEGRID_LIST],
  },
  {
    id: 'kuhn-2021',
    authors: people('Kuhn, Samuel; George, Nathan'),
    year: 2021,
    title: 'Performance of OpenBCI EEG Binary Intent Classification with Laryngeal Imagery',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.2107.00045',
    board: ['cyton', 'daisy'],
    setup: 'Ultracortex Mark IV, 16 channels, 2 participants',
    signal: ['EEG'],
    topic: ['evoked potentials', 'motor imagery', 'speech'],
    confirmedBy: [
      'https://ar5iv.labs.arxiv.org/html/2107.00045',
      'https://tomesphere.com/paper/2107.00045',
      'https://github.com/nateGeorge/openbci_laryngeal_imagery',
    ],
  },
  {
    id: 'laport-2021',
    authors: people('Laport, F.; Iglesia, D.; Dapena, A.; Castro, P. M.; Vazquez-Araujo, F. J.'),
    year: 2021,
    title: 'Proposals and Comparisons from One-Sensor EEG and EOG Human-Machine Interfaces',
    venue: 'Sensors',
    kind: 'article',
    doi: '10.3390/s21062220',
    board: ['cyton'],
    setup: 'one electrode for each signal',
    signal: ['EEG', 'EOG'],
    topic: ['blinks', 'evoked potentials', 'home and robots'],
    confirmedBy: [
      'https://www.mdpi.com/1424-8220/21/6/2220',
      'https://portalinvestigacion.udc.gal/documentos/668fc497b9e7c03b01be2081?lang=es',
    ],
  },
  {
    id: 'peterson-2021-data',
    authors: people('Peterson, Victoria; Galván, Catalina Maria; Hernández, Hugo Sacha; Spies, Ruben'),
    year: 2021,
    title: 'Motor Imagery vs Rest - Low-Cost EEG System',
    venue: 'OpenNeuro',
    kind: 'data set',
    doi: '10.18112/openneuro.ds003810.v2.0.2',
    board: ['cyton', 'daisy'],
    setup: '15 EEG channels at 125 Hz, 10 participants',
    signal: ['EEG'],
    topic: ['data set', 'motor imagery'],
    confirmedBy: ['https://github.com/OpenNeuroDatasets/ds003810', MOABB],
  },
  {
    id: 'autthasan-2020',
    authors: people(
      'Autthasan, P.; Du, X.; Arnin, J.; Lamyai, S.; Perera, M.; Itthipuripat, S.; Yagi, T.; Manoonpong, P.; Wilaiprasitporn, T.',
    ),
    year: 2020,
    title:
      'A Single-Channel Consumer-Grade EEG Device for Brain–Computer Interface: Enhancing Detection of SSVEP and Its Amplitude Modulation',
    venue: 'IEEE Sensors Journal',
    kind: 'article',
    doi: '10.1109/JSEN.2019.2958210',
    board: ['unnamed'],
    setup: '16 participants, electrodes over the visual cortex',
    signal: ['EEG'],
    topic: ['evoked potentials'],
    confirmedBy: ['https://github.com/IoBT-VISTEC/SSVEP-BCI-OpenBCI'],
  },
  {
    id: 'chaisaen-2020',
    authors: people(
      'Chaisaen, Rattanaphon; Autthasan, Phairot; Mingchinda, Nopparada; Leelaarporn, Pitshaporn; Kunaseth, Narin; Tammajarung, Suppakorn; Manoonpong, Poramate; Wilaiprasitporn, Theerawit',
    ),
    year: 2020,
    title:
      'Decoding EEG Rhythms During Action Observation, Motor Imagery, and Execution for Standing and Sitting',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.2004.04107',
    board: ['unnamed'],
    setup: '6 electrodes on the legs at 250 Hz, beside an EEG amplifier of another make, 8 participants',
    signal: ['EMG'],
    topic: ['motor imagery'],
    confirmedBy: ['https://github.com/IoBT-VISTEC/Decoding-EEG-during-AO-MI-ME'],
  },
  {
    id: 'gaddy-2020',
    authors: people('Gaddy, David; Klein, Dan'),
    year: 2020,
    title: 'Digital Voicing of Silent Speech',
    venue: 'EMNLP 2020',
    kind: 'conference',
    doi: '10.18653/v1/2020.emnlp-main.445',
    board: ['cyton'],
    setup: 'electrodes on the face',
    signal: ['EMG'],
    topic: ['speech'],
    confirmedBy: ['https://github.com/dgaddy/silent_speech'],
  },
  {
    id: 'peterson-2020',
    authors: people('Peterson, Victoria; Galván, Catalina; Hernández, Hugo; Spies, Ruben'),
    year: 2020,
    title: 'A feasibility study of a complete low-cost consumer-grade brain-computer interface system',
    venue: 'Heliyon',
    kind: 'article',
    doi: '10.1016/j.heliyon.2020.e03425',
    board: ['cyton', 'daisy'],
    setup: 'electrode cap, OpenViBE',
    signal: ['EEG', 'EMG'],
    topic: ['motor imagery', 'signal quality'],
    confirmedBy: [
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC7056654',
      'https://github.com/vpeterson/MI-OpenBCI',
      MOABB,
    ],
  },
  {
    id: 'agarwal-2019',
    authors: people('Agarwal, Mohit; Sivakumar, Raghupathy'),
    year: 2019,
    title: 'Blink: A Fully Automated Unsupervised Algorithm for Eye-Blink Detection in EEG Signals',
    venue: '2019 57th Annual Allerton Conference on Communication, Control, and Computing',
    kind: 'conference',
    doi: '10.1109/ALLERTON.2019.8919795',
    board: ['unnamed'],
    setup: 'frontal electrodes, 20 participants',
    signal: ['EEG'],
    topic: ['blinks', 'data set'],
    confirmedBy: ['https://github.com/meagmohit/EEG-Datasets', 'https://github.com/meagmohit/BLINK'],
  },
  {
    id: 'chabance-2019',
    authors: people('Chabance, Maxime; Cattan, Grégoire; Maureille, Bastien'),
    year: 2019,
    title: 'Implementation of a Daemon for OpenBCI',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.1904.04015',
    board: ['unnamed'],
    signal: ['EEG'],
    topic: ['tools'],
    confirmedBy: [
      'https://www.scholarfeed.org/paper/1904.04015v1',
      'https://hal.archives-ouvertes.fr/hal-02091644',
    ],
  },
  {
    id: 'lakhan-2019',
    authors: people(
      'Lakhan, Payongkit; Banluesombatkul, Nannapas; Changniam, Vongsagon; Dhithijaiyratn, Ratwade; Leelaarporn, Pitshaporn; Boonchieng, Ekkarat; Hompoonsup, Supanida; Wilaiprasitporn, Theerawit',
    ),
    year: 2019,
    title: 'Consumer Grade Brain Sensing for Emotion Recognition',
    venue: 'IEEE Sensors Journal',
    kind: 'article',
    doi: '10.1109/JSEN.2019.2928781',
    board: ['unnamed'],
    setup: '8 channels at 250 Hz, 43 participants',
    signal: ['EEG'],
    topic: ['emotion and workload'],
    confirmedBy: [
      'https://github.com/IoBT-VISTEC/EEG-Emotion-Recognition-INTERFACES-datasets',
      'https://ar5iv.org/html/1810.04582',
    ],
  },
  {
    id: 'merrill-2019',
    authors: people('Merrill, Nick; Curran, Max T.; Gandhi, Swapan; Chuang, John'),
    year: 2019,
    title: 'One-Step, Three-Factor Passthought Authentication With Custom-Fit, In-Ear EEG',
    venue: 'Frontiers in Neuroscience',
    kind: 'article',
    doi: '10.3389/fnins.2019.00354',
    board: ['unnamed'],
    setup: 'electrodes in custom-fit earpieces, 7 participants',
    signal: ['EEG'],
    topic: ['ear EEG', 'identity'],
    confirmedBy: ['https://www.frontiersin.org/journals/neuroscience/articles/10.3389/fnins.2019.00354/full'],
  },
  {
    id: 'notaro-2018',
    authors: people('Notaro, Gina M.; Diamond, Solomon G.'),
    year: 2018,
    title:
      'Simultaneous EEG, eye-tracking, behavioral, and screen-capture data during online German language learning',
    venue: 'Data in Brief',
    kind: 'article',
    doi: '10.1016/j.dib.2018.11.044',
    board: ['unnamed'],
    setup: 'dry Ag/AgCl electrodes, with eye tracking, 22 participants',
    signal: ['EEG'],
    topic: ['data set'],
    confirmedBy: [
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC6260224/',
      'https://www.ai-bt.com/si.php?db=pubmed&id=30519619',
    ],
  },
  {
    id: 'prathap-2018',
    authors: people('Prathap, Geesara'),
    andOthers: true,
    year: 2018,
    title: 'Near Real-Time Data Labeling Using a Depth Sensor for EMG Based Prosthetic Arms',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.1811.04239',
    board: ['unnamed'],
    setup: 'electrodes on the arm, with a Kinect for the joint angles',
    signal: ['EMG'],
    topic: ['home and robots'],
    confirmedBy: [
      'https://www.scholarfeed.org/paper/1811.04239v1',
      'https://github.com/GPrathap/OpenBCIPython',
    ],
  },
  {
    id: 'rashid-2018',
    authors: people('Rashid, Usman; Niazi, Imran Khan; Signal, Nada; Taylor, Denise'),
    year: 2018,
    title: 'An EEG Experimental Study Evaluating the Performance of Texas Instruments ADS1299',
    venue: 'Sensors',
    kind: 'article',
    doi: '10.3390/s18113721',
    board: ['cyton'],
    setup: '22 participants, compared with a laboratory amplifier',
    signal: ['EEG'],
    topic: ['signal quality'],
    confirmedBy: [
      'https://www.mdpi.com/1424-8220/18/11/3721',
      'https://www.ai-bt.com/si.php?db=pubmed&id=30388836',
    ],
  },
  {
    id: 'gordienko-2017',
    authors: people(
      'Gordienko, Yu.; Stirenko, S.; Kochura, Yu.; Alienin, O.; Novotarskiy, M.; Gordienko, N.; Rojbi, A.',
    ),
    year: 2017,
    title: 'Deep Learning for Fatigue Estimation on the Basis of Multimodal Human-Machine Interactions',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.1801.06048',
    board: ['unnamed'],
    signal: ['EEG'],
    topic: ['emotion and workload'],
    confirmedBy: [REVIEW_TABLE, 'https://www.arxiv-vanity.com/papers/1801.06048/'],
  },
  {
    id: 'raposo-2017',
    authors: people('Raposo, F.; de Matos, D. M.; Ribeiro, R.; Tang, S.; Yu, Y.'),
    year: 2017,
    title: 'Towards Deep Modeling of Music Semantics using EEG Regularizers',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.1712.05197',
    board: ['unnamed'],
    setup: '16 channels, 18 participants',
    signal: ['EEG'],
    topic: ['listening and music'],
    confirmedBy: [REVIEW_TABLE],
  },
  {
    id: 'frey-2016',
    authors: people('Frey, Jérémy'),
    year: 2016,
    title:
      'Comparison of an open-hardware electroencephalography amplifier with medical grade device in brain-computer interface applications',
    venue: 'arXiv',
    kind: 'preprint',
    doi: '10.48550/arXiv.1606.02438',
    board: ['unnamed'],
    setup: '16-channel version at 125 Hz, recorded at the same time as a medical amplifier',
    signal: ['EEG'],
    topic: ['emotion and workload', 'evoked potentials', 'signal quality'],
    confirmedBy: ['https://www.scholarfeed.org/paper/1606.02438v1', 'https://arxiv.org/pdf/1606.02438.pdf'],
  },
];
