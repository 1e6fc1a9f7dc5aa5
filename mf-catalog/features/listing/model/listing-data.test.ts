import type { PhraseReading } from '@cairn/shared-contracts/api/phrase.schema';
import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { RouteError, RouteRedirect, type RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { sampleFacets, samplePage } from '../../../testing/sample-tours.ts';
import { loadListing } from './listing-data.ts';

/** A request whose calls are answered in order. */
function request(path: string, ...answers: (ToursPage | PhraseReading)[]): RouteRequest {
  const url = new URL(path, 'https://cairn.test');
  const queue = [...answers];
  return {
    params: { slug: url.pathname.slice(1) },
    url,
    locale: 'en-US',
    currency: 'EUR',
    isServer: true,
    signal: new AbortController().signal,
    // the loader asks for listings, and for what sentences mean
    load: async () => queue.shift() as never,
  };
}

const option = (value: string, count: number) => ({ value, name: value, count });
const empty = samplePage({
  items: [],
  total: 0,
  filters: sampleFacets({
    difficulty: [option('4', 41)],
    price: { currency: 'EUR', min: 0, highest: 0, max: 5000, histogram: [3, 0] },
  }),
});

describe('loading a listing', () => {
  it('answers 404 for a place that is none', async () => {
    await expect(loadListing(request('/atlantis', samplePage()))).rejects.toEqual(
      new RouteError(404, 'place_not_found'),
    );
  });

  it('says what a place or a collection is called, for the header', async () => {
    const place = {
      id: 8,
      name: 'Above 4,000 m',
      slug: 'above-4000-m',
      heading: '',
      text: '',
      picture: null,
      parents: [],
    };
    for (const kind of ['countries', 'collections'] as const) {
      const data = await loadListing(request('/above-4000-m', samplePage({ place: { kind, ...place } })));
      expect(data.placeName).toBe('Above 4,000 m');
    }
  });

  it('leads from a name written as a name to the address of the place', async () => {
    await expect(loadListing(request('/Georgia?days=7', samplePage()))).rejects.toEqual(
      new RouteRedirect('/georgia?days=7', 301),
    );
  });

  it('has one address for each of its pages', async () => {
    await expect(loadListing(request('/georgia?days=7&page=02', samplePage()))).rejects.toEqual(
      new RouteRedirect('/georgia?days=7&page=2', 301),
    );
  });

  it.each([
    ['/tours?q=georgia+in+july', '/georgia?dateFrom=2027-07-01&dateTo=2027-07-31'],
    ['/norway?difficulty=2&q=georgia+in+july', '/georgia?dateFrom=2027-07-01&dateTo=2027-07-31&difficulty=2'],
    ['/tours?people=4&view=map&q=x', '/georgia?dateFrom=2027-07-01&dateTo=2027-07-31&view=map&people=4'],
  ])('leads from a sentence, %s, to what it means', async (path, to) => {
    const reading: PhraseReading = {
      parts: [
        { id: 'place', filter: { slug: 'georgia' }, isGuess: false },
        { id: 'dates', filter: { dateFrom: '2027-07-01', dateTo: '2027-07-31' }, isGuess: false },
      ],
      left: [],
    };
    await expect(loadListing(request(path, reading))).rejects.toEqual(new RouteRedirect(to, 302));
  });

  it('answers 404 for a page behind the last one', async () => {
    const page = samplePage({ total: 13, page: 3 });
    await expect(loadListing(request('/tours?page=3', page))).rejects.toEqual(new RouteError(404, 'page_not_found'));
    await expect(loadListing(request('/tours?page=2', page))).resolves.toEqual({ waysOut: null });
  });

  it('finds the filter that keeps most tours away from an empty listing', async () => {
    const data = await loadListing(
      request('/tours?priceMax=10&difficulty=4', empty, samplePage({ total: 41 }), samplePage({ total: 3 })),
    );
    expect(data).toEqual({ waysOut: { rescue: { ids: ['difficulty-4'], total: 41 }, nearPlace: null } });
  });
});
