import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import type { SiteAddress } from '@cairn/shared-contracts/remote/page-url';
import { itemList, type Structured } from '@cairn/shared-contracts/remote/structured-data';

/** A page of places as search engines read it. */
export const placesStructured = (name: string, places: readonly PlaceCard[], site: SiteAddress): Structured =>
  itemList(
    site,
    name,
    places.map((place) => ({ name: place.name, path: `/${place.slug}` })),
  );
