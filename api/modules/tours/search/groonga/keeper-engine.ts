import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import { TermOver } from '../../../../platform/jobs/term.ts';
import type { Engine } from './engine.ts';
import { readNote, writeNote } from './engine-state.ts';
import { isPrepared, prepareEngine } from './schema.ts';

/** all keepers' commands run under this name: the next keeper finds the last command of the one before by it */
const REQUEST = 'cairn-keeper';
const LOOK_AGAIN_MS = 100;

interface KeeperEngineOptions {
  engine: Engine;
  db: DatabaseHandle;
  /** of the term, see term.ts */
  fence: number;
  signal: AbortSignal;
}

/**
 * The engine for the one process that writes to it. Once this resolves no command of a keeper before runs any more; from then on each command
 * that changes something asks first whether this is still the keeper, and fails with TermOver when it is not. After the signal's abort none
 * begins, and none is waited for.
 */
export async function takeEngine({ engine, db, fence, signal }: KeeperEngineOptions): Promise<Engine> {
  signal.throwIfAborted();
  const options = { signal, requestId: REQUEST };
  const unfenced: Engine = {
    select: engine.select,
    run: (command, args) => engine.run(command, args, options),
    load: (table, records) => engine.load(table, records, options),
  };
  await untilIdle(engine, signal);
  await clearLeftLocks(engine, unfenced, signal);
  await prepareEngine(unfenced);
  // a transaction of a term that is over does not begin, and the next term does not while it lasts
  await db.transaction().execute(() => writeNote(unfenced, 'keeper', String(fence)));
  // what the one before began until it could know
  await untilIdle(engine, signal);

  async function check(): Promise<void> {
    signal.throwIfAborted();
    if ((await readNote(engine, 'keeper')) !== String(fence)) throw new TermOver(fence);
    signal.throwIfAborted();
  }
  return {
    select: engine.select,
    async run(command, args) {
      await check();
      return unfenced.run(command, args);
    },
    async load(table, records) {
      await check();
      await unfenced.load(table, records);
    },
  };
}

const cancelled = z.object({ canceled: z.boolean() });

/** Nobody waits for a command of a keeper that is gone, but it may write: it is cut off, and waited for. */
async function untilIdle(engine: Engine, signal: AbortSignal): Promise<void> {
  const isRunning = async () =>
    cancelled.parse(await engine.run('request_cancel', { id: REQUEST }, { signal })).canceled;
  while (await isRunning()) await wait(LOOK_AGAIN_MS, undefined, { signal });
}

const status = z.object({ starttime: z.number() });

/**
 * Locks lie in the engine's files: one that was killed while it wrote leaves them. An engine that runs since they were cleared has none but
 * those of commands under way.
 */
async function clearLeftLocks(engine: Engine, unfenced: Engine, signal: AbortSignal): Promise<void> {
  const started = String(status.parse(await engine.run('status', {}, { signal })).starttime);
  if ((await isPrepared(engine)) && (await readNote(engine, 'cleared')) === started) return;
  await unfenced.run('lock_clear');
  await prepareEngine(unfenced);
  await writeNote(unfenced, 'cleared', started);
}
