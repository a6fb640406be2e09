import { useEffect } from 'react';
import { useLatest } from '../useLatest';
import { addOverlay } from './overlays';

/** Lets Back take an overlay away while it is shown, instead of the page below it. */
export function useOverlayEntry(isShown: boolean, close: () => void): void {
  const onBack = useLatest(close);
  useEffect(() => (isShown ? addOverlay(onBack) : undefined), [isShown, onBack]);
}
