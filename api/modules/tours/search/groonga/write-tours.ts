import type { Gazetteer } from '../index/gazetteer.ts';
import type { TourRecord } from '../index/tour-records.ts';
import type { Arguments, Engine } from './engine.ts';
import { holdsAny } from './expression.ts';
import { tableOf } from './schema.ts';
import { CHILD_TABLES, type ChildTable, rowsOf, type TourRows } from './tour-rows.ts';

/** records of a command: requests stay within a few megabytes */
const MOST_RECORDS = 5_000;

async function loadInTurn(engine: Engine, table: string, records: readonly object[]): Promise<void> {
  for (let at = 0; at < records.length; at += MOST_RECORDS) {
    await engine.load(table, records.slice(at, at + MOST_RECORDS));
  }
}

/** Writes tours into an index that has none of them yet. */
export async function addTours(
  engine: Engine,
  index: string,
  records: readonly TourRecord[],
  gazetteer: Gazetteer,
): Promise<void> {
  const rows = records.map((record) => rowsOf(record, gazetteer));
  await loadInTurn(
    engine,
    tableOf(index, 'Tours'),
    rows.map(({ tour }) => tour),
  );
  for (const table of CHILD_TABLES) await loadInTurn(engine, tableOf(index, table), childrenOf(rows, table));
}

const childrenOf = (rows: readonly TourRows[], table: ChildTable) => rows.flatMap(({ children }) => children[table]);

interface Replacement {
  ids: readonly number[];
  /** of those that are published */
  records: readonly TourRecord[];
  gazetteer: Gazetteer;
  /** rows that are there have all their columns: none was cut off while it was written */
  isWhole: boolean;
}

/**
 * Makes an index say of these tours what their records say; those without a record go. Groonga has no transactions: only rows that differ
 * are touched, so that a search in between misses a tour for as long as one of its rows takes.
 */
export async function replaceTours(
  engine: Engine,
  index: string,
  { ids, records, gazetteer, isWhole }: Replacement,
): Promise<void> {
  const rows = records.map((record) => rowsOf(record, gazetteer));
  await loadInTurn(
    engine,
    tableOf(index, 'Tours'),
    rows.map(({ tour }) => tour),
  );
  for (const table of CHILD_TABLES) {
    const name = tableOf(index, table);
    const wanted = childrenOf(rows, table);
    const wantedKeys = new Set(wanted.map(({ _key }) => _key));
    const there = new Set(await keysOf(engine, name, ids));
    await remove(
      engine,
      name,
      [...there].filter((key) => !wantedKeys.has(key)),
    );
    await loadInTurn(
      engine,
      name,
      wanted.filter(({ _key }) => !isWhole || !there.has(_key)),
    );
  }
  const published = new Set(records.map(({ id }) => id));
  await remove(
    engine,
    tableOf(index, 'Tours'),
    ids.filter((id) => !published.has(id)),
  );
}

async function keysOf(engine: Engine, table: string, tours: readonly number[]): Promise<string[]> {
  const args: Arguments = { table, filter: holdsAny('tour', tours), output_columns: '_key', limit: -1 };
  const { records } = await engine.select(args);
  return records.map(([key]) => String(key));
}

/** keys of a command */
const MOST_KEYS = 1_000;

async function remove(engine: Engine, table: string, keys: readonly (string | number)[]): Promise<void> {
  for (let at = 0; at < keys.length; at += MOST_KEYS) {
    await engine.run('delete', { table, filter: holdsAny('_key', keys.slice(at, at + MOST_KEYS)) });
  }
}
