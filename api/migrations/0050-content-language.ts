import { type Kysely, sql } from 'kysely';

/**
 * The language in which people write: organizers about themselves and their tours, tourists in reviews (with the answer to them).
 * BCP 47, as the `lang` of a page takes it. All that organizers had written, and the reviews that they brought along, is English;
 * in which language a tourist wrote nobody has asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE organizers ADD COLUMN content_language text NOT NULL DEFAULT 'en';
    ALTER TABLE tours ADD COLUMN content_language text NOT NULL DEFAULT 'en';
    ALTER TABLE reviews ADD COLUMN content_language text;
    UPDATE reviews SET content_language = 'en' WHERE request_id IS NULL
  `.execute(db);
}
