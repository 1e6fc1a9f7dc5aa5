import * as z from 'zod/mini';
import { uuid } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './travel.schema.ts';

const tag = 'Bookings';

export const travelInfo = defineCall({
  method: 'GET',
  path: '/spa/travel-info',
  summary:
    'How the tourists come and go: oneself by a link of one’s own, everybody for those whom the booking concerns',
  tag,
  auth: 'optional',
  query: z.object({ uuid }),
  answer: shapes.partyTravel,
  errors: ['booking_not_found', 'tourist_link_expired'],
});

export const saveTravelInfo = defineCall({
  method: 'POST',
  path: '/spa/travel-info-save',
  summary: 'Says how some of the party come and go; what their kind of transport does not ask is not kept',
  tag,
  auth: 'optional',
  query: z.object({ uuid }),
  body: shapes.saveTravelBody,
  answer: shapes.partyTravel,
  errors: ['booking_closed', 'booking_login_required', 'booking_not_found', 'tourist_link_expired'],
});
