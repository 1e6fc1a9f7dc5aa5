import * as z from 'zod/mini';
import {
  calendarDate,
  contentLanguage,
  exchangeRate,
  instant,
  mediaItem,
  page,
  placeRef,
  routePoint,
} from './common.schema.ts';
import { organizerCheck } from './organizer-check.schema.ts';

/** Amounts are minor units. `price` is in `currency` (the visitor's), `original_price` in `original_currency` (the organizer's). */
const discount = z.object({
  kind: z.enum(['early_booking_dates', 'early_booking_days', 'seasonal', 'on_tour_date']),
  percent: z.number(),
  until: z.optional(calendarDate),
  days_before: z.optional(z.number()),
  season_from: z.optional(calendarDate),
  season_to: z.optional(calendarDate),
});

/** Tour date/variant of specification §3 */
export const tourDate = z.object({
  id: z.number(),
  tour_id: z.number(),
  /** days */
  duration: z.number(),
  start: calendarDate,
  end: calendarDate,
  currency: z.string(),
  price: z.number(),
  original_currency: z.string(),
  original_price: z.number(),
  price_without_discount: z.number(),
  original_price_without_discount: z.number(),
  is_busy: z.boolean(),
  flight_included: z.boolean(),
  not_guaranteed: z.boolean(),
  /** people that it takes for a departure that is not guaranteed to run */
  runs_from: z.number(),
  /** people who have a seat by now */
  people_so_far: z.number(),
  is_discount_auto: z.boolean(),
  prepayment_type: z.object({ id: z.number(), name: z.string() }),
  /** percent of the total for who books today: 100 near the start, when everything is due at once (domain/booking-schedule) */
  prepayment_size: z.number(),
  /** the balance is due so many days before the start */
  full_payment_days: z.number(),
  /** for who books today; null when everything is due at once */
  balance_due_on: z.nullable(calendarDate),
  /** parts that the balance may be paid in (domain/instalments); 1, or nothing: it is paid at once */
  instalments: z.optional(z.number()),
  /** goes back with a request: for 15 minutes it shows that this price was shown (request.schema, shownPrice) */
  price_seal: z.string(),
  number_of_seats: z.number(),
  number_of_free_seats: z.number(),
  is_cashback_available: z.boolean(),
  is_discount_exist: z.boolean(),
  discount: z.nullable(discount),
});
export type TourDate = z.infer<typeof tourDate>;

export const tourVariant = z.object({
  id: z.number(),
  tour_id: z.number(),
  name: z.string(),
  kind: z.enum(['standard', 'single', 'private']),
  description: z.string(),
  /** of name and description */
  content_language: contentLanguage,
  /** years; null: as young as the tour takes them */
  min_age: z.optional(z.nullable(z.number())),
  /** minor units per person on top of the departure's price, in the tour's currency and in the visitor's */
  currency: z.string(),
  price_delta: z.number(),
  original_currency: z.string(),
  original_price_delta: z.number(),
  /** as that of the departure */
  price_seal: z.string(),
  is_default: z.boolean(),
});
export type TourVariant = z.infer<typeof tourVariant>;

/** What can be booked with the tour: for each of the people that want it, or once for all. */
export const tourAddOn = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  per: z.enum(['person', 'booking']),
  /** minor units, in the visitor's currency and in the tour's: not discounted, and the same for every departure and variant */
  currency: z.string(),
  price: z.number(),
  original_currency: z.string(),
  original_price: z.number(),
  /** that it was shown, and when: comes back with the request */
  price_seal: z.optional(z.string()),
});
export type TourAddOn = z.infer<typeof tourAddOn>;

export const tourDates = z.object({
  dates: z.array(tourDate),
  variants: z.array(tourVariant),
  add_ons: z.optional(z.array(tourAddOn)),
  /** from the tour's currency to the visitor's; null when they are one */
  rate: z.nullable(exchangeRate),
});

