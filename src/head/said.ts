/** What the `<Head>`s of a page say, and what of it holds. */
import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** One part of a page's head. `html` and `body` give these elements attributes, `title` names the page; others are tags. */
export interface Said {
  kind: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** What holds of all that is said. */
export interface Head {
  title?: string;
  html: Record<string, string>;
  body: Record<string, string>;
  tags: Said[];
}

/** React's names of attributes that are not another spelling of HTML's. */
const IN_HTML: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };

/** Tags of one kind are about one thing if they have the same value of the last of these that they have. */
const ABOUT = ['name', 'property', 'http-equiv', 'href', 'src'];

type Props = Readonly<Record<string, string | number | boolean | undefined>>;

/** The parts that the children of one `<Head>` say, in their order. */
export function saidBy(children: ReactNode): Said[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props & { children?: ReactNode }>(child)) return [];
    const { children: inside, ...attributes } = child.props;
    if (child.type === Fragment) return saidBy(inside);
    return {
      kind: String(child.type),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [IN_HTML[name] ?? name, String(value ?? '')]),
      ),
      text: Children.toArray(inside)
        .filter((part) => typeof part === 'string' || typeof part === 'number')
        .join(''),
    };
  });
}

/** What a tag is about: a later `<Head>` replaces what an earlier one says of the same thing. */
function subjectOf({ kind, attributes, text }: Said): string {
  const by = attributes.rel === 'canonical' ? 'rel' : ABOUT.filter((name) => attributes[name]).pop();
  return [kind, by, by ? attributes[by] : text].join(' ');
}

/**
 * @param heads what each `<Head>` says, those around a page before those on it
 * @returns of each attribute, title and tag what is said last; two tags of one `<Head>` hold side by side
 */
export function whatHolds(heads: readonly (readonly Said[])[]): Head {
  const head: Head = { html: {}, body: {}, tags: [] };
  for (const said of heads) {
    const isNew = new Set(said.map(subjectOf));
    head.tags = head.tags.filter((tag) => !isNew.has(subjectOf(tag)));
    for (const part of said) {
      if (part.kind === 'title') head.title = part.text;
      else if (part.kind === 'html' || part.kind === 'body') Object.assign(head[part.kind], part.attributes);
      else head.tags.push(part);
    }
  }
  return head;
}
