import { type Kysely, sql } from 'kysely';

/**
 * What the editors put over and under the name of a place, in the languages of the site; the longer text stays in the language it is
 * in. What they mark a tour as is a code, which every reader gets in their own words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE places
      ADD COLUMN captions jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN headings jsonb NOT NULL DEFAULT '{}',
      -- BCP 47: what the editors wrote it in
      ADD COLUMN body_language text NOT NULL DEFAULT 'en';
    UPDATE tours SET badges = array_replace(badges, 'Editors’ choice', 'editors_choice')
      WHERE 'Editors’ choice' = ANY(badges)
  `.execute(db);
}
