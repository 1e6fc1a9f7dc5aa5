import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { RequestRow } from './record.ts';

/** A departure, as far as it says who may come: years. */
interface Offer {
  individual_id: number | null;
  min_age: number;
}
interface Variant {
  min_age: number | null;
}

/**
 * The youngest that a departure takes when it is booked like that, years; 0 for an individual tour, which was agreed with its organizer
 * whoever goes.
 */
export const youngestTaken = ({ individual_id, min_age }: Offer, variant: Variant | null | undefined): number =>
  individual_id === null ? Math.max(min_age, variant?.min_age ?? 0) : 0;

/**
 * @param from the youngest that is taken, years
 * @param field that the ages came in
 * @throws ApiError 422 at the field
 */
export function refuseTooYoung(ages: readonly number[], from: number, field: string): void {
  const youngest = Math.min(...ages);
  if (youngest < from) throw invalid({ [field]: [broken('minAge', { from, youngest })] });
}

/** Whole years on a day; both are calendar dates. */
export const ageOn = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0);

/**
 * The youngest that a booking takes, years. It was accepted by what was asked for then, and with the children that it named: a limit that is
 * raised later is not theirs, one that is lowered is. 0 for a booking from before anybody looked at ages, which named none.
 * @param now the youngest that its departure takes today
 */
function youngestOf({ youngest_taken, children_ages }: TakenParty, now: number): number {
  if (youngest_taken === null && children_ages.length === 0) return 0;
  return Math.min(now, youngest_taken ?? now, ...children_ages);
}
type TakenParty = Pick<RequestRow, 'id' | 'youngest_taken' | 'children_ages'>;

/**
 * Birthdays by which somebody is too young on the day the tour starts; those that the booking has already were taken with it.
 * @param given,known calendar dates; null of whom nobody has said it
 * @throws ApiError 422 at `birthday`
 */
export async function refuseYoungTourists(
  trx: Kysely<Database>,
  request: TakenParty,
  given: readonly (string | null)[],
  known: readonly (string | null)[],
): Promise<void> {
  const birthdays = given.flatMap((birthday) => (birthday === null || known.includes(birthday) ? [] : birthday));
  if (birthdays.length === 0) return;
  const { individual_id, starts_on, tour_from, variant_from } = await trx
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .leftJoin('tour_variants as v', 'v.id', 'r.variant_id')
    .select(['d.individual_id', 'd.starts_on', 't.min_age as tour_from', 'v.min_age as variant_from'])
    .where('r.id', '=', request.id)
    .executeTakeFirstOrThrow();
  const now = youngestTaken({ individual_id, min_age: tour_from }, { min_age: variant_from });
  refuseTooYoung(
    birthdays.map((birthday) => ageOn(birthday, starts_on)),
    youngestOf(request, now),
    'birthday',
  );
}
