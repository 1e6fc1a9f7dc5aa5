import { FILTER_KEYS } from '@cairn/shared-contracts/domain/filter-address';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClock } from '../../../platform/clock.ts';
import { createDb, type DatabaseHandle } from '../../../platform/db.ts';
import { createListener, type Listener } from '../../../platform/listener.ts';
import { createLog } from '../../../platform/log.ts';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeTour } from '../../../testing/factories.ts';
import { findGroonga } from '../../../testing/groonga-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createIndexSearch, type IndexSearch } from './index/index-search.ts';
import { createSqlSearch } from './sql/sql-search.ts';
import { startTestEngine, type TestEngine } from './testing/engine.ts';
import { FACET_GROUPS, type FacetGroup, type SearchQuery, type TourSearch } from './tour-search.ts';

const TODAY = '2027-03-01';
/** PLAIN is as usual as can be; every other tour differs from it in what its name says, and is cheaper the later it comes */
const TOUR = {
  plain: 1,
  short: 2,
  dear: 3,
  cruise: 4,
  ferry: 5,
  family: 6,
  author: 7,
  hotel: 8,
  may: 9,
  excursion: 10,
};
const PLACE = {
  ...{ georgia: 101, iceland: 102, svaneti: 111, mestia: 121, batumi: 122, ushba: 131, hiking: 141, sailing: 142 },
  ...{ firstTrek: 151, blackSea: 161, heron: 171 },
};
const RUN_BY = { company: 201, person: 202 };

let database: TestDatabase;
let db: DatabaseHandle;
let listener: Listener;
let index: IndexSearch;
let sql: TourSearch;
/** where a Groonga is at hand: apt-get install groonga-bin */
const program = findGroonga();
let engine: TestEngine | undefined;

async function makeTours(): Promise<void> {
  const usual = {
    ...{ country_id: PLACE.georgia, organizer_id: RUN_BY.company, days: 7, difficulty: 2, comfort: 'medium' },
    ...{ accommodation: ['tent'], languages: ['en'], group_max: 10, min_age: 12, lat: 42, lng: 43, score: 1 },
  };
  const afloat = { is_cruise: true, start_place: 'Batumi, Georgia' };
  const tours: Record<keyof typeof TOUR, object> = {
    plain: { places: [PLACE.hiking], score: 9 },
    short: { days: 2, difficulty: 1, places: [PLACE.hiking, PLACE.mestia, PLACE.ushba], region_id: PLACE.svaneti },
    dear: { places: [PLACE.hiking, PLACE.firstTrek], comfort: 'premium', difficulty: 3 },
    cruise: {
      ...afloat,
      end_place: 'Batumi, Georgia',
      places: [PLACE.sailing, PLACE.batumi, PLACE.blackSea, PLACE.heron],
    },
    ferry: { ...afloat, end_place: 'Poti', places: [PLACE.sailing, PLACE.batumi, PLACE.mestia, PLACE.blackSea] },
    family: { min_age: 4, group_max: 4, languages: ['en', 'ka'] },
    author: { is_author: true, organizer_id: RUN_BY.person, country_id: PLACE.iceland, lat: 64, lng: -20 },
    hotel: { accommodation: ['hotel', 'cabin'], group_max: 16 },
    may: {},
    excursion: { type: 2 },
  };
  for (const [name, id] of Object.entries(TOUR)) {
    // the keys of an object literal
    const over = tours[name as keyof typeof TOUR];
    await makeTour(db, { ...usual, ...over, id, slug: `${name}-${id}`, name: `The ${name} one` });
    const [starts_on, ends_on] = id === TOUR.may ? ['2027-05-10', '2027-05-16'] : ['2027-06-10', '2027-06-16'];
    const price = id === TOUR.dear ? 300_000 : 100_000 - id * 1_000;
    await makeDeparture(db, id, { starts_on, ends_on, price });
  }
  await db.updateTable('tour_variants').set({ kind: 'single' }).where('tour_id', '=', TOUR.ferry).execute();
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.connection, { max: 4 });
  await makeCountry(db, { id: PLACE.georgia, name: 'Georgia', iso2: 'GE' });
  await makeCountry(db, { id: PLACE.iceland, name: 'Iceland', iso2: 'IS', worldPart: 2 });
  const place = (kind: string, id: number, name: string) =>
    makePlace(db, kind, { id, name, country_id: PLACE.georgia });
  await place('regions', PLACE.svaneti, 'Svaneti');
  await place('cities', PLACE.mestia, 'Mestia');
  await place('cities', PLACE.batumi, 'Batumi');
  await place('showplaces', PLACE.ushba, 'Ushba');
  await place('rest_kinds', PLACE.hiking, 'Hiking');
  await place('rest_kinds', PLACE.sailing, 'Sailing');
  await place('collections', PLACE.firstTrek, 'First trek');
  await place('water_objects', PLACE.blackSea, 'Black Sea');
  await place('ships', PLACE.heron, 'MV Heron');
  await makeOrganizer(db, { id: RUN_BY.company, country_id: PLACE.georgia, legal_type: 3, name: 'Svan Ways' });
  await makeOrganizer(db, { id: RUN_BY.person, country_id: PLACE.georgia, legal_type: 1, name: 'Nino' });
  await makeTours();
  const log = createLog('silent');
  listener = await createListener(database.connection, log);
  const clock = createClock(() => new Date(`${TODAY}T12:00:00Z`));
  index = await createIndexSearch({ db, listener, log, clock });
  sql = createSqlSearch(db);
  if (!program) return;
  engine = await startTestEngine(program, { db, listener, log, clock });
  await (await engine.keeper()).catchUp();
});
afterAll(async () => {
  await engine?.close();
  await index.close();
  await listener.close();
  await db.destroy();
  await database.drop();
});