export const organizerBrief = z.object({
  id: z.number(),
  name: z.string(),
  /** the person behind it */
  person: z.string(),
  avatar: z.nullable(mediaItem),
  is_verified: z.boolean(),
});
export type OrganizerBrief = z.infer<typeof organizerBrief>;

export const tourCard = z.object({
  id: z.number(),
  /** ends in -id: the address of the tour page */
  slug: z.string(),
  name: z.string(),
  /** of the name and of all else that the organizer wrote about the tour */
  content_language: contentLanguage,
  type: z.number(),
  country: placeRef,
  region: z.nullable(placeRef),
  /** 1 to 5, null without reviews */
  rating: z.nullable(z.number()),
  reviews_count: z.number(),
  days: z.number(),
  difficulty: z.number(),
  group_max: z.number(),
  is_new: z.boolean(),
  is_author: z.boolean(),
  is_cruise: z.boolean(),
  /** at most 5 */
  images: z.array(mediaItem),
  images_count: z.number(),
  /** the next two days on which a departure with free seats starts */
  dates: z.array(z.object({ start: calendarDate, end: calendarDate })),
  dates_count: z.number(),
  /** seats left on the next departure when they are few, else null */
  seats_left: z.nullable(z.number()),
  currency: z.string(),
  /** null when there is no departure to come */
  price: z.nullable(z.number()),
  /** when the departure of that price starts, unless it is the next: the one that the tour's page opens with */
  price_from: z.optional(calendarDate),
  price_without_discount: z.nullable(z.number()),
  /** `price` as the organizer set it */
  original_currency: z.string(),
  original_price: z.nullable(z.number()),
  discount: z.nullable(discount),
  /** the last day on which booking gets the discount; absent where it lasts until the departure */
  discount_ends_on: z.optional(calendarDate),
  organizer: organizerBrief,
  /** where it starts, degrees */
  lat: z.number(),
  lng: z.number(),
});
export type TourCard = z.infer<typeof tourCard>;
export const tourCards = z.object({ items: z.array(tourCard) });

export const tourList = page(tourCard);

/** one option of a filter with the tours it would show when all OTHER filters stay */
export const facetOption = z.object({
  value: z.string(),
  name: z.string(),
  count: z.number(),
  slug: z.optional(z.string()),
});
export type FacetOption = z.infer<typeof facetOption>;

/** keys: filter types of specification §3 */
export const facets = z.object({
  tours_direction: z.array(facetOption),
  tours_activities: z.array(facetOption),
  /** activities of cruises */
  cruises_types: z.array(facetOption),
  cruises_start_city: z.array(facetOption),
  /** waters; their parameter is waterObject */
  cruises_direction: z.array(facetOption),
  cruises_ships: z.array(facetOption),
  /** a child of 1 to 17 years comes along: minAge */
  age: z.array(facetOption),
  /** any, organization, author: operatorType */
  author_tours_operator: z.array(facetOption),
  difficulty: z.array(facetOption),
  comfort: z.array(facetOption),
  accommodation: z.array(facetOption),
  languages: z.array(facetOption),
  collections: z.array(facetOption),
  group_size: z.array(facetOption),
  duration: z.array(facetOption),
  price: z.object({
    currency: z.string(),
    /** of the cheapest and the dearest tour, whatever the price filter: whole units of the currency */
    min: z.number(),
    highest: z.number(),
    /** where the slider ends: a full step, not below `highest` unless that is beyond the currency's own end */
    max: z.number(),
    /** where that of the price per day ends */
    max_per_day: z.optional(z.number()),
    /** tours per equal step from 0 to `max` */
    histogram: z.array(z.number()),
  }),
  dates: z.array(facetOption),
});
export type Facets = z.infer<typeof facets>;

export const listingPlace = z.object({
  kind: z.string(),
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  heading: z.string(),
  /** HTML, written by the editors */
  text: z.string(),
  /** of `text` */
  text_language: contentLanguage,
  picture: z.nullable(mediaItem),
  /** from the widest place down, without the place itself */
  parents: z.array(placeRef),
});
export type ListingPlace = z.infer<typeof listingPlace>;

