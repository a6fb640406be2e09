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
    expect(files.get('_server/Caddyfile')).toContain('rewrite @missing /docs/404.html');
  });

  it('write addresses as browsers ask for them', () => {
    expect(files.get('_redirects')).toContain('\n/docs/3rd%20Party/ /docs/Software/ 301\n');
  });

  it('tell browsers to stay with TLS where it is certain', () => {
    expect(files.get('_headers')).toContain('Strict-Transport-Security: max-age=31536000');
    expect(files.get('_server/nginx.conf')).not.toContain('Strict-Transport-Security');
  });
});
