import * as calls from '@cairn/shared-contracts/api/request.calls';
import { type Call, type CallContext, serve } from '../../platform/call.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireChat, viewerOf } from '../chat/chat-side.ts';
import { readTourDates } from '../tours/tour-dates.ts';
import { readerOf } from '../user/reader.ts';
import { signedIn } from '../user/signed-in.ts';
import { type FoundBooking, requireBooking } from './access.ts';
import { asRead } from './as-read.ts';
import { type BookingRef, listBookingsOfChat, readBooking } from './booking.ts';
import { readByLink, requireByLink } from './by-link.ts';
import { cancelRequest } from './cancel.ts';
import { createRequest } from './create.ts';
import { openLink, sendLinkCode } from './link-grant.ts';
import { moveRequest } from './move.ts';
import { sendPaymentLink } from './payment-link.ts';
import { savedTourists } from './saved-tourists.ts';
import { inviteTourist } from './tourist-invitation.ts';
import { addTourists, readTouristsInfo, updateQuestionnaires } from './tourist-links.ts';
import { asActorMay, updateTourists } from './tourists.ts';

type Asking = Pick<CallContext<unknown, unknown>, 'user' | 'language' | 'currency' | 'site'>;

/** Booking calls of specification §7: the uuid shows a booking without a login, all else is for those it concerns. */
export function requestCalls(services: Services): Call[] {
  const reader = (asking: Asking) => readerOf(services.db, asking);
  const read = async (asking: Asking, ref: BookingRef & Partial<Pick<FoundBooking, 'actor'>>) => {
    const booking = await readBooking(services, ref, await reader(asking));
    const { actor = 'tourist' } = ref;
    const tourists = booking.tourists.map((one) => asActorMay(one, actor));
    return asRead(services, asking.currency, { ...booking, tourists });
  };
  return [
    serve(calls.createRequest, {
      perMinute: 60,
      handle: async ({ body, ...asking }) => {
        const id = await createRequest(services, signedIn(asking.user), body, asking);
        return read(asking, { id });
      },
    }),
    serve(calls.booking, {
      handle: async ({ query, ...asking }) =>
        read(asking, await requireBooking(services.db, signedIn(asking.user), query.id)),
    }),
    serve(calls.bookingByUuid, {
      handle: async ({ query, ...asking }) =>
        asRead(services, asking.currency, await readByLink(services, asking, query.uuid, await reader(asking))),
    }),
    serve(calls.cancelRequest, {
      perMinute: 30,
      handle: async ({ query, body, ...asking }) => {
        const { user } = asking;
        const { id, actor } =
          query.uuid === undefined
            ? await requireBooking(services.db, signedIn(user), body.id)
            : await requireByLink(services, asking, query.uuid);
        if (id !== body.id) throw notFound('booking_not_found');
        const who = user ? { userId: user.id } : {};
        await cancelRequest(services, id, { actor, ...who, message: body.message, tellsTourist: body.notify_client });
        return read(asking, { id });
      },
    }),
    serve(calls.moveRequest, {
      perMinute: 30,
      handle: async ({ body, ...asking }) =>
        read(asking, { id: await moveRequest(services, signedIn(asking.user), body, asking) }),
    }),
    serve(calls.sendLinkCode, {
      perMinute: 20,
      handle: ({ body, ...bearer }) => sendLinkCode(services, bearer, body.uuid),
    }),
    serve(calls.sendPaymentLink, {
      perMinute: 20,
      handle: ({ body, ...bearer }) => sendPaymentLink(services, bearer, body),
    }),
    serve(calls.openLink, {
      perMinute: 20,
      handle: ({ body, ...asking }) => openLink(services, asking, body),
    }),
    serve(calls.bookingsOfChat, {
      handle: async ({ query, ...asking }) => {
        const chat = await requireChat(services.db, viewerOf(signedIn(asking.user)), query.chat_id);
        const items = await listBookingsOfChat(services, chat, await reader(asking));
        return { items: await Promise.all(items.map((one) => asRead(services, asking.currency, one))) };
      },
    }),
    serve(calls.datesForRequest, {
      handle: async ({ user, body, currency }) => {
        const { tour_id } = await requireBooking(services.db, signedIn(user), body.request_id);
        const offered = await readTourDates(services, tour_id, currency);
        return body.with_variants === 0 ? { ...offered, variants: [] } : offered;
      },
    }),
    serve(calls.touristsInfo, {
      perMinute: 120,
      handle: ({ query, ...asking }) => readTouristsInfo(services, asking, query.uuid),
    }),
    serve(calls.addTourists, {
      perMinute: 60,
      handle: async ({ query, body, ...asking }) => {
        await addTourists(services, asking, { ...query, ...body }, asking.site.touristsForm);
        return readTouristsInfo(services, asking, query.uuid);
      },
    }),
    serve(calls.updateTouristsQuestionnaires, {
      perMinute: 60,
      handle: ({ query, body, ...asking }) => updateQuestionnaires(services, asking, query, body),
    }),
    serve(calls.inviteTourist, {
      perMinute: 30,
      handle: async ({ user, query, body, language }) => {
        const { id: userId } = signedIn(user);
        const found = await requireBooking(services.db, signedIn(user), query.request_id);
        return inviteTourist(services, found.id, body, { userId, language });
      },
    }),
    serve(calls.savedTourists, {
      handle: async ({ user }) => ({ items: await savedTourists(services, signedIn(user)) }),
    }),
    serve(calls.updateTourists, {
      handle: async ({ query, body, ...asking }) => {
        const found = await requireBooking(services.db, signedIn(asking.user), query.request_id);
        const { actor } = found;
        await updateTourists(services, found.id, body, { collects: asking.site.touristsForm, actor });
        return read(asking, found);
      },
    }),
  ];
}
