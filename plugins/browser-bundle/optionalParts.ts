/**
 * Parts of the theme that a site has only if its settings ask for them. What they do not ask for is not sent: neither the
 * component nor its rules. A menu in the bar, or a logo at the foot, needs nothing but its line in the configuration.
 */
import type { UserThemeConfig } from '@docusaurus/theme-common';

interface OptionalPart {
  /** Below `@theme/`. */
  component?: string;
  /** How its classes begin, as a regular expression. */
  classes: string;
  isAsked: (settings: UserThemeConfig) => boolean;
}

const OPTIONAL_PARTS: readonly OptionalPart[] = [
  {
    component: 'Icon/SystemColorMode',
    classes: 'systemToggleIcon',
    isAsked: ({ colorMode }) => colorMode?.respectPrefersColorScheme ?? false,
  },
  {
    component: 'AnnouncementBar',
    classes: 'close',
    isAsked: ({ announcementBar }) => announcementBar !== undefined,
  },
  {
    component: 'NavbarItem/DropdownNavbarItem',
    classes: 'dropdown',
    isAsked: ({ navbar }) => navbar?.items?.some(({ items }) => items !== undefined) ?? false,
  },
  {
    component: 'Footer/Logo',
    classes: 'footer__logo',
    isAsked: ({ footer }) => footer?.logo !== undefined,
  },
  {
    // Links in one row instead of columns.
    component: 'Footer/Links/Simple',
    classes: 'footer__link-separator',
    isAsked: ({ footer }) => footer?.links?.some((link) => !('items' in link)) ?? false,
  },
  { classes: 'footer--', isAsked: ({ footer }) => footer?.style === 'dark' },
  {
    classes: 'navbar--(?:dark|primary)',
    isAsked: ({ navbar }) => navbar?.style !== undefined,
  },
];

export interface LeftOut {
  components: readonly string[];
  classes: readonly string[];
}

/** What the settings of a site do not ask for. */
export function leftOut(settings: UserThemeConfig): LeftOut {
  const parts = OPTIONAL_PARTS.filter(({ isAsked }) => !isAsked(settings));
  return {
    components: parts.flatMap(({ component }) => component ?? []),
    classes: parts.map(({ classes }) => classes),
  };
}
