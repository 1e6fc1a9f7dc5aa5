import { type Kysely, sql } from 'kysely';

/** what pages for guests show; that each table is here or stays out on purpose: api/platform/shown-tables.ts */
const TABLES = [
  'all_departures',
  'blog_posts',
  'countries',
  'departure_prices',
  'help_articles',
  'journal_authors',
  'journal_topics',
  'legal_pages',
  'organizer_checks',
  'organizers',
  'place_climate',
  'places',
  'rates',
  'reviews',
  'stop_names',
  'tour_add_ons',
  'tour_days',
  'tour_places',
  'tour_questions',
  'tour_variants',
  'tours',
  'world_parts',
];

/** Every change of what guests are shown is notified: pages that were rendered before are forgotten. A statement that finds no rows is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN PERFORM pg_notify('pages', '');
        ELSIF EXISTS (SELECT FROM touched) THEN PERFORM pg_notify('pages', '');
        END IF;
        RETURN NULL;
      END $$`.execute(db);
  for (const table of TABLES) await notifyOfRows(db, table);
}

/** A later table that pages for guests are made of: its own migration calls this. */
export async function notifyOfRows(db: Kysely<unknown>, table: string): Promise<void> {
  const on = sql.table(table);
  for (const [event, rows] of [
    ['INSERT', 'NEW'],
    ['UPDATE', 'NEW'],
    ['DELETE', 'OLD'],
  ] as const) {
    const name = sql.id(`pages_${event.toLowerCase()}`);
    await sql`CREATE TRIGGER ${name} AFTER ${sql.raw(event)} ON ${on} REFERENCING ${sql.raw(rows)} TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION pages_changed()`.execute(db);
  }
  await sql`CREATE TRIGGER pages_truncate AFTER TRUNCATE ON ${on} FOR EACH STATEMENT EXECUTE FUNCTION pages_changed()`.execute(
    db,
  );
}
