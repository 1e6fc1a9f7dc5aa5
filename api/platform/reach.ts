import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { mayComeBack } from './database-away.ts';
import { type DatabaseHandle, NoConnection } from './db.ts';
import { messageOf } from './error-message.ts';

const reasonOf = (error: unknown): string => messageOf(error instanceof NoConnection ? error.cause : error);

/** with the variable that leads there: a refused connection says its port only */
const unusable = (error: unknown): Error =>
  new Error(`the database of DATABASE_URL cannot be used: ${reasonOf(error)}`);

/** @throws where it does not answer, or refuses */
export async function reach(db: DatabaseHandle): Promise<void> {
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw unusable(error);
  }
}

export interface Patience {
  /** hears why it has to wait, each time that the reason is another one */
  onWait(reason: string): void;
  firstMs?: number;
  longestMs?: number;
}

/**
 * Does what needs the database once it is there: anew, from its beginning, where the connection breaks in the middle.
 * @throws what waiting does not mend; a refusal with the variable that leads there
 */
export async function onceReached<T>(
  db: DatabaseHandle,
  work: () => Promise<T>,
  { onWait, firstMs = 250, longestMs = 5_000 }: Patience,
): Promise<T> {
  let told: string | undefined;
  for (let pauseMs = firstMs; ; pauseMs = Math.min(2 * pauseMs, longestMs)) {
    let isReached = false;
    try {
      await sql`SELECT 1`.execute(db);
      isReached = true;
      return await work();
    } catch (error) {
      if (!mayComeBack(error)) throw isReached ? error : unusable(error);
      const reason = reasonOf(error);
      if (reason !== told) onWait(reason);
      told = reason;
      if (isReached) pauseMs = firstMs;
    }
    await wait(pauseMs);
  }
}
