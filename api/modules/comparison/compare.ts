import { COMPARED_MAX, type ComparedTour, type Comparison } from '@cairn/shared-contracts/api/comparison.schema';
import type { TourDate, TourDay, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { readAmounts } from '@cairn/shared-contracts/domain/reading';
import type { Services } from '../../platform/services.ts';
import { readUnavailable } from '../favourites/unavailable.ts';
import { termsOf } from '../tours/cancellation.ts';
import { readProgram } from '../tours/program.ts';
import { readReviewParts } from '../tours/review-parts.ts';
import { readTourDates } from '../tours/tour-dates.ts';

/** departures of a tour that are told: more than a year of weekly ones */
const DATES_MAX = 60;

interface Party {
  people: number;
  /** ISO 4217, the visitor's */
  currency: string;
  /** ISO locale, 'de-DE' */
  language: string;
}

type Dates = Awaited<ReturnType<typeof readTourDates>>;

/** what the party pays, as the booking panel would say it for the same departure */
function totalOf(
  date: TourDate,
  variant: TourVariant | undefined,
  { people, rate }: { people: number; rate: Dates['rate'] },
) {
  const amount = date.original_price + (variant?.original_price_delta ?? 0);
  const perPerson = { amount, currency: date.original_currency };
  return readAmounts({ perPerson, count: people, prepaymentPercent: date.prepayment_size }, rate).total;
}

/** the day with the most metres up; of equal ones the longer */
function hardestOf(program: readonly TourDay[]): ComparedTour['hardest'] {
  const [first] = program.toSorted((a, b) => b.ascent_m - a.ascent_m || b.distance_km - a.distance_km);
  return first && (first.ascent_m > 0 || first.distance_km > 0)
    ? { day: first.day, ascent_m: first.ascent_m, distance_km: first.distance_km, hours: first.hours }
    : null;
}

const rowsOf = ({ db }: Services, ids: readonly number[]) =>
  db
    .selectFrom('tours')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('status', '=', 'published')
    .execute();

async function oneOf(
  services: Services,
  row: Awaited<ReturnType<typeof rowsOf>>[number],
  party: Party,
): Promise<ComparedTour> {
  const [program, { aspects }, { dates, variants, rate }] = await Promise.all([
    readProgram(services, row.id),
    readReviewParts(services, { tourId: row.id }),
    readTourDates(services, row.id, party.currency),
  ]);
  const variant = variants.find(({ is_default }) => is_default);
  const [image] = row.images;
  const { details } = row;
  return {
    ...{ id: row.id, slug: row.slug, name: row.name, content_language: row.content_language },
    image: image ? services.media(image) : null,
    ...{ days: row.days, difficulty: row.difficulty, rating: row.rating, reviews_count: row.reviews_count },
    aspects: aspects.map(({ name, rating }) => ({ name, rating })),
    ...{ distance_km: row.distance_km, ascent_m: row.ascent_m, hardest: hardestOf(program) },
    nights: row.days - 1,
    ...{ accommodation: row.accommodation, comfort: row.comfort, languages: row.languages },
    ...{ group_min: row.group_min, group_max: row.group_max, min_age: row.min_age },
    ...{ included: details.included, not_included: details.not_included },
    ...termsOf(party.language, dates),
    currency: party.currency,
    dates: dates.slice(0, DATES_MAX).map((date) => ({
      ...{ id: date.id, start: date.start, end: date.end, seats: date.number_of_seats },
      free_seats: date.is_busy ? 0 : date.number_of_free_seats,
      total: totalOf(date, variant, { people: party.people, rate }).amount,
    })),
  };
}

/** Tours side by side, in the order of `ids`. Those that nobody can book any more are named apart, unknown ones passed over. */
export async function compareTours(services: Services, ids: readonly number[], party: Party): Promise<Comparison> {
  const asked = ids.slice(0, COMPARED_MAX);
  if (asked.length === 0) return { tours: [], gone: [] };
  const [rows, gone] = await Promise.all([rowsOf(services, asked), readUnavailable(services, asked)]);
  const shown = asked.flatMap((id) => rows.find((row) => row.id === id && !gone.some((over) => over.id === id)) ?? []);
  return { tours: await Promise.all(shown.map((row) => oneOf(services, row, party))), gone };
}
