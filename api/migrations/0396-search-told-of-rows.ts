import { type Kysely, sql } from 'kysely';

/** table → its key, and what is read of it by the triggers on its updates (0010, 0040, 0132) */
const WATCHED = {
  places: {
    key: 'id',
    triggers: {
      search_changed: 'kind, parent_id, country_id, name, slug',
      search_renamed: 'names, other_names',
      listing_changed: 'heading, body, picture',
    },
  },
  countries: { key: 'place_id', triggers: { search_changed: 'world_part_id' } },
  organizers: {
    key: 'id',
    triggers: {
      search_changed: 'name, person, legal_type, city, country_id',
      listing_changed: 'avatar, is_verified',
    },
  },
};

/** Word that everything may have changed costs every api a new index: a statement that finds no row, or leaves what is shown as it is, gives none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION tell_search_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_other boolean;
      BEGIN
        CASE TG_OP
          WHEN 'INSERT' THEN is_other := EXISTS (SELECT FROM added);
          WHEN 'DELETE' THEN is_other := EXISTS (SELECT FROM removed);
          -- the key is compared, too: a row with other values is in what was added, and not in what was removed
          ELSE EXECUTE format('SELECT EXISTS (SELECT %1$s FROM added EXCEPT SELECT %1$s FROM removed)', TG_ARGV[0]) INTO is_other;
        END CASE;
        IF is_other THEN
          INSERT INTO search_changes (tour_id) VALUES (0);
          PERFORM pg_notify('search', '*');
        END IF;
        RETURN NULL;
      END $$`.execute(db);
  for (const [table, { key, triggers }] of Object.entries(WATCHED)) {
    for (const [trigger, columns] of Object.entries(triggers)) {
      await sql
        .raw(
          // replaced, not dropped: readers go on
          `CREATE OR REPLACE TRIGGER ${trigger} AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS removed NEW TABLE AS added
             FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_rows('${key}, ${columns}')`,
        )
        .execute(db);
    }
    await sql
      .raw(
        `CREATE TRIGGER search_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
           FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_rows();
         CREATE TRIGGER search_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
           FOR EACH STATEMENT EXECUTE FUNCTION tell_search_of_rows();
         CREATE TRIGGER search_truncated AFTER TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION tell_search_all()`,
      )
      .execute(db);
  }
}
