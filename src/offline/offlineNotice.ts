/** The page that the worker shows for one that was never read, when there is no network. */

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Titles come out of kept pages, where they are written as HTML already. */
const unescaped = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([\da-f]+)|amp|lt|gt|quot);/gi, (entity, decimal?: string, hex?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }[entity.toLowerCase()] ?? entity;
  });

/**
 * A whole page: what happened, what can be done, and what can be read now. It loads again as soon as there is a network,
 * and when Back leads from it to a page that was open here before: for the browser both are one document. It is as light
 * or dark as the site was left, whatever the system prefers.
 *
 * @param pages those that are kept; titles as they stand in HTML
 */
export function offlineNotice(baseUrl: string, pages: readonly { title: string; url: string }[]): string {
  const links = pages.map(
    ({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(unescaped(title))}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No network | Documentation</title>
<style>
  :root { color-scheme: light; }
  body { font: 1rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; }
  li { margin-block: 0.5rem; }
</style>
<script>
  try {
    if (localStorage.theme === 'dark') document.documentElement.style.colorScheme = 'dark';
  } catch {}
  for (const event of ['online', 'popstate']) addEventListener(event, () => location.reload());
</script>
</head>
<body>
<main>
<h1>No network, and this page is not on this device</h1>
<p>Pages that you have read here stay readable without a network; this one was not among them. It loads again as soon as you are connected.</p>
${links.length > 0 ? `<h2>What you can read now</h2>\n<ul>\n${links.join('\n')}\n</ul>` : ''}
<p>Once you are connected, <a href="${escapeHtml(`${baseUrl}help/#offline`)}">keep the whole site on this device</a>.</p>
</main>
</body>
</html>
`;
}
