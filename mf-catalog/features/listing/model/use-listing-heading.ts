import type { ListingPlace } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';

/** Kinds of places that get a heading from their name alone when the editors have not written one. */
const HEADED: ReadonlySet<string> = new Set(['countries', 'regions', 'cities', 'showplaces', 'water_objects', 'ships']);

/** Heading of a listing: the editors' own, one made of the place's name, or that of all tours and cruises. */
export function useListingHeading(place: ListingPlace | null, filter: SearchFilter): string {
  const { t } = useTranslation('mf-catalog');
  if (!place) {
    if (filter.isCruisesSearch) return t('heading.cruises');
    return t(filter.isAuthorTourSearch ? 'heading.authorTours' : 'listing.all');
  }
  const { heading, name, kind } = place;
  return heading === name && HEADED.has(kind) ? t(`heading.${kind}`, { place: name }) : heading;
}
