import type { ShippedPackage } from './shippedPackages';

const RULE = '-'.repeat(100);

/**
 * The file that readers get: what the site itself may be used for, and the terms of everything that came with it.
 *
 * @param ownLicence the words of the project's licence
 */
export function licencesText(ownLicence: string, packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const text = shipped.text ?? `The package comes without the text of its licence, ${shipped.licence}.`;
    byText.set(text, [...(byText.get(text) ?? []), shipped]);
  }
  const parts = [...byText].map(([text, same]) =>
    [...same.map(({ name, version, licence }) => `${name} ${version} (${licence})`), '', text].join('\n'),
  );
  return [
    'This site: code under the licence below; text and figures CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
    '',
    ownLicence.trim(),
    '',
    RULE,
    '',
    `Parts of these ${packages.length} packages are in the files of this site.`,
    ...parts.flatMap((part) => ['', RULE, '', part]),
    '',
  ].join('\n');
}
