import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { markIvCyton, type Montage } from '@site/src/data/montages';
import { HeadMap } from './HeadMap';

// The framework's link exists in its own bundles only.
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

describe('HeadMap', () => {
  it('says in words and in a table what it draws', () => {
    const html = renderToStaticMarkup(<HeadMap title="Mark IV" montage={markIvCyton} />);
    expect(html).toContain('C3: channel 3 (pin Cyton N3P, bottom, blue wire)');
    expect(html).toContain('<caption');
    expect(html.match(/<tr\b/g)).toHaveLength(markIvCyton.length + 1);
  });

  it('places a site outside the standard where it is told', () => {
    const montage: Montage = [{ site: 'L4', role: 'channel', channel: 1, at: { x: 0, y: 1 } }];
    const html = renderToStaticMarkup(<HeadMap title="Ear" montage={montage} withoutTable />);
    expect(html).toContain('cx="180"');
    expect(html).not.toContain('<table');
  });

  it('refuses a name that the standard does not know', () => {
    const montage: Montage = [{ site: 'Fp9', role: 'channel' }];
    expect(() => renderToStaticMarkup(<HeadMap title="Wrong" montage={montage} />)).toThrow('"Fp9"');
  });
});
