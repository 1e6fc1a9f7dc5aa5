import type { BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { Feed } from 'feed';

export interface FeedSite {
  /** 'https://cairn.example' */
  origin: string;
  /** '' or '/de' */
  prefix: string;
  /** BCP 47 */
  language: string;
  name: string;
  title: string;
  description: string;
}

const DUBLIN_CORE = { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' };
/** px: what feed readers show beside a title */
const PICTURE_WIDTH = 1200;

export type FeedFormat = 'xml' | 'json';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

/** The newest stories of the journal, for feed readers: RSS takes a description for HTML, JSON Feed has a place for each. */
export function journalFeed(site: FeedSite, posts: BlogPosts, format: FeedFormat): Feed {
  const { origin, prefix, language, name, title, description } = site;
  const home = `${origin}${prefix}/blog`;
  const [newest] = posts.items;
  const feed = new Feed({
    ...{ id: home, link: home, title, description, language, copyright: name },
    ...(newest ? { updated: new Date(newest.published_on) } : {}),
    feedLinks: { rss: `${home}/feed.xml`, json: `${home}/feed.json` },
  });
  for (const post of posts.items) {
    const link = `${home}/${post.slug}`;
    feed.addItem({
      ...{ id: link, link, title: post.title },
      ...(format === 'xml'
        ? { description: asHtml(post.lead) }
        : { description: post.lead, content: asHtml(post.lead) }),
      date: new Date(post.published_on),
      // RSS takes an author for a mailbox; names are Dublin Core's there
      ...(format === 'xml'
        ? { extensions: [{ name: 'dc:creator', objects: { _attributes: DUBLIN_CORE, _cdata: post.author } }] }
        : { author: [{ name: post.author }] }),
      category: [{ name: post.topic }],
      image: { url: `${origin}${pictureUrl(post.cover.image, PICTURE_WIDTH)}`, type: 'image/jpeg' },
    });
  }
  return feed;
}
