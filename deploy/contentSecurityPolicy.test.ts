import { describe, expect, it } from 'vitest';
import { readSettings } from '../site.config';
import { contentSecurityPolicy, inlineParts } from './contentSecurityPolicy';
import { foreignOrigins } from './foreignOrigins';

const NONE = { scripts: [], connections: [], bringStyles: false };
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe('the policy', () => {
  it('allows the inline scripts of pages by their hash, each once', () => {
    const page = '<script>alert(1)</script><script src="/a.js"></script><p>text';
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(directive(contentSecurityPolicy([page, page], NONE), 'script-src')).toBe(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  it('does not count data as scripts', () => {
    const page = '<script type="application/ld+json">{}</script><script type=module>import("x")</script>';
    expect(inlineParts(page).scripts).toEqual(['import("x")']);
  });

  it('lets a page reach the bridge on its reader’s own computer, and nothing else outside', () => {
    expect(directive(contentSecurityPolicy([], NONE), 'connect-src')).toBe(
      "connect-src 'self' http://127.0.0.1:8765",
    );
  });

  it('allows the style sheets in pages by their hash, those for readers without scripts too', () => {
    const page = '<style>p{}</style><noscript><style>q{}</style></noscript>';
    // printf 'p{}' | openssl dgst -sha256 -binary | base64
    expect(directive(contentSecurityPolicy([page], NONE), 'style-src')).toBe(
      "style-src 'self' 'sha256-FlMaQ0fZAUi7V/3+Zcp2W+aPfc3UIytg3sJx2cioLkM=' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
    );
  });

  it('lets foreign scripts bring style sheets where the settings have such scripts, and nowhere else', () => {
    const chat = { scripts: ['https://chat.example.org'], connections: [], bringStyles: true };
    expect(directive(contentSecurityPolicy(['<style>p{}</style>'], chat), 'style-src')).toBe(
      "style-src 'self' 'unsafe-inline'",
    );
  });

  it('never allows any inline script or eval', () => {
    const policy = contentSecurityPolicy(['<script>1</script>'], NONE);
    expect(directive(policy, 'script-src')).not.toContain('unsafe');
  });
});

describe('other origins', () => {
  it('are none without settings', () => {
    expect(foreignOrigins(readSettings({}))).toEqual(NONE);
  });

  it('are the hosts of a hosted search', () => {
    const hosted = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key' };
    expect(
      foreignOrigins(readSettings({ ...hosted, ALGOLIA_HOSTS: 'http://localhost:7700/prefix' })),
    ).toEqual({
      scripts: [],
      connections: ['http://localhost:7700'],
      bringStyles: false,
    });
    expect(foreignOrigins(readSettings({ ...hosted, SEARCH_INSIGHTS: 'true' }))).toMatchInlineSnapshot(`
      {
        "bringStyles": false,
        "connections": [
          "https://app-dsn.algolia.net",
          "https://app-1.algolianet.com",
          "https://app-2.algolianet.com",
          "https://app-3.algolianet.com",
          "https://insights.algolia.io",
        ],
        "scripts": [
          "https://cdn.jsdelivr.net",
        ],
      }
    `);
  });

  it('are those of the chat and the tag manager', () => {
    const settings = { CHAT_SCRIPT_URL: 'https://chat.example.org/w.js?id=1', GTM_CONTAINER_ID: 'GTM-ABC' };
    expect(foreignOrigins(readSettings(settings))).toMatchInlineSnapshot(`
      {
        "bringStyles": true,
        "connections": [
          "https://chat.example.org",
          "wss://chat.example.org",
          "https://www.googletagmanager.com",
          "https://*.google-analytics.com",
        ],
        "scripts": [
          "https://chat.example.org",
          "https://www.googletagmanager.com",
        ],
      }
    `);
  });
});
