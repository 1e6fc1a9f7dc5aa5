import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type { Database } from '../../../../../platform/db-types.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { TourIndex } from '../tour-index.ts';
import { records, type TourRecord } from '../tour-records.ts';
import { indexFile, indexOf } from './index-file.ts';
import { SNAPSHOT_FORMAT } from './sections.ts';

const TODAY = '2027-03-01';
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
  ...{ id: 11, type: 1, organizer_id: 7, country_id: 1, region_id: null, difficulty: 2, comfort: 'average' },
  ...{ accommodation: 'tent,hotel', languages: 'en,de', min_age: 10, days: 8, group_max: 12, lat: 43.04, lng: 42.72 },
  ...{ start_city: 'Mestia', returns: true, is_cruise: false, is_author: true, currency: 'EUR', score: 5 },
  ...{ name: 'Ushba towers', folded: 'ushba towers', places: '2,3', variants: 'single', departures: DEPARTURES },
};

function sampleIndex(): TourIndex {
  const index = new TourIndex(64, GAZETTEER, TODAY);
  index.put(RECORD);
  index.put({ ...RECORD, id: 12, min_age: 6, days: 3, group_max: 4, is_cruise: true, departures: null, score: 9 });
  index.finish();
  return index;
}

/** in what the file says: its order, not the machine's */
const digestOf = (parts: Iterable<Uint8Array | string>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** what is asked of the database for each tour */
function question(): string {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return records(TODAY, sql`true`).compile(new Kysely<Database>({ dialect })).sql.replace(/\s+/g, ' ');
}

/**
 * An api that begins with a snapshot does not derive its rows again. When this fails, what rows are derived from or what they mean has
 * changed: raise SNAPSHOT_FORMAT, and put the new digests here.
 */
it('of a format index and question are these', () => {
  expect({
    format: SNAPSHOT_FORMAT,
    index: digestOf(indexFile(sampleIndex())),
    question: digestOf([question()]),
  }).toEqual({
    format: 6,
    index: '1ae15ca369dbbf83',
    question: 'e16a1bf6b04ed3da',
  });
});

it('a file holds all of the index', () => {
  const file = Buffer.concat([...indexFile(sampleIndex())]);
  const copy = Buffer.from(new ArrayBuffer(file.length));
  file.copy(copy);
  expect(digestOf(indexFile(indexOf(copy)))).toBe(digestOf([file]));
});
