import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

/** How many tours a visitor of this site can find: excursions count only where they are offered. */
export const shownTours = (
  { totalCount, toursCount, cruisesCount }: Pick<Stats, 'totalCount' | 'toursCount' | 'cruisesCount'>,
  { excursionsEnabled }: Pick<PublicSite, 'excursionsEnabled'>,
): number => (excursionsEnabled ? totalCount : toursCount + cruisesCount);
