import * as calls from '@cairn/shared-contracts/api/back-office.calls';
import { type Call, type CallContext, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { asRead } from '../request/as-read.ts';
import { readBooking } from '../request/booking.ts';
import { readerOf } from '../user/reader.ts';
import { signedIn } from '../user/signed-in.ts';
import { listDepartures, saveDeparture } from './departures.ts';
import { acceptPayment, returnPayment } from './held-payments.ts';
import { listTours, readEditableTour } from './read-tour.ts';
import { cancelByAuthor, completeRequest, confirmRequest, declineRequest, listRequests } from './requests.ts';
import { type Seller, sellerOf } from './seller.ts';
import { saveTour } from './tours.ts';
import { readWaitlist } from './waitlist.ts';

const PER_MINUTE = 120;
type Asking = Pick<CallContext<unknown, unknown>, 'user' | 'currency' | 'language'>;
const seller = ({ user }: Asking): Seller => sellerOf(signedIn(user));

/** What organizers do about what they sell: their own back office, or a program for them. */
export function backOfficeCalls(services: Services): Call[] {
  const changed = async (asking: Asking, id: number, change: Promise<void>) => {
    await change;
    const reader = await readerOf(services.db, asking);
    return asRead(services, asking.currency, await readBooking(services, { id }, reader));
  };
  return [
    serve(calls.organizerRequests, {
      handle: async ({ query, ...asking }) => {
        const listed = await listRequests(services, seller(asking), query, await readerOf(services.db, asking));
        const items = await Promise.all(listed.items.map((one) => asRead(services, asking.currency, one)));
        return { ...listed, items };
      },
    }),
    serve(calls.confirmRequest, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) => changed(asking, body.id, confirmRequest(services, seller(asking), body)),
    }),
    serve(calls.declineRequest, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) => changed(asking, body.id, declineRequest(services, seller(asking), body)),
    }),
    serve(calls.completeRequest, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) =>
        changed(asking, body.id, completeRequest(services, seller(asking), body.id)),
    }),
    serve(calls.cancelByAuthor, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) => changed(asking, body.id, cancelByAuthor(services, seller(asking), body)),
    }),
    serve(calls.organizerDepartures, {
      handle: async ({ query, ...asking }) => ({
        items: await listDepartures(services, seller(asking), query.tour_id),
      }),
    }),
    serve(calls.saveDeparture, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) => saveDeparture(services, seller(asking), body),
    }),
    serve(calls.departureWaitlist, {
      handle: async ({ query, ...asking }) => readWaitlist(services, seller(asking), query.date_id),
    }),
    serve(calls.returnHeldPayment, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) => changed(asking, body.id, returnPayment(services, seller(asking), body)),
    }),
    serve(calls.acceptHeldPayment, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) => changed(asking, body.id, acceptPayment(services, seller(asking), body)),
    }),
    serve(calls.saveTour, {
      perMinute: PER_MINUTE,
      handle: async ({ body, ...asking }) => saveTour(services, seller(asking), body),
    }),
    serve(calls.editableTour, {
      handle: async ({ query, ...asking }) => readEditableTour(services, seller(asking), query.id),
    }),
    serve(calls.organizerTours, {
      handle: async ({ query, ...asking }) => listTours(services, seller(asking), query.page),
    }),
  ];
}
