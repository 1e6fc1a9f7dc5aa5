import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { itemList, type SiteAddress, type Structured } from '@cairn/shared-contracts/remote/structured-data';

/** A page of places as search engines read it. */
export const placesStructured = (name: string, places: readonly PlaceCard[], site: SiteAddress): Structured =>
  itemList(
    site,
    name,
    places.map((place) => ({ name: place.name, path: `/${place.slug}` })),
  );
