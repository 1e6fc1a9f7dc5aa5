import { recordId, recordIdText, uuid } from '@cairn/shared-contracts/api/common.schema';
import {
  booking,
  cancelRequestBody,
  createRequestBody,
  updateTouristsBody,
} from '@cairn/shared-contracts/api/request.schema';
import { tourDate, tourVariant } from '@cairn/shared-contracts/api/tours.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { notFound, unauthorized } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireChat, viewerOf } from '../chat/chat-side.ts';
import { readTourDates } from '../tours/tour-dates.ts';
import { signedIn } from '../user/signed-in.ts';
import { requireBooking } from './access.ts';
import { listBookingsOfChat, readBooking } from './booking.ts';
import { cancelRequest } from './cancel.ts';
import { createRequest } from './create.ts';
import { updateTourists } from './tourists.ts';

const REQUEST = '/crm/api/request';
const id = recordIdText();

/** Booking calls of specification §7: the uuid opens a booking without a login, the number only to those it concerns. */
export function requestCalls(services: Services): Call[] {
  const request = { tag: 'Bookings' } as const;
  return [
    defineCall({
      ...request,
      method: 'POST',
      path: `${REQUEST}/create`,
      summary: 'Requests seats of a departure; repeating it with its key answers with the same booking',
      auth: 'required',
      perMinute: 60,
      body: createRequestBody,
      answer: booking,
      handle: async ({ user, body, site }) =>
        readBooking(services, { id: await createRequest(services, signedIn(user), body, site) }),
    }),
    defineCall({
      ...request,
      method: 'GET',
      path: `${REQUEST}/get`,
      summary: 'A booking by its number',
      auth: 'required',
      query: z.object({ id }),
      answer: booking,
      handle: async ({ user, query }) =>
        readBooking(services, await requireBooking(services.db, signedIn(user), query.id)),
    }),
    defineCall({
      ...request,
      method: 'GET',
      path: `${REQUEST}/get-by-uuid`,
      summary: 'A booking by its uuid, without a login',
      auth: 'optional',
      query: z.object({ uuid }),
      answer: booking,
      handle: ({ query }) => readBooking(services, { uuid: query.uuid }),
    }),
    defineCall({
      ...request,
      method: 'POST',
      path: `${REQUEST}/cancel`,
      summary: 'Cancels a booking and refunds by its terms; by login, or with the uuid as the tourist',
      auth: 'optional',
      perMinute: 30,
      query: z.object({ uuid: z.optional(uuid) }),
      body: cancelRequestBody,
      answer: booking,
      handle: async ({ user, query, body }) => {
        if (query.uuid === undefined) {
          if (!user) throw unauthorized();
          const { actor } = await requireBooking(services.db, user, body.id);
          await cancelRequest(services, body.id, actor, body.message);
          return readBooking(services, { id: body.id });
        }
        const found = await readBooking(services, { uuid: query.uuid });
        if (found.id !== body.id) throw notFound('booking_not_found');
        await cancelRequest(services, found.id, 'tourist', body.message);
        return readBooking(services, { id: found.id });
      },
    }),
    defineCall({
      ...request,
      method: 'GET',
      path: `${REQUEST}/list-for-chat`,
      summary: 'Bookings between the two sides of a chat',
      auth: 'required',
      query: z.object({ chat_id: id }),
      answer: z.object({ items: z.array(booking) }),
      handle: async ({ user, query }) => {
        const chat = await requireChat(services.db, viewerOf(signedIn(user)), query.chat_id);
        return { items: await listBookingsOfChat(services, chat.id) };
      },
    }),
    defineCall({
      ...request,
      method: 'POST',
      path: `${REQUEST}/tour-dates`,
      summary: "Departures to come of the booking's tour, with its variants",
      auth: 'required',
      body: z.object({ request_id: recordId(), with_variants: z._default(z.number(), 1) }),
      answer: z.object({ dates: z.array(tourDate), variants: z.array(tourVariant) }),
      handle: async ({ user, body, currency }) => {
        const { tour_id } = await requireBooking(services.db, signedIn(user), body.request_id);
        const { dates, variants } = await readTourDates(services, tour_id, currency);
        return { dates, variants: body.with_variants === 0 ? [] : variants };
      },
    }),
    defineCall({
      ...request,
      method: 'POST',
      path: `${REQUEST}/update-tourists`,
      summary: 'Replaces the tourists of a booking',
      auth: 'required',
      query: z.object({ request_id: id }),
      body: updateTouristsBody,
      answer: booking,
      handle: async ({ user, query, body, site }) => {
        const found = await requireBooking(services.db, signedIn(user), query.request_id);
        await updateTourists(services, found.id, body.tourists, site.touristsForm);
        return readBooking(services, found);
      },
    }),
  ];
}
