import { type Kysely, sql } from 'kysely';

/** Answers of the help center, each in several languages; what is a draft or of a later date is nobody's to see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE help_articles (
      slug text NOT NULL,
      -- code of a language of the site: en-US, de, ru, zh
      locale text NOT NULL,
      topic text NOT NULL CHECK (topic IN ('booking','refunds','organizers','safety','reviews','account')),
      title text NOT NULL,
      body text NOT NULL,
      position int NOT NULL DEFAULT 0,
      -- stands on the first page with its answer
      is_frequent boolean NOT NULL DEFAULT false,
      is_draft boolean NOT NULL DEFAULT false,
      published_on date NOT NULL,
      PRIMARY KEY (slug, locale)
    );
    -- where the visitors of a request wrote from, for the answer's language
    ALTER TABLE help_requests ADD COLUMN language text NOT NULL DEFAULT 'en-US'
  `.execute(db);
}
