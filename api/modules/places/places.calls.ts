import * as calls from '@cairn/shared-contracts/api/places.calls';
import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import type { TourSearch } from '../tours/search/tour-search.ts';
import { readSeasons } from '../tours/seasons.ts';
import { type PlaceRow, placesWithCounts, toPlaceCard } from './listing-place.ts';
import { findCities, listCountries } from './lookup.ts';
import { findSlugTarget } from './slug-target.ts';

const POPULAR_KINDS = ['countries', 'regions'];

/** with a picture, and tours to show */
const mostToursFirst = (rows: readonly PlaceRow[]): PlaceRow[] =>
  rows.filter(({ count, picture }) => count > 0 && picture).sort((a, b) => b.count - a.count || a.id - b.id);

async function cardsOf(services: Services, search: TourSearch, kind: string): Promise<PlaceCard[]> {
  return (await placesWithCounts(services, search, [kind])).map(toPlaceCard(services));
}

/** with the heading and text of each place's own listing */
async function withSeo({ db }: Services, cards: readonly PlaceCard[]): Promise<PlaceCard[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const rows = await db.selectFrom('places').select(['id', 'heading', 'body']).where('id', 'in', ids).execute();
  const texts = new Map(rows.map(({ id, heading, body }) => [id, { heading, text: body }]));
  return cards.map((card) => {
    const seo = texts.get(card.id);
    return seo ? { ...card, seo: { ...seo, heading: seo.heading || card.name } } : card;
  });
}

async function allCards(
  services: Services,
  search: TourSearch,
  kind: string,
  isWithSeo: boolean,
): Promise<PlaceCard[]> {
  const cards = await cardsOf(services, search, kind);
  return isWithSeo ? withSeo(services, cards) : cards;
}

async function groupByWorldPart(services: Services, search: TourSearch) {
  const [parts, members, rows] = await Promise.all([
    services.db.selectFrom('world_parts').selectAll().orderBy('position').orderBy('id').execute(),
    services.db.selectFrom('countries').select(['place_id', 'world_part_id']).execute(),
    placesWithCounts(services, search, ['countries']),
  ]);
  const partOf = new Map(members.map(({ place_id, world_part_id }) => [place_id, world_part_id]));
  // a country without tours is not a destination
  const byPart = Map.groupBy(
    rows.filter(({ count }) => count > 0),
    ({ id }) => partOf.get(id),
  );
  const items = parts.map(({ id, name }) => ({
    id,
    name,
    countries: (byPart.get(id) ?? []).map(toPlaceCard(services)),
  }));
  return { items: items.filter((part) => part.countries.length > 0) };
}

/** Places that listings stand for, and look-ups for forms (specification §7). */
export function placesCalls(services: Services, search: TourSearch): Call[] {
  return [
    serve(calls.validSlug, {
      isShared: true,
      handle: async ({ query }) => ({ result: await findSlugTarget(services, query.slug) }),
    }),
    serve(calls.popularPlaces, {
      isShared: true,
      handle: async ({ query }) => {
        const rows = await placesWithCounts(services, search, POPULAR_KINDS);
        return { items: mostToursFirst(rows).slice(0, query.limit).map(toPlaceCard(services)) };
      },
    }),
    serve(calls.regionsOf, {
      isShared: true,
      handle: async ({ query }) => {
        const [rows, own] = await Promise.all([
          placesWithCounts(services, search, ['regions']),
          services.db.selectFrom('places').select('id').where('country_id', '=', query.country_id).execute(),
        ]);
        const ids = new Set(own.map(({ id }) => id));
        const regions = mostToursFirst(rows.filter(({ id }) => ids.has(id)));
        return { items: regions.slice(0, query.limit).map(toPlaceCard(services)) };
      },
    }),
    serve(calls.collections, {
      isShared: true,
      handle: async () => ({ items: await cardsOf(services, search, 'collections') }),
    }),
    serve(calls.restKinds, {
      isShared: true,
      handle: async () => ({ items: await cardsOf(services, search, 'rest_kinds') }),
    }),
    serve(calls.allRestKinds, {
      isShared: true,
      handle: async ({ query }) => ({
        items: await allCards(services, search, 'rest_kinds', query.with_individual_seo_params),
      }),
    }),
    serve(calls.allCollections, {
      isShared: true,
      handle: async ({ query }) => ({
        items: await allCards(services, search, 'collections', query.with_individual_seo_params),
      }),
    }),
    serve(calls.allSeasons, {
      isShared: true,
      handle: async ({ currency }) => ({ items: await readSeasons(services, search, currency) }),
    }),
    serve(calls.worldParts, { isShared: true, handle: async () => groupByWorldPart(services, search) }),
    serve(calls.citiesByQuery, {
      isShared: true,
      handle: async ({ query }) => ({ data: await findCities(services.db, query.query, query.limit) }),
    }),
    serve(calls.countriesForForms, {
      isShared: true,
      handle: async () => ({ data: await listCountries(services.db) }),
    }),
  ];
}
