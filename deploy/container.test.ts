/** The container's files, as far as they can be judged without an engine: their parts fit, and nothing has more rights than it needs. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(__dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
const lines = dockerfile.split('\n').filter((line) => line && !line.startsWith('#'));

describe('the Dockerfile', () => {
  it('has known instructions only', () => {
    const known = /^(?:FROM|RUN|USER|WORKDIR|COPY|ARG|EXPOSE|STOPSIGNAL|CMD) \S/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
  });

  it('ends as a user without rights, on a port that such a user may open', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM'));
    expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('www-data');
    expect(Number(/^EXPOSE (\d+)$/m.exec(last)?.[1])).toBeGreaterThan(1023);
  });

  it('copies files that are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?:--chown=\S+ )?((?:[\w./-]+ )+)[\w./-]+$/gm)].flatMap(
      ([, names = '']) => names.trim().split(' '),
    );
    expect(copied).toContain('deploy/nginx.conf');
    for (const name of copied) expect([name, existsSync(path.join(root, name))]).toEqual([name, true]);
  });

  it('changes lines of nginx.conf that are there, each once', () => {
    const shipped = read('deploy/nginx.conf');
    const changed = [...dockerfile.matchAll(/--expression ["']s\|([^|]+)\|/g)].map(([, text = '']) => text);
    expect(changed).toHaveLength(3);
    for (const text of changed) expect([text, shipped.split(text).length]).toEqual([text, 2]);
  });

  it.each([
    ['/', '/srv/docs/build/_server/'],
    ['/docs/', '/srv/docs/build/docs/_server/'],
    // The settings take it without its last slash, too.
    ['/docs', '/srv/docs/build/docs/_server/'],
  ])('includes what the build tells its servers, below %s', (SITE_BASE_URL, folder) => {
    const [, included = ''] = /"s\|\/srv\/docs\/build\/_server\/\|([^|]+)\|"/.exec(dockerfile) ?? [];
    const expanded = execFileSync('sh', ['-c', `printf %s "${included}"`], {
      env: { ...process.env, SITE_BASE_URL },
      encoding: 'utf8',
    });
    expect(expanded).toBe(folder);
  });
});

it('compose gives the container nothing to write to, and no rights', () => {
  const compose = read('deploy/compose.yaml');
  for (const line of ['read_only: true', "cap_drop: ['ALL']", "security_opt: ['no-new-privileges:true']"])
    expect(compose).toContain(`    ${line}\n`);
});

it('what nginx writes goes to the one place that can be written', () => {
  const written = [...read('deploy/container.conf').matchAll(/^\s*(?:pid|\w+_temp_path) (.+);$/gm)];
  expect(written).toHaveLength(6);
  for (const [, place] of written) expect(place).toMatch(/^\/tmp\//);
});
