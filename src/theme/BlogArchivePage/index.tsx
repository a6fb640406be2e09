/** Ejected: the theme's archive sets its years two levels below the title, and stands in a banner of its own. */
import type { ReactNode } from 'react';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';

/** Posts by the year of their date, in the order of the list. */
function byYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** `/blog/archive/`: every post, by year, newest first. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  const day = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <PageMetadata title="Archive" description="All posts of this blog, by year, newest first." />
      <Layout>
        <main className="container container--fluid margin-vert--lg">
          <article>
            <Heading as="h1">Archive</Heading>
            {byYear(archive.blogPosts).map(([year, posts]) => (
              <section key={year}>
                <Heading as="h2" id={year}>
                  {year}
                </Heading>
                <ul>
                  {posts.map(({ metadata: { permalink, title, date } }) => (
                    <li key={permalink}>
                      <Link to={permalink}>{title}</Link>, {day.format(new Date(date))}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </article>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
