import {
  accommodationOptions,
  calendarPeriods,
  stats,
  suggestions,
  tourCard,
  tourList,
  toursPage,
} from '@cairn/shared-contracts/api/tours.schema';
import { toursMap } from '@cairn/shared-contracts/api/tours-map.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { choice, flag, idList, requiredId, text, wholeNumber, wordList } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { hidesOrganizers, shownItems } from '../organizer/hidden-organizers.ts';
import { createPlaceCache } from '../places/place-cache.ts';
import { readBestTours, SEGMENTS } from './best-tours.ts';
import { createCardCache } from './card-cache.ts';
import { complete } from './completion.ts';
import { readAccommodations, readCalendarPeriods } from './options.ts';
import { priceView } from './price-view.ts';
import { datesOf, filterQuery, mapQuery } from './query.ts';
import type { TourSearch } from './search/tour-search.ts';
import { shownFilter } from './shown-filter.ts';
import { createSimilarTours, MOST_SIMILAR } from './similar-tours.ts';
import { createStats } from './stats.ts';
import { readToursMap } from './tours-map.ts';
import { readToursPage } from './tours-page.ts';

const cardList = z.object({ items: z.array(tourCard) });

/** Calls that find tours (specification §7). */
export function listingCalls(services: Services, search: TourSearch): Call[] {
  const get = { method: 'GET', tag: 'Tours' } as const;
  const cards = createCardCache(services, search.changes);
  const sources = { services, search, cards, findPlace: createPlaceCache(services, search.changes) };
  const readSimilar = createSimilarTours(sources);
  const readStats = createStats(services, search);
  return [
    defineCall({
      ...get,
      path: '/spa/tours-page',
      summary: 'A page of the listing; expand=filters adds options with counts',
      query: filterQuery,
      answer: toursPage,
      handle: async ({ query, site, currency }) => {
        const page = await readToursPage(sources, { ...query, filter: shownFilter(query.filter, site), currency });
        return { ...page, items: shownItems(site, page.items) };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/tours',
      summary: 'Tours that match the filter',
      query: filterQuery,
      answer: tourList,
      handle: async ({ query, site, currency }) => {
        const filter = shownFilter(query.filter, site);
        const page = await readToursPage(sources, { filter, withFacets: false, currency });
        return { ...page, items: shownItems(site, page.items) };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/tours-map',
      summary: 'Tours that match the filter as pins of a map: those in its window, thinned out to what it can show',
      query: mapQuery,
      answer: toursMap,
      handle: async ({ query, site, currency }) =>
        readToursMap(sources, { ...query, filter: shownFilter(query.filter, site), currency }),
    }),
    defineCall({
      ...get,
      path: '/spa/best-tours',
      summary: 'Tours that stand first',
      query: z.object({ limit: wholeNumber({ min: 1, max: 24, fallback: 8 }), segment: choice(SEGMENTS) }),
      answer: cardList,
      handle: async ({ query, site, currency }) => ({
        items: shownItems(site, await readBestTours(sources, query.segment, query.limit, currency)),
      }),
    }),
    defineCall({
      ...get,
      path: '/spa/similar-tours',
      summary: 'Tours like this one',
      query: z.object({ id: requiredId(), limit: wholeNumber({ min: 1, max: MOST_SIMILAR, fallback: 8 }) }),
      answer: cardList,
      handle: async ({ query, site, currency }) => ({
        items: shownItems(site, await readSimilar(query.id, query.limit, currency)),
      }),
    }),
    defineCall({
      ...get,
      path: '/crm/api/tour/get-by-ids',
      summary: 'Cards in the order of ids; unknown ones are left out. Prices are of the dates, when there are any',
      query: z.object({
        ids: idList(),
        with_alt: flag(),
        dateFrom: z.optional(z.unknown()),
        dateTo: z.optional(z.unknown()),
      }),
      answer: cardList,
      handle: async ({ query, site, currency }) => ({
        items: shownItems(site, await cards.read(query.ids, await priceView(services, currency), datesOf(query))),
      }),
    }),
    defineCall({
      ...get,
      path: '/spa/tours-filter-completion',
      summary: 'What a phrase may mean: places, tours, organizers',
      query: z.object({
        phrase: text(100),
        limit: wholeNumber({ min: 1, max: 20, fallback: 5 }),
        exclude: wordList(),
        only: wordList(),
        isCruisesSearch: flag(),
      }),
      answer: suggestions,
      handle: async ({ query, site }) => {
        const exclude = hidesOrganizers(site) ? [...query.exclude, 'organizers'] : query.exclude;
        return { items: await complete(services, search, { ...query, exclude }) };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/calendar-periods',
      summary: 'Months in which tours can be booked',
      answer: calendarPeriods,
      handle: async ({ currency }) => ({ items: await readCalendarPeriods(services, search, currency) }),
    }),
    defineCall({
      ...get,
      path: '/spa/tour-accommodations',
      summary: 'Kinds of beds with the tours that have them',
      answer: accommodationOptions,
      handle: async ({ currency }) => ({ items: await readAccommodations(services, search, currency) }),
    }),
    defineCall({
      ...get,
      path: '/spa/info',
      summary: 'Numbers about the marketplace',
      answer: stats,
      handle: async () => readStats(),
    }),
  ];
}
