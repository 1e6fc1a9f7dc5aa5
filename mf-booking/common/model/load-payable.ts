import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { LoadContext } from '@cairn/shared-contracts/remote/platform';
import { idParam, uuidParam } from './params.ts';
import { requests } from './requests.ts';

/** The booking that is paid, by the uuid that the other calls of its page go by; a guest's number alone opens nothing. */
export type PayableRef = { uuid: string } | { number: number };

/** The booking of an address with its uuid, or with its number: that shows it to the one it belongs to. */
export async function loadPayable(
  { load }: Pick<LoadContext, 'load'>,
  params: Record<string, string | undefined>,
): Promise<PayableRef> {
  if (params.uuid !== undefined) {
    const uuid = uuidParam(params.uuid);
    await load(requests.bookingByUuid.initiate({ uuid }));
    return { uuid };
  }
  const number = idParam(params.id);
  const found: Booking | null = await load(requests.booking.initiate({ id: number })).catch((error: unknown) => {
    if (isUnauthorized(error)) return null;
    throw error;
  });
  if (!found) return { number };
  const uuid = uuidParam(found.uuid);
  await load(requests.bookingByUuid.initiate({ uuid }));
  return { uuid };
}

const isUnauthorized = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
