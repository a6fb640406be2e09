/**
 * A page that the browser kept whole, for a way back, has not heard what was stored meanwhile: the colour mode, a closed
 * announcement, steps that were ticked off. It is told all of it when it is shown again, as other tabs are told at once.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    try {
      const storageArea = localStorage;
      for (const [key, newValue] of Object.entries(storageArea) as [string, string][])
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
    } catch {
      // There is no storage: nothing was missed.
    }
  });
}