const namedPlace = z.object({ value: z.string(), name: z.string() });

export const toursPage = z.object({
  items: z.array(tourCard),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
  place: z.nullable(listingPlace),
  filters: z.optional(facets),
  /** what the filter asks for by its number and no facet names: also where no tour is found */
  named: z.optional(
    z.object({
      organizer: z.optional(z.string()),
      continent: z.optional(namedPlace),
      places: z.array(namedPlace),
    }),
  ),
});
export type ToursPage = z.infer<typeof toursPage>;

export const tourDay = z.object({
  id: z.number(),
  /** from 1 */
  day: z.number(),
  title: z.string(),
  /** HTML */
  text: z.string(),
  distance_km: z.number(),
  ascent_m: z.number(),
  hours: z.number(),
  /** metres above the sea along the day */
  profile: z.array(z.number()),
  sleep: z.string(),
  meals: z.string(),
  images: z.array(mediaItem),
});
export type TourDay = z.infer<typeof tourDay>;

export const review = z.object({
  id: z.number(),
  author: z.string(),
  author_from: z.string(),
  /** 1 Terrible to 5 Excellent */
  rating: z.number(),
  /** the same by aspect of the trip (reviews.schema.ts), for those that were judged */
  aspects: z.optional(z.record(z.string(), z.number())),
  /** whom they travelled with (reviews.schema.ts), where they said so */
  traveller: z.optional(z.string()),
  text: z.string(),
  /** of `text` and of the reply */
  content_language: contentLanguage,
  traveled_on: calendarDate,
  created_at: instant,
  images: z.array(mediaItem),
  /** by the organizer, who has its name */
  reply: z.nullable(
    z.object({
      author: z.string(),
      organizer_id: z.optional(z.number()),
      text: z.string(),
      created_at: instant,
    }),
  ),
});
export type Review = z.infer<typeof review>;

/** newest first, or by rating and then newest first */
export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** how often all reviews of a tour speak of something */
const reviewPart = z.object({ name: z.string(), count: z.number() });
/** What the reviews can be narrowed to, by the names of reviews.schema.ts; nothing of it is narrowed by itself. */
const reviewParts = z.object({
  aspects: z.array(z.object({ ...reviewPart.shape, rating: z.number() })),
  topics: z.array(reviewPart),
  travellers: z.array(reviewPart),
});
export type ReviewParts = z.infer<typeof reviewParts>;

/** `total` is of what was asked for, distribution and rating are of all */
export const reviewsPage = z.object({
  ...page(review).shape,
  parts: z.optional(reviewParts),
  /** counts of Terrible, Poor, Fair, Good, Excellent */
  distribution: z.array(z.number()),
  rating: z.nullable(z.number()),
});
export type ReviewsPage = z.infer<typeof reviewsPage>;

export const tour = z.object({
  ...tourCard.shape,
  /** since when it is on offer */
  published_on: z.optional(calendarDate),
  summary: z.string(),
  /** HTML */
  description: z.string(),
  gallery: z.array(mediaItem),
  /** TOUR_BADGES of domain/enumerations */
  badges: z.array(z.string()),
  comfort: z.string(),
  accommodation: z.array(z.string()),
  languages: z.array(z.string()),
  min_age: z.number(),
  max_age: z.number(),
  group_min: z.number(),
  distance_km: z.number(),
  ascent_m: z.number(),
  max_altitude_m: z.number(),
  /** months 1 to 12 */
  season: z.array(z.number()),
  start_place: z.string(),
  end_place: z.string(),
  parents: z.array(placeRef),
  program: z.array(tourDay),
  route: z.array(routePoint),
  included: z.array(z.string()),
  not_included: z.array(z.string()),
  stays: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      nights: z.number(),
      image: z.nullable(mediaItem),
      /** more of the same place, `image` first */
      images: z.optional(z.array(mediaItem)),
    }),
  ),
  what_to_bring: z.array(z.string()),
  fitness: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** the terms that bookings are cancelled by, the same for every organizer */
  cancellation: z.array(z.object({ when: z.string(), what: z.string() })),
  /** the reader's */
  cancellation_language: contentLanguage,
  organizer: z.object({
    ...organizerBrief.shape,
    quote: z.string(),
    /** HTML that the api has cleaned */
    about: z.string(),
    /** of `quote` and `about` */
    content_language: contentLanguage,
    rating: z.nullable(z.number()),
    reviews_count: z.number(),
    tours_count: z.number(),
    since: z.number(),
    /** see the public organizer */
    reply_hours: z.nullable(z.number()),
    country: z.string(),
    /** what was checked of them, each with its state */
    checks: z.array(organizerCheck),
  }),
  reviews: reviewsPage,
  dates: z.array(tourDate),
  variants: z.array(tourVariant),
  add_ons: z.optional(z.array(tourAddOn)),
});
export type Tour = z.infer<typeof tour>;

