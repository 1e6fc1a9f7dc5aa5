import { fileURLToPath } from 'node:url';
import type { Database } from '@cairn/api/database-types';
import { importContent } from '@cairn/api/import-content';
import { type Kysely, sql } from 'kysely';
import { type ArticleSubject, FITTING_TOURS } from '../content/article-tours.ts';
import { addDays } from '../content/calendar.ts';
import { PER_EURO } from '../content/tours/price.ts';
import { bulkInsert } from './bulk-insert.ts';

const TEXTS = fileURLToPath(new URL('../content/texts', import.meta.url));
/** the newest article is so old, the others before it as they are in their files */
const NEWEST_DAYS_AGO = 4;
const LINKED_TOURS = 3;

export async function insertEditorial(
  db: Kysely<Database>,
  subjects: readonly ArticleSubject[],
  today: string,
): Promise<void> {
  const now = new Date(`${today}T00:00:00Z`);
  await importContent({ db, clock: { now: () => now, today: () => today } }, TEXTS);
  await sql`UPDATE blog_posts SET published_on = published_on
    + (${addDays(today, -NEWEST_DAYS_AGO)}::date - (SELECT max(published_on) FROM blog_posts))`.execute(db);
  await linkTours(db, subjects);
  // Two dates, so that a rate of the past differs from today's.
  const rates = [addDays(today, -30), today].flatMap((day, i) =>
    Object.entries(PER_EURO).map(([currency, rate]) => ({
      day,
      currency,
      per_euro: i === 0 && currency !== 'EUR' ? Math.round(rate * 0.985 * 10_000) / 10_000 : rate,
    })),
  );
  await bulkInsert(db, 'rates', rates);
}

/** below an article stand the tours that it names, then others of its subject */
async function linkTours(db: Kysely<Database>, subjects: readonly ArticleSubject[]): Promise<void> {
  const posts = await db.selectFrom('blog_posts').select(['id', 'slug', 'tour_ids']).orderBy('id').execute();
  const known = new Set(subjects.map(({ id }) => id));
  for (const { id, slug, tour_ids } of posts) {
    const named = tour_ids.filter((tour) => known.has(tour));
    const fits = FITTING_TOURS[slug.replace(/-\d+$/, '')];
    const fitting = fits ? subjects.filter((subject) => fits(subject) && !named.includes(subject.id)) : [];
    // articles on one subject should not all link to the same tours
    const offset = fitting.length > 0 ? (id * 5) % fitting.length : 0;
    const more = [...fitting.slice(offset), ...fitting.slice(0, offset)].map((subject) => subject.id);
    const linked = [...named, ...more].slice(0, LINKED_TOURS);
    await db.updateTable('blog_posts').set({ tour_ids: linked }).where('id', '=', id).execute();
  }
}
