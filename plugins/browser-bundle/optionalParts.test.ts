import type { UserThemeConfig } from '@docusaurus/theme-common';
import { expect, it } from 'vitest';
import { leftOut } from './optionalParts';

const item = { label: 'Shop', href: 'https://example.org' };

it('leaves out what the settings do not ask for', () => {
  const { components, classes } = leftOut({
    navbar: { items: [item] },
    footer: { style: 'light', links: [{ title: 'Read', items: [item] }] },
  });
  expect(components).toEqual([
    'Icon/SystemColorMode',
    'AnnouncementBar',
    'NavbarItem/DropdownNavbarItem',
    'Footer/Logo',
    'Footer/Links/Simple',
  ]);
  expect(classes).toEqual([
    'systemToggleIcon',
    'close',
    'dropdown',
    'footer__logo',
    'footer__link-separator',
    'footer--',
    'navbar--(?:dark|primary)',
  ]);
  expect(leftOut({}).components).toEqual(components);
});

it.each<[string, UserThemeConfig, string, string]>([
  [
    'an announcement',
    {
      announcementBar: {
        id: 'news',
        content: 'New boards',
        isCloseable: true,
        backgroundColor: '',
        textColor: '',
      },
    },
    'AnnouncementBar',
    'close',
  ],
  [
    'the mode of the system',
    { colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true } },
    'Icon/SystemColorMode',
    'systemToggleIcon',
  ],
  ['a menu', { navbar: { items: [{ label: 'More', items: [item] }] } }, 'NavbarItem/Dropdown', 'dropdown'],
  ['a logo', { footer: { logo: { src: 'img/logo.svg' } } }, 'Footer/Logo', 'footer__logo'],
  ['a row of links', { footer: { links: [item] } }, 'Footer/Links/Simple', 'footer__link-separator'],
  ['a dark foot', { footer: { style: 'dark' } }, '(none)', 'footer--'],
  ['a bar in a colour', { navbar: { style: 'primary' } }, '(none)', 'navbar--'],
])('keeps %s that the settings ask for', (_what, settings, component, beginning) => {
  const { components, classes } = leftOut(settings);
  expect(components.some((name) => name.startsWith(component))).toBe(false);
  expect(classes.some((name) => name.startsWith(beginning))).toBe(false);
});
