import type { ExperimentEvent } from '@cairn/shared-contracts/api/experiments.schema';
import { VITALS } from '@cairn/shared-contracts/api/experiments.schema';
import { bucketOf } from '@cairn/shared-contracts/domain/vital-buckets';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { withoutBudget } from '../../platform/budget.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { TakingPart } from './taking-part.ts';

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

/** Counts the first vital of each kind of whoever was seen: no browser outweighs others, however often it tells. */
async function countVitals(trx: Kysely<Database>, items: readonly Item[]): Promise<void> {
  const first = new Map<string, { part: TakingPart; vital: string; bucket: number }>();
  for (const { part, event } of items) {
    const place = [part.experiment, part.key, event.kind].join(' ');
    if ('value' in event && !first.has(place))
      first.set(place, { part, vital: event.kind, bucket: bucketOf(event.value) });
  }
  if (first.size === 0) return;
  const told = [...first.values()];
  await sql`
    WITH told AS (
      SELECT * FROM unnest(
        ${told.map(({ part }) => part.experiment)}::text[], ${told.map(({ part }) => part.key)}::text[],
        ${told.map(({ vital }) => vital)}::text[], ${told.map(({ bucket }) => bucket)}::int[]
      ) AS told(experiment, key, vital, bucket)
    ), fresh AS (
      SELECT told.*, seen.variant FROM told JOIN experiment_visitors AS seen USING (experiment, key)
      WHERE NOT told.vital = ANY (seen.measured)
      -- two writers take the same rows in the same order
      ORDER BY experiment, key FOR UPDATE OF seen
    ), marked AS (
      UPDATE experiment_visitors AS seen SET measured = seen.measured || own.vitals
      FROM (SELECT experiment, key, array_agg(vital) AS vitals FROM fresh GROUP BY experiment, key) AS own
      WHERE seen.experiment = own.experiment AND seen.key = own.key
    )
    INSERT INTO experiment_vitals AS counted (experiment, variant, vital, bucket, count)
    SELECT experiment, variant, vital, bucket, count(*)::int FROM fresh GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (experiment, variant, vital, bucket) DO UPDATE SET count = counted.count + excluded.count
  `.execute(trx);
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
