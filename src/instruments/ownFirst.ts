/** Examples in their order, with those of the page's own board before the others. */
export const ownFirst = <Example>(
  examples: readonly Example[],
  isOwn: (example: Example) => boolean,
): Example[] => [...examples.filter(isOwn), ...examples.filter((example) => !isOwn(example))];
