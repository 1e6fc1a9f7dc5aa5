import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Gazetteer } from '../index/gazetteer.ts';
import type { TourRecord } from '../index/tour-records.ts';
import type { Engine } from './engine.ts';
import { createIndex, createLookups, ENGINE_FORMAT } from './schema.ts';
import { nameRows, rowsOf } from './tour-rows.ts';

const GAZETTEER: Gazetteer = {
  places: new Map([
    [1, { id: 1, kind: 'countries', name: 'Georgia', slug: 'georgia', words: ['georgia'] }],
    [2, { id: 2, kind: 'cities', name: 'Mestia', slug: 'mestia', words: ['mestia'] }],
    [3, { id: 3, kind: 'rest_kinds', name: 'Hiking', slug: 'hiking', words: ['hiking'] }],
  ]),
  organizers: new Map([[7, { id: 7, words: ['ushba', 'walks'], legalType: 2 }]]),
  worldParts: new Map([[1, 4]]),
};
/** the 20,600th day since 1970 is 27 May 2026 */
const DEPARTURES = '20940,20947,120000,1,1,20,20900,0;20980,20990,90000,1,3,10,20970,20985;21000,21006,80000,0';
const RECORD: TourRecord = {
  ...{ id: 11, type: 1, organizer_id: 7, country_id: 1, region_id: null, difficulty: 2, comfort: 'medium' },
  ...{ accommodation: 'tent,hotel', languages: 'en,de', min_age: 10, days: 8, group_max: 12, lat: 43.04, lng: 42.72 },
  ...{ start_city: 'Mestia', returns: true, is_cruise: true, is_author: true, currency: 'EUR', score: 5 },
  ...{ name: 'Ushba towers', folded: 'ushba towers', places: '2,3', variants: 'single', departures: DEPARTURES },
};

/** the commands that make the tables */
async function tables(): Promise<unknown[]> {
  const commands: unknown[] = [];
  const engine: Engine = {
    async run(command, args) {
      commands.push([command, args]);
    },
    select: () => Promise.reject(new Error('nothing is asked')),
    load: () => Promise.reject(new Error('nothing is written')),
  };
  await createIndex(engine, 'i1');
  await createLookups(engine, 'i1');
  return commands;
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * An index that is in the engine is not built again by a new release. When this fails, what its rows are or what they mean has changed:
 * raise ENGINE_FORMAT, and put the new digests here.
 */
it('of a format tables and rows are these', async () => {
  expect({
    format: ENGINE_FORMAT,
    tables: digestOf(await tables()),
    rows: digestOf([rowsOf(RECORD, GAZETTEER), nameRows(GAZETTEER)]),
  }).toEqual({ format: 1, tables: '002498469e57c1e4', rows: '042956d3c4caca86' });
});

it('a tour is a row, with one for each price that holds on some days', () => {
  const { tour, children } = rowsOf(RECORD, GAZETTEER);
  expect(tour).toMatchObject({
    _key: 11,
    words: ['ushba', 'towers', 'georgia', 'mestia', 'hiking', 'walks'],
    places: [1, 2, 3],
    countries: [1],
    start_cities: [2],
    cruise_types: [3],
    ...{ has_single: true, has_standard: false, legal_type: 2, continent: 4, region: 0 },
  });
  const shown = children.Offers.map(({ starts, ends, since, until, whole }) => [starts, ends, since, until, whole]);
  expect(shown).toEqual([
    // early booking until the 20,900th day
    [20940, 20947, 0, 20900, 960],
    [20940, 20947, 20901, 20939, 1200],
    // in season
    [20980, 20990, 0, 20979, 810],
  ]);
  // the last one cannot be booked: its price is shown once nothing else is left
  expect(children.Prices.map(({ since, until, whole }) => [since, until, whole])).toEqual([
    [0, 20979, 810],
    [20980, 20999, 800],
  ]);
});
