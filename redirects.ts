/**
 * Old addresses that other sites, papers and programs still link to, each with the page that answers now.
 * The names of the earlier generations of this documentation were found in the sources of firmware, drivers
 * and programs that link to them.
 */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Folders of the second generation (`/docs/02Cyton/CytonSDK`), with the folder that has the page now. Folders inside
 * them had numbers at first (`04AddOns/01-Headwear`) and none later.
 */
const NUMBERED_FOLDERS: readonly (readonly [old: string, now: string])[] = [
  ['/docs/01GettingStarted/', '/GettingStarted/'],
  ['/docs/01GettingStarted/01-Boards/', '/GettingStarted/Boards/'],
  ['/docs/01GettingStarted/02-Biosensing-Setups/', '/GettingStarted/Biosensing-Setups/'],
  ['/docs/01GettingStarted/03-Community/', '/GettingStarted/Community/'],
  ['/docs/02Cyton/', '/Cyton/'],
  ['/docs/03Ganglion/', '/Ganglion/'],
  ['/docs/04AddOns/', '/AddOns/'],
  ['/docs/04AddOns/01-Headwear/', '/AddOns/Headwear/'],
  ['/docs/04AddOns/02-Electrodes/', '/AddOns/Electrodes/'],
  ['/docs/05ThirdParty/', '/ThirdParty/'],
  ['/docs/05ThirdParty/00-EmotiBit/', '/ThirdParty/EmotiBit/'],
  ['/docs/05ThirdParty/01-Myoware/', '/ThirdParty/Myoware/'],
  ['/docs/05ThirdParty/02-Pulse_Sensor/', '/ThirdParty/Pulse_Sensor/'],
  ['/docs/05ThirdParty/04-IDUN_Dryode/', '/ThirdParty/IDUN_Dryode/'],
  ['/docs/05ThirdParty/05-HEGduino Kit/', '/ThirdParty/HEGduino Kit/'],
  ['/docs/05ThirdParty/06-ThinkPulse/', '/ThirdParty/ThinkPulse/'],
  ['/docs/05ThirdParty/WiFiShield/', '/Deprecated/WiFiShield/'],
  ['/docs/05ThirdParty/03-WiFiShield/', '/Deprecated/WiFiShield/'],
  ['/ThirdParty/WiFiShield/', '/Deprecated/WiFiShield/'],
  ['/docs/06Software/', '/Software/'],
  ['/docs/06Software/01-OpenBCISoftware/', '/Software/OpenBCISoftware/'],
  ['/docs/06Software/02-CompatibleThirdPartySoftware/', '/Software/CompatibleThirdPartySoftware/'],
  ['/docs/07Examples/', '/Examples/'],
  ['/docs/07Examples/18-EMGProjects/', '/Examples/EMGProjects/'],
  ['/docs/07Examples/19-EEGProjects/', '/Examples/EEGProjects/'],
  ['/docs/08FAQ/', '/FAQ/'],
  ['/docs/09Deprecated/', '/Deprecated/'],
  ['/docs/10Troubleshooting/', '/Troubleshooting/'],
  ['/docs/11ForDevelopers/', '/ForDevelopers/'],
];

/** The former addresses of a page: below `/docs/`, and in the numbered folders. */
export function formerAddresses(route: string): string[] {
  // The page for what does not exist was nowhere.
  if (route === '/404.html/' || route === '/404.html') return [];
  const numbered = NUMBERED_FOLDERS.filter(([, now]) => route.startsWith(now)).map(
    ([old, now]) => old + route.slice(now.length),
  );
  return [route === '/' ? '/docs/' : `/docs${route}`, ...numbered];
}

