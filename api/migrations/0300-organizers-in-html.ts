import { type Kysely, sql } from 'kysely';

/** What organizers tell about themselves is HTML, as what they tell about their tours: what is there was plain text. */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`
    UPDATE organizers SET about = '<p>'
      || regexp_replace(
           regexp_replace(replace(replace(replace(btrim(about), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '\\s*\\n\\s*\\n\\s*', '</p><p>', 'g'),
           '\\n', '<br />', 'g')
      || '</p>'
      WHERE btrim(about) <> ''
  `.execute(db);
}
