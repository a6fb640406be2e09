import { useLayoutEffect } from 'react';
import { useLatest } from '../useLatest';
import { addOverlay } from './overlays';

/** Lets Back take an overlay away while it is shown, instead of the page below it: from the first moment it is seen. */
export function useOverlayEntry(isShown: boolean, close: () => void): void {
  const onBack = useLatest(close);
  useLayoutEffect(() => (isShown ? addOverlay(onBack) : undefined), [isShown, onBack]);
}