/** Pages of the first generation by their folder and file name. */
const FIRST_GENERATION: readonly (readonly [folder: string, pages: Readonly<Record<string, string>>])[] = [
  [
    '/Tutorials/',
    {
      '': '/GettingStarted/GettingStartedLanding/',
      '01-GettingStarted': '/GettingStarted/GettingStartedLanding/',
      '01-Cyton_Getting Started_Guide': '/GettingStarted/Boards/CytonGS/',
      '02-Ganglion_Getting Started_Guide': '/GettingStarted/Boards/GanglionGS/',
      '02-Upload_Code_to_OpenBCI_Board': '/Cyton/CytonProgram/',
      '03-Wifi_Getting_Started_Guide': '/Deprecated/WiFiShield/WiFiGS/',
      '10-Mac_FTDI_Driver_Fix': '/Troubleshooting/FTDI_Fix_Mac/',
      '10-OpenBCI_on_Windows': '/Troubleshooting/FTDI_Fix_Windows/',
      '11-OpenBCI_on_Windows': '/Troubleshooting/FTDI_Fix_Windows/',
      '12-Win7_VM_Installation': '/Software/CompatibleThirdPartySoftware/VirtualBox/',
      '14-MyoWare_Integration': '/Deprecated/MyoCyton/',
      '15-MyoWare_Integration_Ganglion': '/Deprecated/MyoGanglion/',
      '15-Custom_Widgets': '/Software/OpenBCISoftware/GUIWidgets/',
      '16-Custom_Widgets': '/Software/OpenBCISoftware/GUIWidgets/',
      '17-Arduino_Focus_Example': '/Examples/EEGProjects/FocusArduino/',
    },
  ],
  [
    '/Hardware/',
    {
      '02-Cyton': '/Cyton/CytonSpecs/',
      '03-Cyton_Data_Format': '/Cyton/CytonDataFormat/',
      '05-Cyton_Board_Programming_Tutorial': '/Cyton/CytonProgram/',
      '06-Cyton_Radios_Programming_Tutorial': '/Cyton/CytonRadios/',
      '07-Ganglion': '/Ganglion/GanglionSpecs/',
      '08-Ganglion_Data_Format': '/Ganglion/GanglionDataFormat/',
      '09-Ganglion_Programming_Tutorial': '/Ganglion/GanglionProgram/',
      '11-Wifi': '/Deprecated/WiFiShield/WiFiLanding/',
      '12-Wifi_Programming_Tutorial': '/Deprecated/WiFiShield/WiFiProgram/',
    },
  ],
  [
    '/OpenBCI Software/',
    {
      '': '/Software/SoftwareLanding/',
      '01-OpenBCI_GUI': '/Software/OpenBCISoftware/GUIDocs/',
      '04-OpenBCI_Cyton_SDK': '/Cyton/CytonSDK/',
      '06-OpenBCI_Ganglion_SDK': '/Ganglion/GanglionSDK/',
      '08-OpenBCI_Wifi_SDK': '/Deprecated/WiFiShield/WiFiSDK/',
    },
  ],
  [
    '/3rd Party Software/',
    {
      '': '/Software/SoftwareLanding/',
      '00-3rdPartySoftware': '/Software/SoftwareLanding/',
      '01-Matlab': '/Software/CompatibleThirdPartySoftware/Matlab/',
      '02-Neuromore': '/Software/CompatibleThirdPartySoftware/Neuromore/',
      '03-OpenViBE': '/Software/CompatibleThirdPartySoftware/OpenVibe/',
      '04-LSL': '/Software/CompatibleThirdPartySoftware/LSL/',
    },
  ],
  ['/Headware/', { '01-Ultracortex-Mark-IV': '/AddOns/Headwear/MarkIV/' }],
  ['/software/', { '01-OpenBCI_SDK': '/Cyton/CytonSDK/' }],
  [
    '/tutorials/',
    {
      '01-GettingStarted': '/GettingStarted/GettingStartedLanding/',
      '02-Upload_Code_to_OpenBCI_Board': '/Cyton/CytonProgram/',
      '10-OpenBCI_on_Windows': '/Troubleshooting/FTDI_Fix_Windows/',
    },
  ],
  ['/FAQ/', { '01-GeneralFrequentlyAskedQuestions': '/FAQ/GenFAQ/' }],
];

/** Pages that have moved or gone. Where they were below `/docs/` and in numbered folders leads on as well. */
const MOVED: readonly Redirect[] = [
  { from: '/Deprecated/UltracortexMark2Dep/', to: '/Deprecated/Mark2Dep/' },
  { from: '/Deprecated/UltracortexMark3_NovaDep/', to: '/Deprecated/Mark3_NovaDep/' },
  { from: '/Deprecated/UltracortexMark3Dep/', to: '/Deprecated/Mark3Dep/' },
  { from: '/GettingStarted/Boards/WiFiGS/', to: '/Deprecated/WiFiShield/WiFiGS/' },
  { from: '/AddOns/Headwear/MarkIII/', to: '/Deprecated/MarkIII/' },
  { from: '/ThirdParty/Myoware/MyoCyton/', to: '/Deprecated/MyoCyton/' },
  { from: '/ThirdParty/Myoware/MyoGanglion/', to: '/Deprecated/MyoGanglion/' },
  { from: '/ThirdParty/HEGduino Kit/HEGduino/', to: '/ThirdParty/ThirdPartyLanding/' },
  { from: '/Examples/EEGProjects/MotorImagery/', to: '/Deprecated/MotorImagery/' },
  // Its name lacked a letter, and BrainFlow's documentation still links to it.
  { from: '/Deprecated/WiFiShield/WiFiProgam/', to: '/Deprecated/WiFiShield/WiFiProgram/' },
  { from: '/Software/OpenBCISoftware/Python/', to: '/Deprecated/Python/' },
  { from: '/Software/OpenBCISoftware/Hub/', to: '/Deprecated/Hub/' },
  { from: '/Troubleshooting/FTDI_Driver_Fix/', to: '/Troubleshooting/FTDI_Fix_Mac/' },
  { from: '/Troubleshooting/OpenBCI_on_Windows/', to: '/Troubleshooting/FTDI_Fix_Windows/' },
];

/** Every address that once led to a page, and where it leads now. */
export const redirects: Redirect[] = [
  ...MOVED.flatMap(({ from, to }) => [from, ...formerAddresses(from)].map((old) => ({ from: old, to }))),
  { from: '/docs/Welcome.html', to: '/' },
  { from: '/docs/Welcome/', to: '/' },
  ...FIRST_GENERATION.flatMap(([folder, pages]) =>
    Object.entries(pages).map(([page, to]) => ({ from: `${folder}${page === '' ? '' : `${page}/`}`, to })),
  ),
];
