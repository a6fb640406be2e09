import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSearch } from './description';
import openSearchPlugin from './index';

const SITE = {
  title: 'Documentation',
  tagline: 'Hardware & <software>',
  url: 'https://docs.example.org',
  baseUrl: '/site/',
  favicon: 'img/favicon.svg',
};

describe('the OpenSearch description', () => {
  it('sends queries to the search page with absolute addresses', () => {
    expect(describeSearch(SITE)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
        <ShortName>Documentation</ShortName>
        <Description>Hardware &amp; &lt;software&gt;</Description>
        <InputEncoding>UTF-8</InputEncoding>
        <Image type="image/svg+xml">https://docs.example.org/site/img/favicon.svg</Image>
        <Url type="text/html" method="get" template="https://docs.example.org/site/search/?q={searchTerms}"/>
        <Url type="application/opensearchdescription+xml" rel="self" template="https://docs.example.org/site/opensearch.xml"/>
      </OpenSearchDescription>
      "
    `);
  });

  it('is well-formed and short-named whatever the site is called', () => {
    const $ = load(describeSearch({ ...SITE, title: 'A "very" long & odd <title>', favicon: undefined }), {
      xml: true,
    });
    expect($('ShortName').text()).toBe('A "very" long & ');
    expect($('Image')).toHaveLength(0);
    expect($('Url[type="text/html"]').attr('template')).toBe(
      'https://docs.example.org/site/search/?q={searchTerms}',
    );
  });
});

describe('the plugin', () => {
  let outDir = '';
  beforeAll(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'open-search-'));
  });
  afterAll(() => rm(outDir, { recursive: true }));

  it('writes the description and links every page to it', async () => {
    const { title, tagline, url, favicon } = SITE;
    const context = { outDir, baseUrl: '/site/', siteConfig: { title, tagline, url, favicon } };
    // The framework's context has much more; the plugin reads this much of it.
    const plugin = openSearchPlugin(context as unknown as LoadContext);
    await plugin.postBuild?.({} as never);
    expect(await readFile(path.join(outDir, 'opensearch.xml'), 'utf8')).toBe(describeSearch(SITE));
    expect(plugin.injectHtmlTags?.({ content: undefined })).toMatchObject({
      headTags: [{ tagName: 'link', attributes: { rel: 'search', href: '/site/opensearch.xml' } }],
    });
  });
});
