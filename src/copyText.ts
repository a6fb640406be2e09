/**
 * Puts a text that is still on its way onto the clipboard. Safari lets a page write there only in the moment of a press,
 * so the promise of the text is handed over then; a browser without such items waits longer.
 *
 * @param fetchText is called at once
 * @throws when the text does not come, or the browser does not let the page write
 */
export async function copyText(fetchText: () => Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await fetchText());
  const type = 'text/plain';
  return navigator.clipboard.write([
    new ClipboardItem({ [type]: fetchText().then((text) => new Blob([text], { type })) }),
  ]);
}
