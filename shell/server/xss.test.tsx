import type { BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { describe, expect, it } from '@jest/globals';
import { journalFeed } from './journal-feed.ts';
import { URLSET_END, URLSET_START, urlEntries } from './sitemap-xml.ts';

const ORIGIN = 'https://cairn.test';
const FEED = { origin: ORIGIN, prefix: '', language: 'en', name: 'Cairn', title: 'Journal', description: 'Stories' };
const postsOf = (text: string): BlogPosts => ({
  items: [
    {
      ...{ id: 7, slug: 'stairs-7', title: text, lead: text, topic: text, topic_slug: 'training', author: text },
      cover: { image: '/media/art/stairs/{size}.jpg', alt: text, placeholder: '#888888' },
      ...{ portrait: null, organizer_id: null, published_on: '2027-01-02', reading_minutes: 3, content_language: 'en' },
    },
  ],
  ...{ total: 1, page: 1, per_page: 20, topics: [] },
});

function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const names = (document: Document, within: string) =>
  [...document.querySelectorAll(`${within} *`)].map((one) => one.nodeName);
const ITEM = ['title', 'link', 'guid', 'pubDate', 'description', 'category', 'enclosure', 'dc:creator', 'dc:language'];

/** what an XML document has no place for at all */
const UNPRINTABLE = ['a\u0000b', 'a\u0008\u000bb', 'a\ud800', 'a\ufffe'];

describe.each([...XSS_CORPUS, ...UNPRINTABLE])('%j', (text) => {
  it('is words in the journal’s RSS', () => {
    const document = read(journalFeed(FEED, postsOf(text), 'xml'));
    expect(names(document, 'item')).toEqual(ITEM);
    const description = document.querySelector('item > description')?.textContent ?? '';
    expect(new DOMParser().parseFromString(description, 'text/html').body.children).toHaveLength(0);
  });

  it('is words in its JSON Feed', () => {
    const { items } = JSON.parse(journalFeed(FEED, postsOf(text), 'json'));
    expect(items).toHaveLength(1);
    expect(items[0].title).toBe(text.isWellFormed() ? text : items[0].title);
    expect(new DOMParser().parseFromString(items[0].content_html, 'text/html').body.children).toHaveLength(0);
  });

  it('is part of an address in the sitemap', () => {
    if (!text.isWellFormed()) return;
    const site = { origin: ORIGIN, locales: [{ iso: 'en-US', name: 'English', prefix: '' }] };
    const document = read(URLSET_START + urlEntries(site, { path: `/${text}` }) + URLSET_END);
    expect(names(document, 'urlset')).toEqual(['url', 'loc']);
  });
});
