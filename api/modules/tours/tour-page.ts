import type { PlaceRef } from '@cairn/shared-contracts/api/common.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { TOUR_REVIEWS } from '@cairn/shared-contracts/domain/limits';
import type { CallContext } from '../../platform/call.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readChecks } from '../organizer/verification-info.ts';
import { readAddOns } from './add-ons.ts';
import { termsOf } from './cancellation.ts';
import { readCards } from './cards.ts';
import { cleanHtml } from './clean-html.ts';
import { type DepartureRow, toTourDate, upcomingDepartures } from './departures.ts';
import { tourIsGone } from './find-tour.ts';
import { priceView } from './price-view.ts';
import { readProgram } from './program.ts';
import { readReviews } from './reviews.ts';
import { readVariants } from './variants.ts';

const readRow = ({ db }: Services, id: number) =>
  db
    .selectFrom('tours as t')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .innerJoin('places as oc', 'oc.id', 'o.country_id')
    .selectAll('t')
    .select([
      'o.quote',
      'o.about',
      'o.content_language as organizer_language',
      'o.rating as organizer_rating',
      'o.reviews_count as organizer_reviews',
      'o.tours_count',
    ])
    .select(['o.since', 'o.reply_hours', 'oc.name as organizer_country'])
    .where('t.id', '=', id)
    .executeTakeFirst();

/**
 * The departures of a tour that are still to come; none for a tour that never had any.
 * @throws ApiError 410 tour_is_gone when all of them are past
 */
export async function departuresToCome({ db }: Services, id: number, today: string): Promise<DepartureRow[]> {
  const departures = await upcomingDepartures(db, [id], today);
  if (departures.length > 0) return departures;
  const past = await db.selectFrom('departures').select('id').where('tour_id', '=', id).limit(1).executeTakeFirst();
  if (past) throw tourIsGone();
  return [];
}

/**
 * Everything that the tour page shows.
 * @param own the departures to show in place of the public ones
 * @throws ApiError 410 tour_is_gone when all departures are past
 */
export async function readTour(
  services: Services,
  id: number,
  { currency, language }: Pick<CallContext<unknown, unknown>, 'currency' | 'language'>,
  own?: DepartureRow[],
): Promise<Tour> {
  const view = await priceView(services, currency);
  const departures = own ?? (await departuresToCome(services, id, view.today));

  const [row, [card], program, variants, add_ons, reviews] = await Promise.all([
    readRow(services, id),
    readCards(services, [id], view),
    readProgram(services, id),
    readVariants(services, id, view),
    readAddOns(services, id, view),
    readReviews(services, { tourId: id }, { limit: TOUR_REVIEWS, page: 1 }),
  ]);
  if (!row || !card) throw notFound('tour_not_found');
  const { media } = services;
  const parents: PlaceRef[] = [card.country, ...(card.region ? [card.region] : [])];
  const { details } = row;
  const dates = departures.map((departure) => toTourDate(services, departure, view));
  return {
    ...card,
    published_on: row.published_on,
    summary: row.summary,
    description: cleanHtml(row.description),
    gallery: row.images.map(media),
    badges: row.badges,
    comfort: row.comfort,
    accommodation: row.accommodation,
    languages: row.languages,
    min_age: row.min_age,
    max_age: row.max_age,
    group_min: row.group_min,
    distance_km: row.distance_km,
    ascent_m: row.ascent_m,
    max_altitude_m: row.max_altitude_m,
    season: row.season,
    start_place: row.start_place,
    end_place: row.end_place,
    parents,
    program,
    ...details,
    ...termsOf(language, dates),
    stays: details.stays.map(({ image, images, ...stay }) => ({
      ...stay,
      image: image ? media(image) : null,
      ...(images ? { images: images.map(media) } : {}),
    })),
    organizer: {
      ...card.organizer,
      quote: row.quote,
      about: cleanHtml(row.about),
      content_language: row.organizer_language,
      rating: row.organizer_rating,
      reviews_count: row.organizer_reviews,
      tours_count: row.tours_count,
      since: row.since,
      reply_hours: row.reply_hours,
      country: row.organizer_country,
      checks: await readChecks(services, row.organizer_id),
    },
    reviews,
    dates,
    variants,
    add_ons,
  };
}
