import { toursOf, toursPage } from '@cairn/shared-contracts/api/tour-search.calls';
import * as calls from '@cairn/shared-contracts/api/tours.calls';
import { toursMap } from '@cairn/shared-contracts/api/tours-map.calls';
import { shownFilter } from '@cairn/shared-contracts/domain/shown-filter';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { hidesOrganizers, shownItems, shownOfTours } from '../organizer/hidden-organizers.ts';
import { createPlaceCache } from '../places/place-cache.ts';
import { readBestTours } from './best-tours.ts';
import { createCardCache } from './card-cache.ts';
import { complete } from './completion.ts';
import { datesOf } from './dates-of.ts';
import { readAccommodations, readCalendarPeriods } from './options.ts';
import { priceView } from './price-view.ts';
import type { TourSearch } from './search/tour-search.ts';
import { createSimilarTours } from './similar-tours.ts';
import { createStats } from './stats.ts';
import { readToursMap } from './tours-map.ts';
import { readToursPage } from './tours-page.ts';

/** Calls that find tours (specification §7). */
export function listingCalls(services: Services, search: TourSearch): Call[] {
  const cards = createCardCache(services, search.changes);
  const sources = { services, search, cards, findPlace: createPlaceCache(services, search.changes) };
  const readSimilar = createSimilarTours(sources);
  const readStats = createStats(services, search);
  return [
    serve(toursPage, {
      isShared: true,
      handle: async ({ query, site, currency }) => {
        const page = await readToursPage(sources, { ...query, filter: shownFilter(query.filter, site), currency });
        const { named: { organizer, ...named } = { places: [] }, ...rest } = page;
        const isNamed = organizer !== undefined && !hidesOrganizers(site);
        return {
          ...rest,
          items: shownItems(site, page.items),
          ...(page.named ? { named: { ...named, ...(isNamed ? { organizer } : {}) } } : {}),
        };
      },
    }),
    serve(toursOf, {
      isShared: true,
      handle: async ({ query, site, currency }) => {
        const filter = shownFilter(query.filter, site);
        const page = await readToursPage(sources, { filter, withFacets: false, currency });
        return { ...page, items: shownItems(site, page.items) };
      },
    }),
    serve(toursMap, {
      isShared: true,
      handle: async ({ query, site, currency }) =>
        readToursMap(sources, { ...query, filter: shownFilter(query.filter, site), currency }),
    }),
    serve(calls.bestTours, {
      isShared: true,
      handle: async ({ query, site, currency }) => ({
        items: shownItems(site, await readBestTours(sources, query.segment, query.limit, currency)),
      }),
    }),
    serve(calls.similarTours, {
      isShared: true,
      handle: async ({ query, site, currency }) => ({
        items: shownItems(site, await readSimilar(query.id, query.limit, currency)),
      }),
    }),
    serve(calls.toursByIds, {
      isShared: true,
      handle: async ({ query, site, currency }) => ({
        items: shownItems(site, await cards.read(query.ids, await priceView(services, currency), datesOf(query))),
      }),
    }),
    serve(calls.completion, {
      isShared: true,
      handle: async ({ query, site, language }) => {
        const exclude = hidesOrganizers(site) ? [...query.exclude, 'organizers'] : query.exclude;
        const items = await complete(services, search, { ...query, exclude, language });
        const tours = items.filter(({ kind }) => kind === 'tours').map(({ id }) => id);
        return { items: await shownOfTours(services, site, tours, items) };
      },
    }),
    serve(calls.calendarPeriods, {
      isShared: true,
      handle: async ({ currency }) => ({ items: await readCalendarPeriods(services, search, currency) }),
    }),
    serve(calls.tourAccommodations, {
      isShared: true,
      handle: async ({ currency }) => ({ items: await readAccommodations(services, search, currency) }),
    }),
    serve(calls.stats, { isShared: true, handle: async ({ site }) => readStats(site) }),
  ];
}
