import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import {
  type Asked,
  aggregateOffer,
  breadcrumbList,
  faqPage,
  itemList,
  product,
  type SiteAddress,
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

/** What search engines read of a listing: its tours, the way to it, the span of its prices, and the questions it answers. */
export function listingStructured(
  { items, page, per_page, total }: ToursPage,
  { crumbs, heading, asked, site }: ListingTexts,
): Structured[] {
  const listed = items.map(({ name, slug, images: [first] }) => ({
    name,
    path: `/${slug}`,
    ...(first ? { image: pictureUrl(first.image, PICTURE_WIDTH) } : {}),
  }));
  const steps = crumbs.map(({ label, href }) => ({ name: label, ...(href ? { path: href } : {}) }));
  // prices of the tours on this page; the count is the whole listing's
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]));
  const offers = aggregateOffer(prices, items[0]?.currency, total);
  return [
    itemList(site, heading, listed, { offset: (page - 1) * per_page, total }),
    breadcrumbList(site, steps),
    ...(offers ? [product(site, { name: heading, offers })] : []),
    ...(asked.length > 0 ? [faqPage(asked)] : []),
  ];
}
