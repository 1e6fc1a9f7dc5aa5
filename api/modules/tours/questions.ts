import type { TourQuestion } from '@cairn/shared-contracts/api/tours.schema';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/**
 * One question of a tour with its answer, counted from 1 in the order of the tour page.
 * @throws ApiError 404 question_not_found
 */
export async function readQuestion({ db }: Services, tourId: number, id: number): Promise<TourQuestion> {
  const row = await db.selectFrom('tours').select('details').where('id', '=', tourId).executeTakeFirst();
  const found = row?.details.faq[id - 1];
  if (!found) throw notFound('question_not_found');
  return { id, ...found };
}
