import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { ReviewsPage, Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { organizerName, type Reader, tell } from '../../platform/told.ts';

/** what of a site's configuration counts here */
export type NamesOrganizers = Pick<Site, 'organizer'>;

/** `organizer.forceHideOrganizers` of specification §3: who sells a tour is nobody's business there, not even in a page's data. */
export const hidesOrganizers = ({ organizer }: NamesOrganizers): boolean => organizer.forceHideOrganizers;

interface Sold {
  organizer: { name: string; person: string; avatar: MediaItem | null };
}

/** all by which somebody could be found; the number stays, calls need it */
const NOBODY = { name: '', person: '', avatar: null };

/** A card, an invitation or whatever else says who sells a tour, as the site may show it. */
export const shownItem = <Item extends Sold>(site: NamesOrganizers, item: Item): Item =>
  hidesOrganizers(site) ? { ...item, organizer: { ...item.organizer, ...NOBODY } } : item;

/** The same where it is told in sentences: whoever sells is called by what they are. */
export const shownSeller = <Seller extends { name: string; avatar: MediaItem | null }>(
  reader: Reader,
  seller: Seller,
): Seller => {
  if (!reader.isDiscreet) return seller;
  const name = tell(organizerName(seller.name), reader);
  return { ...seller, name, ...('person' in seller ? { person: name } : {}), avatar: null };
};

export const shownItems = <Item extends Sold>(site: NamesOrganizers, items: Item[]): Item[] =>
  hidesOrganizers(site) ? items.map((item) => shownItem(site, item)) : items;

/** Answers to reviews stay, without the name of who gave them. */
export const shownReviews = (site: NamesOrganizers, page: ReviewsPage): ReviewsPage =>
  hidesOrganizers(site)
    ? {
        ...page,
        items: page.items.map((review) => ({ ...review, reply: review.reply && { ...review.reply, author: '' } })),
      }
    : page;

/** A tour without the one who sells it: neither name nor what they tell about themselves. */
export function shownTour(site: NamesOrganizers, tour: Tour): Tour {
  if (!hidesOrganizers(site)) return tour;
  const { organizer, reviews } = shownItem(site, tour);
  return {
    ...tour,
    organizer: { ...organizer, quote: '', about: '', country: '', since: 0, checks: [] },
    reviews: shownReviews(site, reviews),
  };
}
