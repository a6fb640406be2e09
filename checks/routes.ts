/** The addresses that the specification names, letter for letter. The site may have more. */
import { isFields } from '../src/fields';
import type { Problem } from './problem';
import type { SourcePage } from '../scripts/sourcePages';

const inFolder = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `/${folder}/${name}/`);

/** Documents that must be there. */
export const documentRoutes: readonly string[] = [
  '/',
  ...inFolder('AddOns', 'AddOnLanding Electrodes/ElectrodesLanding'),
  ...inFolder('AddOns/Headwear', 'ElectrodeCap GelfreeElectrodeCap HeadBand MarkIV'),
  ...inFolder(
    'Cyton',
    'CytonDataFormat CytonExternal CytonLanding CytonProgram CytonRadioChannel CytonRadios CytonSDCard CytonSDK CytonSpecs',
  ),
  ...inFolder('Ganglion', 'GanglionDataFormat GanglionLanding GanglionProgram GanglionSDK GanglionSpecs'),
  ...inFolder('GettingStarted', 'GettingStartedLanding Community/Community Documentation/DocEdits'),
  ...inFolder('GettingStarted/Biosensing-Setups', 'ECGSetup EEGSetup EMGSetup ExGSetup'),
  ...inFolder('GettingStarted/Boards', 'CytonGS DaisyGS GanglionGS'),
  '/Software/SoftwareLanding/',
  ...inFolder(
    'Software/CompatibleThirdPartySoftware',
    'BioEra BrainBay LSL Matlab Neuromore OpenVibe VirtualBox',
  ),
  ...inFolder('Software/OpenBCISoftware', 'GUIDocs GUIWidgets NeuroFly_Toolkit'),
  ...inFolder(
    'ThirdParty',
    'ThirdPartyLanding cEEGrid_Kit EmotiBit/EmotiBit_Guide IDUN_Dryode/Dryode Myoware/MyoWareCyton Pulse_Sensor/Pulse_Sensor_Landing ThinkPulse/ThinkPulse',
  ),
  ...inFolder(
    'Troubleshooting',
    'FTDI_Fix_Linux FTDI_Fix_Mac FTDI_Fix_Windows GUI_Troubleshooting MacOSGanglionBLEWorkaround minimizingNoise ResetButtonPress TroubleshootingLanding',
  ),
  ...inFolder(
    'FAQ',
    'Conduct Cookie DocsUpdate FAQLanding FCOI GenFAQ HardFAQ HowProductsGoTogether Liability PaymentFAQ Privacy Returns ShippingFAQ',
  ),
  ...inFolder(
    'ForDevelopers',
    'FirmwareDevelopment ForDevelopersLanding HardwareDevelopment SoftwareDevelopment',
  ),
  ...inFolder('Examples', 'CommunityPageProjects EEGProjects/FocusArduino ExamplesLanding VideoExperiment'),
  ...inFolder(
    'Examples/EMGProjects',
    'EMG_Chrome_Dino_Game EMG_LED EMG_Tetris EMGmusic EMGpiano EMGscrolling EMGslideshow',
  ),
  ...inFolder(
    'Deprecated',
    '8bitBoardDep DeprecatedCytonProgram DeprecatedDongleProgramming DeprecatedLanding FTDI_Fix_Mac_Deprecated Hub MarkIII MotorImagery MyoCyton MyoGanglion Python SpiderclawDep UltracortexMark1Dep Mark2Dep Mark3_NovaDep Mark3Dep',
  ),
  ...inFolder('Deprecated/WiFiShield', 'WiFiAPI WiFiGS WiFiLanding WiFiProgram WiFiSDK'),
];

/** The two documents that belong to no sidebar. */
export const routesWithoutSidebar: readonly string[] = [
  '/Deprecated/Mark3Dep/',
  '/Troubleshooting/FTDI_Fix_Mac/',
];

/** The addresses that are no documents. */
export const otherRoutes: readonly string[] = [
  '/blog/',
  '/blog/archive/',
  '/citations/',
  '/help/',
  '/search/',
];

/** Every expected address is there exactly as written, and every document but two is once in the sidebar. */
export function checkRoutes(
  expected: readonly string[],
  withoutSidebar: readonly string[],
  pages: readonly Pick<SourcePage, 'file' | 'route' | 'docId'>[],
  sidebarDocIds: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  const existing = new Set(pages.map((page) => page.route));
  for (const route of expected) {
    if (!existing.has(route))
      problems.push({ place: route, message: 'no document has this address, which the specification names' });
  }
  for (const { file, route, docId } of pages) {
    const times = sidebarDocIds.filter((id) => id === docId).length;
    const wanted = withoutSidebar.includes(route) ? 0 : 1;
    if (times !== wanted) {
      problems.push({
        place: file,
        message: `is ${times} times in the sidebar, where ${wanted} is right (sidebars.ts)`,
      });
    }
  }
  return problems;
}

/** The addresses that the build must hold. */
export function checkBuiltRoutes(expected: Iterable<string>, built: readonly string[]): Problem[] {
  return [...expected]
    .filter((route) => !built.includes(route))
    .map((route) => ({
      place: route,
      message: 'the build holds no page at this address. Run: npm run build',
    }));
}

/** The ids of all documents in a sidebar, in order, those of category headings included. */
export function listSidebarDocIds(items: unknown): string[] {
  if (typeof items === 'string') return [items];
  if (Array.isArray(items)) return items.flatMap(listSidebarDocIds);
  if (!isFields(items)) return [];
  const { type, id, link, items: within } = items;
  const own = type === 'doc' && typeof id === 'string' ? [id] : [];
  return [...own, ...listSidebarDocIds(link), ...listSidebarDocIds(within)];
}
