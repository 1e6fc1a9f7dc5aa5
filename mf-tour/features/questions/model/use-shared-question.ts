import type { Tour, TourQuestion } from '@cairn/shared-contracts/api/tours.schema';
import { useSearchParams } from 'react-router';
import { tourActions } from '../../../common/model/api.ts';

/** of a link to one question: `?question=2#questions` */
const PARAM = 'question';
/** the section's anchor */
export const QUESTIONS = '#questions';

/** The part of a tour's address that leads to one of its questions; they are counted from 1. */
export const questionAddress = (id: number): string => `?${PARAM}=${id}${QUESTIONS}`;

/**
 * The question that the address names. One that came after the page was made is asked for alone; a number that no question has is
 * as good as none.
 */
export function useSharedQuestion({ id, faq }: Pick<Tour, 'id' | 'faq'>): TourQuestion | undefined {
  const [query] = useSearchParams();
  const number = Number(query.get(PARAM));
  const isNumber = Number.isSafeInteger(number) && number > 0;
  const listed = isNumber ? faq[number - 1] : undefined;
  const { data } = tourActions.tourQuestion.useQuery(
    { tour_id: id, question_id: number },
    { skip: !isNumber || listed !== undefined },
  );
  if (listed) return { id: number, ...listed };
  return isNumber ? data : undefined;
}
