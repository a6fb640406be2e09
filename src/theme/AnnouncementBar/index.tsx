/** Wrapped: closed is closed, also where nothing can be stored; another layout would ask the storage again. */
import type { ReactNode } from 'react';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { isClosedOnThisVisit } from '@site/src/storage/closedAnnouncement';

/** The announcement, unless the reader closed it since the page was loaded. */
export default function AnnouncementBarOnce(): ReactNode {
  // Closing it renders anew.
  useAnnouncementBar();
  return isClosedOnThisVisit() ? null : <AnnouncementBar />;
}
