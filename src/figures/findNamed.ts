/**
 * Names that pages write: nobody checks the types of pages, and what is not found would be missing from the drawing without a word.
 *
 * @param where the component, as the page writes it
 * @throws {Error} that lists the names there are
 */
export function requireName(names: readonly string[], name: string, where: string): void {
  if (!names.includes(name)) {
    throw new Error(`${where}: there is no "${name}". There are: ${names.join(', ')}.`);
  }
}

/** What a table has by such a name. */
export function findNamed<Name extends string, Value>(
  table: Readonly<Record<Name, Value>>,
  name: Name,
  where: string,
): Value {
  requireName(Object.keys(table), name, where);
  return table[name];
}
