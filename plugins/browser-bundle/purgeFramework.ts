/**
 * Leaves out of the framework's style sheet (Infima) what no page can use. A rule stays when each class of its selector is a
 * word of some source that the site is made of: its pages, its components, the theme. What a script puts together
 * (`alert--` and a kind) stays with all classes that begin so. A custom property stays when something reads it.
 * And paper has one colour mode: the framework's dark one is for screens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AtRule, type Plugin, type Root, type Rule } from 'postcss';

/** What the sources say. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  /** Words that end in `--`: the beginnings of classes. */
  beginnings: readonly string[];
  /** Custom properties that a style sheet reads, or that a script names. */
  properties: ReadonlySet<string>;
}

/** The framework's parts that are in the browser, below `node_modules`. */
const FRAMEWORK = [
  '@docusaurus/core/lib/client',
  '@docusaurus/theme-classic/lib',
  '@docusaurus/theme-common/lib',
  '@docusaurus/plugin-content-blog/lib/client',
  '@docusaurus/plugin-content-docs/lib/client',
];
const OWN = ['src', 'docs', 'blog', 'plugins/menu-without-scripts'];
/** Not style sheets: what styles a class does not use it. Not tests, which name classes that are gone. */
const SOURCE = /(?<!\.test)\.(?:[jt]sx?|mdx?|html)$/;

/** The custom properties that a text of CSS reads. */
const readsOf = (css: string): string[] =>
  [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

export function vocabularyOf(sources: Iterable<string>, styles: Iterable<string> = []): Vocabulary {
  const words = new Set<string>();
  const properties = new Set<string>();
  for (const source of sources) {
    for (const [word] of source.matchAll(/[A-Za-z][\w-]*/g)) words.add(word);
    for (const [name] of source.matchAll(/--[a-z][\w-]*/g)) properties.add(name);
  }
  for (const style of styles) for (const name of readsOf(style)) properties.add(name);
  return { words, beginnings: [...words].filter((word) => word.endsWith('--')), properties };
}

/** Reads all sources of a site. */
export function readVocabulary(siteDir: string): Vocabulary {
  const folders = [...FRAMEWORK.map((name) => path.join('node_modules', name)), ...OWN];
  const read = (kind: RegExp): string[] =>
    folders.flatMap((name) => {
      const folder = path.join(siteDir, name);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => kind.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    });
  return vocabularyOf(read(SOURCE), read(/\.css$/));
}

/** The classes that an element must have for a selector to mean it. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\/g, ''),
  );

/** Takes the rules and custom properties out of a style sheet that no page can use. */
export function purge(sheet: Root, { words, beginnings, properties }: Vocabulary): void {
  const isUsed = (name: string): boolean =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  sheet.walkRules((rule: Rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
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

/** For the build's PostCSS: changes Infima, and leaves every other file as it is. */
export function purgeFramework(siteDir: string): Plugin {
  let vocabulary: Vocabulary | null = null;
  return {
    postcssPlugin: 'purge-framework',
    Once(sheet) {
      if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
      vocabulary ??= readVocabulary(siteDir);
      purge(sheet, vocabulary);
      darkenScreensAlone(sheet);
    },
  };
}
