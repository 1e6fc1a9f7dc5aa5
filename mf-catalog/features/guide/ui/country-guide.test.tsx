import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { sampleFacets, samplePage, samplePlace } from '../../../testing/sample-tours.ts';
import { guideFacts } from '../model/guide-facts.ts';
import { loadGuide } from '../model/load-guide.ts';
import { CountryGuide } from './country-guide.tsx';

const georgia = samplePlace({
  ...{ id: 2, kind: 'countries', name: 'Georgia', slug: 'georgia', text_language: 'en' },
  text: '<p>Tower villages.</p><p>Amber wine.</p>',
  picture: { image: '/media/georgia.avif', alt: 'A valley', placeholder: '#89a' },
});
const month = (value: string, count: number) => ({ value, name: value, count });
const FACETS = sampleFacets({
  price: { ...sampleFacets().price, min: 269, currency: 'EUR' },
  dates: [month('2027-06', 4), month('2027-07', 8)],
});
/** the guide in a page of its own */
const guided = defineRoute({
  loader: async ({ load }) => loadGuide(georgia, load),
  Component: () => (
    <>
      <h1>Georgia</h1>
      <CountryGuide
        {...guideFacts(georgia, samplePage({ total: 8, filters: FACETS, place: georgia }))}
        anchor="tours"
      />
    </>
  ),
});
const YEAR = {
  place: { id: 2, name: 'Georgia', slug: 'georgia', kind: 'countries', altitude_m: 900, parents: [] },
  months: Array.from({ length: 12 }, () => ({
    ...{ high_c: 20, low_c: 9 },
    rain_mm: 5,
    rain_days: 1,
    sun_hours: 8,
    sea_c: null,
  })),
  best_months: [6],
};
const svaneti = { id: 8, name: 'Svaneti', slug: 'svaneti', kind: 'regions', count: 4, picture: null, caption: '' };
const giorgi = {
  ...{ id: 5, name: 'Svaneti Paths', person: 'Giorgi', avatar: null, is_verified: true, cover: null, city: 'Mestia' },
  ...{
    country: { id: 2, name: 'Georgia', slug: 'georgia' },
    quote: '',
    about: '',
    content_language: 'en',
    since: 2019,
  },
  ...{ reply_hours: 2, reply_share: 90, languages: [], language_names: [], flags: [], sale_model: 1, legal_type: 1 },
  ...{ rating: 4.9, reviews_count: 3, tours_count: 8 },
};
const API: Answers = {
  'GET /spa/place-climate': () => YEAR,
  'GET /spa/regions': () => ({ items: [svaneti] }),
  'GET /crm/api/organizer/list': () => ({ items: [giorgi], total: 9, page: 1, per_page: 6 }),
};
const guide = () => screen.queryByRole('region', { name: 'Travel guide: Georgia' });

describe('a country', () => {
  it('says what it is like before its tours', async () => {
    await renderRoute(guided, '/georgia', API);
    const part = within(guide() ?? document.body);
    expect(part.getByText('From €269 a person')).toBeTruthy();
    expect(part.getByText('Tower villages.')).toBeTruthy();
    expect(part.getByRole('link', { name: /^Svaneti\s*4 tours/ }).getAttribute('href')).toBe('/svaneti');
    expect(part.getByRole('link', { name: 'Svaneti Paths' }).getAttribute('href')).toBe('/tour-provider/5');
    expect(part.getByRole('link', { name: 'All 9 organizers' }).getAttribute('href')).toBe('/tour-providers?country=2');
    expect(part.getByRole('link', { name: 'See all 8 tours' }).getAttribute('href')).toMatch(/#tours$/);
    // the rest of what the editors say stands below the tours
    expect(part.queryByText('Amber wine.')).toBeNull();
  });

  it('shows the year: months with tours lead to them, and the weather is said to whoever listens', async () => {
    await renderRoute(guided, '/georgia', API);
    const months = within(guide() ?? document.body)
      .getAllByRole('listitem')
      .slice(0, 12);
    expect(months.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['JunJune: 4 tours, best weather for walking', 'JulJuly: 8 tours', 'AugAugust: no tours']),
    );
    expect(screen.getByRole('link', { name: 'July: 8 tours' }).getAttribute('href')).toBe(
      '/georgia?dateFrom=2027-07-01&dateTo=2027-07-31',
    );
    expect(screen.queryByRole('link', { name: /^August/ })).toBeNull();
  });

  it('stands without what cannot be had', async () => {
    const away = () => 503;
    await renderRoute(guided, '/georgia', {
      ...{ 'GET /spa/place-climate': away, 'GET /spa/regions': away },
      'GET /crm/api/organizer/list': away,
    });
    expect(screen.getByRole('link', { name: 'July: 8 tours' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Where to walk' })).toBeNull();
  });

  it('names no organizers where the site does not', async () => {
    const site = { organizer: { forceHideOrganizers: true } };
    await renderRoute(guided, '/georgia', API, { site });
    expect(guide()).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Who leads here' })).toBeNull();
  });
});
