import { describe, expect, it } from '@jest/globals';
import { journalHref, postsQuery } from './journal-page.ts';

describe("the journal's address", () => {
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
