import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { minorUnits } from '@cairn/shared-contracts/domain/money';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import type { SeoProps } from '@cairn/shared-contracts/remote/platform';
import type { ListItem } from 'schema-dts';

type Structured = NonNullable<SeoProps['structured']>[number];

export interface Crumb {
  label: string;
  href?: string;
}

const PICTURE_WIDTH = 1200;

/** What search engines read of a listing: its tours, the way to it, and the span of its prices. */
export function listingStructured(
  answer: ToursPage,
  crumbs: readonly Crumb[],
  heading: string,
  site: string,
): Structured[] {
  const offset = (answer.page - 1) * answer.per_page;
  const items: ListItem[] = answer.items.map((tour, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    url: `${site}/${tour.slug}`,
    name: tour.name,
    ...(tour.images[0] ? { image: `${site}${pictureUrl(tour.images[0].image, PICTURE_WIDTH)}` } : {}),
  }));
  const breadcrumbs: ListItem[] = crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href ? { item: `${site}${href}` } : {}),
  }));
  const offers = offersOf(answer);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: heading,
      numberOfItems: answer.total,
      itemListElement: items,
    },
    { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: breadcrumbs },
    ...(offers
      ? [{ '@context': 'https://schema.org' as const, '@type': 'Product' as const, name: heading, offers }]
      : []),
  ];
}

/** Prices of the tours on this page; the count is the whole listing's. */
function offersOf({ items, total }: ToursPage) {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]));
  const currency = items[0]?.currency;
  if (!currency || prices.length === 0) return undefined;
  const units = minorUnits(currency);
  return {
    '@type': 'AggregateOffer' as const,
    priceCurrency: currency,
    lowPrice: Math.min(...prices) / units,
    highPrice: Math.max(...prices) / units,
    offerCount: total,
  };
}
