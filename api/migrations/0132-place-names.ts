import { countryNames } from '@cairn/shared-contracts/domain/country-names';
import { type Kysely, sql } from 'kysely';

/**
 * What places are called in the languages of the site, and all that the search is to find them by beside their name. Countries that
 * are there get their names of CLDR; whoever adds places says how they are called. And what the editors' texts are written in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE places
      ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN other_names text NOT NULL DEFAULT '';
    ALTER TABLE world_parts ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
    -- BCP 47: what the editors wrote it in
    ALTER TABLE blog_posts ADD COLUMN content_language text NOT NULL DEFAULT 'en';
    ALTER TABLE legal_pages ADD COLUMN content_language text NOT NULL DEFAULT 'en';
    CREATE TRIGGER search_renamed AFTER UPDATE OF names, other_names ON places
      FOR EACH STATEMENT EXECUTE FUNCTION tell_search_all()
  `.execute(db);
  const { rows } = await sql<{ place_id: number; iso2: string }>`SELECT place_id, iso2 FROM countries`.execute(db);
  for (const { place_id, iso2 } of rows) {
    const names = countryNames(iso2);
    await sql`UPDATE places SET names = ${JSON.stringify(names)}::jsonb, other_names = ${Object.values(names).join(' ')}
      WHERE id = ${place_id}`.execute(db);
  }
}
