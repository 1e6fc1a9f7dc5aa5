import * as z from 'zod/mini';
import type { Engine } from './engine.ts';

const state = z.object({
  format: z.number(),
  /** of the database that it was read from, as pg_control_system() has it */
  system: z.string(),
  /** name of the tables, see tableOf */
  index: z.string(),
  /** what these transactions and later ones changed may not be in it */
  firstMissed: z.string(),
  /** of one that is being built: all tours up to it have been read */
  lastTour: z.number(),
});

/** An index of the engine, and how far it has come. It says so itself: a copy of its files does, too. */
export type IndexState = z.output<typeof state>;
/** the index that answers, and one that is being built */
type StateName = 'live' | 'building';

/** who may write, and the start of the engine at which locks were cleared */
type NoteName = 'keeper' | 'cleared';

async function read(engine: Engine, name: StateName | NoteName): Promise<string | undefined> {
  const { records } = await engine.select({
    ...{ table: 'State', filter: `_key == "${name}"`, output_columns: 'value' },
    // what was true a moment ago does not count
    cache: 'no',
  });
  const value = records[0]?.[0];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** @returns undefined when there is none */
export async function readState(engine: Engine, name: StateName): Promise<IndexState | undefined> {
  const value = await read(engine, name);
  return value === undefined ? undefined : state.parse(JSON.parse(value));
}

export const readNote: (engine: Engine, name: NoteName) => Promise<string | undefined> = read;
export const writeNote = (engine: Engine, name: NoteName, value: string): Promise<void> =>
  engine.load('State', [{ _key: name, value }]);

export const writeState = (engine: Engine, name: StateName, value: IndexState | undefined): Promise<void> =>
  engine.load('State', [{ _key: name, value: value ? JSON.stringify(value) : '' }]);
