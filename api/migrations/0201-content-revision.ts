import { type Kysely, sql } from 'kysely';

const TABLES = ['blog_posts', 'journal_topics', 'journal_authors', 'help_articles', 'legal_pages'];

/** Every change of the site's texts has a number, and is notified: what is remembered of them elsewhere is asked anew at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE content_revision (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      revision bigint NOT NULL DEFAULT 1
    );
    INSERT INTO content_revision DEFAULT VALUES;
    CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE content_revision SET revision = revision + 1;
        PERFORM pg_notify('content', '');
        RETURN NULL;
      END $$;
  `.execute(db);
  for (const table of TABLES) {
    await sql`
      CREATE TRIGGER ${sql.id(`${table}_content`)} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
        FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`.execute(db);
  }
}
