import type { OrganizerHub, PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import type { ReviewsPage, Tour } from '@cairn/shared-contracts/api/tours.schema';
import { describe, expect, it } from '@jest/globals';
import { makeReview, makeTour } from '../../testing/factories.ts';
import { ORGANIZER, useClub } from './testing/club.ts';

const club = useClub();

describe('the club', () => {
  const idsOf = async (query: string) => {
    const { body } = await club.api.get<OrganizerHub>(`/spa/hub-organizer-page${query}`);
    return body.items.map(({ id }) => id);
  };

  it('has everybody with tours, and says how many there are of what', async () => {
    const { body } = await club.api.get<OrganizerHub>('/spa/hub-organizer-page');
    expect(body).toMatchObject({
      ...{
        total: 3,
        page: 1,
        per_page: 12,
        languages: [
          { code: 'en', name: 'English' },
          { code: 'ka', name: 'Georgian' },
        ],
      },
      totals: { organizers: 3, countries: 2, rating: 4.6, reviews: 40 },
      countries: [
        { name: 'Georgia', count: 2 },
        { name: 'Norway', count: 1 },
      ],
    });
  });

  it.each([
    ['', [7, 8, 9]],
    ['?limit=2&page=2', [9]],
    ['?sort=since', [8, 7, 9]],
    ['?sort=tours', [7, 8, 9]],
    ['?language=ka', [7, 8]],
    ['?phrase=tromso', [9]],
    ['?phrase=georgia', [7, 8]],
    ['?phrase=gruzia', [7, 8]],
    ['?phrase=in%20Georgien', [7, 8]],
    ['?phrase=georiga', [7, 8]],
    ['?phrase=norway%20tromso', [9]],
    ['?phrase=tromso%20georgia', []],
    ['?phrase=100%25', [8]],
    ['?phrase=%25', [7, 8, 9]],
    ['?phrase=%27%20OR%20true--', []],
    ['?page=99', []],
    ['?country_id=abc&sort=worst', [7, 8, 9]],
  ])('%s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('has an organizer from their first published tour to their last', async () => {
    const countOf = async () => (await club.api.get<OrganizerHub>('/spa/hub-organizer-page')).body.totals.organizers;
    const before = await countOf();
    const tour = await makeTour(club.api.db, { organizer_id: 10, country_id: club.norway, status: 'hidden' });
    expect(await countOf()).toBe(before);
    const change = (row: { status: 'published' } | { organizer_id: number }) =>
      club.api.db.updateTable('tours').set(row).where('id', '=', tour).execute();
    await change({ status: 'published' });
    expect(await countOf()).toBe(before + 1);
    await change({ organizer_id: 7 });
    expect(await countOf()).toBe(before);
    await change({ organizer_id: 10 });
    await club.api.db.deleteFrom('tour_variants').where('tour_id', '=', tour).execute();
    await club.api.db.deleteFrom('tours').where('id', '=', tour).execute();
    expect(await countOf()).toBe(before);
  });

  it('says how many tours a visitor finds, as the page of each does', async () => {
    const { body: hub } = await club.api.get<OrganizerHub>('/spa/hub-organizer-page');
    const { body: list } = await club.api.get<{ items: PublicOrganizer[] }>(`${ORGANIZER}/list`);
    const { body: page } = await club.api.get<PublicOrganizer>(`${ORGANIZER}/public-info?id=7`);
    const { body: listing } = await club.api.get<{ total: number }>('/spa/tours?organizer=7');
    const { body: sold } = await club.api.get<{ tour: Tour }>('/spa/tour?slug=svaneti-501');
    const of = (items: readonly PublicOrganizer[]) => items.find(({ id }) => id === 7)?.tours_count;
    const told = [of(hub.items), of(list.items), page.tours_count, sold.tour.organizer.tours_count];
    expect([...told, listing.total]).toEqual([1, 1, 1, 1, 1]);
  });

  it('by country', async () => {
    expect(await idsOf(`?country_id=${club.norway}`)).toEqual([9]);
  });
});

describe('what is said of an organizer', () => {
  it('is told five a page, of all their tours, with their answers and a rating for each aspect', async () => {
    const { api } = club;
    for (const day of [1, 2, 3, 4, 5, 6]) {
      await makeReview(api.db, day % 2 === 0 ? 501 : 504, 7, {
        ...{ rating: day === 1 ? 1 : 5, created_at: `2027-02-0${day}T10:00:00Z`, author: `Walker ${day}` },
        ...{
          aspects: JSON.stringify({ organizer: day === 1 ? 2 : 5, value: 4 }),
          reply: day === 6 ? 'Come again' : null,
        },
      });
    }
    await makeReview(api.db, 501, 7, { status: 'pending', author: 'Nobody' });
    const read = async (page: number) => (await api.get<ReviewsPage>(`/spa/organizer-reviews?id=7&page=${page}`)).body;
    const first = await read(1);
    expect(first.items.map(({ author }) => author)).toEqual([6, 5, 4, 3, 2].map((day) => `Walker ${day}`));
    expect(first.items[0]).toMatchObject({ aspects: { organizer: 5, value: 4 }, reply: { text: 'Come again' } });
    expect(first).toMatchObject({ total: 6, per_page: 5, distribution: [1, 0, 0, 0, 5], rating: 4.33 });
    expect(first.parts?.aspects).toEqual([
      { name: 'organizer', count: 6, rating: 4.5 },
      { name: 'value', count: 6, rating: 4 },
    ]);
    expect((await read(2)).items.map(({ author }) => author)).toEqual(['Walker 1']);
    expect((await read(3)).items).toEqual([]);
  });
});
