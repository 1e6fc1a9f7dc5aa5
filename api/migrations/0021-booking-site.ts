import { type Kysely, sql } from 'kysely';

/** Which site variant a booking was made on: its messages link there. '' is the default one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE requests ADD COLUMN site text NOT NULL DEFAULT ''`.execute(db);
}
