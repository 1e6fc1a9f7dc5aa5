import { useRatingLabels } from '@cairn/shared-contracts/ui/rating-labels';
import { ratingLevel } from '../../../common/model/facts.ts';

/** The word of a rating: the one that whoever rates chooses, and that the page of the organizer says. */
export function useRatingWord(): (rating: number) => string {
  const [terrible, poor, fair, good, excellent] = useRatingLabels();
  const words = { 1: terrible, 2: poor, 3: fair, 4: good, 5: excellent };
  return (rating) => words[ratingLevel(rating)];
}
