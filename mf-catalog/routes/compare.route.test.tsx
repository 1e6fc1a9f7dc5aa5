import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, renderRoute } from '../testing/render-route.tsx';
import compare from './compare.route.tsx';

const tour = (id: number, parts: Partial<ComparedTour> = {}): ComparedTour => ({
  ...{ id, slug: `tour-${id}`, name: `Tour ${id}`, content_language: 'en', image: null, days: 7, difficulty: 2 },
  ...{ rating: 4.91, reviews_count: 58, distance_km: 62, ascent_m: 3450, nights: 6, accommodation: ['tent'] },
  ...{ hardest: { day: 5, ascent_m: 1060, distance_km: 17, hours: 8 }, comfort: 'medium', group_min: 4, group_max: 8 },
  ...{ min_age: 8, languages: ['en'], included: ['All meals'], not_included: ['Insurance'], currency: 'EUR' },
  cancellation: [{ when: 'Up to 30 days before', what: 'Everything is paid back' }],
  dates: [{ id: id * 10, start: '2027-07-05', end: '2027-07-11', free_seats: 6, seats: 8, total: 176_000 }],
  ...parts,
});
const OTHER = tour(2, {
  ...{ days: 5, nights: 4, ascent_m: 1280, distance_km: 34 },
  dates: [{ id: 20, start: '2027-07-11', end: '2027-07-15', free_seats: 2, seats: 6, total: 131_000 }],
});
const VOTES = '0b9f1c5e-6c1d-4b8e-9a53-3d1b1a5f0a11';
const answers = (tours: ComparedTour[], gone: unknown[] = []): Answers => ({
  'GET /spa/comparison': () => ({ tours, gone }),
  'POST /crm/api/comparison/create': () => ({ id: VOTES }),
  'POST /crm/api/comparison/vote': () => ({ result: true }),
  'GET /crm/api/comparison/votes': () => ({
    items: [{ id: 1, name: 'Anna', tour_ids: [2], comment: '<b>in July</b>' }],
    expires_at: '2027-09-01T00:00:00.000Z',
  }),
});
const open = (path = '/compare/1-2', tours = [tour(1), OTHER], gone: unknown[] = [], others: Answers = {}) =>
  renderRoute({ ...compare }, path, { ...answers(tours, gone), ...others }, { pattern: '/compare/:ids?' });
/** texts of a row's cells */
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/\s/g, ' ') ?? '');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('two tours side by side', () => {
  it('tell the lowest price and the least climbing in words', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Compare 2 tours' })).toBeTruthy();
    expect(
      screen.getByRole('columnheader', { name: /Tour 2.*€1,310 Lowest price.*for 2 people, Jul 11 – 15, 2027/ }),
    ).toBeTruthy();
    expect(cells(/^Ascent/)).toEqual(['3,450 m', '1,280 m Least climbing']);
    expect(cells(/^Group/).join()).not.toContain('Smallest');
  });

  it('tell the dates that overlap, and lead to the one that was compared', async () => {
    await open();
    expect(cells(/^Dates that overlap/)[0]).toContain('Jul 5 – 11, 2027');
    const link = screen.getByRole('link', { name: 'Choose dates: Tour 1' });
    expect(link.getAttribute('href')).toBe('/tour-1?departure=10');
  });

  it('tell that a tour is sold out for this party, and which is over', async () => {
    const gone = [{ id: 3, name: 'Winter in Svaneti', content_language: 'en', reason: 'past' }];
    const { asked } = await open('/compare/1-2-3?people=3', [tour(1), OTHER], gone);
    expect(asked()).toContain('GET /spa/comparison?ids=1%2C2%2C3&people=3');
    expect(cells(/^Dates/)[1]).toContain('No date has 3 seats left');
    expect(screen.getByText('Winter in Svaneti')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose dates: Tour 1' }).getAttribute('href')).toBe(
      '/tour-1?departure=10&people=3',
    );
  });

  it('leave out what is the same for all, when somebody wants only differences', async () => {
    const { user } = await open();
    expect(screen.getByRole('row', { name: /^Included same for all/ })).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(screen.queryByRole('row', { name: /^Included/ })).toBeNull();
    expect(screen.getByRole('row', { name: /^Ascent/ })).toBeTruthy();
  });

  it('tell what reviews rated apart, on one scale', async () => {
    const judged = (id: number, value: number) =>
      tour(id, {
        aspects: [
          { name: 'organizer', rating: 4.9 },
          { name: 'value', rating: value },
        ],
      });
    await open('/compare/1-2-3', [judged(1, 4.75), judged(2, 3.5), tour(3)]);
    const row = screen.getByRole('row', { name: /^Rating bars start at 3/ });
    const terms = within(row).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Organizer', 'Value', 'Organizer', 'Value']);
    const rated = within(row).getAllByRole('definition');
    expect(rated.map(({ textContent }) => textContent)).toEqual(['4.9', '4.75', '4.9', '3.5']);
  });

  it('are sent as an address that holds the party', async () => {
    const { user } = await open('/compare/1-2?people=4');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(`https://cairn.test/compare/1-2?people=4&votes=${VOTES}`));
    // whoever sent it may remove any vote
    expect(await screen.findByRole('button', { name: 'Remove the vote of Anna' })).toBeTruthy();
  });

  it('are voted on with a name alone, and tell who voted', async () => {
    const { user, calls } = await open(`/compare/1-2?votes=${VOTES}`);
    const votes = screen.getByRole('region', { name: 'Votes' });
    expect(within(votes).getByRole('listitem').textContent).toContain('Anna  Tour 2<b>in July</b>');
    expect(within(votes).queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(within(votes).getByRole('checkbox', { name: 'Tour 1' }));
    await user.click(within(votes).getByRole('button', { name: 'Vote' }));
    expect(within(votes).getByText('Say who votes')).toBeTruthy();
    await user.type(within(votes).getByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.click(within(votes).getByRole('button', { name: 'Vote' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'POST /crm/api/comparison/vote')).toBe(true));
  });

  it.each([
    ['are over where the api knows them no more', 404, /The vote on this comparison is over/],
    ['are not over because nobody answers', 503, /That did not work/],
  ])('votes %s', async (_are, status, words) => {
    await open(`/compare/1-2?votes=${VOTES}`, undefined, undefined, {
      'GET /crm/api/comparison/votes': () => status,
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('are another comparison for other people', async () => {
    const { user, asked } = await open();
    const people = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'People' });
    await user.selectOptions(people(), '4');
    await waitFor(() => expect(asked()).toContain('GET /spa/comparison?ids=1%2C2&people=4'));
    expect(people().value).toBe('4');
  });

  it('are compared for the days that are chosen, in the calendar and the words of the reader', async () => {
    const { user, path } = await open('/compare/1-2?people=3&dateFrom=2027-07-03&dateTo=2027-07-18');
    const form = screen.getByRole('form', { name: 'Who goes and when' });
    expect(form.querySelectorAll('input[type=date]')).toHaveLength(0);
    await user.click(within(form).getByRole('button', { name: /^When.*Jul 3 – Jul 18$/ }));
    const july = await screen.findByRole('grid', { name: /July 2027/ });
    await user.click(within(july).getByRole('button', { name: /July 5, 2027/ }));
    await user.click(within(july).getByRole('button', { name: /July 16, 2027/ }));
    await waitFor(() => expect(path()).toBe('/compare/1-2?people=3&dateFrom=2027-07-05&dateTo=2027-07-16'));
  });
});
