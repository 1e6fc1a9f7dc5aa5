import { randomUUID } from 'node:crypto';
import { type Tourist, tourist, type updateTouristsBody } from '@cairn/shared-contracts/api/tourist.schema';
import { type BookingStatus, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { FoundBooking } from './access.ts';
import { refuseYoungTourists } from './party-ages.ts';
import type { RequestRow } from './record.ts';
import { statusOf } from './status-of.ts';
import { lockRequest } from './transition.ts';

export type GivenTourist = z.output<typeof updateTouristsBody>['tourists'][number];
/** with all that may be said of somebody */
export type WholeTourist = GivenTourist & Pick<Tourist, (typeof SAID)[number]>;

const stored = z.array(tourist);
export const touristsOf = ({ tourists }: Pick<RequestRow, 'tourists'>): Tourist[] => stored.parse(tourists);

/** The booking, held by the transaction, if its tourists may still change. @throws ApiError 404, 409 booking_closed */
export async function lockOpen(trx: Kysely<Database>, requestId: number): Promise<RequestRow> {
  const request = await lockRequest(trx, requestId);
  if (!STATUS_MEANING[statusOf(request)].isOpen) throw new ApiError(409, 'booking_closed');
  return request;
}

export const birthdaysOf = (tourists: readonly Pick<Tourist, 'birthday'>[]): (string | null)[] =>
  tourists.map(({ birthday }) => birthday);

export const writeTourists = (trx: Kysely<Database>, requestId: number, tourists: readonly Tourist[]) =>
  trx
    .updateTable('requests')
    .set({ tourists: JSON.stringify(tourists) })
    .where('id', '=', requestId)
    .execute();

interface UpdatedBy {
  /** of the site that asks: what it does not collect must not be sent (specification §6) */
  collects: Site['touristsForm'];
  actor: FoundBooking['actor'];
}

/**
 * Replaces the tourists of a booking; links, travel and answers of those who are no longer among them end.
 * @throws ApiError 409 booking_closed after the tour or a cancellation, 409 tourist_changed for one whom somebody else has changed
 *   since, 422 for more tourists than booked, for a locked tourist, for a passport or weight that the site does not collect, for a birthday
 *   that nobody has, or by which the tour takes nobody yet
 */
export async function updateTourists(
  services: Services,
  requestId: number,
  { tourists: given, seen }: { tourists: GivenTourist[]; seen?: readonly string[] | undefined },
  { collects, actor }: UpdatedBy,
): Promise<void> {
  refuseUnasked(given, collects);
  refuseUnborn(given, services.clock.today());
  refuseTwice(given);
  await services.db.transaction().execute(async (trx) => {
    const request = await lockOpen(trx, requestId);
    if (given.length > request.tourists_count)
      throw invalid({ tourists: [broken('maxValue', { max: request.tourists_count })] });
    const before = touristsOf(request);
    const whole = given.map((one) =>
      wholeOf(
        one,
        before.find(({ id }) => id === one.id),
      ),
    );
    refuseLocked(
      before.map((one) => asActorMay(one, actor)),
      whole,
    );
    // an organizer who names a child has taken them
    if (actor !== 'organizer') await refuseYoungTourists(trx, request, birthdaysOf(whole), birthdaysOf(before));
    // somebody has taken a place since the page was shown: leaving them out is no wish to remove them
    const isRemoved = ({ id }: Tourist) => !given.some((one) => one.id === id);
    if (seen && before.some((one) => isRemoved(one) && !seen.includes(one.id) && !isSaid(one, whole))) {
      throw new ApiError(409, 'tourist_changed');
    }
    const after = whole.map((one) => toTourist(one, knownAs(before, one)));
    await writeTourists(trx, request.id, after);
    for (const table of ['tourist_links', 'travel_infos', 'tourist_answers'] as const) {
      await trx
        .deleteFrom(table)
        .where('request_id', '=', request.id)
        .where((eb) =>
          eb.not(eb('tourist_id', 'in', ['00000000-0000-0000-0000-000000000000', ...after.map(({ id }) => id)])),
        )
        .execute();
    }
  });
}

/** two places for one person would share a link, and be changed as one */
function refuseTwice(given: readonly GivenTourist[]): void {
  const ids = given.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw invalid({ tourists: [broken('fallback')] });
}

export function refuseUnasked(
  given: readonly GivenTourist[],
  { collectPassport, collectWeight }: Site['touristsForm'],
): void {
  const errors = {
    ...(!collectPassport && given.some(({ passport = '' }) => passport !== '')
      ? { passport: [broken('fallback')] }
      : {}),
    ...(!collectWeight && given.some(({ weight = null }) => weight !== null) ? { weight: [broken('fallback')] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** of the oldest who might still walk */
const OLDEST = '1900-01-01';

/** @param today calendar date */
export function refuseUnborn(given: readonly GivenTourist[], today: string): void {
  const isWrong = ({ birthday = null }: GivenTourist) => birthday !== null && (birthday > today || birthday < OLDEST);
  if (given.some(isWrong)) throw invalid({ birthday: [broken('fallback')] });
}

const SAID = [
  'first_name',
  'last_name',
  'middle_name',
  'birthday',
  'passport',
  'email',
  'phone',
  'food_restriction',
  'weight',
] as const satisfies readonly (keyof GivenTourist)[];
const isSame = (one: Tourist, other: WholeTourist): boolean => SAID.every((field) => one[field] === other[field]);
/** named again without their number, as pages without numbers do */
const isSaid = (one: Tourist, given: readonly WholeTourist[]): boolean =>
  given.some((other) => other.id === undefined && isSame(one, other));
const knownAs = (before: readonly Tourist[], given: WholeTourist): Tourist | undefined =>
  given.id === undefined ? before.find((one) => isSame(one, given)) : before.find(({ id }) => id === given.id);

/** who must not be edited stays as they are; who must not be deleted is still among them */
function refuseLocked(before: Tourist[], given: WholeTourist[]): void {
  const fixed = before.filter(({ can_edit, can_delete }) => !can_edit && !can_delete);
  const isTouched = fixed.some((one) => !given.some((other) => isSame(one, other)));
  const isLeft = (one: Tourist) => given.some((other) => one.id === other.id) || isSaid(one, given);
  if (isTouched || !before.every((one) => one.can_delete || isLeft(one)))
    throw invalid({ tourists: [broken('fallback')] });
}

const UNSAID: Pick<Tourist, (typeof SAID)[number]> = {
  ...{ first_name: '', last_name: '', middle_name: '', birthday: null },
  ...{ passport: '', email: '', phone: '', food_restriction: '', weight: null },
};

/** Somebody with what was said of them now, and what was known of them before where that was left out. */
export function wholeOf(given: GivenTourist, known: Tourist | undefined): WholeTourist {
  const before = known ?? UNSAID;
  const { birthday = before.birthday, weight = before.weight } = given;
  const { first_name = before.first_name, last_name = before.last_name, middle_name = before.middle_name } = given;
  const { passport = before.passport, email = before.email, phone = before.phone } = given;
  const { food_restriction = before.food_restriction } = given;
  return {
    ...{ id: given.id, revision: given.revision, first_name, last_name, middle_name, birthday },
    ...{ passport, email, phone, food_restriction, weight },
  };
}

/** a place that is kept for somebody who will say who they are */
export const emptyPlace = (): Tourist => ({
  ...UNSAID,
  ...{ id: randomUUID(), revision: 1, full_name: '', is_touched: false, can_edit: true, can_delete: true },
});

/**
 * A tourist as they are from now on.
 * @throws ApiError 409 tourist_changed when the page has not seen the last change, 422 without a name
 */
export function toTourist(given: WholeTourist, known: Tourist | undefined): Tourist {
  const { id: _id, revision, ...said } = given;
  if (known && isSame(known, given)) return known;
  if (known && revision !== undefined && revision !== known.revision) throw new ApiError(409, 'tourist_changed');
  const errors = {
    ...(given.first_name === '' ? { first_name: [broken('required')] } : {}),
    ...(given.last_name === '' ? { last_name: [broken('required')] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...said,
    id: known?.id ?? randomUUID(),
    revision: (known?.revision ?? 0) + 1,
    full_name: [given.first_name, given.middle_name, given.last_name].filter(Boolean).join(' '),
    is_touched: true,
    can_edit: known?.can_edit ?? true,
    can_delete: known?.can_delete ?? true,
  };
}

/** Who sells the tour may name tourists and correct them; whoever has said who they are is the party's to take out. */
export const asActorMay = (one: Tourist, actor: FoundBooking['actor']): Tourist =>
  actor === 'organizer' && one.is_touched ? { ...one, can_delete: false } : one;

/** A tourist as the page may treat them: nothing changes once the booking is closed. */
export function withRights(one: Tourist, status: BookingStatus): Tourist {
  const { isOpen } = STATUS_MEANING[status];
  return { ...one, can_edit: one.can_edit && isOpen, can_delete: one.can_delete && isOpen };
}

const initial = (name: string): string => (name === '' ? '' : `${[...name][0] ?? ''}.`);

/** "K. N.": whoever knows the party recognizes them, nobody else learns anything */
export function masked({ first_name, last_name, is_touched }: Tourist): Tourist {
  const [first, last] = [initial(first_name), initial(last_name)];
  return {
    ...{ id: '', revision: 0, full_name: `${first} ${last}`.trim(), first_name: first, last_name: last },
    ...{ middle_name: '', birthday: null, passport: '', email: '', phone: '', food_restriction: '', weight: null },
    ...{ is_touched, can_edit: false, can_delete: false },
  };
}
