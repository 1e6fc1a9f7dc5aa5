import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { discountEndsOn } from '@cairn/shared-contracts/domain/discount';
import { FEW_SEATS } from '@cairn/shared-contracts/domain/seats';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredPicture } from '../../platform/stored-json.ts';
import { departurePrice, isBookable, type Offer, type PriceView } from './departures.ts';

const CARD_PICTURES = 5;
const CARD_DATES = 2;
const NEW_FOR_DAYS = 60;

/** the visitor's dates, both inclusive */
export interface DateWindow {
  from?: string | undefined;
  to?: string | undefined;
}

type OfferFields = [
  Offer['starts_on'],
  Offer['ends_on'],
  Offer['price'],
  Offer['free_seats'],
  Offer['is_busy'],
  Offer['discount'],
];

/** departures to come by start; as JSON they cost a tenth of what rows of their own would */
const offers = (today: string) => sql<OfferFields[] | null>`(
  SELECT json_agg(json_build_array(d.starts_on, d.ends_on, d.price, d.free_seats, d.is_busy, d.discount) ORDER BY d.starts_on, d.id)
  FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${today}::date)`;

const readOffers = ({ offers, currency }: { offers: OfferFields[] | null; currency: string }): Offer[] =>
  (offers ?? []).map(([starts_on, ends_on, price, free_seats, is_busy, discount]) => ({
    ...{ starts_on, ends_on, price, free_seats, is_busy, discount },
    tour_currency: currency,
  }));

const cardRows = (db: DatabaseHandle, ids: readonly number[], today: string) =>
  db
    .selectFrom('tours as t')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .innerJoin('places as c', 'c.id', 't.country_id')
    .leftJoin('places as r', 'r.id', 't.region_id')
    .select([
      't.id',
      't.slug',
      't.name',
      't.content_language',
      't.type',
      't.rating',
      't.reviews_count',
      't.days',
      't.difficulty',
      't.group_max',
    ])
    .select([
      't.currency',
      't.lat',
      't.lng',
      't.is_author',
      't.is_cruise',
      't.published_on',
      't.country_id',
      't.region_id',
    ])
    .select(['c.name as country_name', 'c.slug as country_slug', 'r.name as region_name', 'r.slug as region_slug'])
    .select(['o.id as organizer_id', 'o.name as organizer_name', 'o.person', 'o.avatar', 'o.is_verified'])
    .select(
      sql<StoredPicture[]>`jsonb_path_query_array(t.images, ${sql.lit(`$[0 to ${CARD_PICTURES - 1}]`)})`.as('images'),
    )
    .select(sql<number>`jsonb_array_length(t.images)`.as('images_count'))
    .select(offers(today).as('offers'))
    .where('t.id', 'in', [...ids])
    .where('t.status', '=', 'published')
    .execute();

type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** A card before anybody looks at it: the same for every visitor, whatever their currency, dates and day. */
export interface CardFacts {
  facts: Omit<TourCard, 'is_new' | keyof ReturnType<typeof offerOf>>;
  published_on: string;
  /** those to come when it was read, by start */
  offers: readonly Offer[];
}

const isInside = (row: Offer, { from, to }: DateWindow): boolean =>
  (from === undefined || row.starts_on >= from) && (to === undefined || row.ends_on <= to);

/** what a card says about departures: the cheapest one that fits the visitor's dates, or of all to come when all are taken */
function offerOf(departures: readonly Offer[], window: DateWindow, view: PriceView) {
  const bookable = departures.filter((row) => isBookable(row) && isInside(row, window));
  const priced = bookable.length > 0 ? bookable : departures;
  const prices = priced.map((row) => ({ ...departurePrice(row, view), starts_on: row.starts_on }));
  const cheapest =
    prices.length > 0 ? prices.reduce((best, next) => (next.price < best.price ? next : best)) : undefined;
  const discountEnd = cheapest?.discount ? discountEndsOn(cheapest.discount, cheapest.starts_on) : null;
  const next = bookable[0];
  // they come by start: two that leave on one day are one date
  const days = bookable.filter(({ starts_on }, at) => starts_on !== bookable[at - 1]?.starts_on);
  // whatever the visitor's dates, the page opens with the first departure that can be booked
  const opened = departures.find(isBookable);
  return {
    dates: days.slice(0, CARD_DATES).map(({ starts_on, ends_on }) => ({ start: starts_on, end: ends_on })),
    dates_count: days.length,
    seats_left: next && next.free_seats <= FEW_SEATS ? next.free_seats : null,
    currency: view.currency,
    price: cheapest?.price ?? null,
    ...(cheapest && cheapest.starts_on !== opened?.starts_on ? { price_from: cheapest.starts_on } : {}),
    price_without_discount: cheapest?.priceWithoutDiscount ?? null,
    original_price: cheapest?.originalPrice ?? null,
    discount: cheapest?.discount ?? null,
    ...(discountEnd === null ? {} : { discount_ends_on: discountEnd }),
  };
}

const DAY_MS = 86_400_000;

function toFacts({ media }: Services, row: CardRow): CardFacts {
  return {
    facts: {
      id: row.id,
      slug: row.slug,
      name: row.name,
      content_language: row.content_language,
      type: row.type,
      country: { id: row.country_id, name: row.country_name, slug: row.country_slug },
      region:
        row.region_id !== null && row.region_name !== null && row.region_slug !== null
          ? { id: row.region_id, name: row.region_name, slug: row.region_slug }
          : null,
      rating: row.rating,
      reviews_count: row.reviews_count,
      days: row.days,
      difficulty: row.difficulty,
      group_max: row.group_max,
      is_author: row.is_author,
      is_cruise: row.is_cruise,
      images: row.images.map(media),
      images_count: row.images_count,
      original_currency: row.currency,
      lat: row.lat,
      lng: row.lng,
      organizer: {
        id: row.organizer_id,
        name: row.organizer_name,
        person: row.person,
        avatar: row.avatar ? media(row.avatar) : null,
        is_verified: row.is_verified,
      },
    },
    published_on: row.published_on,
    offers: readOffers(row),
  };
}

/** The card of a visitor. */
export function cardFor({ facts, published_on, offers }: CardFacts, view: PriceView, window: DateWindow): TourCard {
  const toCome = offers.filter(({ starts_on }) => starts_on > view.today);
  return {
    ...facts,
    is_new: Date.parse(view.today) - Date.parse(published_on) < NEW_FOR_DAYS * DAY_MS,
    ...offerOf(toCome, window, view),
  };
}

/** What the cards of published tours are made of. */
export async function readCardFacts(
  services: Services,
  ids: readonly number[],
  today: string,
): Promise<Map<number, CardFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await cardRows(services.db, ids, today);
  return new Map(rows.map((row) => [row.id, toFacts(services, row)]));
}

/** Cards of published tours in the order of `ids`; unknown ids are left out. */
export async function readCards(
  services: Services,
  ids: readonly number[],
  view: PriceView,
  window: DateWindow = {},
): Promise<TourCard[]> {
  const facts = await readCardFacts(services, ids, view.today);
  return ids.flatMap((id) => {
    const found = facts.get(id);
    return found ? [cardFor(found, view, window)] : [];
  });
}
