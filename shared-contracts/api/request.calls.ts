import * as z from 'zod/mini';
import { recordId, recordIdText, uuid } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as questionnaires from './questionnaire.schema.ts';
import * as shapes from './request.schema.ts';
import * as tourists from './tourist.schema.ts';
import { tourDates } from './tours.schema.ts';

/**
 * Booking calls of specification §7: the uuid shows a booking without a login and pays for it; whatever changes it or shows a person is
 * for those it concerns.
 */
const tag = 'Bookings';
const id = recordIdText();

export const createRequest = defineCall({
  method: 'POST',
  path: '/crm/api/request/create',
  summary: 'Requests seats of a departure; repeating it with its key answers with the same booking',
  tag,
  auth: 'required',
  body: shapes.createRequestBody,
  answer: shapes.booking,
  errors: [
    'chat_frozen',
    'departure_not_found',
    'departure_past',
    'idempotency_key_reused',
    'idempotency_key_used',
    'individual_tour_expired',
    'individual_tour_not_found',
    'not_enough_seats',
    'overlapping_request',
    'price_changed',
    'too_many_holds',
  ],
});

export const booking = defineCall({
  method: 'GET',
  path: '/crm/api/request/get',
  summary: 'A booking by its number',
  tag,
  auth: 'required',
  query: z.object({ id }),
  answer: shapes.booking,
  errors: ['booking_not_found'],
});

export const bookingByUuid = defineCall({
  method: 'GET',
  path: '/crm/api/request/get-by-uuid',
  summary: 'A booking by its uuid; who goes and what was said only to those whom it concerns',
  tag,
  auth: 'optional',
  query: z.object({ uuid }),
  answer: shapes.booking,
  errors: ['booking_not_found'],
});

export const cancelRequest = defineCall({
  method: 'POST',
  path: '/crm/api/request/cancel',
  summary: 'Cancels a booking and refunds by its terms; by login, whether or not the uuid is given',
  tag,
  auth: 'optional',
  query: z.object({ uuid: z.optional(uuid) }),
  body: shapes.cancelRequestBody,
  answer: shapes.booking,
  errors: ['booking_login_required', 'booking_not_found', 'departure_past', 'transition_not_allowed', 'unauthorized'],
});

export const moveRequest = defineCall({
  method: 'POST',
  path: '/crm/api/request/move',
  summary: 'Moves a booking to another departure of its tour, at the price that was shown; what is paid stays paid',
  tag,
  auth: 'required',
  body: shapes.moveRequestBody,
  answer: shapes.booking,
  errors: [
    'booking_not_found',
    'departure_not_found',
    'departure_past',
    'move_too_late',
    'not_enough_seats',
    'overlapping_request',
    'price_changed',
    'too_many_holds',
    'transition_not_allowed',
  ],
});

export const sendLinkCode = defineCall({
  method: 'POST',
  path: '/crm/api/request/send-link-code',
  summary: "Sends a code to the booker's address, for who has the link of a booking and no log-in",
  tag,
  auth: 'optional',
  body: z.object({ uuid }),
  answer: shapes.linkCodeSent,
  errors: ['booking_not_found', 'channel_unavailable', 'too_many_tries'],
});

export const sendPaymentLink = defineCall({
  method: 'POST',
  path: '/crm/api/request/send-payment-link',
  summary:
    'Mails the payment page of a booking to its booker, for who has its number; says nothing of whether there is one',
  tag,
  auth: 'optional',
  body: shapes.sendPaymentLinkBody,
  answer: shapes.paymentLinkSent,
  errors: ['too_many_tries'],
});

export const openLink = defineCall({
  method: 'POST',
  path: '/crm/api/request/open-link',
  summary:
    'Opens a booking by its link and the code, to this browser and for a short while: then it is shown and changed as by its booker',
  tag,
  auth: 'optional',
  body: shapes.openLinkBody,
  answer: shapes.linkOpened,
  errors: ['booking_not_found', 'code_expired', 'code_wrong', 'too_many_tries'],
});

export const bookingsOfChat = defineCall({
  method: 'GET',
  path: '/crm/api/request/list-for-chat',
  summary: 'Bookings between the two sides of a chat',
  tag,
  auth: 'required',
  query: z.object({ chat_id: id }),
  answer: z.object({ items: z.array(shapes.booking) }),
  errors: ['chat_not_found'],
});

export const datesForRequest = defineCall({
  method: 'POST',
  path: '/crm/api/request/tour-dates',
  summary: "Departures to come of the booking's tour, with its variants",
  tag,
  auth: 'required',
  body: z.object({ request_id: recordId(), with_variants: z._default(z.number(), 1) }),
  answer: tourDates,
  errors: ['booking_not_found'],
});

export const updateTourists = defineCall({
  method: 'POST',
  path: '/crm/api/request/update-tourists',
  summary: 'Replaces the tourists of a booking',
  tag,
  auth: 'required',
  query: z.object({ request_id: id }),
  body: tourists.updateTouristsBody,
  answer: shapes.booking,
  errors: ['booking_not_found', 'booking_closed', 'tourist_changed'],
});

export const addTourists = defineCall({
  method: 'POST',
  path: '/crm/api/request/add-tourists',
  summary: 'Fills in a tourist by the uuid of their own link, or all of them by that of the booking and a login',
  tag,
  auth: 'optional',
  query: z.object({ uuid }),
  body: tourists.updateTouristsBody,
  answer: tourists.touristsInfo,
  errors: ['booking_closed', 'booking_login_required', 'booking_not_found', 'tourist_changed', 'tourist_link_expired'],
});

export const updateTouristsQuestionnaires = defineCall({
  method: 'POST',
  path: '/crm/api/request/update-tourists-questionnaires',
  summary:
    "Answers what the tour's organizer asks: oneself by a link of one’s own, or for all by the booking and a login",
  tag,
  auth: 'optional',
  query: questionnaires.questionnairesQuery,
  body: questionnaires.updateQuestionnairesBody,
  answer: questionnaires.questionnaire,
  errors: ['booking_closed', 'booking_login_required', 'booking_not_found', 'tourist_link_expired', 'unauthorized'],
});

export const touristsInfo = defineCall({
  method: 'GET',
  path: '/spa/tourists-info',
  summary:
    'Who goes: oneself by a link of one’s own, everybody for those whom the booking concerns, initials for others',
  tag,
  auth: 'optional',
  query: z.object({ uuid }),
  answer: tourists.touristsInfo,
  errors: ['booking_not_found', 'tourist_link_expired'],
});

export const inviteTourist = defineCall({
  method: 'POST',
  path: '/crm/api/request/invite-tourist',
  summary: 'A link by which one tourist fills in their own data; an earlier one of theirs ends',
  tag,
  auth: 'required',
  query: z.object({ request_id: id }),
  body: tourists.inviteTouristBody,
  answer: tourists.touristInvitation,
  errors: ['booking_closed', 'booking_not_found', 'too_many_tries'],
});

export const savedTourists = defineCall({
  method: 'GET',
  path: '/crm/api/user/saved-tourists',
  summary: 'People whom the account has travelled with, to be picked from',
  tag,
  auth: 'required',
  answer: z.object({ items: z.array(tourists.tourist) }),
});
