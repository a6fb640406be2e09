/** Wrapped: the bar takes the button with it, so the focus goes on to what comes next, the navbar. */
import type { MouseEvent, ReactNode } from 'react';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type { Props } from '@theme/AnnouncementBar/CloseButton';
import { noteClosedAnnouncement } from '@site/src/storage/closedAnnouncement';

/** Closes the announcement. */
export default function HandingOnCloseButton({ onClick, ...props }: Props): ReactNode {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        noteClosedAnnouncement();
        onClick?.(event);
        document.querySelector<HTMLElement>('.navbar__brand')?.focus();
      }}
    />
  );
}
