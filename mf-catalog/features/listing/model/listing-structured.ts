import type { Facets, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { minorUnits } from '@cairn/shared-contracts/domain/money';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import type { SiteAddress } from '@cairn/shared-contracts/remote/page-url';
import {
  type Asked,
  aggregateOffer,
  breadcrumbList,
  faqPage,
  itemList,
  product,
  type Structured,
} from '@cairn/shared-contracts/remote/structured-data';

export interface Crumb {
  label: string;
  href?: string;
}

const PICTURE_WIDTH = 1200;

export interface ListingTexts {
  crumbs: readonly Crumb[];
  heading: string;
  /** questions that the page answers */
  asked: readonly Asked[];
  site: SiteAddress;
}

const offersOf = ({ min, highest, currency }: Facets['price'], total: number) =>
  aggregateOffer(
    [min, highest].map((units) => units * minorUnits(currency)),
    currency,
    total,
  );

/** What search engines read of a listing: its tours, the way to it, the span of its prices, and the questions it answers. */
export function listingStructured(
  { items, page, per_page, total, filters }: ToursPage,
  { crumbs, heading, asked, site }: ListingTexts,
): Structured[] {
  const listed = items.map(({ name, slug, images: [first] }) => ({
    name,
    path: `/${slug}`,
    ...(first ? { image: pictureUrl(first.image, PICTURE_WIDTH) } : {}),
  }));
  const steps = crumbs.map(({ label, href }) => ({ name: label, ...(href ? { path: href } : {}) }));
  // of all tours of the listing, not of those on this page
  const offers = filters && filters.price.highest > 0 ? offersOf(filters.price, total) : undefined;
  return [
    itemList(site, heading, listed, { offset: (page - 1) * per_page, total }),
    breadcrumbList(site, steps),
    ...(offers ? [product(site, { name: heading, offers })] : []),
    ...(asked.length > 0 ? [faqPage(asked)] : []),
  ];
}
