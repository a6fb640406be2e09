/**
 * The settings of a build: one place that reads, checks and names them.
 *
 * They come from the environment, or from `.env` at the root (the environment wins). All are optional.
 * `.env.example` shows every one. A bad value stops the build with the setting, the fault and an example.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';

/** Names and values, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the site is called, and what it is about. */
export const SITE_TITLE = 'Documentation';
export const SITE_TAGLINE = 'Open-source brain-computer-interface and biosensing hardware';

/** Names the index, and the searches that the browser keeps, unless a setting does. */
export const DEFAULT_INDEX_NAME = 'documentation';

/** How the hosted service is reached. */
export interface HostedSearchSettings {
  appId: string;
  /** The public, search-only key; the writing key is never read here. */
  apiKey: string;
  indexName: string;
  /** Absolute URLs asked in order; empty means the hosted service's own hosts. */
  hosts: string[];
}

/** The bar above the navbar. */
export interface AnnouncementSettings {
  id: string;
  content: string;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  isCloseable: boolean;
}

/** Everything that a build can be told, checked. */
export interface Settings {
  siteUrl: string;
  baseUrl: string;
  editUrl: string;
  /** `null`: the embedded engine answers. */
  hostedSearch: HostedSearchSettings | null;
  missingResultsUrl: string | null;
  searchInsights: boolean;
  gtmContainerId: string | null;
  chatScriptUrl: string | null;
  announcement: AnnouncementSettings | null;
  strictLinks: boolean;
  /** Readers can keep pages, or the whole site, on their device. */
  offline: boolean;
}

/** With its two slashes: a page takes `https:host` for a path of its own site. */
const isWebUrl = (value: string): boolean => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);

const webUrl = z.string().refine(isWebUrl, 'is not an absolute http(s) URL');

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

const originUrl = webUrl
  .refine(
    (value) => !isWebUrl(value) || new URL(value).href === `${new URL(value).origin}/`,
    'must be an origin only: scheme, host and port (the path belongs in SITE_BASE_URL)',
  )
  .transform((value) => new URL(value).origin);

const basePath = z
  .string()
  .regex(
    /^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/,
    'must be a path: one slash at the start, and parts of letters, digits, ".", "_", "~" and "-"',
  )
  .refine(
    (value) => !value.split('/').some((part) => part === '.' || part === '..'),
    'must not have "." or ".." as a part: browsers would drop it from every link',
  )
  .transform((value) => (value.endsWith('/') ? value : `${value}/`));

/**
 * A search host may carry a port and a path prefix; a query or fragment would swallow the request path, and browsers
 * send nothing to an address with a user.
 */
const isHostUrl = (value: string): boolean =>
  isWebUrl(value) && !/[?#]/.test(value) && new URL(value).username + new URL(value).password === '';

const hosts = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().replace(/\/+$/, '')))
  .refine(
    (list) => list.every(isHostUrl),
    'must be absolute http(s) URLs without user, query or fragment, comma-separated',
  );

/** Three, four, six or eight digits, a name, or one of the functions; which names there are is the browser's to know. */
const cssColor = z
  .string('must be text')
  .regex(
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|var)\([#\w(),.%/ -]{1,64}\))$/i,
    'is not a CSS colour',
  );

const announcement = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not valid JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.strictObject(
      {
        id: z.string('must be text').trim().min(1, 'must not be empty').default('announcement-bar'),
        content: z.string('must be text').trim().min(1, 'must not be empty'),
        backgroundColor: cssColor.optional(),
        textColor: cssColor.optional(),
        isCloseable: z.boolean('must be true or false').default(true),
      },
      'must be an object of id, content, backgroundColor, textColor and isCloseable only',
    ),
  );

interface Check<Value> {
  name: string;
  schema: z.ZodType<Value>;
  /** A value that passes. */
  example: string;
}

const check = <Value>(name: string, schema: z.ZodType<Value>, example: string): Check<Value> => ({
  name,
  schema,
  example,
});