const ask = (params: Record<string, string>): SearchQuery => {
  const filter = parseFilter(params);
  const offset = (filter.page - 1) * 20;
  return { filter, view: { currency: 'EUR', rates: { EUR: 1 }, today: TODAY }, limit: 20, offset, withFacets: true };
};
const names = (ids: readonly number[]): string[] =>
  ids.map((id) => Object.entries(TOUR).find(([, number]) => number === id)?.[0] ?? String(id));

const EVERYTHING = ['plain', 'short', 'dear', 'cruise', 'ferry', 'family', 'author', 'hotel', 'may'];
const but = (...others: string[]): string[] => EVERYTHING.filter((name) => !others.includes(name));

/** every parameter of the search filter: its value, and the tours that it leaves */
const PARAMETERS: readonly (readonly [parameter: string, query: Record<string, string>, tours: readonly string[]])[] = [
  // the slug itself is looked up before: see listing.calls.test.ts
  ['slug', { slug: 'anything' }, EVERYTHING],
  ['organizer', { organizer: String(RUN_BY.person) }, ['author']],
  ['accommodation', { accommodation: 'hotel,train' }, ['hotel']],
  ['withoutAccommodation', { withoutAccommodation: 'cabin,train' }, but('hotel')],
  ['comfort', { comfort: 'improved,premium' }, ['dear']],
  ['maxGroupSize', { maxGroupSize: '1' }, ['family']],
  ['difficulty', { difficulty: '1,3' }, ['short', 'dear']],
  ['priceMin', { priceMin: '1001' }, ['dear']],
  ['priceMax', { priceMax: '930' }, ['author', 'hotel', 'may']],
  ['pricePerDayMin', { pricePerDayMin: '400' }, ['short', 'dear']],
  ['pricePerDayMax', { pricePerDayMax: '130' }, ['may']],
  ['minAge', { minAge: '10' }, ['family']],
  ['dateFrom', { dateFrom: '2027-05-11' }, but('may')],
  ['dateTo', { dateTo: '2027-05-31' }, ['may']],
  ['daysMin', { daysMin: '3' }, but('short')],
  ['daysMax', { daysMax: '6' }, ['short']],
  ['restKinds', { restKinds: String(PLACE.hiking) }, ['plain', 'short', 'dear']],
  ['cities', { cities: String(PLACE.mestia) }, ['short', 'ferry']],
  ['regions', { regions: String(PLACE.svaneti) }, ['short']],
  ['countries', { countries: `${PLACE.iceland},999` }, ['author']],
  ['continent', { continent: '2' }, ['author']],
  ['collections', { collections: String(PLACE.firstTrek) }, ['dear']],
  ['languages', { languages: 'ka,ru' }, ['family']],
  ['showplace', { showplace: String(PLACE.ushba) }, ['short']],
  ['isCruisesSearch', { isCruisesSearch: '1' }, ['cruise', 'ferry']],
  ['cruisesType', { cruisesType: `${PLACE.sailing},${PLACE.hiking}` }, ['cruise', 'ferry']],
  // the ferry calls at Mestia, but it starts in Batumi
  ['cruisesStartCity', { cruisesStartCity: String(PLACE.mestia) }, []],
  ['cruisesStartCity', { cruisesStartCity: String(PLACE.batumi) }, ['cruise', 'ferry']],
  ['cruisesCabinsCapacity', { cruisesCabinsCapacity: '1' }, ['ferry']],
  ['onlyReturningCruises', { onlyReturningCruises: 'true' }, ['cruise']],
  ['ships', { ships: String(PLACE.heron) }, ['cruise']],
  ['waterObject', { waterObject: String(PLACE.blackSea) }, ['cruise', 'ferry']],
  ['placeName', { placeName: 'mestya' }, ['short', 'ferry']],
  ['lat', { lat: '64.1' }, EVERYTHING],
  ['lng', { lat: '64.1', lng: '-20' }, ['author']],
  ['radius', { lat: '43', lng: '43', radius: '111' }, []],
  ['radius', { lat: '43', lng: '43', radius: '112' }, but('author')],
  ['page', { page: '2' }, []],
  ['sort', { sort: 'price', difficulty: '1,3' }, ['short', 'dear']],
  ['sort', { sort: '-price', difficulty: '1,3' }, ['dear', 'short']],
  ['isAuthorTourSearch', { isAuthorTourSearch: '1' }, ['author']],
  ['operatorType', { operatorType: 'author' }, ['author']],
  ['operatorType', { operatorType: 'organization' }, but('author')],
  ['type', { type: '2' }, ['excursion']],
];

