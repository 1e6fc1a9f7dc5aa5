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

/**
 * Text for CDATA, which the library ends at the second "]]>" of a text: a space without width keeps its signs apart. What XML has no place
 * for, as control characters, would make the whole feed unreadable.
 */
const asXml = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replaceAll(']]>', ']]\u200b>');

/** The newest stories of the journal, for feed readers: RSS takes a description for HTML, JSON Feed has a place for each. */
export function journalFeed(site: FeedSite, posts: BlogPosts, format: FeedFormat): string {
  const { origin, prefix, language, name, title, description } = site;
  const say = format === 'xml' ? asXml : (text: string) => text;
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
      ...{ id: link, link, title: say(post.title) },
      ...(format === 'xml'
        ? { description: asHtml(say(post.lead)) }
        : { description: post.lead, content: asHtml(post.lead) }),
      date: new Date(post.published_on),
      published: new Date(post.published_on),
      // RSS takes an author for a mailbox, and knows no language but the feed's: both are Dublin Core's there
      ...(format === 'xml'
        ? {
            extensions: [
              { name: 'dc:creator', objects: { _attributes: DUBLIN_CORE, _cdata: say(post.author) } },
              ...(post.content_language
                ? [{ name: 'dc:language', objects: { _attributes: DUBLIN_CORE, _text: post.content_language } }]
                : []),
            ],
          }
        : { author: [{ name: post.author }] }),
      category: [{ name: say(post.topic) }],
      image: { url: `${origin}${pictureUrl(post.cover.image, PICTURE_WIDTH)}`, type: 'image/jpeg' },
    });
  }
  return format === 'xml' ? feed.rss2() : withLanguages(feed.json1(), language, posts);
}

/** JSON Feed 1.1: the library writes 1, which has no place for languages */
function withLanguages(json: string, language: string, posts: BlogPosts): string {
  const feed: { items: object[] } = JSON.parse(json);
  const items = feed.items.map((item, index) => ({ ...item, language: posts.items[index]?.content_language }));
  return JSON.stringify({ ...feed, version: 'https://jsonfeed.org/version/1.1', language, items });
}
