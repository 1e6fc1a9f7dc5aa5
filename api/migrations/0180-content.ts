import { type Kysely, sql } from 'kysely';

/** letters and digits of a name, joined by hyphens */
const slugOf = (name: string) => sql.raw(`trim(both '-' from regexp_replace(lower(${name}), '[^a-z0-9]+', '-', 'g'))`);

/**
 * The journal and the legal texts in several languages: a row a language, in the text's own blocks, with authors and topics that have
 * a name of their own. What was there stays as English; its HTML is one block, until it is imported anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE journal_authors (slug text PRIMARY KEY, name text NOT NULL, portrait jsonb);
    -- names by code of a language of the site
    CREATE TABLE journal_topics (slug text PRIMARY KEY, position int NOT NULL DEFAULT 0, names jsonb NOT NULL);
    INSERT INTO journal_authors (slug, name) SELECT DISTINCT ON (1) ${slugOf('author')}, author FROM blog_posts ORDER BY 1;
    INSERT INTO journal_topics (slug, names) SELECT DISTINCT ON (1) ${slugOf('topic')}, jsonb_build_object('en-US', topic)
      FROM blog_posts ORDER BY 1;
    UPDATE blog_posts SET author = ${slugOf('author')}, topic = ${slugOf('topic')};
    ALTER TABLE blog_posts
      ADD COLUMN locale text NOT NULL DEFAULT 'en-US',
      ADD COLUMN blocks jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN is_draft boolean NOT NULL DEFAULT false,
      ADD FOREIGN KEY (author) REFERENCES journal_authors(slug),
      ADD FOREIGN KEY (topic) REFERENCES journal_topics(slug),
      DROP CONSTRAINT blog_posts_pkey,
      DROP CONSTRAINT blog_posts_slug_key;
    UPDATE blog_posts SET blocks = jsonb_build_array(jsonb_build_object('type', 'prose', 'html', body));
    UPDATE blog_posts SET locale = content_language WHERE content_language IN ('de', 'ru', 'zh');
    ALTER TABLE blog_posts DROP COLUMN body, DROP COLUMN content_language,
      ADD PRIMARY KEY (id, locale), ADD UNIQUE (slug, locale);
    ALTER TABLE legal_pages
      ADD COLUMN locale text NOT NULL DEFAULT 'en-US',
      ADD COLUMN is_draft boolean NOT NULL DEFAULT false,
      DROP CONSTRAINT legal_pages_pkey;
    UPDATE legal_pages SET locale = content_language WHERE content_language IN ('de', 'ru', 'zh');
    ALTER TABLE legal_pages DROP COLUMN content_language, ADD PRIMARY KEY (kind, version, locale)
  `.execute(db);
}
