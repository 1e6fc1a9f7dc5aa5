import type { Database } from '@cairn/api/database-types';
import type { Kysely } from 'kysely';
import type { BlogSubject } from '../content/blog/model.ts';
import { blogRows } from '../content/blog/posts.ts';
import { addDays } from '../content/calendar.ts';
import { helpRows } from '../content/help/rows.ts';
import { LEGAL_PAGES } from '../content/legal/pages.ts';
import { PER_EURO } from '../content/tours/price.ts';
import { bulkInsert } from './bulk-insert.ts';

export async function insertEditorial(
  db: Kysely<Database>,
  subjects: readonly BlogSubject[],
  today: string,
): Promise<void> {
  await bulkInsert(db, 'blog_posts', blogRows(subjects, today));
  await bulkInsert(db, 'legal_pages', LEGAL_PAGES);
  await bulkInsert(db, 'help_articles', helpRows(today));
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
