import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';

/** Tour types of specification §3 by name: what the texts select by. */
export type TourKind = 'tour' | 'excursion';

export const kindOf = ({ type }: Pick<Tour, 'type'>): TourKind => (type === TOUR_TYPE.excursion ? 'excursion' : 'tour');

export const isExcursion = (tour: Pick<Tour, 'type'>): boolean => kindOf(tour) === 'excursion';
