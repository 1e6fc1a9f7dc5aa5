import * as calls from '@cairn/shared-contracts/api/request.calls';
import { type Call, serve } from '../../platform/call.ts';
import { notFound, unauthorized } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireChat, viewerOf } from '../chat/chat-side.ts';
import { readTourDates } from '../tours/tour-dates.ts';
import { signedIn } from '../user/signed-in.ts';
import { requireBooking } from './access.ts';
import { asRead } from './as-read.ts';
import { listBookingsOfChat, readBooking } from './booking.ts';
import { readByLink, requireByLink } from './by-link.ts';
import { cancelRequest } from './cancel.ts';
import { createRequest } from './create.ts';
import { updateTourists } from './tourists.ts';

/** Booking calls of specification §7: the uuid shows a booking without a login, all else is for those it concerns. */
export function requestCalls(services: Services): Call[] {
  return [
    serve(calls.createRequest, {
      perMinute: 60,
      handle: async ({ user, body, ...asking }) => {
        const id = await createRequest(services, signedIn(user), body, asking);
        return asRead(services, asking.currency, await readBooking(services, { id }));
      },
    }),
    serve(calls.booking, {
      handle: async ({ user, query, currency }) => {
        const found = await requireBooking(services.db, signedIn(user), query.id);
        return asRead(services, currency, await readBooking(services, found));
      },
    }),
    serve(calls.bookingByUuid, {
      handle: async ({ user, query, currency }) =>
        asRead(services, currency, await readByLink(services, user, query.uuid)),
    }),
    serve(calls.cancelRequest, {
      perMinute: 30,
      handle: async ({ user, query, body, currency }) => {
        if (query.uuid === undefined && !user) throw unauthorized();
        const { id, actor } =
          query.uuid === undefined
            ? await requireBooking(services.db, signedIn(user), body.id)
            : await requireByLink(services, user, query.uuid);
        if (id !== body.id) throw notFound('booking_not_found');
        await cancelRequest(services, id, actor, body.message);
        return asRead(services, currency, await readBooking(services, { id }));
      },
    }),
    serve(calls.bookingsOfChat, {
      handle: async ({ user, query, currency }) => {
        const chat = await requireChat(services.db, viewerOf(signedIn(user)), query.chat_id);
        const items = await listBookingsOfChat(services, chat.id);
        return { items: await Promise.all(items.map((one) => asRead(services, currency, one))) };
      },
    }),
    serve(calls.datesForRequest, {
      handle: async ({ user, body, currency }) => {
        const { tour_id } = await requireBooking(services.db, signedIn(user), body.request_id);
        const offered = await readTourDates(services, tour_id, currency);
        return body.with_variants === 0 ? { ...offered, variants: [] } : offered;
      },
    }),
    serve(calls.updateTourists, {
      handle: async ({ user, query, body, site, currency }) => {
        const found = await requireBooking(services.db, signedIn(user), query.request_id);
        await updateTourists(services, found.id, body.tourists, site.touristsForm);
        return asRead(services, currency, await readBooking(services, found));
      },
    }),
  ];
}