/** one of a tour's questions; `id` counts them from 1 */
export const tourQuestion = z.object({ id: z.number(), question: z.string(), answer: z.string() });
export type TourQuestion = z.infer<typeof tourQuestion>;

/** /spa/tour answers with the tour or with where it lives now */
export const tourAnswer = z.object({ tour: z.optional(tour), redirect: z.optional(z.string()) });

export const suggestion = z.object({
  /** of specification §3, Place kinds; countries, organizers and continents besides, which last have no address of their own */
  kind: z.string(),
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  hint: z.string(),
  count: z.number(),
});
export const suggestions = z.object({ items: z.array(suggestion) });
export type Suggestion = z.infer<typeof suggestion>;

/** a tour by its slug: `slug` is where it lives now, which may be another one than was asked for */
export const tourSlug = z.object({
  kind: z.literal('tours'),
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  /** its country, then its region */
  parents: z.array(placeRef),
});

/** What the slug of an address stands for: the place of a listing, or a tour. */
export const slugTarget = z.union([tourSlug, listingPlace]);
export type SlugTarget = z.infer<typeof slugTarget>;

export const validSlug = z.object({ result: z.nullable(slugTarget) });

export const placeCard = z.object({
  ...placeRef.shape,
  kind: z.string(),
  count: z.number(),
  picture: z.nullable(mediaItem),
  caption: z.string(),
  /** of the place's own listing, when it was asked for; text is HTML */
  seo: z.optional(z.object({ heading: z.string(), text: z.string() })),
});
export type PlaceCard = z.infer<typeof placeCard>;
export const placeCards = z.object({ items: z.array(placeCard) });

export const worldPartGroups = z.object({
  items: z.array(z.object({ id: z.number(), name: z.string(), countries: z.array(placeCard) })),
});

/** A stretch of time with the tours that can be booked in it; its dates are the listing's dateFrom and dateTo. */
const period = { name: z.string(), dateFrom: calendarDate, dateTo: calendarDate, count: z.number() };
/** value: 'YYYY-MM' */
export const calendarPeriods = z.object({ items: z.array(z.object({ value: z.string(), ...period })) });
export const seasons = z.object({
  items: z.array(z.object({ id: z.enum(['spring', 'summer', 'autumn', 'winter']), ...period })),
});
export type Season = z.infer<typeof seasons>['items'][number];

/** kinds of beds with the tours that have them */
export const accommodationOptions = z.object({ items: z.array(facetOption) });
/** Stats of specification §3 */
export const stats = z.object({
  totalCount: z.number(),
  toursCount: z.number(),
  cruisesCount: z.number(),
  authorToursCount: z.number(),
  /** of the club, those who are still being checked among them */
  organizersCount: z.optional(z.number()),
  verifiedOrganizersCount: z.number(),
  regionsCount: z.number(),
  restKindsCount: z.number(),
  countriesCount: z.number(),
  reviewsCount: z.number(),
  averageRating: z.number(),
});
export type Stats = z.infer<typeof stats>;

export const favouriteIds = z.object({ ids: z.array(z.number()) });
