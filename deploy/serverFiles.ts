/**
 * What servers are told about a build: its headers, its page for what does not exist, its former addresses. Every part
 * depends on the build or its settings, so every build brings its own.
 */

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

const MADE_BY = '# Made by `npm run build`, for this build alone.';

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

/** Included by the server block of `nginx.conf`. */
function nginxFile({ baseUrl, contentSecurityPolicy }: ServedBuild): string {
  const missing = `${baseUrl}404.html`;
  return [
    MADE_BY,
    ...securityHeaders(contentSecurityPolicy).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `error_page 404 ${missing};`,
    `error_page 403 =404 ${missing};`,
    `location = ${missing} {`,
    '    internal;',
    '}',
    '',
  ].join('\n');
}

/** Imported by the site block of the `Caddyfile`. */
function caddyFile({ baseUrl, contentSecurityPolicy }: ServedBuild): string {
  return [
    MADE_BY,
    'header {',
    ...securityHeaders(contentSecurityPolicy).map(([name, value]) => `\t${name} "${value}"`),
    '}',
    // Before 2.8, the file server forgets the query when it adds a slash. One page has a query.
    `@search expression \`{path} == "${baseUrl}search" && {query} != ""\``,
    `redir @search ${baseUrl}search/?{query} 301`,
    'handle_errors {',
    // What is missing today, in the middle of a deployment, is there tomorrow.
    '\theader Cache-Control "no-cache"',
    '\t@missing expression {err.status_code} == 404',
    `\trewrite @missing ${baseUrl}404.html`,
    '\tfile_server',
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
