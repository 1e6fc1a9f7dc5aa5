import { describe, expect, it } from '@jest/globals';
import { journalHref, postsQuery, readPage } from './journal-page.ts';

describe("the journal's address", () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['two', 1],
    ['1e99', 1],
    ['3', 3],
  ])('with page=%s shows page %i', (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  it.each([
    [{ page: 1 }, '/blog', {}],
    [{ page: 2 }, '/blog?page=2', { page: 2 }],
    [{ topic: 'gear', page: 1 }, '/blog/gear', { slug: 'gear' }],
    [{ topic: 'gear', page: 4 }, '/blog/gear?page=4', { slug: 'gear', page: 4 }],
  ])('of %j is %s', (asked, href, query) => {
    expect(journalHref(asked)).toBe(href);
    expect(postsQuery(asked)).toEqual(query);
  });
});
