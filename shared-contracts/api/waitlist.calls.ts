import * as z from 'zod/mini';
import { recordId, recordIdText } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './waitlist.schema.ts';

const tag = 'Waitlist';

export const joinWaitlist = defineCall({
  method: 'POST',
  path: '/crm/api/waitlist/join',
  summary: 'Waits for seats of a departure that has too few; asking again answers with the same place',
  tag,
  auth: 'required',
  body: shapes.joinWaitlistBody,
  answer: shapes.waitlistEntry,
  errors: [
    'departure_closed',
    'departure_not_found',
    'departure_past',
    'seats_available',
    'too_many_tries',
    'waitlist_full',
  ],
});

export const leaveWaitlist = defineCall({
  method: 'POST',
  path: '/crm/api/waitlist/leave',
  summary: 'Gives a place up; seats that were kept go to the next',
  tag,
  auth: 'required',
  body: z.object({ id: recordId() }),
  answer: shapes.waitlistEntry,
  errors: ['waitlist_entry_not_found'],
});

export const ownWaitlist = defineCall({
  method: 'GET',
  path: '/crm/api/waitlist/list',
  summary: "The user's places in waitlists, those that are still held first; of one tour or of all",
  tag,
  auth: 'required',
  query: z.object({ tour_id: z.optional(recordIdText()) }),
  answer: shapes.waitlistEntries,
});
