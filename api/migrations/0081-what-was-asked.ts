import { type Kysely, sql } from 'kysely';

/** What a request's key stood for, and where it came from: the same key for another thing is refused, and unpaid holds are capped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE requests ADD COLUMN asked text NOT NULL DEFAULT '', ADD COLUMN asked_from text NOT NULL DEFAULT '';
    CREATE INDEX requests_unpaid_from ON requests(asked_from) WHERE status IN (1, 2) AND asked_from <> '';
    CREATE INDEX requests_unpaid_user ON requests(user_id) WHERE status IN (1, 2);
  `.execute(db);
}
