import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { canonicalOf, structuredOf } from '../../../testing/head.ts';
import { post, TOPICS } from '../../../testing/posts.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { JournalIndex } from './journal-index.tsx';

const ANSWERS = {
  'GET /spa/blog-posts': () => ({
    body: { items: [post(1), post(2), post(3)], total: 41, page: 1, per_page: 20, topics: TOPICS },
  }),
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a reader of the journal', () => {
  it('finds the stories, the topics and the further pages', async () => {
    renderInPage(<JournalIndex asked={{ page: 1 }} />, ANSWERS);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Journal');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(hrefOf('Story 1')).toBe('/blog/story-1');
    expect(hrefOf('Gear')).toBe('/blog/gear');
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
    expect(hrefOf('Page 3')).toBe('/blog?page=3');
    expect(canonicalOf()).toBe('https://cairn.test/blog');
    expect(structuredOf()).toMatchObject({
      ItemList: { numberOfItems: 41, itemListElement: { 0: { position: 1, url: 'https://cairn.test/blog/story-1' } } },
      BreadcrumbList: { itemListElement: { length: 2, 1: { name: 'Journal' } } },
    });
  });

  it('sees of every cover what it says must be seen, the large one and the small ones', async () => {
    const items = [post(1), post(2)].map((one, x) => ({ ...one, cover: { ...one.cover, focus: { x, y: 7 } } }));
    const { container } = renderInPage(<JournalIndex asked={{ page: 1 }} />, {
      'GET /spa/blog-posts': () => ({ body: { items, total: 2, page: 1, per_page: 20, topics: TOPICS } }),
    });
    await screen.findByRole('heading', { level: 1 });
    const positions = [...container.querySelectorAll('article img')].flatMap((image) =>
      image instanceof HTMLImageElement && image.style.objectPosition ? [image.style.objectPosition] : [],
    );
    expect(positions).toEqual(['0% 7%', '1% 7%']);
  });

  it('narrows it to a topic and stays in it from page to page', async () => {
    const { asked } = renderInPage(<JournalIndex asked={{ topic: 'gear', page: 2 }} />, ANSWERS);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Gear');
    expect(asked()).toEqual(['/spa/blog-posts?slug=gear&page=2&with_alt=1&per-page=20']);
    expect(screen.getByRole('link', { name: 'Gear' }).getAttribute('aria-current')).toBe('page');
    expect(hrefOf('Previous page')).toBe('/blog/gear');
    expect(hrefOf('Next page')).toBe('/blog/gear?page=3');
    expect(canonicalOf()).toBe('https://cairn.test/blog/gear?page=2');
    expect(structuredOf()).toMatchObject({
      BreadcrumbList: { itemListElement: { length: 3, 2: { name: 'Gear', item: 'https://cairn.test/blog/gear' } } },
    });
  });

  it('is told when there is nothing yet', async () => {
    const none = { items: [], total: 0, page: 1, per_page: 20, topics: [] };
    renderInPage(<JournalIndex asked={{ page: 1 }} />, { 'GET /spa/blog-posts': () => ({ body: none }) });
    expect(await screen.findByRole('heading', { name: 'No stories yet' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages of the journal' })).toBeNull();
  });
});
