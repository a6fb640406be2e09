/**
 * What servers are told about a build: its headers, its page for what does not exist, its former addresses. Every part
 * depends on the build or its settings, so every build brings its own.
 */
import { CONTENT_TYPES } from './contentTypes';

/** What is known of a build. */
export interface ServedBuild {
  /** Where the site lives, with a slash at both ends. */
  baseUrl: string;
  contentSecurityPolicy: string;
  /** Former addresses, as paths with the base URL, each with the one that answers now. */
  forwards: readonly { from: string; to: string }[];
}

/** The files by their path in the build. */
export const SERVER_FOLDER = '_server';

/** What only the server of a build reads: nobody's address. `nginx.conf` and the `Caddyfile` have the same. */
export const isForServers = (name: string): boolean => /^_(?:headers$|redirects$|server\/)/.test(name);

/** Serial ports and Bluetooth are for the instruments; the rest is for nobody. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), serial=(self), bluetooth=(self)';

const A_YEAR = 'public, max-age=31536000, immutable';

const securityHeaders = (policy: string): [name: string, value: string][] => [
  ['Content-Security-Policy', policy],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', PERMISSIONS],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** The first line of each. */
export const MADE_BY = '# Made by `npm run build`, for this build alone.';

/** For hosts that read `_headers`: they speak TLS always, so browsers are told to stay with it. */
function headersFile({ baseUrl, contentSecurityPolicy }: ServedBuild): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]): string =>
    [`${baseUrl}${path}`, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    MADE_BY,
    block('*', [
      ...securityHeaders(contentSecurityPolicy),
      ['Strict-Transport-Security', 'max-age=31536000'],
    ]),
    '# Files whose name holds a hash of their content never change; the host asks for everything else again.',
    block('assets/*', [['Cache-Control', A_YEAR]]),
    block('search-index/:hash/*', [['Cache-Control', A_YEAR]]),
    block('img/*', [['Cache-Control', 'public, max-age=86400']]),
    '',
  ].join('\n\n');
}

/** For the same hosts: a true redirect where others show the small page that forwards. */
const redirectsFile = ({ forwards }: ServedBuild): string =>
  [MADE_BY, ...forwards.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301`), ''].join('\n');

/**
 * Former addresses as servers read them (decoded, with their last slash and without), each with the address for a
 * `Location`. A target is known beforehand and never made of what was asked for, so none leads to another host.
 */
function redirectPairs({ forwards }: ServedBuild): [from: string, to: string][] {
  return forwards.flatMap(({ from, to }) => {
    // A dollar would begin a variable of nginx.
    const target = encodeURI(to).replaceAll('$', '%24');
    return [...new Set([from, from.replace(/\/$/, '')])].map((asked): [string, string] => [asked, target]);
  });
}

/** The table of content types as nginx has it, which keeps the character set apart. */
function nginxTypes(): string[] {
  const endings = new Map<string, string[]>();
  const texts = new Set<string>();
  for (const [ending, contentType] of Object.entries(CONTENT_TYPES)) {
    const [type = '', charset] = contentType.split('; ');
    endings.set(type, [...(endings.get(type) ?? []), ending.slice(1)]);
    if (charset) texts.add(type);
  }
  // nginx counts it in by itself, and warns of a second one.
  texts.delete('text/html');
  return [
    'types {',
    ...[...endings].map(([type, names]) => `    ${type} ${names.join(' ')};`),
    '}',
    `charset_types ${[...texts].join(' ')};`,
  ];
}

/** Included by the server block of `nginx.conf`. */
function nginxFile(build: ServedBuild): string {
  const missing = `${build.baseUrl}404.html`;
  return [
    MADE_BY,
    ...securityHeaders(build.contentSecurityPolicy).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    ...nginxTypes(),
    `error_page 404 ${missing};`,
    `error_page 403 =404 ${missing};`,
    `location = ${missing} {`,
    '    internal;',
    '}',
    ...redirectPairs(build).map(([from, to]) => `location = "${from}" { return 301 "${to}$is_args$args"; }`),
    '',
  ].join('\n');
}

/** Imported by the site block of the `Caddyfile`. */
function caddyFile(build: ServedBuild): string {
  /** A lookup table of the `Caddyfile`, read by the name of its result, which is empty for what is not in it. */
  const table = (asked: string, result: string, rows: readonly (readonly [string, string])[]): string[] => [
    `map ${asked} {${result}} {`,
    ...rows.map(([from, to]) => `\t"${from}" "${to}"`),
    '\tdefault ""',
    '}',
  ];
  return [
    MADE_BY,
    'header {',
    ...securityHeaders(build.contentSecurityPolicy).map(([name, value]) => `\t${name} "${value}"`),
    '}',
    ...table('{path}', 'former_address_leads_to', redirectPairs(build)),
    ...table('{http.request.uri.path.file.ext}', 'content_type', Object.entries(CONTENT_TYPES)),
    'handle_errors {',
    // What is missing today, in the middle of a deployment, is there tomorrow.
    '\theader Cache-Control "no-cache"',
    '\theader ?Vary "Accept-Encoding"',
    '\t@missing expression {err.status_code} == 404',
    '\thandle @missing {',
    // A condition or a range is about the page that was asked for, and would empty or cut this one.
    ...['If-None-Match', 'If-Modified-Since', 'If-Match', 'If-Unmodified-Since', 'Range'].map(
      (name) => `\t\trequest_header -${name}`,
    ),
    `\t\trewrite * ${build.baseUrl}404.html`,
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t\tdisable_canonical_uris',
    '\t\t}',
    '\t}',
    '\trespond "{err.status_code} {err.status_text}"',
    '}',
    '',
  ].join('\n');
}

/** All files for servers: path in the build, content. */
export function serverFiles(build: ServedBuild): [path: string, content: string][] {
  return [
    ['_headers', headersFile(build)],
    ['_redirects', redirectsFile(build)],
    [`${SERVER_FOLDER}/nginx.conf`, nginxFile(build)],
    [`${SERVER_FOLDER}/Caddyfile`, caddyFile(build)],
  ];
}
