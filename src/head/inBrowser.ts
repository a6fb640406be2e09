/**
 * Writes what the framework's `<Head>`s say into the page shown, as `react-helmet-async` does for the server's page in the
 * build. In the browser this takes that package's place (`plugins/browser-bundle`): most of it is for servers, and for ways
 * to say things that the framework does not use.
 */
import { Component, Fragment, type ReactNode } from 'react';
import { saidBy, whatHolds, type Said } from './said';

/** Marks the tags that follow what is said, in the server's page, too. */
const MARK = 'data-rh';

/** What each `<Head>` says that is on the page, in the order in which they came: what frames a page stays and comes first. */
const heads = new Map<object, Said[]>();
let nextFrame = 0;

const given = { html: new Set<string>(), body: new Set<string>() };

function giveAttributes(kind: 'html' | 'body', attributes: Readonly<Record<string, string>>): void {
  const element = kind === 'html' ? document.documentElement : document.body;
  for (const name of given[kind]) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  given[kind] = new Set(Object.keys(attributes));
}

function tagOf({ kind, attributes, text }: Said): Element {
  const tag = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  tag.setAttribute(MARK, 'true');
  tag.append(text);
  return tag;
}

function write(): void {
  const { title, html, body, tags } = whatHolds([...heads.values()]);
  giveAttributes('html', html);
  giveAttributes('body', body);
  if (title !== undefined && document.title !== title) document.title = title;
  // A tag that stands already stays: a script does not run again, an icon is not fetched again.
  const standing = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const tag of tags.map(tagOf)) {
    const index = standing.findIndex((other) => other.isEqualNode(tag));
    if (index < 0) document.head.append(tag);
    else standing.splice(index, 1);
  }
  for (const tag of standing) tag.remove();
}

/** However many change, the page is written to once, before it is next painted. */
function renew(): void {
  cancelAnimationFrame(nextFrame);
  nextFrame = requestAnimationFrame(write);
}

/** One `<Head>`. It shows nothing. */
export class Helmet extends Component<{ children?: ReactNode }> {
  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    heads.set(this, saidBy(this.props.children));
    renew();
  }

  override componentWillUnmount(): void {
    heads.delete(this);
    renew();
  }

  override render(): null {
    return null;
  }
}

/** The framework puts it around the program. There is one page in a browser, so that it has nothing to keep apart. */
export const HelmetProvider = Fragment;
