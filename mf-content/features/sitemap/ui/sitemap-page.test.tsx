import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { SitemapPage } from './sitemap-page.tsx';

interface Listed {
  names: readonly string[];
  next: number | null;
  articles: number;
}

const show = ({ names, next, articles }: Listed) =>
  renderInPage(<SitemapPage />, {
    'GET /crm/api/world-part/groups': () => ({ body: { items: [] } }),
    'GET /spa/collections': () => ({ body: { items: [] } }),
    'GET /spa/rest-kinds': () => ({ body: { items: [] } }),
    'GET /spa/help-articles': () => ({ body: { items: [] } }),
    'GET /spa/blog-posts': () => ({
      body: { items: [], total: articles, page: 1, per_page: 50, topics: [{ name: 'Food', slug: 'food', count: 2 }] },
    }),
    'GET /spa/seo-pages-sitemap': ({ url }) => ({
      body: {
        parts: [],
        next: url.searchParams.get('kind') === 'organizers' ? next : null,
        pages:
          url.searchParams.get('kind') === 'organizers'
            ? names.map((name, at) => ({ path: `/tour-provider/${at + 1}`, changed_on: '2027-01-01', name }))
            : [],
      },
    }),
  });

/** the links of the part under this heading */
async function linksOf(title: string) {
  const part = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!part) throw new Error(`no part ${title}`);
  return within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

it('lists every organizer by name, whatever accents', async () => {
  show({ names: ['Zafer Walks', 'Älpler', 'altai guides'], next: null, articles: 0 });
  expect(await linksOf('Members of Our Club')).toEqual([
    ['Älpler', '/tour-provider/2'],
    ['altai guides', '/tour-provider/3'],
    ['Zafer Walks', '/tour-provider/1'],
  ]);
  expect(await linksOf('Journal')).toEqual([['Food', '/blog/food']]);
});

it('leads to those that there is no room for', async () => {
  show({ names: ['Zafer Walks'], next: 1, articles: 51 });
  expect((await linksOf('Members of Our Club')).at(-1)).toEqual(['All members of the club', '/tour-providers']);
  expect((await linksOf('Journal')).at(-1)).toEqual(['All articles', '/blog']);
});
