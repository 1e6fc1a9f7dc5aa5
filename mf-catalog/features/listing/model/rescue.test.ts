import { describe, expect, it } from '@jest/globals';
import { sampleFacets } from '../../../testing/sample-tours.ts';
import { listingFilter } from './listing-filter.ts';
import { findNearPlace, findRescue, nearMonth, placeAlone, suspects } from './rescue.ts';

const at = (query: string) => listingFilter(undefined, new URLSearchParams(query));
const option = (value: string, count: number) => ({ value, name: value, count });

const EMPTY = sampleFacets({
  difficulty: [option('1', 3), option('4', 0)],
  duration: [option('1-3', 4), option('4-7', 5)],
  dates: [option('2027-06', 2)],
  price: { currency: 'EUR', min: 0, highest: 0, max: 5000, histogram: [0, 0, 0] },
  group_size: [option('1', 0), option('4', 0)],
});

describe('who keeps the tours away', () => {
  it('stands first as far as the facets know, and who keeps none away is not asked', () => {
    const query = 'difficulty=4&daysMax=3&dateFrom=2027-06-01&priceMax=100&maxGroupSize=1&organizer=7';
    expect(suspects(at(query), EMPTY).map(({ id }) => id)).toEqual(['days', 'difficulty-4', 'dates', 'organizer']);
  });

  it('is anybody when there are no facets', () => {
    expect(suspects(at('difficulty=4&priceMax=100'), undefined).map(({ id }) => id)).toEqual(['price', 'difficulty-4']);
  });
});

describe('a listing that no single filter empties', () => {
  it.each([
    [
      'a circle',
      'lat=43.2&lng=76.9&radius=60&placeName=Almaty&minAge=5&difficulty=4',
      'lat=43.2&lng=76.9&radius=60&placeName=Almaty',
    ],
    ['a ticked country', 'countries=2&minAge=5&sort=price', 'countries=2&sort=price'],
    ['a continent', 'continent=2&priceMax=100', 'continent=2'],
    ['nothing but a place', 'countries=2&sort=price', 'sort=price'],
  ])('is shown with its place alone: %s', (_title, query, rest) => {
    expect(placeAlone(at(query))).toEqual(at(rest));
  });
});

/** answers a search by the parameters that would leave it empty: all tours that none of them keeps away */
const searchWithout =
  (...blocked: string[]) =>
  async (filter: object) => ({ total: blocked.some((key) => key in filter) ? 0 : 7 });

describe('what an empty listing may do without', () => {
  it('is one filter, where one helps', async () => {
    const found = await findRescue(at('difficulty=4&priceMax=100&organizer=7'), {}, searchWithout('priceMax'));
    expect(found).toEqual({ ids: ['price'], total: 7 });
  });

  it('is two, where no single one helps', async () => {
    const search = searchWithout('priceMax', 'minAge');
    expect(await findRescue(at('minAge=5&priceMax=100&organizer=7'), {}, search)).toEqual({
      ids: ['price', 'minAge'],
      total: 7,
    });
  });

  it('is nothing of all that was chosen, where it lies elsewhere', async () => {
    expect(await findRescue(at('minAge=5&priceMax=100'), {}, async () => ({ total: 0 }))).toBeNull();
  });
});

describe('where it is', () => {
  it.each([
    ['a circle around a town', 'lat=43.2&lng=76.9&radius=60&placeName=Almaty'],
    ['an area of the map', 'lat=43.2&lng=76.9&radius=60'],
    ['a continent', 'continent=2'],
    ...['countries', 'regions', 'cities', 'showplace', 'waterObject'].map((key) => [key, `${key}=2`] as const),
  ])('is never to be dropped: %s', async (_title, where) => {
    const asked: object[] = [];
    const search = async (filter: object) => {
      asked.push(filter);
      return { total: 7 };
    };
    expect(await findRescue(at(`${where}&minAge=5`), {}, search)).toEqual({ ids: ['minAge'], total: 7 });
    // alone and in pairs
    expect(await findRescue(at(`${where}&minAge=5&organizer=7`), {}, async () => ({ total: 0 }))).toBeNull();
    expect(asked).toEqual([at(where)]);
  });
});

describe('what is near an empty listing', () => {
  const georgia = { kind: 'countries' as const, id: 2, name: 'Georgia', slug: 'georgia' };
  const svaneti = { kind: 'regions' as const, id: 5, name: 'Svaneti', slug: 'svaneti', parents: [georgia] };
  const asked = { ...at('minAge=5'), slug: 'svaneti' };

  it('is the place around it', async () => {
    const search = async ({ slug }: { slug?: string }) => ({ total: slug === 'georgia' ? 4 : 90 });
    expect(await findNearPlace(asked, svaneti, search)).toEqual({
      where: { kind: 'place', name: 'Georgia' },
      total: 4,
      filter: { ...at('minAge=5'), slug: 'georgia' },
    });
  });

  it('is anywhere, where there is nothing around it either', async () => {
    const search = async ({ slug }: { slug?: string }) => ({ total: slug ? 0 : 90 });
    expect(await findNearPlace(asked, svaneti, search)).toEqual({
      where: { kind: 'anywhere' },
      total: 90,
      filter: at('minAge=5'),
    });
  });

  const CIRCLE = 'lat=43.2&lng=76.9&radius=60&minAge=5';
  it.each([
    ['a wider circle around a town', `${CIRCLE}&placeName=Almaty`, { kind: 'wider', around: 'Almaty' }, 180],
    ['a wider area of the map', CIRCLE, { kind: 'wider', around: null }, 180],
    ['the widest circle there is', CIRCLE.replace('60', '9000'), { kind: 'wider', around: null }, 10_000],
  ] as const)('is %s', async (_title, query, where, radius) => {
    const near = await findNearPlace(at(query), null, async () => ({ total: 3 }));
    expect(near).toMatchObject({ where, total: 3, filter: { radius, lat: 43.2, minAge: 5 } });
  });

  it.each([
    ['a circle', CIRCLE],
    ['a ticked country', 'countries=2&minAge=5'],
    ['a continent', 'continent=2&minAge=5'],
  ])('is anywhere beside %s that has none', async (_title, query) => {
    const search = async ({ minAge, ...filter }: object & { minAge?: number }) => ({
      total: minAge && !('lat' in filter || 'countries' in filter || 'continent' in filter) ? 8 : 0,
    });
    expect(await findNearPlace(at(query), null, search)).toEqual({
      where: { kind: 'anywhere' },
      total: 8,
      filter: at('minAge=5'),
    });
  });

  it('is the place of the address, where a part of it is ticked', async () => {
    const near = await findNearPlace(
      { ...at('regions=5'), slug: 'georgia' },
      { ...georgia, parents: [] },
      async () => ({ total: 4 }),
    );
    expect(near).toMatchObject({ where: { kind: 'place', name: 'Georgia' }, filter: { slug: 'georgia' } });
    expect(near?.filter.regions).toBeUndefined();
  });

  it('is nothing where no place was chosen', async () => {
    expect(await findNearPlace(at('minAge=5'), null, async () => ({ total: 9 }))).toBeNull();
  });

  it('is the month next to the dates that has tours', () => {
    const months = [option('2027-02', 3), option('2027-05', 0), option('2027-09', 2)];
    const near = nearMonth(at('dateFrom=2027-06-10&dateTo=2027-06-20&minAge=5'), months);
    expect(near).toEqual({
      start: '2027-09-01',
      total: 2,
      filter: at('dateFrom=2027-09-01&dateTo=2027-09-30&minAge=5'),
    });
    expect(nearMonth(at('minAge=5'), months)).toBeNull();
  });
});
