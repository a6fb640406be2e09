import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Environment,
  loadEnvironment,
  readSettings,
  settingExamples,
  settingNames,
  unknownSettings,
} from './site.config';

const hosted = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'public-key' };

/** The lines that name the problems of an environment. */
function problemsOf(environment: Environment): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('these settings were accepted');
}

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toEqual({
      siteUrl: 'https://docs.openbci.com',
      baseUrl: '/',
      editUrl: 'https://github.com/OpenBCI/Documentation/edit/master/',
      hostedSearch: null,
      missingResultsUrl: null,
      searchInsights: false,
      gtmContainerId: null,
      chatScriptUrl: null,
      announcement: null,
      strictLinks: false,
      offline: true,
    });
  });

  it('take a good value of each', () => {
    expect(
      readSettings({
        ...hosted,
        SITE_URL: 'http://localhost:3000/',
        SITE_BASE_URL: '/docs/v2',
        EDIT_URL: 'https://example.org/edit/',
        ALGOLIA_INDEX_NAME: 'docs',
        ALGOLIA_HOSTS: 'http://127.0.0.1:7700/prefix/, https://search.example.org',
        MISSING_RESULTS_URL: 'https://example.org/new?title={query}',
        SEARCH_INSIGHTS: 'true',
        GTM_CONTAINER_ID: 'GTM-ABC123',
        CHAT_SCRIPT_URL: 'https://chat.example.org/widget.js?id=1',
        ANNOUNCEMENT: '{"id":"a","content":"<b>New</b>","backgroundColor":"#0a4f93","textColor":"white"}',
        STRICT_LINKS: 'true',
        OFFLINE: 'false',
      }),
    ).toEqual({
      siteUrl: 'http://localhost:3000',
      baseUrl: '/docs/v2/',
      editUrl: 'https://example.org/edit/',
      hostedSearch: {
        appId: 'APP',
        apiKey: 'public-key',
        indexName: 'docs',
        hosts: ['http://127.0.0.1:7700/prefix', 'https://search.example.org'],
      },
      missingResultsUrl: 'https://example.org/new?title={query}',
      searchInsights: true,
      gtmContainerId: 'GTM-ABC123',
      chatScriptUrl: 'https://chat.example.org/widget.js?id=1',
      announcement: {
        id: 'a',
        content: '<b>New</b>',
        backgroundColor: '#0a4f93',
        textColor: 'white',
        isCloseable: true,
      },
      strictLinks: true,
      offline: false,
    });
  });

  it('ignore empty values, as continuous integration passes them for what is not set', () => {
    const names = ['SITE_URL', 'SITE_BASE_URL', 'SEARCH_INSIGHTS', 'CHAT_SCRIPT_URL', 'ANNOUNCEMENT'];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readSettings({}));
  });

  it('refuse a bad value with its name, its fault and an example', () => {
    const bad: [name: string, value: string][] = [
      ['SITE_URL', 'docs.example.org'],
      ['SITE_URL', 'https://example.org/docs/'],
      ['SITE_URL', 'https://example.org/?a=b'],
      ['SITE_BASE_URL', 'docs/'],
      ['SITE_BASE_URL', '//example.org/'],
      ['SITE_BASE_URL', '/docs?x'],
      ['SITE_BASE_URL', '/a/../b/'],
      ['SITE_BASE_URL', '/./'],
      ['SITE_BASE_URL', '/..'],
      ['EDIT_URL', '/edit/'],
      ['EDIT_URL', 'javascript:alert(1)'],
      ['ALGOLIA_HOSTS', 'search.example.org'],
      ['ALGOLIA_HOSTS', 'https://a.example.org,,https://b.example.org'],
      ['ALGOLIA_HOSTS', 'https://a.example.org?x=1'],
      ['ALGOLIA_HOSTS', 'ftp://a.example.org'],
      ['ALGOLIA_HOSTS', 'https://user:word@a.example.org'],
      ['ALGOLIA_HOSTS', 'https:a.example.org'],
      ['ALGOLIA_HOSTS', 'https://a.example.org https://b.example.org'],
      ['ALGOLIA_APP_ID', 'A b'],
      ['ALGOLIA_APP_ID', 'a@b'],
      ['MISSING_RESULTS_URL', 'https://example.org/new'],
      ['MISSING_RESULTS_URL', 'example.org/{query}'],
      ['MISSING_RESULTS_URL', 'https://{query}.example.org/'],
      ['MISSING_RESULTS_URL', 'https://{query}@example.org/'],
      ['SEARCH_INSIGHTS', 'yes'],
      ['GTM_CONTAINER_ID', 'UA-1234'],
      ['CHAT_SCRIPT_URL', '//chat.example.org/widget.js'],
      ['CHAT_SCRIPT_URL', 'https:chat.example.org/widget.js'],
      ['ANNOUNCEMENT', 'GUI 6 is out'],
      ['ANNOUNCEMENT', '{"id":"a","content":" "}'],
      ['ANNOUNCEMENT', '["GUI 6 is out"]'],
      ['ANNOUNCEMENT', '{"id":"a"}'],
      ['ANNOUNCEMENT', '{"id":"","content":"x"}'],
      ['ANNOUNCEMENT', '{"id":"a","content":"x","isCloseable":"no"}'],
      ['ANNOUNCEMENT', '{"id":"a","content":"x","backgroundColor":"red;position:fixed"}'],
      ['ANNOUNCEMENT', '{"id":"a","content":"x","backgroundColor":"#ff"}'],
      ['ANNOUNCEMENT', '{"id":"a","content":"x","backgroundColor":"url(//example.org/x.png)"}'],
      ['ANNOUNCEMENT', '{"id":"a","content":"x","textColor":"16777215"}'],
      ['ANNOUNCEMENT', '{"id":"a","content":"x","colour":"red"}'],
      ['STRICT_LINKS', '1'],
    ];
    const lines = bad.map(([name, value]) => {
      const [heading, line, ...more] = problemsOf({ ...hosted, [name]: value }).split('\n');
      expect([heading, ...more]).toEqual(['Settings (environment or .env): 1 to fix.']);
      return line?.trim();
    });
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "SITE_URL: "docs.example.org" is not an absolute http(s) URL. Example: SITE_URL=https://docs.example.org
      SITE_URL: "https://example.org/docs/" must be an origin only: scheme, host and port (the path belongs in SITE_BASE_URL). Example: SITE_URL=https://docs.example.org
      SITE_URL: "https://example.org/?a=b" must be an origin only: scheme, host and port (the path belongs in SITE_BASE_URL). Example: SITE_URL=https://docs.example.org
      SITE_BASE_URL: "docs/" must be a path: one slash at the start, and parts of letters, digits, ".", "_", "~" and "-". Example: SITE_BASE_URL=/documentation/
      SITE_BASE_URL: "//example.org/" must be a path: one slash at the start, and parts of letters, digits, ".", "_", "~" and "-". Example: SITE_BASE_URL=/documentation/
      SITE_BASE_URL: "/docs?x" must be a path: one slash at the start, and parts of letters, digits, ".", "_", "~" and "-". Example: SITE_BASE_URL=/documentation/
      SITE_BASE_URL: "/a/../b/" must not have "." or ".." as a part: browsers would drop it from every link. Example: SITE_BASE_URL=/documentation/
      SITE_BASE_URL: "/./" must not have "." or ".." as a part: browsers would drop it from every link. Example: SITE_BASE_URL=/documentation/
      SITE_BASE_URL: "/.." must not have "." or ".." as a part: browsers would drop it from every link. Example: SITE_BASE_URL=/documentation/
      EDIT_URL: "/edit/" is not an absolute http(s) URL. Example: EDIT_URL=https://github.com/OpenBCI/Documentation/edit/master/
      EDIT_URL: "javascript:alert(1)" is not an absolute http(s) URL. Example: EDIT_URL=https://github.com/OpenBCI/Documentation/edit/master/
      ALGOLIA_HOSTS: "search.example.org" must be absolute http(s) URLs without user, query or fragment, comma-separated. Example: ALGOLIA_HOSTS=https://search-1.example.org,https://search-2.example.org
      ALGOLIA_HOSTS: "https://a.example.org,,https://b.example.org" must be absolute http(s) URLs without user, query or fragment, comma-separated. Example: ALGOLIA_HOSTS=https://search-1.example.org,https://search-2.example.org
      ALGOLIA_HOSTS: "https://a.example.org?x=1" must be absolute http(s) URLs without user, query or fragment, comma-separated. Example: ALGOLIA_HOSTS=https://search-1.example.org,https://search-2.example.org
      ALGOLIA_HOSTS: "ftp://a.example.org" must be absolute http(s) URLs without user, query or fragment, comma-separated. Example: ALGOLIA_HOSTS=https://search-1.example.org,https://search-2.example.org
      ALGOLIA_HOSTS: "https://user:word@a.example.org" must be absolute http(s) URLs without user, query or fragment, comma-separated. Example: ALGOLIA_HOSTS=https://search-1.example.org,https://search-2.example.org
      ALGOLIA_HOSTS: "https:a.example.org" must be absolute http(s) URLs without user, query or fragment, comma-separated. Example: ALGOLIA_HOSTS=https://search-1.example.org,https://search-2.example.org
      ALGOLIA_HOSTS: "https://a.example.org https://b.example.org" must be absolute http(s) URLs without user, query or fragment, comma-separated. Example: ALGOLIA_HOSTS=https://search-1.example.org,https://search-2.example.org
      ALGOLIA_APP_ID: "A b" is not an application id (letters, digits, "-" and "_"). Example: ALGOLIA_APP_ID=ABCDE12345
      ALGOLIA_APP_ID: "a@b" is not an application id (letters, digits, "-" and "_"). Example: ALGOLIA_APP_ID=ABCDE12345
      MISSING_RESULTS_URL: "https://example.org/new" must contain {query}. Example: MISSING_RESULTS_URL=https://github.com/OpenBCI/Documentation/issues/new?title={query}
      MISSING_RESULTS_URL: "example.org/{query}" is not an absolute http(s) URL. Example: MISSING_RESULTS_URL=https://github.com/OpenBCI/Documentation/issues/new?title={query}
      MISSING_RESULTS_URL: "https://{query}.example.org/" must have {query} after the host: what a reader types does not decide whom a link leads to. Example: MISSING_RESULTS_URL=https://github.com/OpenBCI/Documentation/issues/new?title={query}
      MISSING_RESULTS_URL: "https://{query}@example.org/" must have {query} after the host: what a reader types does not decide whom a link leads to. Example: MISSING_RESULTS_URL=https://github.com/OpenBCI/Documentation/issues/new?title={query}
      SEARCH_INSIGHTS: "yes" must be true or false. Example: SEARCH_INSIGHTS=true
      GTM_CONTAINER_ID: "UA-1234" is not a container id: "GTM-" and capital letters or digits. Example: GTM_CONTAINER_ID=GTM-ABC1234
      CHAT_SCRIPT_URL: "//chat.example.org/widget.js" is not an absolute http(s) URL. Example: CHAT_SCRIPT_URL=https://chat.example.org/widget.js
      CHAT_SCRIPT_URL: "https:chat.example.org/widget.js" is not an absolute http(s) URL. Example: CHAT_SCRIPT_URL=https://chat.example.org/widget.js
      ANNOUNCEMENT: "GUI 6 is out" is not valid JSON. Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a","content":" "}" must not be empty (at "content"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "["GUI 6 is out"]" must be an object of id, content, backgroundColor, textColor and isCloseable only. Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a"}" must be text (at "content"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"","content":"x"}" must not be empty (at "id"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a","content":"x","isCloseable":"no"}" must be true or false (at "isCloseable"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a","content":"x","backgroundColor":"red;position:fixed"}" is not a CSS colour (at "backgroundColor"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a","content":"x","backgroundColor":"#ff"}" is not a CSS colour (at "backgroundColor"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a","content":"x","backgroundColor":"url(//example.org/x.png)"}" is not a CSS colour (at "backgroundColor"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a","content":"x","textColor":"16777215"}" is not a CSS colour (at "textColor"). Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      ANNOUNCEMENT: "{"id":"a","content":"x","colour":"red"}" must be an object of id, content, backgroundColor, textColor and isCloseable only. Example: ANNOUNCEMENT='{"id":"v4","content":"GUI 6 is out","isCloseable":true}'
      STRICT_LINKS: "1" must be true or false. Example: STRICT_LINKS=true"
    `);
  });

  it.each([
    '#fff',
    '#0A4F93',
    'rebeccapurple',
    'rgb(10 79 147 / 50%)',
    'oklch(60% .1 200)',
    'var(--site-ink)',
  ])('take %s for a colour', (textColor) => {
    const ANNOUNCEMENT = JSON.stringify({ content: 'x', textColor });
    expect(readSettings({ ANNOUNCEMENT }).announcement?.textColor).toBe(textColor);
  });

  it('report every problem at once', () => {
    expect(problemsOf({ SITE_URL: 'x', STRICT_LINKS: 'on', ALGOLIA_INDEX_NAME: 'docs' }))
      .toMatchInlineSnapshot(`
      "Settings (environment or .env): 4 to fix.
        SITE_URL: "x" is not an absolute http(s) URL. Example: SITE_URL=https://docs.example.org
        ALGOLIA_APP_ID: the search application id is missing. Set it (for example ALGOLIA_APP_ID=ABCDE12345), or unset every ALGOLIA_ setting to use the embedded search.
        ALGOLIA_SEARCH_API_KEY: the search api key is missing. Set the public search-only key (for example ALGOLIA_SEARCH_API_KEY=0123456789abcdef), or unset every ALGOLIA_ setting to use the embedded search.
        STRICT_LINKS: "on" must be true or false. Example: STRICT_LINKS=true"
    `);
  });
});

describe('hosted search', () => {
  const idIsMissing = 'the search application id is missing';
  const keyIsMissing = 'the search api key is missing';

  it.each([
    ['id not set', { ALGOLIA_SEARCH_API_KEY: 'k' }, [idIsMissing]],
    ['id empty', { ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: 'k' }, [idIsMissing]],
    ['id blank', { ALGOLIA_APP_ID: '  ', ALGOLIA_SEARCH_API_KEY: 'k' }, [idIsMissing]],
    ['key not set', { ALGOLIA_APP_ID: 'a' }, [keyIsMissing]],
    ['key empty', { ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_API_KEY: '' }, [keyIsMissing]],
    ['only the index name', { ALGOLIA_INDEX_NAME: 'docs' }, [idIsMissing, keyIsMissing]],
    ['only the hosts', { ALGOLIA_HOSTS: 'https://search.example.org' }, [idIsMissing, keyIsMissing]],
    ['both empty', { ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: '' }, [idIsMissing, keyIsMissing]],
  ])('names what is missing: %s', (_case, environment, expected) => {
    const message = problemsOf(environment);
    expect([idIsMissing, keyIsMissing].filter((fault) => message.includes(fault))).toEqual(expected);
  });

  it('says where to put the id and the key', () => {
    expect(problemsOf({ ALGOLIA_APP_ID: '' })).toMatchInlineSnapshot(`
      "Settings (environment or .env): 2 to fix.
        ALGOLIA_APP_ID: the search application id is missing. Set it (for example ALGOLIA_APP_ID=ABCDE12345), or unset every ALGOLIA_ setting to use the embedded search.
        ALGOLIA_SEARCH_API_KEY: the search api key is missing. Set the public search-only key (for example ALGOLIA_SEARCH_API_KEY=0123456789abcdef), or unset every ALGOLIA_ setting to use the embedded search."
    `);
  });

  it('uses the service and an index of its own name when only id and key are set', () => {
    expect(readSettings(hosted).hostedSearch).toEqual({
      appId: 'APP',
      apiKey: 'public-key',
      indexName: 'documentation',
      hosts: [],
    });
  });

  it('does not read the writing key', () => {
    const settings = readSettings({ ...hosted, ALGOLIA_WRITE_API_KEY: 'write-key' });
    expect(JSON.stringify(settings)).not.toContain('write-key');
  });

  it('keeps keys out of messages', () => {
    expect(problemsOf({ ALGOLIA_SEARCH_API_KEY: 'public-key' })).not.toContain('public-key');
  });
});

describe('.env', () => {
  const folders: string[] = [];
  function folderWith(content: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
    folders.push(folder);
    writeFileSync(path.join(folder, '.env'), content);
    return folder;
  }
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it('is read', () => {
    const folder = folderWith(
      'SITE_URL=https://a.example.org # the mirror\nANNOUNCEMENT=\'{"content":"x"}\'\n',
    );
    expect(readSettings(loadEnvironment(folder, {}))).toMatchObject({
      siteUrl: 'https://a.example.org',
      announcement: { content: 'x', isCloseable: true },
    });
  });

  it('gives way to the environment, also to an empty value there', () => {
    const folder = folderWith('SITE_URL=https://a.example.org\nSTRICT_LINKS=true\nSITE_BASE_URL=/a/\n');
    const environment = loadEnvironment(folder, { SITE_URL: 'https://b.example.org', STRICT_LINKS: '' });
    expect(readSettings(environment)).toMatchObject({
      siteUrl: 'https://b.example.org',
      strictLinks: false,
      offline: true,
      baseUrl: '/a/',
    });
  });

  it('may be absent', () => {
    const folder = folderWith('');
    rmSync(path.join(folder, '.env'));
    expect(loadEnvironment(folder, { A: '1' })).toEqual({ A: '1' });
  });

  it('has names that no build knows told, such as a mistyped one', () => {
    const folder = folderWith('OFLINE=false\nSITE_URL=https://a.example.org\nALGOLIA_WRITE_API_KEY=k\n');
    expect(unknownSettings(folder)).toEqual(['OFLINE']);
    rmSync(path.join(folder, '.env'));
    expect(unknownSettings(folder)).toEqual([]);
  });

  it('show an example that passes in their messages', () => {
    const lines = [...settingExamples].map(([name, example]) => `${name}=${example}`);
    expect(() => readSettings({ ...hosted, ...parseEnv(lines.join('\n')) })).not.toThrow();
  });

  it('has an example that names every setting and passes when uncommented', () => {
    const example = readFileSync(path.join(__dirname, '.env.example'), 'utf8');
    const environment = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(environment).sort()).toEqual([...settingNames].sort());
    expect(() => readSettings(environment)).not.toThrow();
    expect(
      unknownSettings(
        folderWith(
          Object.keys(environment)
            .map((name) => `${name}=x`)
            .join('\n'),
        ),
      ),
    ).toEqual([]);
    expect(parseEnv(example)).toEqual({});
  });
});
