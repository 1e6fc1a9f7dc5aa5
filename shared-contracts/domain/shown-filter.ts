import { TOUR_TYPE } from './enumerations.ts';
import type { SearchFilter } from './search-filter.ts';
import type { Site } from './site.ts';

export type ShownKinds = Pick<Site, 'excursionsEnabled'>;

/** Excursions are found and counted only where the site's configuration turns them on (specification §9). */
export const showsExcursions = ({ excursionsEnabled }: ShownKinds): boolean => excursionsEnabled;

/** What a site lets visitors search for. */
export const shownFilter = (filter: SearchFilter, site: ShownKinds): SearchFilter =>
  showsExcursions(site) ? filter : { ...filter, type: TOUR_TYPE.tour };
