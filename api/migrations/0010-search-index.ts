import { type Kysely, sql } from 'kysely';

/** Cyrillic letters that become several Latin ones; the others are in LETTERS. */
const DIGRAPHS = [
  ['щ', 'shch'],
  ['ж', 'zh'],
  ['х', 'kh'],
  ['ц', 'ts'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['ю', 'yu'],
  ['я', 'ya'],
] as const;
/** ъ and ь at the end have no counterpart: they fall away */
const LETTERS = ['абвгґѓдеёѐєзиіїѝйкќлмнопрстуўфыэъь', 'abvgggdeeeeziiiiykklmnoprstuufye'];
/** inside words: they fall away too */
const APOSTROPHES = "''’‘ʻʼ`";

const digraphs = DIGRAPHS.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, 'lower(value)');
// most names have no Cyrillic letter, and looking for one is cheaper than replacing them all
const latin = `CASE WHEN value ~ '[\\u0400-\\u04ff]' THEN translate(${digraphs}, '${LETTERS[0]}', '${LETTERS[1]}') ELSE lower(value) END`;

/** what the search index reads of a table; any other column may change without a word */
const WATCHED = {
  places: 'kind, parent_id, country_id, name, slug',
  countries: 'place_id, world_part_id',
  organizers: 'name, person, legal_type, city, country_id',
};
/** table → its column with the tour's number */
const TOURS_OF = { tours: 'id', tour_places: 'tour_id', tour_variants: 'tour_id', departures: 'tour_id' };

const rowTriggers = Object.entries(TOURS_OF).map(
  ([table, column]) => `
    CREATE TRIGGER search_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tell_search('${column}');
    CREATE TRIGGER search_updated AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION tell_search('${column}');
    CREATE TRIGGER search_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_search('${column}');
    CREATE TRIGGER search_truncated AFTER TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION tell_search_all();`,
);
const wholeTriggers = Object.entries(WATCHED).map(
  ([table, columns]) => `
    CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF ${columns} ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION tell_search_all();`,
);

/**
 * Names as the search compares them, and word of every change that a search index must know: channel "search", payload tour numbers
 * joined by commas, or * when there are too many to name or when places or organizers changed. Told on commit, never before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    -- words in Latin letters without case, accents and punctuation, one space between them
    CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, translate(${latin}, '${APOSTROPHES}', ''))),
        '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f\\U00010000-\\U0010ffff]+', ' ', 'g')) $$;
    DROP INDEX places_plain_name, tours_plain_name, organizers_plain_name;
    CREATE INDEX places_folded_name ON places USING gin ((' ' || folded(name)) gin_trgm_ops);
    CREATE INDEX tours_folded_name ON tours USING gin ((' ' || folded(name)) gin_trgm_ops);

    CREATE FUNCTION tell_search_all() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('search', '*'); RETURN NULL; END $$;

    CREATE FUNCTION tell_search() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        most CONSTANT int := 5000;
        per_note CONSTANT int := 700;
        ids int[];
        first int;
      BEGIN
        CASE TG_OP
          WHEN 'INSERT' THEN EXECUTE format('SELECT array_agg(DISTINCT %I) FROM added', TG_ARGV[0]) INTO ids;
          WHEN 'DELETE' THEN EXECUTE format('SELECT array_agg(DISTINCT %I) FROM removed', TG_ARGV[0]) INTO ids;
          -- an update that changes nothing is none; a row that moves to another tour concerns both
          ELSE EXECUTE format('SELECT array_agg(DISTINCT %I) FROM ((TABLE removed EXCEPT TABLE added) UNION ALL (TABLE added EXCEPT TABLE removed)) changed', TG_ARGV[0]) INTO ids;
        END CASE;
        IF cardinality(ids) > most THEN
          PERFORM pg_notify('search', '*');
        ELSE
          -- PostgreSQL takes 8000 bytes per notification
          FOR first IN SELECT generate_series(1, cardinality(ids), per_note) LOOP
            PERFORM pg_notify('search', array_to_string(ids[first:first + per_note - 1], ','));
          END LOOP;
        END IF;
        RETURN NULL;
      END $$;
    ${rowTriggers.join('')}
    ${wholeTriggers.join('')}`)
    .execute(db);
}
