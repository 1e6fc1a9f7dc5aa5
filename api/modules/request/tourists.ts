import type { updateTouristsBody } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type * as z from 'zod/mini';
import { ApiError, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { lockRequest } from './transition.ts';

type Given = z.output<typeof updateTouristsBody>['tourists'][number];

/**
 * Replaces the tourists of a booking.
 * @throws ApiError 409 booking_closed after the tour or a cancellation, 422 for more tourists than booked
 */
export async function updateTourists(services: Services, requestId: number, given: Given[]): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (request.status > BOOKING_STATUS.madePrepayment) {
      throw new ApiError(409, 'booking_closed', 'This booking can no longer be changed');
    }
    if (given.length > request.tourists_count) throw invalid({ tourists: [`Maximum ${request.tourists_count}`] });
    await trx
      .updateTable('requests')
      .set({ tourists: JSON.stringify(given.map(toTourist)) })
      .where('id', '=', request.id)
      .execute();
  });
}

const toTourist = (given: Given) => ({
  ...given,
  full_name: [given.first_name, given.middle_name, given.last_name].filter(Boolean).join(' '),
  is_touched: true,
  can_edit: true,
  can_delete: true,
});
