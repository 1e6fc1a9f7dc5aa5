import { sql } from 'kysely';
import type { DatabaseHandle } from './db.ts';
import { messageOf } from './error-message.ts';

/** @throws with the variable that leads there: a refused connection says its port only */
export async function reach(db: DatabaseHandle): Promise<void> {
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new Error(`the database of DATABASE_URL cannot be used: ${messageOf(error)}`);
  }
}
