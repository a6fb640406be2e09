/** A document as the framework's data for all pages lists it. */
export interface ListedDocument {
  id: string;
  /** Its address without the slash at its end, as the framework writes it here. */
  path: string;
  sidebar: string;
}

/** The documents whose id is their path. They are not sent: `documentRoute.ts` fills it with those of the routes. */
export const documents: ListedDocument[] = [];
