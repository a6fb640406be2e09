/**
 * Leaves out of the framework's style sheet (Infima) what no page can use. A rule stays when each class of its selector is a
 * word of some source that the site is made of: its pages, its components, the theme. What a script puts together
 * (`alert--` and a kind) stays with all classes that begin so. A custom property stays when something reads it, unless ours
 * of the same name takes its place; and in all style sheets, a property that never changes is written where it is read.
 * And paper has one colour mode: the framework's dark one is for screens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AtRule, parse, type Declaration, type Plugin, type Root, type Rule } from 'postcss';

/** What the sources say. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  /** Words that end in `--`: the beginnings of classes. */
  beginnings: readonly string[];
  /** Custom properties that a style sheet reads, or that a script names. */
  properties: ReadonlySet<string>;
  /** Those that a script names. */
  named: ReadonlySet<string>;
  /** Those that our style sheets set for the whole page, in both modes. */
  replaced: ReadonlySet<string>;
  /** Classes whose rules no page needs, whatever the words say. */
  unneeded: RegExp;
}

/**
 * Parts of the framework that this site never draws, although a word of its texts or a component that stays unused has
 * their names: labels, cards, tabs, banners, pages by number. Those that its settings do not ask for come to them
 * (`optionalParts.ts`).
 */
const NEVER_DRAWN = [
  'avatar__photo',
  'badge',
  'button--outline',
  'card',
  'col--offset',
  'hero',
  'padding--',
  'pagination(?!-nav)',
  'shadow--',
  'tabs',
];

/** Classes that our own style sheets say everything about: what the framework says of them changes nothing. */
const SAID_BY_OURS = ['alert--', 'button--secondary'];

/** Classes that begin in one of these ways, which are regular expressions. */
const classesThatBegin = (beginnings: readonly string[]): RegExp =>
  new RegExp(`^(?:${beginnings.join('|')})`);

/** The framework's parts that are in the browser, below `node_modules`. */
const FRAMEWORK = [
  '@docusaurus/core/lib/client',
  '@docusaurus/theme-classic/lib',
  '@docusaurus/theme-common/lib',
  '@docusaurus/plugin-content-blog/lib/client',
  '@docusaurus/plugin-content-docs/lib/client',
];
const INFIMA = 'node_modules/infima/dist/css/default/default.css';
const OWN = ['src', 'docs', 'blog', 'plugins/menu-without-scripts'];
/** Not style sheets: what styles a class does not use it. Not tests, which name classes that are gone. */
const SOURCE = /(?<!\.test)\.(?:[jt]sx?|mdx?|html)$/;

const STYLE = /\.css$/;

/** The custom properties that a text of CSS reads. */
const readsOf = (css: string): string[] =>
  [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The declarations of custom properties that hold for the whole page, whatever its state. */
function forWholePage(sheet: Root): Declaration[] {
  const found: Declaration[] = [];
  sheet.each((node) => {
    if (node.type !== 'rule' || node.selector !== ':root') return;
    node.each((child) => {
      if (child.type === 'decl' && child.prop.startsWith('--')) found.push(child);
    });
  });
  return found;
}

/** @param unasked how classes begin that the settings of the site do not ask for, as regular expressions */
export function vocabularyOf(
  sources: Iterable<string>,
  styles: Iterable<string> = [],
  unasked: readonly string[] = [],
): Vocabulary {
  const words = new Set<string>();
  const named = new Set<string>();
  for (const source of sources) {
    for (const [word] of source.matchAll(/[A-Za-z][\w-]*/g)) words.add(word);
    for (const [name] of source.matchAll(/--[a-z][\w-]*/g)) named.add(name);
  }
  const properties = new Set(named);
  const replaced = new Set<string>();
  for (const style of styles) {
    for (const name of readsOf(style)) properties.add(name);
    for (const { prop } of forWholePage(parse(style))) replaced.add(prop);
  }
  const beginnings = [...words].filter((word) => word.endsWith('--'));
  const unneeded = classesThatBegin([...NEVER_DRAWN, ...SAID_BY_OURS, ...unasked]);
  return { words, beginnings, properties, named, replaced, unneeded };
}

const readFolder = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** The texts of all files of a kind that a site is made of. */
function readAll(siteDir: string, kind: RegExp): string[] {
  const folders = [...FRAMEWORK.map((name) => path.join('node_modules', name)), ...OWN];
  return folders.flatMap((name) => readFolder(path.join(siteDir, name), kind));
}

/** The classes that our own sources give to elements, of those that are never drawn. */
export function drawnAfterAll(siteDir: string): string[] {
  const neverDrawn = classesThatBegin(NEVER_DRAWN);
  const sources = OWN.flatMap((name) => readFolder(path.join(siteDir, name), SOURCE));
  const given = sources.flatMap((source) => [...source.matchAll(/\bclass(?:Name)?="([^"]+)"/g)]);
  return given.flatMap(([, names = '']) => names.split(' ')).filter((name) => neverDrawn.test(name));
}

/** Reads all sources of a site. */
export const readVocabulary = (siteDir: string, unasked: readonly string[] = []): Vocabulary =>
  vocabularyOf(readAll(siteDir, SOURCE), readAll(siteDir, STYLE), unasked);

/** The classes that an element must have for a selector to mean it. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\/g, ''),
  );

/** Takes the rules and custom properties out of a style sheet that no page can use. */
export function purge(sheet: Root, { words, beginnings, properties, replaced, unneeded }: Vocabulary): void {
  const isUsed = (name: string): boolean =>
    !unneeded.test(name) && (words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)));
  sheet.walkRules((rule: Rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  for (const declaration of forWholePage(sheet)) if (replaced.has(declaration.prop)) declaration.remove();
  // One that is gone may have been the last to read another.
  for (let isDone = false; !isDone;) {
    const read = new Set([...properties, ...readsOf(sheet.toString())]);
    isDone = true;
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.every(({ type }) => type === 'comment')) rule.remove();
  });
}

