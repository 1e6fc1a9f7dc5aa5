import type { Tourist, updateTouristsBody } from '@cairn/shared-contracts/api/request.schema';
import { tourist } from '@cairn/shared-contracts/api/request.schema';
import { type BookingStatus, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import type { Site } from '@cairn/shared-contracts/domain/site';
import * as z from 'zod/mini';
import { ApiError, broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { lockRequest, statusOf } from './transition.ts';

type Given = z.output<typeof updateTouristsBody>['tourists'][number];

const stored = z.array(tourist);

/**
 * Replaces the tourists of a booking.
 * @param collects of the site that asks: what it does not collect must not be sent (specification §6)
 * @throws ApiError 409 booking_closed after the tour or a cancellation, 422 for more tourists than booked, for a locked tourist, for
 *   a passport or weight that the site does not collect
 */
export async function updateTourists(
  services: Services,
  requestId: number,
  given: Given[],
  collects: Site['touristsForm'],
): Promise<void> {
  refuseUnasked(given, collects);
  await services.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (!STATUS_MEANING[statusOf(request)].isOpen) {
      throw new ApiError(409, 'booking_closed');
    }
    if (given.length > request.tourists_count)
      throw invalid({ tourists: [broken('maxValue', { max: request.tourists_count })] });
    const before = stored.parse(request.tourists);
    refuseLocked(before, given);
    await trx
      .updateTable('requests')
      .set({ tourists: JSON.stringify(given.map((one) => toTourist(one, before))) })
      .where('id', '=', request.id)
      .execute();
  });
}

function refuseUnasked(given: Given[], { collectPassport, collectWeight }: Site['touristsForm']): void {
  const errors = {
    ...(!collectPassport && given.some(({ passport }) => passport !== '') ? { passport: [broken('fallback')] } : {}),
    ...(!collectWeight && given.some(({ weight }) => weight !== null) ? { weight: [broken('fallback')] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
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
] as const satisfies readonly (keyof Given)[];
const isSame = (one: Tourist, other: Given): boolean => SAID.every((field) => one[field] === other[field]);

/** who must not be edited stays as they are; who must not be deleted leaves no place empty */
function refuseLocked(before: Tourist[], given: Given[]): void {
  const fixed = before.filter(({ can_edit, can_delete }) => !can_edit && !can_delete);
  const isTouched = fixed.some((one) => !given.some((other) => isSame(one, other)));
  const kept = before.filter(({ can_delete }) => !can_delete).length;
  if (isTouched || given.length < kept) throw invalid({ tourists: [broken('fallback')] });
}

const toTourist = (given: Given, before: Tourist[]): Tourist => {
  const same = before.find((one) => isSame(one, given));
  return {
    ...given,
    full_name: [given.first_name, given.middle_name, given.last_name].filter(Boolean).join(' '),
    is_touched: true,
    can_edit: same?.can_edit ?? true,
    can_delete: same?.can_delete ?? true,
  };
};

/** A tourist as the page may treat them: nothing changes once the booking is closed. */
export function withRights(one: Tourist, status: BookingStatus): Tourist {
  const { isOpen } = STATUS_MEANING[status];
  return { ...one, can_edit: one.can_edit && isOpen, can_delete: one.can_delete && isOpen };
}
