import type { Discount } from '@cairn/shared-contracts/domain/discount';
import { COMFORTS, DISCOUNT_KINDS } from '@cairn/shared-contracts/domain/enumerations';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { createRandom, type Random } from '@cairn/shared-contracts/testing/random';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createListener, type Listener } from '../../../platform/listener.ts';
import {
  makeCountry,
  makeDeparture,
  makeOrganizer,
  makePlace,
  makeRates,
  makeTour,
} from '../../../testing/factories.ts';
import { findGroonga } from '../../../testing/groonga-server.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { readCards } from '../cards.ts';
import { type PriceView, upcomingDepartures } from '../departures.ts';
import { priceView } from '../price-view.ts';
import { bruteForce, type PlainTour, type World } from './brute-force.ts';
import { createIndexSearch, type IndexSearch } from './index/index-search.ts';
import { createSqlSearch } from './sql/sql-search.ts';
import { startTestEngine, type TestEngine } from './testing/engine.ts';
import type { SearchQuery, TourSearch } from './tour-search.ts';

const TODAY = '2027-03-01';
const TOURS = 80;
const BEDS = ['tent', 'hotel', 'cabin', 'guest-house'] as const;
const TONGUES = ['en', 'de', 'ru', 'zh'] as const;

let api: TestApi;
let sql: TourSearch;
let index: IndexSearch;
let listener: Listener;
let world: World;
/** where a Groonga is at hand: apt-get install groonga-bin */
const program = findGroonga();
let engine: TestEngine | undefined;

const day = (random: Random, from: string, days: number): string =>
  new Date(Date.parse(from) + random.int(0, days) * 86_400_000).toISOString().slice(0, 10);
const plus = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const some = <T>(random: Random, list: readonly T[]): T[] => list.filter(() => random.chance(0.4));

function anyDiscount(random: Random): Discount | null {
  if (random.chance(0.4)) return null;
  return {
    kind: random.pick(DISCOUNT_KINDS),
    percent: random.int(5, 35),
    until: day(random, '2027-02-01', 60),
    days_before: random.int(10, 200),
    season_from: '2027-05-01',
    season_to: '2027-08-15',
  };
}

async function makeWorld(): Promise<World> {
  const { db } = api;
  const random = createRandom('search');
  await makeRates(db, { EUR: 1, USD: 1.1, RUB: 100, BYN: 3.5, KZT: 520, CNY: 7.8, JPY: 161.4 });
  const countries = await Promise.all([0, 1, 2, 3].map((n) => makeCountry(db, { id: 10 + n, iso2: `A${n}` })));
  const restKinds = await Promise.all([0, 1, 2].map(() => makePlace(db, 'rest_kinds')));
  const collections = await Promise.all([0, 1].map(() => makePlace(db, 'collections')));
  const operators = await Promise.all(
    [1, 2, 3].map(async (legal_type) => ({
      legal_type,
      id: await makeOrganizer(db, { country_id: countries[0] ?? 0, legal_type }),
    })),
  );
  const tours: PlainTour[] = [];
  for (let n = 0; n < TOURS; n++) {
    const places = [...some(random, restKinds), ...some(random, collections)];
    const facts = {
      country_id: random.pick(countries),
      score: random.int(0, 20),
      difficulty: random.int(1, 4),
      comfort: random.pick(COMFORTS),
      accommodation: [random.pick(BEDS), random.pick(BEDS)],
      languages: ['en', ...some(random, TONGUES.slice(1))],
      group_max: random.int(3, 18),
      days: random.int(1, 18),
      min_age: random.int(0, 18),
    };
    const operator = random.pick(operators);
    const id = await makeTour(db, {
      ...facts,
      places,
      organizer_id: operator.id,
      currency: random.pick(['EUR', 'USD', 'RUB', 'JPY']),
    });
    for (let departure = random.int(0, 6); departure > 0; departure--) {
      const starts_on = day(random, '2027-01-15', 300);
      const discount = anyDiscount(random);
      await makeDeparture(db, id, {
        starts_on,
        ends_on: plus(starts_on, facts.days - 1),
        price: random.int(50, 3000) * 100,
        free_seats: random.chance(0.3) ? 0 : random.int(1, 10),
        is_busy: random.chance(0.1),
        discount: discount && JSON.stringify(discount),
      });
    }
    tours.push({
      ...facts,
      legal_type: operator.legal_type,
      id,
      places,
      departures: await upcomingDepartures(db, [id], TODAY),
    });
  }
  return { tours: tours.filter((tour) => tour.departures.length > 0), restKinds, collections };
}

beforeAll(async () => {
  api = await startTestApi({ now: `${TODAY}T12:00:00Z` });
  world = await makeWorld();
  sql = createSqlSearch(api.db);
  const { db, clock, log } = api.services;
  listener = await createListener(api.connection, log);
  index = await createIndexSearch({ db, listener, clock, log });
  if (!program) return;
  engine = await startTestEngine(program, { db, listener, clock, log });
  await (await engine.keeper()).catchUp();
});
afterAll(async () => {
  await engine?.close();
  await index.close();
  await listener.close();
  await api.close();
});

