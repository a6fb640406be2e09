/** Wrapped: closed is closed, in other tabs too, and where nothing can be stored; another layout would ask the storage again. */
import { useEffect, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { isClosedOnThisVisit } from '@site/src/storage/closedAnnouncement';

/** The announcement, unless the reader closed it since the page was loaded. */
export default function AnnouncementBarOnce(): ReactNode {
  // Closing it renders anew.
  const { close } = useAnnouncementBar();

  useEffect(
    () =>
      createStorageSlot('docusaurus.announcement.dismiss').listen(({ newValue }) => {
        if (newValue === 'true') close();
      }),
    [close],
  );

  return isClosedOnThisVisit() ? null : <AnnouncementBar />;
}
