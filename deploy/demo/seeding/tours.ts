import type { Database } from '@cairn/api/database-types';
import { type Kysely, sql } from 'kysely';
import { addOnsOf, instalmentsOf, questionsOf } from '../content/tours/extras.ts';
import type { DemoTour } from '../content/tours/model.ts';
import { aspectsOf } from '../content/tours/review-aspects.ts';
import { travellerOf } from '../content/tours/review-traveller.ts';
import { bulkInsert, type Row } from './bulk-insert.ts';

/** So many tours go into one statement per table: large enough to be quick, small enough to stay out of memory. */
export const BATCH = 60;

function toRow(tour: DemoTour): Row<'tours'> {
  const counts = tour.ratingCounts;
  const total = counts.reduce((sum, n) => sum + n, 0);
  const stars = counts.reduce((sum, n, i) => sum + n * (i + 1), 0);
  const {
    id,
    slug,
    name,
    type,
    summary,
    description,
    difficulty,
    comfort,
    days,
    season,
    currency,
    score,
    images,
    badges,
    details,
  } = tour;
  return {
    ...{ id, slug, name, type, summary, description, difficulty, comfort, days, currency, score, details },
    status: 'published',
    content_language: tour.language,
    organizer_id: tour.organizerId,
    country_id: tour.countryId,
    region_id: tour.regionId,
    accommodation: [...tour.accommodation],
    languages: [...tour.languages],
    min_age: tour.minAge,
    max_age: tour.maxAge,
    distance_km: tour.distance,
    ascent_m: tour.ascent,
    max_altitude_m: tour.maxAltitude,
    group_min: tour.groupMin,
    group_max: tour.groupMax,
    lat: tour.at[0],
    lng: tour.at[1],
    start_place: tour.startPlace,
    end_place: tour.endPlace,
    is_cruise: tour.isCruise,
    is_author: tour.isAuthor,
    season: [...season],
    rating: total ? Math.round((stars / total) * 100) / 100 : null,
    rating_counts: [...counts],
    reviews_count: total,
    published_on: tour.publishedOn,
    images: [...images],
    badges: [...badges],
  };
}

const dayRows = ({ id, programme }: DemoTour): Row<'tour_days'>[] =>
  programme.map((day, i) => ({
    tour_id: id,
    day: i + 1,
    title: day.title,
    body: day.body,
    distance_km: day.kilometres,
    ascent_m: day.ascent,
    hours: day.hours,
    profile: [...day.profile],
    sleep: day.sleep,
    meals: day.meals,
    images: [...day.images],
  }));

const variantRows = ({ id, variants }: DemoTour): Row<'tour_variants'>[] =>
  variants.map(({ kind, name, description, minAge = null, priceDelta }) => ({
    tour_id: id,
    kind,
    name,
    description,
    min_age: minAge,
    price_delta: priceDelta,
    is_default: kind === 'standard',
  }));

const addOnRows = (tour: DemoTour): Row<'tour_add_ons'>[] =>
  addOnsOf(tour).map((one, position) => ({ tour_id: tour.id, ...one, position }));

const questionRows = (tour: DemoTour): Row<'tour_questions'>[] =>
  questionsOf(tour).map(({ question, kind, options, isRequired }, position) => ({
    ...{ tour_id: tour.id, question, kind, options: [...options], is_required: isRequired, position },
  }));

const departureRows = ({ id, departures }: DemoTour): Row<'departures'>[] =>
  departures.map((one) => ({
    tour_id: id,
    starts_on: one.start,
    ends_on: one.end,
    price: one.price,
    seats: one.seats,
    free_seats: one.freeSeats,
    is_busy: one.freeSeats === 0,
    not_guaranteed: one.notGuaranteed,
    flight_included: one.flightIncluded,
    discount: one.discount,
    is_discount_auto: one.isDiscountAuto,
    prepayment_percent: one.prepaymentPercent,
    full_payment_days: one.fullPaymentDays,
    instalments: instalmentsOf({ id }, one.fullPaymentDays),
    is_cashback_available: one.isCashbackAvailable,
  }));

const reviewRows = ({ id, days, organizerId, reviews }: DemoTour): Row<'reviews'>[] =>
  reviews.map((one) => ({
    tour_id: id,
    organizer_id: organizerId,
    author: one.author,
    author_from: one.authorFrom,
    rating: one.rating,
    aspects: aspectsOf(one, { id, days }),
    traveller: travellerOf(one, id),
    body: one.body,
    content_language: one.language,
    traveled_on: one.traveledOn,
    created_at: one.createdAt,
    images: [...one.images],
    reply: one.reply,
    replied_at: one.repliedAt,
    status: 'published',
  }));

export async function insertTours(db: Kysely<Database>, tours: readonly DemoTour[]): Promise<void> {
  await bulkInsert(db, 'tours', tours.map(toRow));
  await bulkInsert(
    db,
    'tour_places',
    tours.flatMap(({ id, placeIds }) => placeIds.map((place_id) => ({ tour_id: id, place_id }))),
  );
  await bulkInsert(db, 'tour_days', tours.flatMap(dayRows));
  await bulkInsert(db, 'tour_variants', tours.flatMap(variantRows));
  await bulkInsert(db, 'tour_add_ons', tours.flatMap(addOnRows));
  await bulkInsert(db, 'tour_questions', tours.flatMap(questionRows));
  await bulkInsert(db, 'departures', tours.flatMap(departureRows));
  await bulkInsert(db, 'reviews', tours.flatMap(reviewRows));
}

/** Numbers that organizers have because of their tours. */
export async function countForOrganizers(db: Kysely<Database>): Promise<void> {
  await sql`
    UPDATE organizers o SET tours_count = t.tours, reviews_count = t.reviews, rating = t.rating
    FROM (
      SELECT organizer_id, count(*) AS tours, sum(reviews_count) AS reviews,
        round((sum(rating * reviews_count) / nullif(sum(reviews_count), 0))::numeric, 2) AS rating
      FROM tours GROUP BY organizer_id
    ) t WHERE t.organizer_id = o.id`.execute(db);
}
