import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';

/** excursions are tours of a type of their own, shown only where the site's configuration turns them on */
export const EXCURSIONS = { type: TOUR_TYPE.excursion };
/** as `listingHref` writes it, without all that can be searched by: it is on the first page of most visitors */
export const EXCURSIONS_HREF = `/tours?type=${EXCURSIONS.type}`;
