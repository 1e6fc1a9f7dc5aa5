import { describe, expect, it } from '@jest/globals';
import { sampleFacets } from '../../../testing/sample-tours.ts';
import { listingFilter } from './listing-filter.ts';
import { findNearPlace, findRescue, nearMonth, suspects } from './rescue.ts';

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

describe('what is near an empty listing', () => {
  const georgia = { kind: 'countries', id: 2, name: 'Georgia', slug: 'georgia' };
  const asked = { ...at('minAge=5'), slug: 'svaneti' };

  it('is the place around it', async () => {
    const search = async ({ slug }: { slug?: string }) => ({ total: slug === 'georgia' ? 4 : 90 });
    expect(await findNearPlace(asked, { parents: [georgia] }, search)).toEqual({ place: georgia, total: 4 });
  });

  it('is anywhere, where there is nothing around it either', async () => {
    const search = async ({ slug }: { slug?: string }) => ({ total: slug ? 0 : 90 });
    expect(await findNearPlace(asked, { parents: [georgia] }, search)).toEqual({ place: null, total: 90 });
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
