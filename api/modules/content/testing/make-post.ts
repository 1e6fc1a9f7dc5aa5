import type { Insertable } from 'kysely';
import type { DatabaseHandle } from '../../../platform/db.ts';
import type { Database } from '../../../platform/db-types.ts';
import { nextId } from '../../../testing/factories.ts';

const COVER = { key: 'art/alpine-1-wide', alt: 'Illustration: a hut', placeholder: '#8899aa' };

/** An article for tests, its topic and its author with it. @returns its id */
export async function makePost(
  db: DatabaseHandle,
  { blocks = '[]', cover = JSON.stringify(COVER), ...over }: Partial<Insertable<Database['blog_posts']>> = {},
): Promise<number> {
  const id = over.id ?? nextId();
  const row = {
    ...{ id, slug: `post-${id}`, title: `Post ${id}`, lead: 'Lead', topic: 'gear', author: 'noor', tour_ids: [] },
    ...{ published_on: '2027-01-01', reading_minutes: 4, ...over },
  };
  const names = JSON.stringify({ 'en-US': row.topic, de: `${row.topic} (de)` });
  await db
    .insertInto('journal_topics')
    .values({ slug: row.topic, names })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('journal_authors')
    .values({ slug: row.author, name: row.author })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('blog_posts')
    .values({ ...row, cover, blocks })
    .execute();
  return id;
}
