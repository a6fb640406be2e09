import type { CheerioAPI } from 'cheerio';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseFragment } from 'parse5';

/** What stands on a page for the hand or the eye alone. */
const WITHOUT_WORDS =
  '.hash-link, script, style, noscript, button, input, select, canvas, template, [data-search="skip"]';

/**
 * The text of a built document as Markdown: tables and the texts of figures included, links in full, and without what
 * only works on the page. Undefined where the page is no document.
 */
export function documentToMarkdown($: CheerioAPI, address: string): string | undefined {
  const article = $('.theme-doc-markdown').first().clone();
  if (article.length === 0) return undefined;
  article.find(WITHOUT_WORDS).remove();
  article.find('a[href]').each((_index, link) => {
    $(link).attr('href', new URL($(link).attr('href') ?? '', address).href);
  });
  // A drawing says in words what it shows.
  article.find('[role="img"][aria-label]').each((_index, drawing) => {
    const text = $('<p>').text(`Figure: ${$(drawing).attr('aria-label') ?? ''}`);
    $(drawing).replaceWith(text);
  });
  article.find('svg').remove();
  // Markdown's tables have neither a name nor a foot.
  article.find('table').each((_index, table) => {
    const caption = $(table).find('caption');
    if (caption.length > 0) $(table).before($('<p>').append($('<b>').text(caption.text())));
    caption.remove();
    $(table).after($(table).find('tfoot ol'));
    $(table).find('tfoot').remove();
  });
  // A note stands below its line on the page, and in that line here.
  article.find('td small').each((_index, note) => {
    $(note).replaceWith($('<span>').append('(', $(note).contents(), ')'));
  });
  article.find('summary').each((_index, summary) => {
    $(summary).replaceWith($(summary).contents());
  });
  // Without the place of each element in the source, which `hast-util-from-html` notes and which takes four fifths of its time.
  // React parts neighbouring texts with comments, which say nothing.
  const tree = toMdast(fromParse5(parseFragment(article.html() ?? '')), {
    nodeHandlers: { comment: () => undefined },
  });
  // Spaces that keep a number with its unit are for lines that break.
  return toMarkdown(tree, { bullet: '-', extensions: [gfmToMarkdown()] }).replaceAll('\u00a0', ' ');
}
