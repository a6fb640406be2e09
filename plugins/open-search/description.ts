/** The OpenSearch description: lets browsers add the site's search to their address bar. */
import { escapeXml } from '../../scripts/escapeXml';

/** Name of the description, below the base URL. */
export const DESCRIPTION_FILE = 'opensearch.xml';

/** What the description says of the site. */
export interface SiteAddress {
  title: string;
  tagline: string;
  /** Scheme, host and port. */
  url: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** Path of the icon below the base URL. */
  favicon: string | undefined;
}

/** Browsers cut a longer name off or refuse the description. */
const LONGEST_SHORT_NAME = 16;

/** @returns the XML; its addresses are absolute, as browsers read it without the page */
export function describeSearch({ title, tagline, url, baseUrl, favicon }: SiteAddress): string {
  const root = `${url}${baseUrl}`;
  const image =
    favicon === undefined ? [] : [`  <Image type="image/svg+xml">${escapeXml(root + favicon)}</Image>`];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(title.slice(0, LONGEST_SHORT_NAME))}</ShortName>`,
    `  <Description>${escapeXml(tagline)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...image,
    `  <Url type="text/html" method="get" template="${escapeXml(`${root}search/?q={searchTerms}`)}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(root + DESCRIPTION_FILE)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
