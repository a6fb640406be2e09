/**
 * Components of documents that change in the browser: they have state, or listen. Everything else is drawn in the build
 * alone; the test beside this looks for hooks and handlers in what is not named here.
 */
export const CHANGING_COMPONENTS: ReadonlySet<string> = new Set([
  // Of every page.
  'Checklist',
  'HomeSearch',
  'Language',
  'Languages',
  'Later',
  // Choosers and instruments.
  'BoardChooser',
  'CytonCommandComposer',
  'CytonPacketInspector',
  'GanglionCommandComposer',
  'GanglionPacketInspector',
  'LiveBoard',
  'MontageEditor',
  'RecordingViewer',
  'ScaleCalculator',
  'SignalExplorer',
  // Demos.
  'BlocksDemo',
  'FocusDemo',
  'LampDemo',
  'MuscleSwitchFigure',
  'MusicDemo',
  'PianoDemo',
  'RunnerDemo',
  'ScrollDemo',
  'SlidesDemo',
]);
