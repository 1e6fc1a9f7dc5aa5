import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { Site } from '@cairn/shared-contracts/domain/site';

type Shows = Pick<Site, 'excursionsEnabled'>;

/** Excursions are found and counted only where the site's configuration turns them on (specification §9). */
export const showsExcursions = ({ excursionsEnabled }: Shows): boolean => excursionsEnabled;

/** What a site lets visitors search for. */
export const shownFilter = (filter: SearchFilter, site: Shows): SearchFilter =>
  showsExcursions(site) ? filter : { ...filter, type: TOUR_TYPE.tour };
