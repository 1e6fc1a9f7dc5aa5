import { defineRoute, PlatformContext, type RouteProps, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ClimateData } from '../features/climate/model/load-climate.ts';
import { type Answers, renderRoute } from '../testing/render-route.tsx';
import { sampleTour } from '../testing/sample-tours.ts';
import climate from './climate.route.tsx';

const HIGHS = [-2, 0, 5, 11, 16, 20, 23, 23, 18, 12, 5, 0];
const year = (sea_c: number | null = null) => ({
  place: {
    ...{ id: 8, name: 'Svaneti', slug: 'svaneti', kind: 'regions', altitude_m: 1500 },
    parents: [{ id: 2, name: 'Georgia', slug: 'georgia' }],
  },
  months: HIGHS.map((high_c) => ({ high_c, low_c: high_c - 9, rain_mm: 84, rain_days: 9, sun_hours: 6.4, sea_c })),
  best_months: [6, 7, 8, 9],
});
const API: Answers = {
  'GET /spa/place-climate': () => year(),
  'GET /spa/tours': () => ({ items: [sampleTour({ id: 1 })], total: 7, page: 1, per_page: 12 }),
};
const open = (answers: Answers = API) => renderRoute(climate, '/svaneti', answers);

/** the same page for a visitor from a country of miles and inches */
const imperial = defineRoute({
  ...climate,
  Component: (props: RouteProps<ClimateData>) => (
    <PlatformContext value={{ ...usePlatform(), units: 'imperial' }}>
      <climate.Component {...props} />
    </PlatformContext>
  ),
});

describe('the climate of a place', () => {
  it('says when to go, and why', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Climate and weather: Svaneti' })).toBeTruthy();
    expect(screen.getByText('June – September')).toBeTruthy();
    expect(screen.getByText(/Averages at 1,500\sm above the sea/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /warmest in July, 23 °C, and coldest in January, -2 °C/ })).toBeTruthy();
  });

  it('has all of it as a table too', async () => {
    await open();
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    const july = within(table).getByRole('row', { name: /July/ });
    expect(
      within(july)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['23°', '14°', '84', '9', '6.4']);
    expect(within(table).getAllByText('Good to walk')).toHaveLength(4);
  });

  it('has the sea only where there is one', async () => {
    const { unmount } = await open();
    expect(screen.queryByRole('img', { name: /The sea/ })).toBeNull();
    unmount();
    await open({ ...API, 'GET /spa/place-climate': () => year(19) });
    expect(screen.getByRole('img', { name: /The sea is warmest/ })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Sea, °C' })).toBeTruthy();
  });

  it('counts as the visitor’s country does', async () => {
    await renderRoute(imperial, '/svaneti', API);
    const july = screen.getByRole('row', { name: /July/ });
    expect(
      within(july)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['73°', '57°', '3.3', '9', '6.4']);
    expect(screen.getByText(/Averages at 4,921\sft/)).toBeTruthy();
  });

  it('offers the tours of the next good months, of these days only', async () => {
    const { asked } = await open();
    expect(screen.getByRole('heading', { name: 'Tours in season: Svaneti' })).toBeTruthy();
    const days = /dateFrom=\d{4}-\d{2}-\d{2}&dateTo=\d{4}-09-30/;
    expect(asked().find((call) => call.startsWith('GET /spa/tours?slug=svaneti'))).toMatch(days);
    expect(screen.getByRole('link', { name: 'All 7 tours in season' }).getAttribute('href')).toMatch(days);
  });

  it('stands without tours', async () => {
    await open({ ...API, 'GET /spa/tours': () => 503 });
    expect(screen.getByRole('table')).toBeTruthy();
    expect(screen.queryByText('Tours in season: Svaneti')).toBeNull();
  });
});
