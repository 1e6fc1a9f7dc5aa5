import type { ExperimentEvent } from '@cairn/shared-contracts/api/experiments.schema';
import { VITALS } from '@cairn/shared-contracts/api/experiments.schema';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { withoutBudget } from '../../platform/budget.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { TakingPart } from './taking-part.ts';
import { bucketOf } from './vital-buckets.ts';

/** an event with whose it is */
interface Item {
  part: TakingPart;
  event: ExperimentEvent;
  at: Date;
}

interface Waiting {
  items: readonly Item[];
  resolve(taken: number): void;
  reject(error: unknown): void;
}

/** events that wait in memory: more are refused, and browsers try again later */
const QUEUE_MAX = 2000;
/** written at once */
const BATCH_MAX = 500;

const isVital = ({ kind }: ExperimentEvent): boolean => VITALS.some((vital) => vital === kind);

async function writeVisitors(trx: Kysely<Database>, items: readonly Item[]): Promise<void> {
  const seen = items.filter(({ event }) => event.kind === 'exposure');
  if (seen.length > 0) {
    await trx
      .insertInto('experiment_visitors')
      .values(
        seen
          .map(({ part, event, at }) => ({
            ...part,
            seen_at: at,
            has_fallen: event.kind === 'exposure' && event.has_fallen,
          }))
          // two writers take the same rows in the same order
          .sort((a, b) => a.key.localeCompare(b.key)),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const failed = items.filter(({ event }) => event.kind === 'error');
  for (const { part, at } of failed.sort((a, b) => a.part.key.localeCompare(b.part.key))) {
    await trx
      .updateTable('experiment_visitors')
      .set({ failed_at: at })
      .where('experiment', '=', part.experiment)
      .where('key', '=', part.key)
      .where('failed_at', 'is', null)
      .execute();
  }
}

async function countVitals(trx: Kysely<Database>, items: readonly Item[]): Promise<void> {
  const counts = new Map<
    string,
    { experiment: string; variant: string; vital: string; bucket: number; count: number }
  >();
  for (const { part, event } of items) {
    if (!('value' in event)) continue;
    const { experiment, variant } = part;
    const bucket = bucketOf(event.value);
    const place = [experiment, variant, event.kind, bucket].join(' ');
    const count = (counts.get(place)?.count ?? 0) + 1;
    counts.set(place, { experiment, variant, vital: event.kind, bucket, count });
  }
  if (counts.size === 0) return;
  await trx
    .insertInto('experiment_vitals')
    .values([...counts].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row))
    .onConflict((conflict) =>
      conflict
        .columns(['experiment', 'variant', 'vital', 'bucket'])
        .doUpdateSet({ count: sql`experiment_vitals.count + excluded.count` }),
    )
    .execute();
}

/**
 * Writes what browsers saw, many browsers' events at once, one write at a time: a flood takes one connection and a bounded piece of memory.
 * A caller has its answer when its events are committed.
 */
export class Collector {
  readonly #db: Kysely<Database>;
  readonly #queue: Waiting[] = [];
  #waiting = 0;
  #isWriting = false;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** @returns how many were of experiments that run. @throws ApiError 503 overloaded */
  take(items: readonly Item[]): Promise<number> {
    if (this.#waiting + items.length > QUEUE_MAX) throw new ApiError(503, 'overloaded');
    this.#waiting += items.length;
    return new Promise((resolve, reject) => {
      this.#queue.push({ items, resolve, reject });
      if (!this.#isWriting) void withoutBudget(() => this.#work());
    });
  }

  async #work(): Promise<void> {
    this.#isWriting = true;
    while (this.#queue.length > 0) {
      const batch: Waiting[] = [];
      for (let size = 0; size < BATCH_MAX && this.#queue[0]; ) {
        const [next] = this.#queue.splice(0, 1);
        if (!next) break;
        batch.push(next);
        size += next.items.length;
      }
      try {
        const known = await this.#write(batch.flatMap(({ items }) => items));
        for (const { items, resolve } of batch) resolve(items.filter(known).length);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      this.#waiting -= batch.reduce((sum, { items }) => sum + items.length, 0);
    }
    this.#isWriting = false;
  }

  /** @returns which of them were of an experiment that runs */
  #write(items: readonly Item[]): Promise<(item: Item) => boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const names = [...new Set(items.map(({ part }) => part.experiment))];
      // an end waits until this is written
      const running = await trx
        .selectFrom('experiments')
        .select(['name', 'variants'])
        .where('name', 'in', names)
        .where('ended_at', 'is', null)
        .forShare()
        .execute();
      const variants = new Map(running.map((row) => [row.name, new Set(row.variants.map(({ name }) => name))]));
      const isKnown = ({ part }: Item) => variants.get(part.experiment)?.has(part.variant) ?? false;
      const known = items.filter(isKnown);
      await writeVisitors(
        trx,
        known.filter(({ event }) => !isVital(event)),
      );
      await countVitals(trx, known);
      return isKnown;
    });
  }
}
