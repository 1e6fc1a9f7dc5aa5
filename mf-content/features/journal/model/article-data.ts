import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import type { SeoProps } from '@cairn/shared-contracts/remote/platform';

/** width of the picture that search engines and messengers show, px */
const PREVIEW_WIDTH = 1200;

type Structured = NonNullable<SeoProps['structured']>[number];

export interface Site {
  /** 'https://cairn.example' */
  origin: string;
  basename: string;
  siteName: string;
}

const absolute = (origin: string, address: string): string => new URL(address, origin).href;

export const previewOf = (post: BlogPost): string => pictureUrl(post.cover.image, PREVIEW_WIDTH);

/** schema.org data of an article */
export function articleData(post: BlogPost, { origin, basename, siteName }: Site): Structured {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.lead,
    image: absolute(origin, previewOf(post)),
    datePublished: post.published_on,
    articleSection: post.topic,
    timeRequired: `PT${post.reading_minutes}M`,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: siteName, url: origin },
    mainEntityOfPage: `${origin}${basename}/blog/${post.slug}`,
  };
}

/** the way from home to here, as search results show it */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
  { origin, basename }: Site,
): Structured {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === '/' ? `${origin}${basename || '/'}` : `${origin}${basename}${path}`,
    })),
  };
}
