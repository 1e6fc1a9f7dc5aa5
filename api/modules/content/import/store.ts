import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';
import type { StoredBlock, StoredPicture } from '../../../platform/stored-json.ts';
import type { ContentFolder } from './read-folder.ts';

export interface PostRow {
  id: number;
  locale: string;
  slug: string;
  title: string;
  lead: string;
  topic: string;
  author: string;
  published_on: string;
  is_draft: boolean;
  tour_ids: number[];
  cover: StoredPicture;
  blocks: StoredBlock[];
  reading_minutes: number;
}

export interface Ready {
  portraits: ReadonlyMap<string, StoredPicture | undefined>;
  posts: readonly PostRow[];
}

type Table = 'journal_authors' | 'journal_topics' | 'blog_posts' | 'legal_pages' | 'help_articles';

/** Inserts rows, or puts them in the place of those with the same key; one statement a table. */
async function upsert(
  db: Kysely<Database>,
  table: Table,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changed = names
    .filter((name) => !key.includes(name))
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ON CONFLICT (${sql.join(key.map((name) => sql.ref(name)))}) DO UPDATE SET ${sql.join(changed)}`.execute(db);
}

/** removes what is under none of these keys */
async function keepOnly(
  db: Kysely<Database>,
  table: Table,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  await sql`DELETE FROM ${sql.table(table)} WHERE (${columns}) NOT IN (
    SELECT ${columns} FROM json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json))`.execute(
    db,
  );
}

/** Writes what was read, within a transaction. */
export async function store(
  db: Kysely<Database>,
  { authors, topics, legal, help }: ContentFolder,
  { portraits, posts }: Ready,
  prune: boolean,
): Promise<void> {
  const legalRows = legal.map(({ kind, slug, locale, facts, html }) => ({
    ...{ kind, version: slug, locale, title: facts.title, body: html },
    ...{ published_on: facts.date, is_draft: facts.draft },
  }));
  const helpRows = help.map(({ slug, locale, facts, html }) => ({
    ...{ slug, locale, topic: facts.topic, title: facts.title, body: html, position: facts.position },
    ...{ is_frequent: facts.frequent, is_draft: facts.draft, published_on: facts.date },
  }));
  const authorRows = authors.map(({ slug, name, organizer = null }) => ({
    ...{ slug, name, organizer_id: organizer, portrait: portraits.get(slug) ?? null },
  }));
  const topicRows = topics.map(({ slug, names }, position) => ({ slug, names, position }));

  await upsert(db, 'journal_authors', ['slug'], authorRows);
  await upsert(db, 'journal_topics', ['slug'], topicRows);
  const sections = [
    { table: 'blog_posts', key: ['id', 'locale'], rows: posts },
    { table: 'legal_pages', key: ['kind', 'version', 'locale'], rows: legalRows },
    { table: 'help_articles', key: ['slug', 'locale'], rows: helpRows },
  ] as const;
  for (const { table, key, rows } of sections) {
    if (prune && rows.length > 0) await keepOnly(db, table, key, rows);
    await upsert(db, table, key, rows);
  }
  if (!prune || posts.length === 0) return;
  await sql`DELETE FROM journal_topics t WHERE NOT EXISTS (SELECT 1 FROM blog_posts p WHERE p.topic = t.slug)`.execute(
    db,
  );
  await sql`DELETE FROM journal_authors a WHERE NOT EXISTS (SELECT 1 FROM blog_posts p WHERE p.author = a.slug)`.execute(
    db,
  );
}
