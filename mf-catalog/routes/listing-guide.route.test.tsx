import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Answers, renderRoute } from '../testing/render-route.tsx';
import { samplePage, samplePlace } from '../testing/sample-tours.ts';
import listing from './listing.route.tsx';

const place = (kind: string) => samplePlace({ id: 2, kind, text: '<p>Tower villages.</p><p>Amber wine.</p>' });
const answers = (kind = 'countries', page = 1): Answers => ({
  'GET /spa/tours-page': () => samplePage({ total: 30, page, place: place(kind) }),
});
const guide = () => screen.queryByTestId('mf-catalog/country-guide');
const OF_GUIDE = /climate|regions|organizer/;

it('a country begins with its guide, which has the first words of the editors', async () => {
  const { asked } = await renderRoute(listing, '/georgia?utm_source=mail', answers());
  expect(guide()?.textContent).toContain('"anchor":"tours"');
  expect(asked().filter((call) => OF_GUIDE.test(call))).toEqual([
    'GET /spa/place-climate?slug=georgia',
    'GET /spa/regions?country_id=2&limit=3',
    'GET /crm/api/organizer/list?country_id=2&limit=6',
  ]);
  expect(screen.queryByText('Tower villages.')).toBeNull();
  expect(screen.getByText('Amber wine.')).toBeTruthy();
});

it.each([
  ['a region', '/georgia', answers('regions')],
  ['a country that is narrowed', '/georgia?difficulty=1', answers()],
  ['its second page', '/georgia?page=2', answers('countries', 2)],
])('%s has none, and asks for none', async (_title, path, all) => {
  const { asked } = await renderRoute(listing, path, all);
  expect(guide()).toBeNull();
  expect(asked().filter((call) => OF_GUIDE.test(call))).toEqual([]);
});
