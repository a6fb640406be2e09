/** What `plainHelpers.cjs` puts in the place of helpers for browsers without these features; same names, same results. */
export const _typeof = (value: unknown): string => typeof value;

export const _objectSpread = (target: object, ...sources: object[]): object =>
  Object.assign(target, ...sources) as object;

export const _toConsumableArray = <Item>(items: Iterable<Item>): Item[] => [...items];

export const _defineProperty = (object: object, key: PropertyKey, value: unknown): object =>
  Object.assign(object, { [key]: value });

export const _objectWithoutProperties = (object: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
