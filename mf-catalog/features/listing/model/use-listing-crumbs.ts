import type { ListingPlace } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { listingCrumbs } from './listing-crumbs.ts';
import type { Crumb } from './listing-structured.ts';

/** The way from home to a listing, in the page's language. */
export function useListingCrumbs(place: ListingPlace | null): Crumb[] {
  const { t } = useTranslation('mf-catalog');
  return listingCrumbs(place, {
    home: t('listing.home'),
    tours: t('listing.tours'),
    collections: t('collections.title'),
    cruises: t('applied.cruises'),
  });
}
