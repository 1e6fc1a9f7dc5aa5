import * as z from 'zod/mini';
import { TOURISTS_MAX } from '../domain/limits.ts';
import { WAITLIST_STATUSES } from '../domain/waitlist.ts';
import { calendarDate, contentLanguage, instant, recordId } from './common.schema.ts';

export const joinWaitlistBody = z.object({
  /** of a departure that is sold out, or has fewer seats than are wanted */
  date_id: recordId(),
  seats: z.number().check(z.int(), z.minimum(1), z.maximum(TOURISTS_MAX)),
});

/** Somebody's place in the list of a departure. */
export const waitlistEntry = z.object({
  id: z.number(),
  /**
   * waiting; offered: seats are kept until `hold_until`, a request for the departure takes them; booked; expired: not booked in time;
   * left; closed: the departure has started
   */
  status: z.enum(WAITLIST_STATUSES),
  tour: z.object({ id: z.number(), slug: z.string(), name: z.string(), content_language: contentLanguage }),
  date: z.object({ id: z.number(), start: calendarDate, end: calendarDate }),
  seats: z.number(),
  /** from 1, who is told first; null when nobody is told any more */
  position: z.nullable(z.number()),
  /** of `offered` */
  hold_until: z.nullable(instant),
  /** of `booked` */
  booking_uuid: z.nullable(z.string()),
  created_at: instant,
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;
export const waitlistEntries = z.object({ items: z.array(waitlistEntry) });
