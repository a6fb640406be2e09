import { describe, expect, it } from 'vitest';
import { toSitePath } from './hitUrl';

describe('the address of a hit', () => {
  it.each([
    ['/Cyton/CytonSpecs/', '/Cyton/CytonSpecs/'],
    ['/docs/Cyton/CytonSpecs/', '/Cyton/CytonSpecs/'],
    ['https://docs.example.org/docs/Cyton/CytonSpecs/#power', '/Cyton/CytonSpecs/#power'],
    ['https://docs.example.org/Cyton/CytonSpecs/?a=/docs/b#/docs/c', '/Cyton/CytonSpecs/?a=/docs/b#/docs/c'],
    ['http://other.example.org:8080/3.0/docs/Cyton/', '/3.0/Cyton/'],
    ['https://docs.example.org/docs', '/'],
    ['https://docs.example.org', '/'],
    ['Cyton/CytonSpecs/', '/Cyton/CytonSpecs/'],
    ['docs/Cyton/CytonSpecs/', '/Cyton/CytonSpecs/'],
    ['./Cyton/CytonSpecs/#x', '/Cyton/CytonSpecs/#x'],
    ['#top', '/#top'],
    ['/Software/docsPage/', '/Software/docsPage/'],
  ])('%s leads to %s', (url, path) => {
    expect(toSitePath(url, '/')).toBe(path);
  });

  it.each([
    ['/Cyton/CytonSpecs', '/Cyton/CytonSpecs/'],
    ['/Cyton/CytonSpecs#power', '/Cyton/CytonSpecs/#power'],
    ['/files/schematic.v3.pdf', '/files/schematic.v3.pdf'],
  ])('%s ends as routes do: %s', (url, path) => {
    expect(toSitePath(url, '/')).toBe(path);
  });

  it.each([
    ['/site/Cyton/CytonSpecs/', '/site/Cyton/CytonSpecs/'],
    ['/Cyton/CytonSpecs/', '/site/Cyton/CytonSpecs/'],
    ['https://docs.example.org/docs/Cyton/', '/site/Cyton/'],
    ['https://docs.example.org/site/docs/Cyton/', '/site/Cyton/'],
    ['Cyton/', '/site/Cyton/'],
    ['/site', '/site/'],
    ['/sitemap/', '/site/sitemap/'],
  ])('below a base URL, %s leads to %s', (url, path) => {
    expect(toSitePath(url, '/site/')).toBe(path);
  });

  it('keeps a base URL that is itself called docs', () => {
    expect(toSitePath('/docs/Cyton/', '/docs/')).toBe('/docs/Cyton/');
    expect(toSitePath('/docs/docs/Cyton/', '/docs/')).toBe('/docs/Cyton/');
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'mailto:a@example.org',
    'file:///etc/passwd',
    'https://',
    'http://[',
    '/docs/%E0%A4%A',
    '/docs/100%/',
    '',
    '  ',
  ])('never makes a link of %j', (url) => {
    expect(toSitePath(url, '/')).toBeNull();
  });

  it.each([
    '//evil.example/x/',
    'https://evil.example//evil.example/x/',
    '/\\evil.example/x/',
    '\\\\evil.example/x/',
    '/docs//evil.example/x/',
    '/docs/docs//evil.example/x/',
    'https://user:secret@evil.example/x/',
    '/%2e%2e//evil.example/',
  ])('stays on this origin for %j', (url) => {
    const path = toSitePath(url, '/');
    expect(path).toMatch(/^\/(?!\/)/);
    expect(new URL(path ?? '', 'https://here.example').origin).toBe('https://here.example');
  });
});
