import { sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { type Gazetteer, readGazetteer } from '../index/gazetteer.ts';
import { records } from '../index/tour-records.ts';
import { changesSince, markChanges, type Position, positionNow } from './changes.ts';
import type { Engine } from './engine.ts';
import { type IndexState, readState, writeState } from './engine-state.ts';
import { answeringIndexes, createIndex, createLookups, dropOthers, ENGINE_FORMAT, tableOf } from './schema.ts';
import { nameRows } from './tour-rows.ts';
import { addTours } from './write-tours.ts';

const BATCH = 1_000;

interface BuildOptions {
  engine: Engine;
  db: DatabaseHandle;
  /** calendar date: departures that have begun by then are left out */
  today: string;
  /** no more is written once it is aborted; whoever builds next goes on from there */
  signal: AbortSignal;
  /** tours read and written at once */
  batch?: number | undefined;
  /** after each batch: the index that answers takes in its changes */
  onBatch(progress: { done: number; of: number }): Promise<void>;
}

export interface BuiltIndex {
  state: IndexState;
  gazetteer: Gazetteer;
  /** what changed behind it while it was read is not in it */
  position: Position;
}

/** a build that was broken off, where it can go on: it is of this format and this database, and no place has changed since */
async function brokenOff({ engine, db }: BuildOptions): Promise<BuiltIndex | undefined> {
  const state = await readState(engine, 'building');
  if (state?.format !== ENGINE_FORMAT) return undefined;
  const position = { firstMissed: state.firstMissed, seen: new Set<string>() };
  // it would have to be built anew at once
  if ((await changesSince(db, state.system, position)).isEverything) return undefined;
  return { state, position, gazetteer: await readGazetteer(db) };
}

async function begin({ engine, db }: BuildOptions): Promise<BuiltIndex> {
  const live = await readState(engine, 'live');
  const { system, ...position } = await positionNow(db);
  await markChanges(db, position.firstMissed);
  // a keeper that died may have moved the aliases, and not have written down that it did
  const needed = [...(await answeringIndexes(engine)), ...(live ? [live.index] : [])];
  const index = `i${Math.max(0, ...needed.map((name) => Number(name.slice(1)))) + 1}`;
  // the one before the live one, and one that was broken off and is of no use
  await dropOthers(engine, needed);
  await createIndex(engine, index);
  const state = { format: ENGINE_FORMAT, system, index, firstMissed: position.firstMissed, lastTour: 0 };
  await writeState(engine, 'building', state);
  return { state, position, gazetteer: await readGazetteer(db) };
}

/**
 * Reads all published tours into a new index, a batch after the other, while the old one answers.
 * @returns undefined when it was broken off
 */
export async function buildIndex(options: BuildOptions): Promise<BuiltIndex | undefined> {
  const { engine, db, today, signal, batch = BATCH, onBatch } = options;
  const { gazetteer, position, state: from } = (await brokenOff(options)) ?? (await begin(options));
  let state = from;
  const names = nameRows(gazetteer);
  for (let at = 0; at < names.length; at += BATCH)
    await engine.load(tableOf(state.index, 'Names'), names.slice(at, at + BATCH));
  const { rows: counts } = await sql<{ of: number; done: number }>`
    SELECT count(*)::int AS of, (count(*) FILTER (WHERE id <= ${state.lastTour}))::int AS done FROM tours
    WHERE status = 'published'`.execute(db);
  let { of = 0, done = 0 } = counts[0] ?? {};
  while (!signal.aborted) {
    const next = sql`t.id > ${state.lastTour} ORDER BY t.id LIMIT ${sql.lit(batch)}`;
    const { rows } = await records(today, next).execute(db);
    const last = rows.at(-1);
    if (!last) {
      await createLookups(engine, state.index);
      return { state, gazetteer, position };
    }
    await addTours(engine, state.index, rows, gazetteer);
    state = { ...state, lastTour: last.id };
    await writeState(engine, 'building', state);
    done += rows.length;
    of = Math.max(of, done);
    await onBatch({ done, of });
  }
  return undefined;
}
