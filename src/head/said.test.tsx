import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet, HelmetProvider, type FilledContext } from 'react-helmet-async';
import { describe, expect, it } from 'vitest';
import { saidBy, whatHolds, type Said } from './said';

/** Several `<Head>`s, those of the frame first. */
const PAGES: Readonly<Record<string, ReactElement[]>> = {
  'a page in its frame': [
    <Helmet key="defaults">
      <html lang="en" dir="ltr" />
      <title>Documentation</title>
      <meta property="og:title" content="Documentation" />
      {false}
      <link rel="icon" href="/img/favicon.svg" />
    </Helmet>,
    <Helmet key="attributes">
      <html className="docs" />
      <body />
    </Helmet>,
    <Helmet key="page">
      <html className="docs docs-page" data-has-hydrated />
      <title>{['Cyton', ' | ', 'Documentation']}</title>
      <meta property="og:title" content="Cyton | Documentation" />
      <meta name="description" content="Eight channels & more" />
    </Helmet>,
  ],
  'alternates with one address, and one canonical address': [
    <Helmet key="frame">
      <link rel="canonical" href="https://example.org/" />
      <link rel="alternate" href="https://example.org/" hrefLang="en" />
      <link rel="alternate" href="https://example.org/" hrefLang="x-default" />
    </Helmet>,
    <Helmet key="page">
      <>
        <link rel="canonical" href="https://example.org/Cyton/" />
        {[1, 2].map((n) => (
          <meta key={n} name="citation_author" content={`Author ${n}`} />
        ))}
      </>
    </Helmet>,
  ],
  'data for machines': [
    <Helmet key="one">
      <script type="application/ld+json">{'{"@type":"Article"}'}</script>
      <meta httpEquiv="refresh" content="0" />
    </Helmet>,
    <Helmet key="two">
      <script type="application/ld+json">{'{"@type":"BreadcrumbList"}'}</script>
      <script type="application/ld+json">{'{"@type":"Article"}'}</script>
    </Helmet>,
  ],
};

/** As the server writes it. */
function written({ kind, attributes, text }: Said): string {
  const given = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replace(/&/g, '&amp;')}"`,
  );
  const end = kind === 'script' ? `>${text}</script>` : '/>';
  return `<${kind} data-rh="true"${given.join('')}${end}`;
}

describe.each(Object.entries(PAGES))('%s', (_name, helmets) => {
  const context = {} as FilledContext;
  renderToString(<HelmetProvider context={context}>{helmets}</HelmetProvider>);
  const { helmet } = context;
  const head = whatHolds(
    helmets.map(({ props }: ReactElement<{ children: ReactElement }>) => saidBy(props.children)),
  );

  it.each(['meta', 'link', 'script'] as const)('says the same with %s tags as the server', (kind) => {
    const tags = head.tags.filter((tag) => tag.kind === kind).map(written);
    // One after the other, in any order of the server's attributes.
    expect(tags.join('').toLowerCase()).toBe(helmet[kind].toString().replace(/ \/>/g, '/>').toLowerCase());
  });

  it('says the same with the title and with attributes', () => {
    const title = /<title data-rh="true">(.*)<\/title>/.exec(helmet.title.toString())?.[1];
    expect(head.title ?? '').toBe(title);
    expect(head.html).toEqual(
      Object.fromEntries(
        Object.entries(helmet.htmlAttributes.toComponent()).map(([name, value]) => [
          name === 'className' ? 'class' : name,
          String(value),
        ]),
      ),
    );
    expect(head.body).toEqual({});
  });
});
