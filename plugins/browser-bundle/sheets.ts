/**
 * Which style sheet a rule goes to. What every page may show is one sheet, `styles`. What some pages show is a sheet for
 * each of these families, which comes with the pages that use it: the build links it in their HTML (`pageTemplate`), and
 * the bundler's runtime fetches it with their program when a reader follows a link. A sheet of no family, such as one
 * instrument's or the search dialog's, is its program's own.
 *
 * A family is added when `npm run bench` shows that most pages carry rules that they never use. Its components do not
 * style those of another family: sheets come in the order in which a reader meets the pages.
 */

/** Family → the files whose rules are in its sheet. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  // A tenth of the pages has cards, programs in several languages, foldable questions, or words that explain themselves.
  cards: /[\\/]page[\\/]Cards/,
  languages: /[\\/]code[\\/]Languages/,
  questions: /[\\/]page[\\/]Question/,
  terms: /[\\/]text[\\/]Term/,
  blog: /[\\/]theme[\\/]Blog/,
  citations: /[\\/]src[\\/]components[\\/]citations[\\/]/,
  demos: /[\\/]src[\\/]components[\\/]demos[\\/](?!DemoFrame)/,
  drawings: /[\\/]src[\\/](figures[\\/](?!home)|components[\\/]figures[\\/](Lamp|Wiring))/,
  frames: /[\\/]src[\\/](instruments[\\/]Instrument\.|components[\\/]demos[\\/]DemoFrame)/,
  home: /[\\/]src[\\/](components[\\/](home[\\/](?!HomeSearch)|products[\\/])|components[\\/]page[\\/](CommunityProjects|SymptomFinder)|figures[\\/]home[\\/])/,
  instruments: /[\\/]src[\\/]instruments[\\/]instruments\./,
  maps: /[\\/]components[\\/](electrodes[\\/]|page[\\/]BoardMap)/,
  plots: /[\\/]components[\\/]plots[\\/]Lane/,
  searchPage: /[\\/]src[\\/]search[\\/]page[\\/]/,
};

/** Their rules come with their programs. */
const WITH_ITS_PROGRAM =
  /[\\/]src[\\/](instruments[\\/][^\\/]+[\\/]|search[\\/]modal[\\/]|offline[\\/]|components[\\/](figures[\\/]largeFigure|home[\\/]HomeSearch))/;

const apart = [...Object.values(FAMILIES), WITH_ITS_PROGRAM].map(({ source }) => source).join('|');

/** A group of the bundler's for each family, and the framework's one for all else. */
export const sheets: Readonly<Record<string, object>> = {
  styles: { test: new RegExp(`^(?!.*(?:${apart}))`) },
  ...Object.fromEntries(
    Object.entries(FAMILIES).map(([family, test]) => [
      `sheet-${family}`,
      { name: family, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 50 },
    ]),
  ),
};
