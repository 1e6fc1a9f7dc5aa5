import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { type LoadContext, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { idParam, uuidParam } from './params.ts';
import { requests } from './requests.ts';

/**
 * The booking of an address with its uuid, or with its number: that is for the one it belongs to, so others log in first.
 * @returns its uuid, which the other calls of the page go by
 */
export async function loadBooking(
  { load }: Pick<LoadContext, 'load'>,
  params: Record<string, string | undefined>,
  url: URL,
): Promise<{ uuid: string }> {
  if (params.uuid !== undefined) {
    const uuid = uuidParam(params.uuid);
    await load(requests.bookingByUuid.initiate({ uuid }));
    return { uuid };
  }
  const found: Booking | undefined = await load(requests.booking.initiate({ id: idParam(params.id) })).catch(
    (error: unknown) => {
      throw isUnauthorized(error) ? new RouteRedirect(`/login?next=${encodeURIComponent(url.pathname)}`) : error;
    },
  );
  const uuid = uuidParam(found?.uuid);
  await load(requests.bookingByUuid.initiate({ uuid }));
  return { uuid };
}

const isUnauthorized = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
