import { type Kysely, sql } from 'kysely';

/** What routes pass and is no place of the site, a camp or a hut, in other languages by its name in the tour's text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE stop_names (
      name text PRIMARY KEY,
      names jsonb NOT NULL DEFAULT '{}'
    )`.execute(db);
}