/** Keeps the dark mode off paper, which is white: its values weigh more than those that paper has of its own. */
export function darkenScreensAlone(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (!rule.selectors.every((selector) => selector.startsWith("html[data-theme='dark']"))) return;
    const screens = new AtRule({ name: 'media', params: 'screen' });
    rule.replaceWith(screens);
    screens.append(rule);
  });
}

/** `var(…)` of a property, with what it says for the case that there is none. */
const readingOf = (property: string): RegExp => new RegExp(`var\\(\\s*${property}\\s*(?:,[^()]*)?\\)`, 'g');

/**
 * The custom properties that are set once, for the whole page, and that no script names, with their values; without those
 * that would make the style sheets longer.
 *
 * @param styles all style sheets of a site
 */
export function constantsOf(styles: readonly Root[], named: ReadonlySet<string>): Map<string, string> {
  const settings = new Map<string, number>();
  for (const sheet of styles) {
    sheet.walkDecls(/^--/, ({ prop }) => {
      settings.set(prop, (settings.get(prop) ?? 0) + 1);
    });
  }
  const values = new Map<string, string>();
  for (const { prop, value } of styles.flatMap(forWholePage))
    if (settings.get(prop) === 1 && !named.has(prop)) values.set(prop, value);
  const constants = new Map<string, string>();
  // One may be made of others.
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [property, value] of values) {
      const written = writeOut(value, constants);
      if (written.includes('var(') || written.length > `var(${property})`.length) continue;
      constants.set(property, written);
      values.delete(property);
      isDone = false;
    }
  }
  return constants;
}

/** A value with its constants written out. */
const writeOut = (value: string, constants: ReadonlyMap<string, string>): string =>
  readsOf(value).reduce((written, property) => {
    const constant = constants.get(property);
    return constant === undefined ? written : written.replace(readingOf(property), constant);
  }, value);

/** Writes constants where they are read, and takes out where they are set. */
export function inline(sheet: Root, constants: ReadonlyMap<string, string>): void {
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) declaration.value = writeOut(declaration.value, constants);
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/**
 * For the build's PostCSS: purges Infima, and writes the constants of all style sheets out.
 *
 * @param unasked how classes begin that the settings of the site do not ask for, as regular expressions
 */
export function purgeFramework(siteDir: string, unasked: readonly string[]): Plugin {
  let known: { vocabulary: Vocabulary; constants: Map<string, string> } | null = null;
  const know = (): NonNullable<typeof known> => {
    const vocabulary = readVocabulary(siteDir, unasked);
    const framework = parse(readFileSync(path.join(siteDir, INFIMA), 'utf8'));
    purge(framework, vocabulary);
    const styles = [framework, ...readAll(siteDir, STYLE).map((style) => parse(style))];
    return { vocabulary, constants: constantsOf(styles, vocabulary.named) };
  };
  return {
    postcssPlugin: 'purge-framework',
    Once(sheet) {
      known ??= know();
      if (/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) {
        purge(sheet, known.vocabulary);
        darkenScreensAlone(sheet);
      }
      inline(sheet, known.constants);
    },
  };
}
