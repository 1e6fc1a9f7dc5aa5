import type { Review, ReviewSort, ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import {
  REVIEW_ASPECTS,
  type ReviewAspect,
  type ReviewTopic,
  type Traveller,
} from '@cairn/shared-contracts/domain/review-parts';
import { type SqlBool, sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import type { AspectRatings } from '../../platform/stored-json.ts';
import { readReviewParts } from './review-parts.ts';

/** all, one tour's or one organizer's */
export type ReviewsOf = { tourId: number } | { organizerId: number };

interface Slice {
  limit: number;
  page: number;
  /** newest without it */
  sort?: ReviewSort;
  aspect?: ReviewAspect | 'any';
  topic?: ReviewTopic | 'any';
  traveller?: Traveller | 'any';
}

const published = ({ db }: Services, of: ReviewsOf) => {
  const reviews = db.selectFrom('reviews as r').where('r.status', '=', 'published');
  return 'tourId' in of
    ? reviews.where('r.tour_id', '=', of.tourId)
    : reviews.where('r.organizer_id', '=', of.organizerId);
};

/** counts of Terrible, Poor, Fair, Good, Excellent */
async function readDistribution(services: Services, of: ReviewsOf): Promise<number[]> {
  const rows = await published(services, of)
    .select((eb) => ['r.rating', eb.fn.countAll<number>().as('count')])
    .groupBy('r.rating')
    .execute();
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  return [1, 2, 3, 4, 5].map((rating) => counts.get(rating) ?? 0);
}

/** as people are asked for them: the database keeps no order */
const inOrder = (aspects: AspectRatings): AspectRatings =>
  Object.fromEntries(REVIEW_ASPECTS.flatMap((aspect) => (aspect in aspects ? [[aspect, aspects[aspect] ?? 0]] : [])));

const isSaid = (part: string | undefined): part is string => part !== undefined && part !== 'any';

/** those that were asked for: that judge the aspect, speak of the topic, are of such travellers */
const narrowed = (services: Services, of: ReviewsOf, { aspect, topic, traveller }: Slice) =>
  published(services, of)
    .$if(isSaid(aspect), (query) => query.where(sql<SqlBool>`r.aspects ? ${aspect}`))
    .$if(isSaid(topic), (query) => query.where(sql<SqlBool>`${topic} = ANY(r.topics)`))
    .$if(isSaid(traveller), (query) => query.where('r.traveller', '=', traveller ?? null));

async function readMatching(services: Services, of: ReviewsOf, slice: Slice): Promise<number> {
  const { count } = await narrowed(services, of, slice)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function readSlice(services: Services, of: ReviewsOf, slice: Slice): Promise<Review[]> {
  const { limit, page, sort, aspect } = slice;
  // of an aspect, the best is the best of that
  const level = isSaid(aspect) ? sql<number>`(r.aspects ->> ${aspect})::int` : sql<number>`r.rating`;
  const rows = await narrowed(services, of, slice)
    .innerJoin('organizers as o', 'o.id', 'r.organizer_id')
    .selectAll('r')
    .select('o.person')
    .$if(sort === 'best', (query) => query.orderBy(level, 'desc'))
    .$if(sort === 'worst', (query) => query.orderBy(level, 'asc'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    author_from: row.author_from,
    rating: row.rating,
    ...(Object.keys(row.aspects).length > 0 ? { aspects: inOrder(row.aspects) } : {}),
    ...(row.traveller === null ? {} : { traveller: row.traveller }),
    text: row.body,
    ...(row.content_language === null ? {} : { content_language: row.content_language }),
    traveled_on: row.traveled_on,
    created_at: row.created_at.toISOString(),
    images: row.images.map(services.media),
    reply:
      row.reply === null
        ? null
        : {
            ...{ author: row.person, organizer_id: row.organizer_id, text: row.reply },
            created_at: (row.replied_at ?? row.created_at).toISOString(),
          },
  }));
}

/** A page of reviews in the order that is asked for, newest first among equals, with the distribution over all of them. */
export async function readReviews(services: Services, of: ReviewsOf, slice: Slice): Promise<ReviewsPage> {
  const isNarrowed = [slice.aspect, slice.topic, slice.traveller].some(isSaid);
  const [items, distribution, parts, matching] = await Promise.all([
    readSlice(services, of, slice),
    readDistribution(services, of),
    readReviewParts(services, of),
    isNarrowed ? readMatching(services, of, slice) : undefined,
  ]);
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const points = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    items,
    total: matching ?? total,
    ...(parts ? { parts } : {}),
    page: slice.page,
    per_page: slice.limit,
    distribution,
    // to the hundredth, as cards have it: rounded further here, a page would show two averages of the same reviews
    rating: total > 0 ? Math.round((points * 100) / total) / 100 : null,
  };
}
