import { planeX, planeY } from '@cairn/shared-contracts/domain/mercator';
import { emptyFacets } from '../facet-counts.ts';
import { isAround } from '../filter-groups.ts';
import { pinsOf } from '../map/pins-of.ts';
import type { MapQuery, MapResult, SearchQuery, SearchResult } from '../tour-search.ts';
import { groupConditions } from './conditions.ts';
import { conversionOf, readCurrencies } from './currencies.ts';
import type { Arguments, Engine, Selected } from './engine.ts';
import { addFacets, drilldownsOf, monthFacet } from './facets.ts';
import { type PhraseWord, readPhrase } from './phrase.ts';
import { LIMIT_ALL, monthsOf, passing, type Reading, slice, toursOf } from './select-tours.ts';

const FOUND = 'found';

/** @returns undefined when nothing can be found, see readPhrase */
const phraseOf = async (engine: Engine, { filter }: Pick<SearchQuery, 'filter'>): Promise<PhraseWord[] | undefined> =>
  isAround(filter) ? [] : readPhrase(engine, filter.placeName ?? '');

const sliceOf = ({ slices }: Selected, name: string) => {
  const found = slices?.[name];
  if (!found) throw new Error(`the engine left out the slice ${name}`);
  return found;
};

/** @returns undefined when nothing can be found, see phraseOf */
async function readingOf(engine: Engine, query: Pick<SearchQuery, 'filter' | 'view'>): Promise<Reading | undefined> {
  const [phrase, currencies] = await Promise.all([phraseOf(engine, query), readCurrencies(engine)]);
  return phrase && { phrase, conversion: conversionOf(currencies, query.view) };
}

/** A page of tours and the counts of all options, each under all other filters: two commands, however many groups are filtered by. */
export async function searchTours(engine: Engine, query: SearchQuery): Promise<SearchResult> {
  const { filter, limit, offset, withFacets, view } = query;
  const reading = await readingOf(engine, query);
  if (!reading) return { ids: [], total: 0, ...(withFacets ? { facets: emptyFacets() } : {}) };
  const groups = groupConditions(filter, reading.conversion);
  const args: Arguments = {
    ...toursOf(query, reading, filter.sort !== 'default'),
    ...slice(FOUND, {
      filter: passing(groups),
      page: { sort: filter.sort, limit, offset, columns: 'tour._key' },
      // groups without a filter share the tours that are found
      ...(withFacets ? { drilldowns: drilldownsOf((group) => !groups.has(group)) } : {}),
    }),
  };
  const others = withFacets ? [...groups.keys()] : [];
  for (const group of others) {
    const own = { filter: passing(groups, group), drilldowns: drilldownsOf((one) => one === group) };
    Object.assign(args, slice(group, own));
  }
  const [selected, months] = await Promise.all([
    engine.select(args),
    withFacets ? engine.select(monthsOf(query, reading)) : undefined,
  ]);
  const found = sliceOf(selected, FOUND);
  const page = { ids: found.records.map(([id]) => Number(id)), total: found.n_hits };
  if (!months) return page;

  const facets = emptyFacets();
  for (const name of [FOUND, ...others])
    addFacets(facets, sliceOf(selected, name).drilldowns ?? {}, reading.conversion, view.currency);
  facets.dates = monthFacet(months.drilldowns?.months ?? { records: [] });
  return { ...page, facets };
}

const MAP_COLUMNS = 'tour._key,tour.name,units,tour.lat,tour.lng';

/** Pins of all tours that are found. They are thinned out here: what a map shows is one rule for all adapters. */
export async function mapTours(engine: Engine, query: MapQuery): Promise<MapResult> {
  const reading = await readingOf(engine, query);
  if (!reading) return pinsOf(() => {}, query);
  const selected = await engine.select({
    ...toursOf({ ...query, limit: 0, offset: 0, withFacets: false }, reading, true),
    ...slice(FOUND, {
      filter: passing(groupConditions(query.filter, reading.conversion)),
      page: { sort: 'default', limit: LIMIT_ALL, offset: 0, columns: MAP_COLUMNS },
    }),
  });
  const hits = sliceOf(selected, FOUND).records.map(([id, name, units, lat, lng]) => {
    const place = { lat: Number(lat), lng: Number(lng) };
    return {
      id: Number(id),
      name: String(name),
      units: Number(units),
      ...place,
      x: planeX(place.lng),
      y: planeY(place.lat),
    };
  });
  return pinsOf((visit) => hits.forEach(visit), query);
}
