/** Commands and identifiers that a page or program quotes in its text must be ones that the data know. */
import { channelSettingFields, leadOffFields, type SettingField } from '@site/src/data/cytonCommands';
import { ganglionBle } from '@site/src/data/ganglionRadio';
import type { Problem } from './problem';

/** The characters that each place of a command allows, as a pattern for the whole command. */
function patternOf(fields: readonly SettingField[]): RegExp {
  const places = [...fields].sort((a, b) => a.position - b.position);
  return new RegExp(
    `^${places.map(({ values }) => `[${values.map((v) => v.character).join('')}]`).join('')}$`,
  );
}

const commandKinds = [
  {
    quoted: /(?<![a-z\d_/.-])x[0-9A-Z]{2,12}?X(?=$|[^\w-]|[xz])/g,
    right: patternOf(channelSettingFields),
    name: 'x…X',
  },
  {
    quoted: /(?<![a-z\d_/.-])z[0-9A-Z]{1,8}?Z(?=$|[^\w-]|[xz])/g,
    right: patternOf(leadOffFields),
    name: 'z…Z',
  },
] as const;

const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
const knownUuids = new Set<string>([
  ganglionBle.notifyUuid,
  ganglionBle.writeUuid,
  ganglionBle.disconnectUuid,
]);

/** Every quoted command of the channel settings or the impedance test, and every UUID, that the data do not know. */
export function checkQuotedData(place: string, text: string): Problem[] {
  const faults: string[] = [];
  for (const { quoted, right, name } of commandKinds)
    for (const [command] of text.matchAll(quoted))
      if (!right.test(command))
        faults.push(`"${command}" is not a command ${name}: the board would refuse it`);
  for (const [uuid] of text.matchAll(UUID))
    if (!knownUuids.has(uuid.toLowerCase())) faults.push(`the UUID ${uuid} is not one of the Ganglion's`);
  return faults.map((message) => ({ place, message }));
}
