/** Whether the announcement was closed, for as long as the page is not loaded anew: storage may be blocked. */
let isClosed = false;

/** The reader closes the announcement. */
export function noteClosedAnnouncement(): void {
  isClosed = true;
}

/** A build has one announcement, so there is no other that this could be about. */
export const isClosedOnThisVisit = (): boolean => isClosed;
