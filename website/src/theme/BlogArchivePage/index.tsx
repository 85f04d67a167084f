import React from 'react';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

/** Posts by year, newest first. */
function byYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(post.metadata.date).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/**
 * All posts by year. Replaces the classic theme's page, whose title is outside `main`, skips a heading level and lacks contrast.
 */
export default function BlogArchivePage({archive}: Props) {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'blog.archive.description',
          message: 'All posts of the Tauri v1 blog, by year',
        })}
      />
      <Layout>
        <main className="container margin-vert--lg markdown">
          <h1>{title}</h1>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <h2>{year}</h2>
              <ul>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <Link to={metadata.permalink}>{metadata.title}</Link>{' '}
                    <time dateTime={metadata.date}>{metadata.formattedDate}</time>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