/** every filter type: a query with its own filter set, which its counts leave out, and another one, which they keep */
const FILTER_TYPES: Record<FacetGroup, { query: Record<string, string>; counts: Record<string, number> }> = {
  tours_direction: {
    query: { countries: String(PLACE.iceland), daysMin: '3' },
    counts: { [PLACE.georgia]: 7, [PLACE.iceland]: 1 },
  },
  tours_activities: {
    query: { restKinds: String(PLACE.sailing), daysMin: '3' },
    counts: { [PLACE.hiking]: 2, [PLACE.sailing]: 2 },
  },
  cruises_types: {
    query: { cruisesType: String(PLACE.hiking), ships: String(PLACE.heron) },
    counts: { [PLACE.sailing]: 1 },
  },
  cruises_start_city: { query: { cruisesStartCity: String(PLACE.mestia) }, counts: { [PLACE.batumi]: 2 } },
  cruises_direction: { query: { waterObject: '999', onlyReturningCruises: '1' }, counts: { [PLACE.blackSea]: 1 } },
  cruises_ships: { query: { ships: '999', isCruisesSearch: '1' }, counts: { [PLACE.heron]: 1 } },
  dates: { query: { dateTo: '2027-05-31', difficulty: '2' }, counts: { '2027-05': 1, '2027-06': 6 } },
  price: { query: { priceMin: '2000', difficulty: '1,3' }, counts: {} },
  duration: { query: { daysMax: '3', difficulty: '1,3' }, counts: { '1-3': 1, '4-7': 1 } },
  age: {
    query: { minAge: '4', restKinds: String(PLACE.sailing) },
    counts: Object.fromEntries([12, 13, 14, 15, 16, 17].map((age) => [age, 2])),
  },
  accommodation: { query: { accommodation: 'train', maxGroupSize: '4' }, counts: { tent: 8, hotel: 1, cabin: 1 } },
  difficulty: { query: { difficulty: '4', restKinds: String(PLACE.hiking) }, counts: { 1: 1, 2: 1, 3: 1 } },
  collections: { query: { collections: '999', comfort: 'premium' }, counts: { [PLACE.firstTrek]: 1 } },
  languages: { query: { languages: 'ka', isCruisesSearch: '1' }, counts: { en: 2 } },
  author_tours_operator: {
    query: { operatorType: 'author', daysMin: '3' },
    counts: { any: 8, organization: 7, author: 1 },
  },
  group_size: { query: { maxGroupSize: '1', difficulty: '2' }, counts: { 1: 1, 2: 1, 3: 6, 4: 7 } },
  comfort: { query: { comfort: 'base', restKinds: String(PLACE.hiking) }, counts: { medium: 2, premium: 1 } },
};

function engineSearch(): TourSearch {
  if (!engine) throw new Error('no engine was started');
  return engine.search;
}

const ADAPTERS: [title: string, adapter: () => TourSearch][] = [
  ['SQL', () => sql],
  ['the index', () => index],
  ...(program ? [['the engine', engineSearch] satisfies [string, () => TourSearch]] : []),
];

describe.each(ADAPTERS)('in %s', (_title, adapter) => {
  it.each(PARAMETERS)('%s: %j', async (_parameter, query, tours) => {
    const { ids, total } = await adapter().search(ask(query));
    expect(names(ids)).toEqual(tours);
    if (!query.page) expect(total).toBe(tours.length);
  });

  it.each(FACET_GROUPS.filter((group) => group !== 'price'))(
    'filter type %s counts under all other filters',
    async (group) => {
      const { query, counts } = FILTER_TYPES[group];
      const { facets } = await adapter().search(ask(query));
      expect(Object.fromEntries(facets?.[group] ?? [])).toEqual(counts);
    },
  );

  it('filter type price: bounds and a histogram of twenty steps up to the end of the slider, the dearest', async () => {
    const { facets } = await adapter().search(ask(FILTER_TYPES.price.query));
    const histogram = new Array<number>(20).fill(0);
    expect(facets?.price).toEqual({ min: 980, max: 3000, maxPerDay: 490, histogram: histogram.with(6, 1).with(19, 1) });
  });
});

it('every parameter has its example', () => {
  expect(new Set(PARAMETERS.map(([parameter]) => parameter))).toEqual(new Set(FILTER_KEYS));
});