function anyFilter(random: Random): Record<string, string> {
  const query: Record<string, string> = {};
  const put = (probability: number, key: string, value: () => string | number) => {
    if (random.chance(probability)) query[key] = String(value());
  };
  put(0.25, 'countries', () => random.int(10, 13));
  put(0.25, 'restKinds', () => random.pick(world.restKinds));
  put(0.15, 'collections', () => random.pick(world.collections));
  put(0.3, 'difficulty', () => `${random.int(1, 4)},${random.int(1, 4)}`);
  put(0.2, 'comfort', () => random.pick(COMFORTS));
  put(0.2, 'accommodation', () => random.pick(BEDS));
  put(0.1, 'withoutAccommodation', () => random.pick(BEDS));
  put(0.2, 'languages', () => random.pick(TONGUES));
  put(0.2, 'maxGroupSize', () => random.int(1, 4));
  put(0.2, 'minAge', () => random.int(1, 17));
  put(0.1, 'operatorType', () => random.pick(['organization', 'author']));
  put(0.25, 'daysMin', () => random.int(1, 6));
  put(0.25, 'daysMax', () => random.int(7, 20));
  put(0.3, 'priceMin', () => random.int(0, 600));
  put(0.3, 'priceMax', () => random.int(601, 3000));
  put(0.15, 'pricePerDayMax', () => random.int(40, 400));
  put(0.35, 'dateFrom', () => day(random, '2027-02-01', 90));
  put(0.35, 'dateTo', () => day(random, '2027-06-01', 120));
  put(0.5, 'sort', () => random.pick(['price', '-price']));
  return query;
}

function engineSearch(): TourSearch {
  if (!engine) throw new Error('no engine was started');
  return engine.search;
}

const ADAPTERS: [title: string, adapter: () => TourSearch][] = [
  ['in SQL', () => sql],
  ['in the index', () => index],
  ...(program ? [['in the engine', engineSearch] satisfies [string, () => TourSearch]] : []),
];

describe.each(ADAPTERS)('search %s', (_title, adapter) => {
  it('finds, orders and counts what reading every tour would, on 200 random filters', async () => {
    const random = createRandom('filters');
    let found = 0;
    for (let n = 0; n < 200; n++) {
      const raw = anyFilter(random);
      const view: PriceView = await priceView(api.services, random.pick(['EUR', 'USD', 'KZT', 'JPY']));
      const query: SearchQuery = {
        filter: parseFilter(raw, view.currency),
        view,
        limit: 12,
        offset: random.pick([0, 0, 12]),
        withFacets: true,
      };
      const [actual, expected] = [await adapter().search(query), bruteForce(world, query)];
      expect({ raw, currency: view.currency, ...actual }).toEqual({
        raw,
        currency: view.currency,
        ...roundBounds(expected),
      });
      found += actual.total;
    }
    // the filters are not all so narrow that nothing was compared
    expect(found).toBeGreaterThan(500);
  });

  it('a card shows the price that it was found and sorted by', async () => {
    const view = await priceView(api.services, 'USD');
    const filter = parseFilter({ sort: 'price', dateFrom: '2027-04-01', dateTo: '2027-09-30' });
    const { ids } = await adapter().search({ filter, view, limit: 50, offset: 0, withFacets: false });
    const cards = await readCards(api.services, ids, view, { from: filter.dateFrom, to: filter.dateTo });
    const prices = cards.map((card) => card.price ?? Number.NaN);
    expect(cards.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const card of cards) {
      expect(card.dates[0]?.start.localeCompare('2027-04-01')).not.toBe(-1);
      expect(card.dates.at(-1)?.end.localeCompare('2027-09-30')).not.toBe(1);
    }
  });

  it.each(['default', 'price', '-price'])('pages in order %s neither overlap nor leave a tour out', async (sort) => {
    const view = await priceView(api.services, 'EUR');
    const pages = [];
    for (let offset = 0; offset < TOURS + 7; offset += 7) {
      pages.push(await adapter().search({ filter: parseFilter({ sort }), view, limit: 7, offset, withFacets: false }));
    }
    const ids = pages.flatMap((page) => page.ids);
    expect(ids.length).toBe(pages[0]?.total);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** an adapter may round the bounds of the price outwards to whole units; without any tour they say nothing */
function roundBounds<T extends { facets: { price: { min: number; max: number; histogram: number[] } } }>(result: T): T {
  const { price } = result.facets;
  const isEmpty = !Number.isFinite(price.min);
  result.facets.price = { ...price, min: isEmpty ? 0 : Math.floor(price.min), max: isEmpty ? 0 : Math.ceil(price.max) };
  return result;
}
