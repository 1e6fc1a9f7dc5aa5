import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import type { SeoProps } from '@cairn/shared-contracts/remote/platform';

type Structured = NonNullable<SeoProps['structured']>[number];

/** A page of places as search engines read it. */
export const placesStructured = (name: string, places: readonly PlaceCard[], site: string): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.name,
    url: `${site}/${place.slug}`,
  })),
});
