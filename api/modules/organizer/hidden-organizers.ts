import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { ReviewsPage, Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { organizerName, type Reader, tell } from '../../platform/told.ts';
import { type Named, unnamed } from './unnamed.ts';

/** what of a site's configuration counts here */
export type NamesOrganizers = Pick<Site, 'organizer'>;

/** `organizer.forceHideOrganizers` of specification §3: who sells a tour is nobody's business there, not even in a page's data. */
export const hidesOrganizers = ({ organizer }: NamesOrganizers): boolean => organizer.forceHideOrganizers;

interface Sold {
  organizer: Named & { avatar: MediaItem | null };
}

/** all by which somebody could be found; the number stays, calls need it */
const NOBODY = { name: '', person: '', avatar: null };

/** A card, an invitation or whatever else says who sells a tour, as the site may show it: the texts tell no name either. */
export function shownItem<Item extends Sold>(site: NamesOrganizers, item: Item): Item {
  if (!hidesOrganizers(site)) return item;
  const told = unnamed(item, [item.organizer]);
  return { ...told, organizer: { ...told.organizer, ...NOBODY } };
}

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
export const shownReviews = (site: NamesOrganizers, page: ReviewsPage, sellers: readonly Named[]): ReviewsPage =>
  hidesOrganizers(site)
    ? {
        ...page,
        items: unnamed(page.items, sellers).map((review) => ({
          ...review,
          reply: review.reply && { ...review.reply, author: '' },
        })),
      }
    : page;

/** A tour without the one who sells it: neither name nor what they tell about themselves. */
export function shownTour(site: NamesOrganizers, tour: Tour): Tour {
  if (!hidesOrganizers(site)) return tour;
  const { organizer, reviews, ...told } = shownItem(site, tour);
  return {
    ...told,
    organizer: { ...organizer, quote: '', about: '', country: '', since: 0, checks: [] },
    reviews: shownReviews(site, reviews, []),
  };
}

/** Whatever else is told of tours: days, answers, suggestions. */
export async function shownOfTours<Answer>(
  { db }: Pick<Services, 'db'>,
  site: NamesOrganizers,
  ids: readonly number[],
  answer: Answer,
): Promise<Answer> {
  return hidesOrganizers(site) ? unnamed(answer, await sellersOf(db, ids)) : answer;
}

/** who sells these tours */
export async function sellersOf(db: DatabaseHandle, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('organizers as o')
    .innerJoin('tours as t', 't.organizer_id', 'o.id')
    .select(['o.name', 'o.person'])
    .where('t.id', 'in', ids)
    .distinct()
    .execute();
}
