import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';

/** Copies the address of this page with a fragment that opens an instrument as it stands. */
export const AddressButton = ({ fragment }: { fragment: string }): ReactNode => (
  <CopyButton
    label="Copy a link to this view"
    text={() => `${window.location.origin}${window.location.pathname}${fragment}`}
  />
);
