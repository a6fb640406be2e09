import { expect, it } from 'vitest';
import { checkDependencies, checkLockfile, type PackageManifest } from './dependencies';

const readme = `# X

## Dependencies

| Package | Why |
| --- | --- |
| \`react\`, \`@scope/*\` | the parts of \`nothing\` |

## Licence

| \`other\` | no package |
`;
const manifest: PackageManifest = { dependencies: { react: '1.0.0', '@scope/core': '1.0.0' } };
const sources = [`import { x } from 'react';`, `import y from '@scope/core/y';`];
const messagesOf = (changes: Partial<PackageManifest>, texts = sources, unseen = {}) =>
  checkDependencies({ ...manifest, ...changes }, readme, texts, unseen).map(({ message }) => message);

it('accepts packages that are listed and imported', () => {
  expect(messagesOf({})).toEqual([]);
});

it('finds a package that the README leaves out', () => {
  expect(messagesOf({ devDependencies: { vitest: '1.0.0' }, scripts: { test: 'vitest run' } })).toEqual([
    expect.stringContaining('needs vitest, which the README'),
  ]);
});

it('finds a package that only the README knows', () => {
  expect(messagesOf({ dependencies: { react: '1.0.0' } })).toEqual([
    expect.stringContaining('lists @scope/*, which package.json does not need'),
  ]);
});

it('finds a package that nothing uses, unless it says what does', () => {
  expect(messagesOf({}, [`import { x } from 'react-dom';`, ...sources.slice(1)])).toEqual([
    expect.stringContaining('needs react, which nothing uses'),
  ]);
  expect(messagesOf({}, sources.slice(1), { react: 'a peer' })).toEqual([]);
});

it('finds a package whose version was changed without the lockfile', () => {
  const needed = { dependencies: { react: '1.0.1', clsx: '2.0.0' }, devDependencies: { vitest: '4.0.0' } };
  const lockOf = (own: PackageManifest) => ({ packages: { '': own, 'node_modules/react': {} } });
  expect(checkLockfile(needed, lockOf(needed))).toEqual([]);
  const behind = lockOf({
    dependencies: { react: '1.0.0' },
    devDependencies: { vitest: '4.0.0', vite: '7.0.0' },
  });
  expect(checkLockfile(needed, behind)).toEqual([
    {
      place: 'package-lock.json',
      message: expect.stringContaining('has react 1.0.0, and package.json 1.0.1'),
    },
    { place: 'package-lock.json', message: expect.stringContaining('has no clsx, and package.json 2.0.0') },
    { place: 'package-lock.json', message: expect.stringContaining('has vite 7.0.0, and package.json none') },
  ]);
});
