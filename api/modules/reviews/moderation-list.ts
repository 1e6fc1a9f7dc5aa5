import type { moderatedReviews } from '@cairn/shared-contracts/api/reviews.schema';
import type * as z from 'zod/mini';
import type { Services } from '../../platform/services.ts';

type ModeratedReviews = z.infer<typeof moderatedReviews>;
export type ModerationState = ModeratedReviews['items'][number]['state'];

interface Slice {
  status: ModerationState;
  limit: number;
  offset: number;
}

/** Reviews in a state, the oldest first. */
export async function listForModeration(
  services: Services,
  { status, limit, offset }: Slice,
): Promise<ModeratedReviews> {
  const found = services.db
    .selectFrom('reviews as v')
    .innerJoin('tours as t', 't.id', 'v.tour_id')
    .where('v.status', '=', status)
    // what was brought along was judged elsewhere
    .where('v.request_id', 'is not', null);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('v')
    .select('t.name as tour_name')
    .orderBy('v.created_at')
    .orderBy('v.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total: Number(total),
    items: rows.map((row) => ({
      id: row.id,
      state: status,
      tour_id: row.tour_id,
      tour_name: row.tour_name,
      author: row.author,
      rating: row.rating,
      aspects: row.aspects,
      text: row.body,
      images: row.images.map(services.media),
      created_at: row.created_at.toISOString(),
    })),
  };
}
