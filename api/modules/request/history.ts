import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_ACTORS, BOOKING_EVENTS } from '@cairn/shared-contracts/domain/booking-graph';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { type Reader, tellKept } from '../../platform/told.ts';

type EventRow = Pick<Selectable<Database['request_events']>, 'action' | 'status' | 'actor' | 'at' | 'note' | 'told'>;

// the database checks these lists as well
const bookingEvent = z.enum(BOOKING_EVENTS);
const bookingActor = z.enum(BOOKING_ACTORS);

/** How the api's own words stood in the note, in English, before they were kept apart: "Too few people · Refund €267". */
const LEGACY = /(?:^|\s*·\s*)(Refund [^·]*|Balance received: [^·]*)$/;

/** The history as its reader gets it: what a person wrote as they wrote it, what the api says in the words of the reader. */
export const historyOf = (
  { log }: Pick<Services, 'log'>,
  rows: readonly EventRow[],
  reader: Reader,
): Booking['history'] =>
  rows.map(({ action, status, actor, at, note, told }) => ({
    action: bookingEvent.parse(action),
    status,
    actor: bookingActor.parse(actor),
    at: at.toISOString(),
    ...noteOf(note, told && tellKept(told, '', reader, log)),
  }));

/** @param text what the api says, null in a row of before it was kept apart */
function noteOf(note: string, text: string | null): { note: string; text: string } {
  if (text !== null) return { note, text };
  const [whole = '', own = ''] = LEGACY.exec(note) ?? [];
  return { note: note.slice(0, note.length - whole.length), text: own };
}
