/** A document as the framework's data for all pages lists it. */
export interface ListedDocument {
  id: string;
  /** Its address without the slash at its end, as the framework writes it here. */
  path: string;
  sidebar?: string;
}

/**
 * All documents. Those whose id is their path come from the routes (`documentRoute.ts`), the few others from the framework's
 * data, which the build leaves them in.
 */
export const documents: ListedDocument[] = [];
