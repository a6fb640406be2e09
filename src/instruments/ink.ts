/**
 * Reads colours as paper has them, which are those of the light mode. When a browser tells that it prints, its styles are still those of
 * the screen, and a canvas that is drawn afterwards is not on the sheet.
 */
export function withInk<T>(read: () => T): T {
  const root = document.documentElement;
  const theme = root.getAttribute('data-theme');
  root.setAttribute('data-theme', 'light');
  try {
    return read();
  } finally {
    if (theme === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', theme);
  }
}
