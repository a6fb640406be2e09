import { describe, expect, it } from 'vitest';
import { serverFiles } from './serverFiles';

const files = new Map(
  serverFiles({
    baseUrl: '/docs/',
    contentSecurityPolicy: "default-src 'self'",
    forwards: [{ from: '/docs/3rd Party/', to: '/docs/Software/' }],
  }),
);

describe('the files for servers', () => {
  it.each([...files.keys()].filter((name) => name !== '_redirects'))('%s has every header', (name) => {
    for (const header of [
      /Content-Security-Policy:? "?default-src 'self'/,
      /X-Content-Type-Options:? "?nosniff/,
      /Referrer-Policy:? "?strict-origin-when-cross-origin/,
      /Permissions-Policy:? "?camera=\(\), .*serial=\(self\), bluetooth=\(self\)/,
      /Cross-Origin-Opener-Policy:? "?same-origin/,
    ])
      expect(files.get(name)).toMatch(header);
  });

  it('are for the place where the site lives', () => {
    expect(files.get('_headers')).toMatch(/^\/docs\/assets\/\*$/m);
    expect(files.get('_server/nginx.conf')).toContain('error_page 404 /docs/404.html;');
    expect(files.get('_server/Caddyfile')).toContain('rewrite * /docs/404.html');
  });

  it('write addresses as browsers ask for them', () => {
    expect(files.get('_redirects')).toContain('\n/docs/3rd%20Party/ /docs/Software/ 301\n');
  });

  it.each(['_server/nginx.conf', '_server/Caddyfile'])(
    '%s leads from a former address, with its slash and without',
    (name) => {
      const written = files.get(name) ?? '';
      for (const from of ['/docs/3rd Party/', '/docs/3rd Party'])
        expect(written.split('\n').filter((line) => line.includes(`"${from}"`))).toEqual([
          expect.stringMatching(/"\/docs\/Software\/(?:\$is_args\$args)?"/),
        ]);
    },
  );

  it('lead only where the list says, whatever characters are in it', () => {
    const odd = new Map(
      serverFiles({
        baseUrl: '/',
        contentSecurityPolicy: '',
        forwards: [{ from: '/docs/', to: '/$uri {env.HOME}/' }],
      }),
    );
    expect(odd.get('_server/nginx.conf')).toContain('return 301 "/%24uri%20%7Benv.HOME%7D/$is_args$args";');
    expect(odd.get('_server/Caddyfile')).toContain('"/docs/" "/%24uri%20%7Benv.HOME%7D/"\n');
  });

  it('name the types of files that servers do not know, texts with their characters', () => {
    expect(files.get('_server/nginx.conf')).toContain('    text/markdown md;\n');
    expect(files.get('_server/nginx.conf')).toMatch(/^charset_types .*text\/markdown.*;$/m);
    expect(files.get('_server/Caddyfile')).toContain('".md" "text/markdown; charset=utf-8"');
    for (const name of ['_server/nginx.conf', '_server/Caddyfile'])
      expect(files.get(name)).toMatch(/application\/manifest\+json/);
  });

  it('tell browsers to stay with TLS where it is certain', () => {
    expect(files.get('_headers')).toContain('Strict-Transport-Security: max-age=31536000');
    expect(files.get('_server/nginx.conf')).not.toContain('Strict-Transport-Security');
  });
});
