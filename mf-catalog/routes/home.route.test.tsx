import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, renderRoute } from '../testing/render-route.tsx';
import { sampleTour } from '../testing/sample-tours.ts';
import home from './home.route.tsx';

const place = (id: number, name: string, kind = 'countries') => ({
  id,
  name,
  slug: name.toLowerCase(),
  kind,
  count: 142,
  caption: 'no experience needed',
  picture: null,
});
const STATS = {
  totalCount: 2316,
  toursCount: 2316,
  cruisesCount: 0,
  authorToursCount: 0,
  verifiedOrganizersCount: 1180,
  regionsCount: 210,
  restKindsCount: 12,
  countriesCount: 64,
  reviewsCount: 48_200,
  averageRating: 4.92,
};
const API: Answers = {
  'GET /spa/info': () => STATS,
  'GET /spa/popular-places': () => ({
    items: [place(1, 'Kyrgyzstan'), place(2, 'Georgia'), place(3, 'Svaneti', 'regions')],
  }),
  'GET /spa/best-tours': (query) => ({
    items: [
      query.get('segment') === 'weekend' ? sampleTour({ id: 2, name: 'Stars over Kazbegi' }) : sampleTour({ id: 1 }),
    ],
  }),
  'GET /spa/collections': () => ({ items: [place(9, 'Volcanoes', 'collections')] }),
};

describe('the home page', () => {
  it('says what the site is, in numbers, and leads to places, tours and collections', async () => {
    await renderRoute(home, '/', API);
    expect(screen.getByText(/in 64 countries, sold directly by 1,180 verified organizers/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Svaneti' }).getAttribute('href')).toBe('/svaneti');
    expect(screen.getByRole('link', { name: /Kyrgyzstan 142 tours/ }).getAttribute('href')).toBe('/kyrgyzstan');
    expect(screen.getByRole('link', { name: /Volcanoes/ }).getAttribute('href')).toBe('/volcanoes');
    expect(screen.getByRole('link', { name: 'Show all 2,316 tours' }).getAttribute('href')).toBe('/tours');
  });

  it('tells search engines about the site, its search and its best tours', async () => {
    await renderRoute(home, '/', API);
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(blocks.map((block) => block['@type'])).toEqual(['WebSite', 'Organization', 'ItemList']);
    expect(blocks[2].itemListElement[0]).toMatchObject({ position: 1, url: 'https://cairn.test/ala-kul-trek-1' });
  });

  it('lets a tourist look at weekend tours only', async () => {
    const { user, asked } = await renderRoute(home, '/', API);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Length of the tour' })).getByRole('radio', { name: 'Weekend' }),
    );
    expect(await screen.findByRole('link', { name: 'Stars over Kazbegi' })).toBeTruthy();
    await waitFor(() => expect(asked()).toContain('GET /spa/best-tours?limit=8&segment=weekend'));
  });

  it('stands when parts of it cannot be had', async () => {
    await renderRoute(home, '/', { ...API, 'GET /spa/info': () => 503, 'GET /spa/collections': () => 503 });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all tours' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Collections' })).toBeNull();
  });
});
