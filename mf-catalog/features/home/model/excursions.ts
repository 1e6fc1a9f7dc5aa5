import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { listingHref } from '@cairn/shared-contracts/domain/filter-params';

/** excursions are tours of a type of their own, shown only where the site's configuration turns them on */
export const EXCURSIONS = { type: TOUR_TYPE.excursion };
export const EXCURSIONS_HREF = listingHref(EXCURSIONS);
