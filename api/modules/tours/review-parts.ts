import type { ReviewParts } from '@cairn/shared-contracts/api/tours.schema';
import { REVIEW_ASPECTS } from '@cairn/shared-contracts/domain/review-parts';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import type { ReviewsOf } from './reviews.ts';

interface Row {
  kind: keyof ReviewParts;
  name: string;
  count: number;
  rating: number | null;
}

/** What all reviews of a tour, or of an organizer's tours, speak of, and who wrote them, the most frequent first; aspects in the order people are asked for them. */
export async function readReviewParts({ db }: Services, of: ReviewsOf): Promise<ReviewParts> {
  const isOfThem = 'tourId' in of ? sql`tour_id = ${of.tourId}` : sql`organizer_id = ${of.organizerId}`;
  const { rows } = await sql<Row>`
    WITH r AS (SELECT aspects, topics, traveller FROM reviews WHERE ${isOfThem} AND status = 'published')
    SELECT 'aspects' AS kind, a.key AS name, count(*)::int AS count, round(avg(a.value::int), 2)::real AS rating
      FROM r, jsonb_each_text(r.aspects) a GROUP BY a.key
    UNION ALL SELECT 'topics', topic, count(*)::int, NULL FROM r, unnest(r.topics) topic GROUP BY topic
    UNION ALL SELECT 'travellers', traveller, count(*)::int, NULL FROM r WHERE traveller IS NOT NULL GROUP BY traveller
    ORDER BY 3 DESC, 2`.execute(db);
  const counted = (kind: keyof ReviewParts) =>
    rows.filter((row) => row.kind === kind).map(({ name, count }) => ({ name, count }));
  const ratings = new Map(rows.map(({ kind, name, count, rating }) => [`${kind} ${name}`, { count, rating }]));
  const aspects = REVIEW_ASPECTS.flatMap((name) => {
    const { count, rating } = ratings.get(`aspects ${name}`) ?? { count: 0, rating: null };
    return rating === null ? [] : [{ name, count, rating }];
  });
  return { aspects, topics: counted('topics'), travellers: counted('travellers') };
}
