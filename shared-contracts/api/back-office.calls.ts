import * as z from 'zod/mini';
import * as shapes from './back-office.schema.ts';
import * as tours from './back-office-tour.schema.ts';
import { recordIdText } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import { booking } from './request.schema.ts';

/** For accounts of organizers, about what is theirs; admins about everything. Others are answered 403, what is not theirs 404. */
const tag = 'Back office';
const BASE = '/crm/api/back-office';

export const organizerRequests = defineCall({
  method: 'GET',
  path: `${BASE}/requests`,
  summary: "Bookings of the organizer's tours, the newest first",
  tag,
  auth: 'required',
  query: shapes.requestsQuery,
  answer: shapes.requestsPage,
  errors: ['forbidden'],
});

export const confirmRequest = defineCall({
  method: 'POST',
  path: `${BASE}/request/confirm`,
  summary: 'Confirms a request, with a word to the tourist if there is one',
  tag,
  auth: 'required',
  body: shapes.confirmBody,
  answer: booking,
  errors: ['booking_not_found', 'chat_frozen', 'forbidden', 'transition_not_allowed'],
});

export const declineRequest = defineCall({
  method: 'POST',
  path: `${BASE}/request/decline`,
  summary: 'Declines a request that was not confirmed; its seats are free again',
  tag,
  auth: 'required',
  body: shapes.declineBody,
  answer: booking,
  errors: ['booking_not_found', 'forbidden', 'transition_not_allowed'],
});

export const completeRequest = defineCall({
  method: 'POST',
  path: `${BASE}/request/complete`,
  summary: 'Says that the tour of a booking was made, once it has ended',
  tag,
  auth: 'required',
  body: shapes.completeBody,
  answer: booking,
  errors: ['booking_not_found', 'forbidden', 'tour_not_over', 'transition_not_allowed'],
});

export const cancelByAuthor = defineCall({
  method: 'POST',
  path: `${BASE}/request/cancel`,
  summary: 'Cancels a booking that was confirmed; the tourist gets everything back',
  tag,
  auth: 'required',
  body: shapes.cancelByAuthorBody,
  answer: booking,
  errors: ['booking_not_found', 'forbidden', 'transition_not_allowed'],
});

export const organizerDepartures = defineCall({
  method: 'GET',
  path: `${BASE}/departures`,
  summary: 'Departures of a tour that are still to come, with their revisions',
  tag,
  auth: 'required',
  query: z.object({ tour_id: recordIdText() }),
  answer: shapes.departureStates,
  errors: ['forbidden', 'tour_not_found'],
});

export const saveDeparture = defineCall({
  method: 'POST',
  path: `${BASE}/departure/save`,
  summary: 'Adds a departure or changes one: price, seats, closed or open; seats that come free go to who waits',
  tag,
  auth: 'required',
  body: shapes.saveDepartureBody,
  answer: shapes.departureState,
  errors: [
    'departure_booked',
    'departure_changed',
    'departure_not_found',
    'departure_past',
    'forbidden',
    'tour_not_found',
  ],
});

export const departureWaitlist = defineCall({
  method: 'GET',
  path: `${BASE}/waitlist`,
  summary: 'Who waits for seats of a departure, in order, and what is kept for whom until when',
  tag,
  auth: 'required',
  query: z.object({ date_id: recordIdText() }),
  answer: shapes.departureWaitlist,
  errors: ['departure_not_found', 'forbidden'],
});

export const returnHeldPayment = defineCall({
  method: 'POST',
  path: `${BASE}/payment/return`,
  summary: 'Gives back a payment that is held because it is not what was asked for; the booking can be paid again',
  tag,
  auth: 'required',
  body: shapes.decideHeldBody,
  answer: booking,
  errors: ['booking_not_found', 'forbidden', 'payment_not_found'],
});

export const acceptHeldPayment = defineCall({
  method: 'POST',
  path: `${BASE}/payment/accept`,
  summary:
    'Takes a payment that is held for what it is: it counts, the rest is still owed, and what is too much goes back',
  tag,
  auth: 'required',
  body: shapes.decideHeldBody,
  answer: booking,
  errors: ['booking_not_found', 'forbidden', 'payment_not_countable', 'payment_not_found', 'transition_not_allowed'],
});

export const saveTour = defineCall({
  method: 'POST',
  path: `${BASE}/tour/save`,
  summary: 'Adds a tour or changes one: words, pictures, programme, variants, add-ons, questions',
  tag,
  auth: 'required',
  body: tours.saveTourBody,
  answer: tours.savedTour,
  errors: ['forbidden', 'photo_gone', 'place_not_found', 'tour_changed', 'tour_not_found'],
});

export const editableTour = defineCall({
  method: 'GET',
  path: `${BASE}/tour`,
  summary: 'A tour as it was saved, hidden ones as well, with the revision that a change begins from',
  tag,
  auth: 'required',
  query: z.object({ id: recordIdText() }),
  answer: tours.editableTour,
  errors: ['forbidden', 'tour_not_found'],
});

export const organizerTours = defineCall({
  method: 'GET',
  path: `${BASE}/tours`,
  summary: "The organizer's tours, hidden ones as well, the newest first",
  tag,
  auth: 'required',
  query: tours.organizerToursQuery,
  answer: tours.organizerTours,
  errors: ['forbidden'],
});
