import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** A section whose heading opens its landing page. */
const section = (label: string, landing: string, items: SidebarItem[]) =>
  ({
    type: 'category',
    label,
    link: { type: 'doc', id: landing },
    items,
  }) satisfies SidebarItem;

/** A name above the sections that belong together. */
const heading = (name: string): SidebarItem => ({ type: 'html', value: name, className: 'menu-group' });

const group = (label: string, items: SidebarItem[]): SidebarItem => ({ type: 'category', label, items });

/** Documents of one folder, in the order in which they are read. */
const docs = (folder: string, ...names: string[]): string[] => names.map((name) => `${folder}/${name}`);

/**
 * Every document but two: `Deprecated/Mark3Dep` and `Troubleshooting/FTDI_Fix_Mac` belong to no sidebar,
 * as the specification has it; other pages link to them.
 */
export default {
  docs: [
    heading('Start'),
    { type: 'doc', id: 'Welcome', label: 'Welcome' },
    section('Getting Started', 'GettingStarted/GettingStartedLanding', [
      group('Boards', docs('GettingStarted/Boards', 'CytonGS', 'DaisyGS', 'GanglionGS')),
      group(
        'Biosensing setups',
        docs('GettingStarted/Biosensing-Setups', 'EEGSetup', 'EMGSetup', 'ECGSetup', 'ExGSetup'),
      ),
      'GettingStarted/Community/Community',
      'GettingStarted/Documentation/DocEdits',
    ]),
    heading('Hardware'),
    section(
      'Cyton Board',
      'Cyton/CytonLanding',
      docs(
        'Cyton',
        'CytonSpecs',
        'CytonDataFormat',
        'CytonSDK',
        'CytonSDCard',
        'CytonExternal',
        'CytonRadioChannel',
        'CytonProgram',
        'CytonRadios',
      ),
    ),
    section(
      'Ganglion Board',
      'Ganglion/GanglionLanding',
      docs('Ganglion', 'GanglionSpecs', 'GanglionDataFormat', 'GanglionSDK', 'GanglionProgram'),
    ),
    section('Headwear & Electrodes', 'AddOns/AddOnLanding', [
      'AddOns/Electrodes/ElectrodesLanding',
      ...docs('AddOns/Headwear', 'MarkIV', 'HeadBand', 'ElectrodeCap', 'GelfreeElectrodeCap'),
    ]),
    section(
      'Third-Party Hardware',
      'ThirdParty/ThirdPartyLanding',
      docs(
        'ThirdParty',
        'ThinkPulse/ThinkPulse',
        'IDUN_Dryode/Dryode',
        'cEEGrid_Kit',
        'EmotiBit/EmotiBit_Guide',
        'Myoware/MyoWareCyton',
        'Pulse_Sensor/Pulse_Sensor_Landing',
      ),
    ),
    heading('Software'),
    section('Software', 'Software/SoftwareLanding', [
      group(
        'OpenBCI software',
        docs(
          'Software/OpenBCISoftware',
          'GUIDocs',
          'GUIRecordings',
          'GUIWidgets',
          'GUINetworking',
          'NeuroFly_Toolkit',
        ),
      ),
      group(
        'Compatible third-party software',
        docs(
          'Software/CompatibleThirdPartySoftware',
          'LSL',
          'Matlab',
          'OpenVibe',
          'Neuromore',
          'BrainBay',
          'BioEra',
          'VirtualBox',
        ),
      ),
    ]),
    section(
      'For Developers',
      'ForDevelopers/ForDevelopersLanding',
      docs(
        'ForDevelopers',
        'SoftwareDevelopment',
        'BrainFlowErrors',
        'DataAnalysis',
        'Spectra',
        'OwnDriver',
        'FirmwareDevelopment',
        'HardwareDevelopment',
      ),
    ),
    heading('Help and projects'),
    section(
      'Troubleshooting',
      'Troubleshooting/TroubleshootingLanding',
      docs(
        'Troubleshooting',
        'minimizingNoise',
        'Impedance',
        'Filters',
        'GUI_Troubleshooting',
        'ResetButtonPress',
        'FTDI_Fix_Windows',
        'FTDI_Fix_Linux',
        'MacOSGanglionBLEWorkaround',
      ),
    ),
    section('Example Projects', 'Examples/ExamplesLanding', [
      group('EEG projects', ['Examples/EEGProjects/FocusArduino']),
      group(
        'EMG projects',
        docs(
          'Examples/EMGProjects',
          'EMG_LED',
          'EMG_Chrome_Dino_Game',
          'EMGscrolling',
          'EMGslideshow',
          'EMGmusic',
          'EMGpiano',
          'EMG_Tetris',
        ),
      ),
      'Examples/VideoExperiment',
      'Examples/CommunityPageProjects',
    ]),
    section('FAQ', 'FAQ/FAQLanding', [
      ...docs('FAQ', 'GenFAQ', 'HowProductsGoTogether', 'HardFAQ', 'PaymentFAQ', 'ShippingFAQ', 'DocsUpdate'),
      group('Policies', docs('FAQ', 'Returns', 'Liability', 'Privacy', 'Cookie', 'Conduct', 'FCOI')),
    ]),
    {
      className: 'menu-former',
      ...section('Deprecated', 'Deprecated/DeprecatedLanding', [
        group(
          'WiFi Shield',
          docs('Deprecated/WiFiShield', 'WiFiLanding', 'WiFiGS', 'WiFiSDK', 'WiFiAPI', 'WiFiProgram'),
        ),
        group(
          'Headsets',
          docs('Deprecated', 'MarkIII', 'Mark3_NovaDep', 'Mark2Dep', 'UltracortexMark1Dep', 'SpiderclawDep'),
        ),
        group(
          'Boards and firmware tools',
          docs('Deprecated', '8bitBoardDep', 'DeprecatedCytonProgram', 'DeprecatedDongleProgramming'),
        ),
        group(
          'Software and tutorials',
          docs(
            'Deprecated',
            'Hub',
            'Python',
            'MotorImagery',
            'MyoCyton',
            'MyoGanglion',
            'FTDI_Fix_Mac_Deprecated',
          ),
        ),
      ]),
    },
  ],
} satisfies SidebarsConfig;
