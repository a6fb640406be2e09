/** Hands a file to the browser's downloads. */
export function saveFile(name: string, parts: BlobPart[], type = ''): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun when the click returns, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
