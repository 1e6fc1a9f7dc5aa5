import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import * as shapes from './places.schema.ts';
import { flag, requiredId, requiredSlug, text, wholeNumber } from './query.ts';
import * as tours from './tours.schema.ts';

/** Places that listings stand for, and look-ups for forms (specification §7). */
const get = { method: 'GET', tag: 'Places' } as const;
const indexPage = z.object({ with_individual_seo_params: flag() });

export const validSlug = defineCall({
  ...get,
  path: '/spa/validate-slug',
  summary: 'What a slug stands for: the place of a listing, or a tour; null for nothing',
  query: z.object({ slug: requiredSlug() }),
  answer: tours.validSlug,
});

export const popularPlaces = defineCall({
  ...get,
  path: '/spa/popular-places',
  summary: 'Countries and regions with the most tours',
  query: z.object({ limit: wholeNumber({ min: 1, max: 60, fallback: 12 }) }),
  answer: tours.placeCards,
});

export const regionsOf = defineCall({
  ...get,
  path: '/spa/regions',
  summary: 'Regions of a country, those with the most tours first; none without tours',
  query: z.object({ country_id: requiredId(), limit: wholeNumber({ min: 1, max: 24, fallback: 3 }) }),
  answer: tours.placeCards,
});

export const collections = defineCall({
  ...get,
  path: '/spa/collections',
  summary: 'Collections of tours',
  answer: tours.placeCards,
});

export const restKinds = defineCall({
  ...get,
  path: '/spa/rest-kinds',
  summary: 'Activities',
  answer: tours.placeCards,
});

export const allRestKinds = defineCall({
  ...get,
  path: '/crm/api/index-page/all-rest-kinds',
  summary: 'All activities; with_individual_seo_params adds what their own pages say',
  query: indexPage,
  answer: tours.placeCards,
});

export const allCollections = defineCall({
  ...get,
  path: '/crm/api/index-page/all-collections',
  summary: 'All collections; with_individual_seo_params adds what their own pages say',
  query: indexPage,
  answer: tours.placeCards,
});

export const allSeasons = defineCall({
  ...get,
  path: '/crm/api/index-page/all-seasons',
  summary: 'The next of each season with the tours that can be booked in it',
  answer: tours.seasons,
});

export const worldParts = defineCall({
  ...get,
  path: '/crm/api/world-part/groups',
  summary: 'Destinations by part of the world',
  query: z.object({ with_alt: flag(), show_countries_with_world_parts: flag() }),
  answer: tours.worldPartGroups,
});

export const citiesByQuery = defineCall({
  ...get,
  path: '/spa/cities-by-query',
  summary: 'Cities for an autocomplete',
  query: z.object({ query: text(100), limit: wholeNumber({ min: 1, max: 50, fallback: 10 }) }),
  answer: shapes.cities,
});

export const countriesForForms = defineCall({
  ...get,
  path: '/crm/api/dropdown/country',
  summary: 'Countries for forms',
  answer: shapes.countries,
});
