import {
  type PlaceCard,
  placeCards,
  seasons,
  validSlug,
  worldPartGroups,
} from '@cairn/shared-contracts/api/tours.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag, requiredSlug, text, wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import type { TourSearch } from '../tours/search/tour-search.ts';
import { readSeasons } from '../tours/seasons.ts';
import { placesWithCounts, toPlaceCard } from './listing-place.ts';
import { findCities, listCountries } from './lookup.ts';
import { findSlugTarget } from './slug-target.ts';

const POPULAR_KINDS = ['countries', 'regions'];

const cities = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      region: z.nullable(z.object({ name: z.string() })),
      country: z.nullable(z.object({ name: z.string() })),
    }),
  ),
});
const countries = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      iso_code: z.string(),
      iso3: z.string(),
      name: z.string(),
      phone_code: z.string(),
      is_primary: z.boolean(),
    }),
  ),
});

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
  const get = { method: 'GET', tag: 'Places' } as const;
  return [
    defineCall({
      ...get,
      path: '/spa/validate-slug',
      summary: 'What a slug stands for: the place of a listing, or a tour; null for nothing',
      query: z.object({ slug: requiredSlug() }),
      answer: validSlug,
      handle: async ({ query }) => ({ result: await findSlugTarget(services, query.slug) }),
    }),
    defineCall({
      ...get,
      path: '/spa/popular-places',
      summary: 'Countries and regions with the most tours',
      query: z.object({ limit: wholeNumber({ min: 1, max: 60, fallback: 12 }) }),
      answer: placeCards,
      handle: async ({ query }) => {
        const rows = await placesWithCounts(services, search, POPULAR_KINDS);
        const popular = rows
          .filter(({ count, picture }) => count > 0 && picture)
          .sort((a, b) => b.count - a.count || a.id - b.id);
        return { items: popular.slice(0, query.limit).map(toPlaceCard(services)) };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/collections',
      summary: 'Collections of tours',
      answer: placeCards,
      handle: async () => ({ items: await cardsOf(services, search, 'collections') }),
    }),
    defineCall({
      ...get,
      path: '/spa/rest-kinds',
      summary: 'Activities',
      answer: placeCards,
      handle: async () => ({ items: await cardsOf(services, search, 'rest_kinds') }),
    }),
    ...(['rest_kinds', 'collections'] as const).map((kind) =>
      defineCall({
        ...get,
        path: `/crm/api/index-page/all-${kind.replace('_', '-')}`,
        summary: `All ${kind === 'collections' ? 'collections' : 'activities'}; with_individual_seo_params adds what their own pages say`,
        query: z.object({ with_individual_seo_params: flag() }),
        answer: placeCards,
        handle: async ({ query }) => {
          const items = await cardsOf(services, search, kind);
          return { items: query.with_individual_seo_params ? await withSeo(services, items) : items };
        },
      }),
    ),
    defineCall({
      ...get,
      path: '/crm/api/index-page/all-seasons',
      summary: 'The next of each season with the tours that can be booked in it',
      answer: seasons,
      handle: async ({ currency }) => ({ items: await readSeasons(services, search, currency) }),
    }),
    defineCall({
      ...get,
      path: '/crm/api/world-part/groups',
      summary: 'Destinations by part of the world',
      query: z.object({ with_alt: flag(), show_countries_with_world_parts: flag() }),
      answer: worldPartGroups,
      handle: async () => groupByWorldPart(services, search),
    }),
    defineCall({
      ...get,
      path: '/spa/cities-by-query',
      summary: 'Cities for an autocomplete',
      query: z.object({ query: text(100), limit: wholeNumber({ min: 1, max: 50, fallback: 10 }) }),
      answer: cities,
      handle: async ({ query }) => ({ data: await findCities(services.db, query.query, query.limit) }),
    }),
    defineCall({
      ...get,
      path: '/crm/api/dropdown/country',
      summary: 'Countries for forms',
      answer: countries,
      handle: async () => ({ data: await listCountries(services.db) }),
    }),
  ];
}
