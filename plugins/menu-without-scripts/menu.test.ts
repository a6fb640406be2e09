import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { listLinks } from './index';
import { menuHtml } from './menu';

it('lists the sections of the sidebar, then where the navbar leads beside', () => {
  const version = {
    docs: [
      { id: 'Welcome', permalink: '/' },
      { id: 'Cyton/CytonLanding', permalink: '/Cyton/CytonLanding' },
    ],
    sidebars: {
      docs: [
        { type: 'doc', id: 'Welcome', label: 'Welcome' },
        {
          type: 'category',
          label: 'Cyton Board',
          link: { type: 'doc', id: 'Cyton/CytonLanding' },
          items: [],
        },
        { type: 'category', label: 'No landing page', items: [] },
      ],
    },
  };
  const navbar = [
    { label: 'Documentation', docId: 'Welcome' },
    { label: 'Citations', to: '/citations/' },
    { label: 'Forum', href: 'https://openbci.com/forum/' },
  ];
  // The framework's documents and categories have much more; the list needs this much of them.
  expect(listLinks(version as unknown as Parameters<typeof listLinks>[0], navbar)).toEqual([
    { label: 'Welcome', address: '/' },
    { label: 'Cyton Board', address: '/Cyton/CytonLanding' },
    { label: 'Citations', address: '/citations/' },
    { label: 'Forum', address: 'https://openbci.com/forum/' },
  ]);
});

it('writes labels as text', () => {
  const html = menuHtml([{ label: 'Headwear & <b>Electrodes', address: '/a/?b="c"' }]);
  const $ = load(html, { scriptingEnabled: false }, false);
  expect($('a').text()).toBe('Headwear & <b>Electrodes');
  expect($('a').attr('href')).toBe('/a/?b="c"');
  expect($('b')).toHaveLength(0);
});
