/** Why a file that a reader has chosen or dropped cannot be read, in words for readers. */
export const whyUnreadable = (error: unknown): string =>
  // Browsers take a folder that is dropped for a file, and find out when they read it.
  error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError')
    ? 'The browser cannot read the file: it was moved, deleted or changed meanwhile, or it is a folder. Choose it again.'
    : `The file could not be read: ${error instanceof Error ? error.message : String(error)}`;
