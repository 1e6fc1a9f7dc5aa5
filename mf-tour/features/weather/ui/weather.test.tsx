import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { seeEverything } from '../../../testing/see-everything.ts';
import { Weather } from './weather.tsx';

const CALL = 'GET /spa/tour-weather';
const ON = { site: { tour: { shouldShowWeatherWidget: true } } };
const year = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  high: index,
  low: index - 10,
  rain_days: 7,
}));

seeEverything();

describe('a tourist looks at the weather', () => {
  it('month by month, with the season marked', async () => {
    const calls = {
      [CALL]: () => ({ body: { place: { name: 'Karakol', slug: 'karakol' }, altitude_m: 2600, months: year } }),
    };
    renderInPage(<Weather tour={aTour} />, calls, ON);
    const table = within(await screen.findByRole('table', { name: 'Weather: Karakol' }));
    expect(table.getByRole('columnheader', { name: 'June, in season' })).toBeTruthy();
    expect(table.getByRole('columnheader', { name: 'January' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'More about the climate' }).getAttribute('href')).toBe(
      '/karakol/climate-and-weather',
    );
    const row = table.getByRole('row', { name: /^By day/ });
    expect(within(row).getAllByRole('cell')[6]?.textContent).toBe('6°C');
  });

  it('or at least the season, where nobody knows more', async () => {
    const calls = { [CALL]: () => ({ body: { place: null, altitude_m: 0, months: [] } }) };
    renderInPage(<Weather tour={aTour} />, calls, ON);
    const table = within(await screen.findByRole('table', { name: 'Months in which the tour runs' }));
    expect(table.getAllByRole('img', { name: 'Yes' })).toHaveLength(4);
  });

  it('and is shown nothing where not even the season is known', async () => {
    const calls = { [CALL]: () => ({ body: { place: null, altitude_m: 0, months: [] } }) };
    renderInPage(<Weather tour={{ ...aTour, season: [] }} />, calls, ON);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('again, when it did not arrive', async () => {
    let fails = true;
    const calls = {
      [CALL]: () =>
        fails
          ? { status: 503, body: { message: 'Away', code: 'away' } }
          : { body: { place: null, altitude_m: 0, months: [] } },
    };
    const { user } = renderInPage(<Weather tour={aTour} />, calls, ON);
    await screen.findByRole('alert');
    fails = false;
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('only where the site shows it', () => {
    const { container } = renderInPage(<Weather tour={aTour} />);
    expect(container.querySelector('div > *')).toBeNull();
  });
});
