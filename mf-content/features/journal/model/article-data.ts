import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { article, type SiteAddress, type Structured } from '@cairn/shared-contracts/remote/structured-data';

/** width of the picture that search engines and messengers show, px */
export const PREVIEW_WIDTH = 1200;

export const previewOf = (post: BlogPost): string => pictureUrl(post.cover.image, PREVIEW_WIDTH);

/** an article as search engines read it */
export const articleData = (post: BlogPost, site: SiteAddress & { siteName: string }): Structured =>
  article(site, {
    title: post.title,
    lead: post.lead,
    path: `/blog/${post.slug}`,
    image: previewOf(post),
    publishedOn: post.published_on,
    author: post.author,
    section: post.topic,
    readingMinutes: post.reading_minutes,
    siteName: site.siteName,
  });
