import { type Kysely, sql } from 'kysely';

/**
 * A stay counts its nights in a field of its own, which every page tells in its reader's language. Texts that began with the same
 * count, "5 nights · two-person tents", said it twice, once always in English.
 */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`
    UPDATE tours SET details = jsonb_set(details, '{stays}', (
      SELECT jsonb_agg(
        stay || jsonb_build_object('text', regexp_replace(stay->>'text', '^' || (stay->>'nights') || ' nights?( · |$)', ''))
        ORDER BY place)
      FROM jsonb_array_elements(details->'stays') WITH ORDINALITY AS listed(stay, place)
    ))
    WHERE EXISTS (
      SELECT FROM jsonb_array_elements(details->'stays') AS stay
      WHERE stay->>'text' ~ ('^' || (stay->>'nights') || ' nights?( · |$)')
    )
  `.execute(db);
}
