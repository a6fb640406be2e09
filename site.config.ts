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

type Environment = Readonly<Record<string, string | undefined>>;

export interface HostedSearchSettings {
  appId: string;
  /** The public, search-only key; the writing key is never read here. */
  apiKey: string;
  indexName: string;
  /** Absolute URLs asked in order; empty means the hosted service's own hosts. */
  hosts: string[];
}

export interface AnnouncementSettings {
  id: string;
  content: string;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  isCloseable: boolean;
}

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
}

const DEFAULT_INDEX_NAME = 'documentation';

const isWebUrl = (value: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const webUrl = z.string().refine(isWebUrl, 'is not an absolute http(s) URL');

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

const originUrl = webUrl
  .refine((value) => !isWebUrl(value) || new URL(value).pathname === '/', 'must not carry a path')
  .transform((value) => new URL(value).origin);

const basePath = z
  .string()
  .regex(/^\/([\w.~-]+\/?)*$/, 'must be a path that starts with a slash')
  .transform((value) => (value.endsWith('/') ? value : `${value}/`));

const hosts = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim()))
  .refine((list) => list.every(isWebUrl), 'must be absolute http(s) URLs, comma-separated');

const cssColor = z.string().regex(/^[#\w(),.%/ -]{1,64}$/, 'is not a CSS colour');

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
    z.strictObject({
      id: z.string().min(1).default('announcement-bar'),
      content: z.string().min(1, 'must not be empty'),
      backgroundColor: cssColor.optional(),
      textColor: cssColor.optional(),
      isCloseable: z.boolean().default(true),
    }),
  );

/** One row a setting: how it is checked and an example that passes. */
const checks = {
  SITE_URL: { schema: originUrl, example: 'https://docs.example.org' },
  SITE_BASE_URL: { schema: basePath, example: '/documentation/' },
  EDIT_URL: { schema: webUrl, example: 'https://github.com/OpenBCI/Documentation/edit/master/' },
  ALGOLIA_HOSTS: { schema: hosts, example: 'https://search-1.example.org,https://search-2.example.org' },
  MISSING_RESULTS_URL: {
    schema: webUrl.refine((value) => value.includes('{query}'), 'must contain {query}'),
    example: 'https://github.com/OpenBCI/Documentation/issues/new?title={query}',
  },
  SEARCH_INSIGHTS: { schema: flag, example: 'true' },
  GTM_CONTAINER_ID: {
    schema: z.string().regex(/^GTM-[A-Z0-9]+$/, 'is not a container id'),
    example: 'GTM-ABC1234',
  },
  CHAT_SCRIPT_URL: { schema: webUrl, example: 'https://chat.example.org/widget.js' },
  ANNOUNCEMENT: { schema: announcement, example: '{"id":"v4","content":"GUI 6 is out","isCloseable":true}' },
  STRICT_LINKS: { schema: flag, example: 'true' },
} as const;

type CheckedName = keyof typeof checks;
type Checked<Name extends CheckedName> = z.output<(typeof checks)[Name]['schema']>;

/** Problems are collected, so that one run names them all. */
class SettingProblems {
  private readonly lines: string[] = [];

  add(line: string): void {
    this.lines.push(line);
  }

  throwIfAny(): void {
    if (this.lines.length > 0) {
      throw new Error(
        `Settings (environment or .env): ${this.lines.length} to fix.\n${this.lines.map((line) => `  ${line}`).join('\n')}`,
      );
    }
  }
}

/** The environment laid over `.env`, if the folder has one. */
export function loadEnvironment(folder: string, environment: Environment = process.env): Environment {
  const file = path.join(folder, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment;
}

function readHostedSearch(
  environment: Environment,
  hostList: string[],
  problems: SettingProblems,
): HostedSearchSettings | null {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_API_KEY: apiKey,
    ALGOLIA_INDEX_NAME: indexName,
  } = environment;
  if (appId === undefined && apiKey === undefined && indexName === undefined) return null;
  if (!appId?.trim()) {
    problems.add(
      'ALGOLIA_APP_ID: the search application id is missing. Set it (for example ALGOLIA_APP_ID=ABCDE12345), or unset every ALGOLIA_ setting to use the embedded search.',
    );
  }
  if (!apiKey?.trim()) {
    problems.add(
      'ALGOLIA_SEARCH_API_KEY: the search api key is missing. Set the public search-only key (for example ALGOLIA_SEARCH_API_KEY=0123456789abcdef), or unset every ALGOLIA_ setting to use the embedded search.',
    );
  }
  return {
    appId: appId?.trim() ?? '',
    apiKey: apiKey?.trim() ?? '',
    indexName: indexName?.trim() || DEFAULT_INDEX_NAME,
    hosts: hostList,
  };
}

/**
 * Checks the settings of a build.
 *
 * @throws {Error} one line a bad setting: its name, the fault of its value, an example that works
 */
export function readSettings(environment: Environment): Settings {
  const problems = new SettingProblems();

  function read<Name extends CheckedName>(name: Name): Checked<Name> | undefined {
    const value = environment[name]?.trim();
    if (!value) return undefined;
    const { schema, example } = checks[name];
    const result = schema.safeParse(value);
    if (result.success) return result.data as Checked<Name>;
    for (const issue of result.error.issues) {
      const where = issue.path.length > 0 ? ` (at "${issue.path.join('.')}")` : '';
      problems.add(`${name}: "${value}" ${issue.message}${where}. Example: ${name}=${example}`);
    }
    return undefined;
  }

  const settings: Settings = {
    siteUrl: read('SITE_URL') ?? 'https://docs.openbci.com',
    baseUrl: read('SITE_BASE_URL') ?? '/',
    editUrl: read('EDIT_URL') ?? 'https://github.com/OpenBCI/Documentation/edit/master/',
    hostedSearch: readHostedSearch(environment, read('ALGOLIA_HOSTS') ?? [], problems),
    missingResultsUrl: read('MISSING_RESULTS_URL') ?? null,
    searchInsights: read('SEARCH_INSIGHTS') ?? false,
    gtmContainerId: read('GTM_CONTAINER_ID') ?? null,
    chatScriptUrl: read('CHAT_SCRIPT_URL') ?? null,
    announcement: read('ANNOUNCEMENT') ?? null,
    strictLinks: read('STRICT_LINKS') ?? false,
  };
  problems.throwIfAny();
  return settings;
}
