import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { individualTours, tours } from './api.ts';

/** The tour that a request is about. @param individual uuid of the individual tour */
export function useReviewedTour(tourId: number, individual: string | undefined): Tour | undefined {
  const isPublic = individual === undefined;
  const all = tours.tourForRequest.useQuery({ id: tourId }, { skip: !isPublic });
  const own = individualTours.individualTour.useQuery({ uuid: individual ?? '' }, { skip: isPublic });
  return isPublic ? all.data : own.data?.tour;
}