/** One line a setting: how its value is checked, and an example that passes. */
const checks = {
  siteUrl: check('SITE_URL', originUrl, 'https://docs.example.org'),
  baseUrl: check('SITE_BASE_URL', basePath, '/documentation/'),
  editUrl: check('EDIT_URL', webUrl, 'https://github.com/OpenBCI/Documentation/edit/master/'),
  appId: check(
    'ALGOLIA_APP_ID',
    z.string().regex(/^[\w-]+$/, 'is not an application id (letters, digits, "-" and "_")'),
    'ABCDE12345',
  ),
  indexName: check('ALGOLIA_INDEX_NAME', z.string(), DEFAULT_INDEX_NAME),
  hosts: check('ALGOLIA_HOSTS', hosts, 'https://search-1.example.org,https://search-2.example.org'),
  missingResultsUrl: check(
    'MISSING_RESULTS_URL',
    webUrl
      .refine((value) => value.includes('{query}'), 'must contain {query}')
      .refine(
        (value) => !/^\w+:\/*[^/?#]*\{query\}/.test(value),
        'must have {query} after the host: what a reader types does not decide whom a link leads to',
      ),
    'https://github.com/OpenBCI/Documentation/issues/new?title={query}',
  ),
  searchInsights: check('SEARCH_INSIGHTS', flag, 'true'),
  gtmContainerId: check(
    'GTM_CONTAINER_ID',
    z.string().regex(/^GTM-[A-Z0-9]+$/, 'is not a container id: "GTM-" and capital letters or digits'),
    'GTM-ABC1234',
  ),
  chatScriptUrl: check('CHAT_SCRIPT_URL', webUrl, 'https://chat.example.org/widget.js'),
  announcement: check(
    'ANNOUNCEMENT',
    announcement,
    `'{"id":"v4","content":"GUI 6 is out","isCloseable":true}'`,
  ),
  strictLinks: check('STRICT_LINKS', flag, 'true'),
  offline: check('OFFLINE', flag, 'false'),
};

/** Reads single settings and notes what is wrong with them, so that one run names every problem. */
class SettingsReader {
  readonly problems: string[] = [];

  constructor(private readonly environment: Environment) {}

  isSet(name: string): boolean {
    return this.environment[name] !== undefined;
  }

  /** The checked value, or `undefined` when it is not set, empty or bad. */
  read<Value>({ name, schema, example }: Check<Value>): Value | undefined {
    const value = this.environment[name]?.trim();
    if (!value) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const where = issue.path.length > 0 ? ` (at "${issue.path.join('.')}")` : '';
      this.problems.push(`${name}: "${value}" ${issue.message}${where}. Example: ${name}=${example}`);
    }
    return undefined;
  }

  /** The value of a setting that must not be empty. Its value is never part of a message: it may be a key. */
  require(name: string, fault: string): string {
    const value = this.environment[name]?.trim();
    if (!value) this.problems.push(`${name}: ${fault}`);
    return value ?? '';
  }
}

/**
 * Reads a group of settings.
 *
 * @throws {Error} one line a bad setting: its name, the fault of its value, an example that works
 */
export function collectSettings<Value>(
  environment: Environment,
  collect: (reader: SettingsReader) => Value,
): Value {
  const reader = new SettingsReader(environment);
  const value = collect(reader);
  const { problems } = reader;
  if (problems.length > 0) {
    throw new Error(
      `Settings (environment or .env): ${problems.length} to fix.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return value;
}

/** What `.env` in the folder says; nothing without one. */
function readEnvFile(folder: string): Environment {
  const file = path.join(folder, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** The environment laid over `.env`, if the folder has one. */
export function loadEnvironment(folder: string, environment: Environment = process.env): Environment {
  return { ...readEnvFile(folder), ...environment };
}

/** Settings whose value is looked at by nothing but what needs it. */
const KEYS: readonly string[] = ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_WRITE_API_KEY'];

/** A value of each setting that is looked at, as its message shows it: what stands behind `NAME=` in `.env`. */
export const settingExamples: ReadonlyMap<string, string> = new Map(
  Object.values(checks).map(({ name, example }) => [name, example]),
);

/** The names of all settings. */
export const settingNames: ReadonlySet<string> = new Set([...KEYS, ...settingExamples.keys()]);

/** Names in `.env` that are no settings: mistyped ones, or another program's. */
export function unknownSettings(folder: string): string[] {
  return Object.keys(readEnvFile(folder)).filter((name) => !settingNames.has(name));
}

/** Where the site lives: its origin and the path below it. */
export function readSiteAddress(reader: SettingsReader): Pick<Settings, 'siteUrl' | 'baseUrl'> {
  return {
    siteUrl: reader.read(checks.siteUrl) ?? 'https://docs.openbci.com',
    baseUrl: reader.read(checks.baseUrl) ?? '/',
  };
}

/** Where the hosted index lives; shared by the site, which reads it, and the command that publishes it. */
export function readHostedIndex(reader: SettingsReader): Omit<HostedSearchSettings, 'apiKey'> {
  return {
    // A bad one is told once, by its own check.
    appId:
      reader.read(checks.appId) ??
      reader.require(
        'ALGOLIA_APP_ID',
        'the search application id is missing. Set it (for example ALGOLIA_APP_ID=ABCDE12345), or unset every ALGOLIA_ setting to use the embedded search.',
      ),
    indexName: reader.read(checks.indexName) ?? DEFAULT_INDEX_NAME,
    hosts: reader.read(checks.hosts) ?? [],
  };
}

function readHostedSearch(reader: SettingsReader): HostedSearchSettings | null {
  const isHosted = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_HOSTS'].some(
    (name) => reader.isSet(name),
  );
  if (!isHosted) return null;
  return {
    ...readHostedIndex(reader),
    apiKey: reader.require(
      'ALGOLIA_SEARCH_API_KEY',
      'the search api key is missing. Set the public search-only key (for example ALGOLIA_SEARCH_API_KEY=0123456789abcdef), or unset every ALGOLIA_ setting to use the embedded search.',
    ),
  };
}

/**
 * Checks the settings of a build.
 *
 * @throws {Error} see `collectSettings`
 */
export function readSettings(environment: Environment): Settings {
  return collectSettings(environment, (reader) => ({
    ...readSiteAddress(reader),
    editUrl: reader.read(checks.editUrl) ?? 'https://github.com/OpenBCI/Documentation/edit/master/',
    hostedSearch: readHostedSearch(reader),
    missingResultsUrl: reader.read(checks.missingResultsUrl) ?? null,
    searchInsights: reader.read(checks.searchInsights) ?? false,
    gtmContainerId: reader.read(checks.gtmContainerId) ?? null,
    chatScriptUrl: reader.read(checks.chatScriptUrl) ?? null,
    announcement: reader.read(checks.announcement) ?? null,
    strictLinks: reader.read(checks.strictLinks) ?? false,
    offline: reader.read(checks.offline) ?? true,
  }));
}
