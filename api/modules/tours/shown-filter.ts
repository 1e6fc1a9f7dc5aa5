import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { Site } from '@cairn/shared-contracts/domain/site';

/** What a site lets visitors search for: excursions only where its configuration turns them on (specification §9). */
export const shownFilter = (
  filter: SearchFilter,
  { excursionsEnabled }: Pick<Site, 'excursionsEnabled'>,
): SearchFilter => (excursionsEnabled ? filter : { ...filter, type: TOUR_TYPE.tour });
