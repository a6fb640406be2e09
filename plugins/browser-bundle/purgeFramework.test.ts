import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import {
  constantsOf,
  darkenScreensAlone,
  drawnAfterAll,
  inline,
  purge,
  readVocabulary,
  vocabularyOf,
} from './purgeFramework';

const purged = (css: string, source: string, style = ''): string => {
  const sheet = postcss.parse(css);
  purge(sheet, vocabularyOf([source], [style]));
  return sheet.toString().replace(/\s+/g, '');
};

it('keeps what a source names, and elements without a class', () => {
  expect(purged('a{b:c}.menu{b:c}.menu .pill{b:c}.pill:hover{b:c}', '<ul className="menu">')).toBe(
    'a{b:c}.menu{b:c}',
  );
});

it('keeps of a list of selectors those that are used', () => {
  expect(purged('.menu,.pill{b:c}', 'menu')).toBe('.menu{b:c}');
});

it('keeps all that a script may put together', () => {
  expect(purged('.text--left{b:c}.button--left{b:c}', '`text--${side}`')).toBe('.text--left{b:c}');
});

it('leaves out what the site never draws, whatever its texts say', () => {
  expect(
    purged('.card{b:c}.tabs__item{b:c}.pagination-nav{b:c}', 'a card, `tabs__item`, pagination-nav'),
  ).toBe('.pagination-nav{b:c}');
  expect(drawnAfterAll(path.join(__dirname, '../..'))).toEqual([]);
});

it('keeps what is only said not to be there', () => {
  expect(purged('a:not(.pill){b:c}', '')).toBe('a:not(.pill){b:c}');
});

it('keeps of the custom properties those that are read in the end', () => {
  const css = ':root{--a:1;--b:var(--a);--c:2;--d:var(--c);--e:3}p{top:var(--b)}';
  expect(purged(css, '')).toBe(':root{--a:1;--b:var(--a)}p{top:var(--b)}');
  expect(purged(css, "style.setProperty('--e', '4')", 'p { left: var( --d ) }')).toBe(
    css.replaceAll(' ', ''),
  );
  expect(purged(':root{--a:1}', '')).toBe('');
});

it('leaves out a setting for the whole page that ours of the same name replaces', () => {
  const css = ':root{--a:1;--b:2}html[data-theme=dark]{--a:3}p{top:var(--a);left:var(--b)}';
  expect(purged(css, '', ':root{--a:4}.own{--b:5}')).toBe(css.replace('--a:1;', ''));
});

describe('constants', () => {
  const inlined = (css: string, named: readonly string[] = []): string => {
    const sheet = postcss.parse(css);
    inline(sheet, constantsOf([sheet], new Set(named)));
    return sheet.toString();
  };

  it('are written where they are read, also what is made of them', () => {
    expect(
      inlined(':root{--line:1px;--edge:var(--line)}p{margin:var(--edge) auto;top:var( --line , 2px)}'),
    ).toBe('p{margin:1px auto;top:1px}');
  });

  it.each([
    ['set twice', ':root{--a:1}.dark{--a:2}p{top:var(--a)}', []],
    ['set for one width alone', '@media (min-width:9px){:root{--a:1}}p{top:var(--a)}', []],
    ['set for some elements alone', '.dark{--a:1}p{top:var(--a)}', []],
    ['named by a script', ':root{--a:1}p{top:var(--a)}', ['--a']],
    ['made of what changes', ':root{--a:1;--b:var(--a)}.dark{--a:2}p{top:var(--b)}', []],
    ['longer than its name', ':root{--a:0 1px 2px 0 rgba(0,0,0,.1)}p{box-shadow:var(--a)}', []],
  ])('are not: a property that is %s', (_why, css, named) => {
    expect(inlined(css, named)).toBe(css);
  });
});

it('keeps the classes that scripts add to the pages of this site', () => {
  const root = path.join(__dirname, '../..');
  const sheet = postcss.parse(
    readFileSync(path.join(root, 'node_modules/infima/dist/css/default/default.css'), 'utf8'),
  );
  const before = sheet.toString().length;
  purge(sheet, readVocabulary(root));
  const rest = sheet.toString();
  for (const added of [
    'navbar-sidebar--show',
    'navbar-sidebar__items--show-secondary',
    'navbar__link--active',
    'menu__list-item--collapsed',
    'menu__link--active',
    'menu__link--sublist-caret',
    'table-of-contents__link--active',
    'pagination-nav__link--next',
    'button--primary',
  ])
    expect(rest, added).toMatch(new RegExp(`\\.${added}(?![\\w-])`));
  expect(rest.length).toBeLessThan(0.75 * before);
});

it('keeps the dark mode to screens', () => {
  const sheet = postcss.parse("p{a:b}html[data-theme='dark']{--c:d}");
  darkenScreensAlone(sheet);
  expect(sheet.toString().replace(/\n\s*/g, '')).toBe("p{a:b}@media screen{html[data-theme='dark']{--c:d}}");
});
