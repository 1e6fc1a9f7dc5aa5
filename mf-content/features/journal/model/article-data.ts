import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import type { SiteAddress } from '@cairn/shared-contracts/remote/page-url';
import { blogPosting, type Structured } from '@cairn/shared-contracts/remote/structured-data';

/** width of the picture that search engines and messengers show, px */
export const PREVIEW_WIDTH = 1200;
const PORTRAIT_WIDTH = 400;

export const previewOf = (post: BlogPost): string => pictureUrl(post.cover.image, PREVIEW_WIDTH);

/** an article as search engines read it */
export const articleData = (post: BlogPost, site: SiteAddress & { siteName: string }): Structured =>
  blogPosting(site, {
    title: post.title,
    lead: post.lead,
    path: `/blog/${post.slug}`,
    image: previewOf(post),
    publishedOn: post.published_on,
    author: post.author,
    ...(post.organizer_id === null ? {} : { authorPath: `/tour-provider/${post.organizer_id}` }),
    portrait: post.portrait ? pictureUrl(post.portrait.image, PORTRAIT_WIDTH) : undefined,
    language: post.content_language,
    section: post.topic,
    readingMinutes: post.reading_minutes,
    siteName: site.siteName,
  });
