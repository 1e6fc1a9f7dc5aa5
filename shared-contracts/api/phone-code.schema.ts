import * as z from 'zod/mini';
import { recordId } from './common.schema.ts';

/** POST /crm/api/phone-code/organizer: a tourist wants to call an organizer */
export const organizerCodeBody = z.object({
  tour_organizer_id: recordId(),
  country_id: z.optional(recordId()),
  /** IANA, the caller's */
  timezone: z.optional(z.string().check(z.maxLength(64))),
});

/** POST /crm/api/phone-code/user: one side of a chat wants to call the other */
export const userCodeBody = z.object({ chat_id: recordId(), country_id: z.optional(recordId()) });

/** POST /crm/api/phone-code/web-call-data: whom a call from the page reaches */
export const webCallBody = z.object({
  is_support_call: z._default(z.boolean(), false),
  organizer_id: z.optional(recordId()),
  chat_id: z.optional(recordId()),
});

/** The caller dials `phone` and types `code`: neither side sees the other's number. */
export const phoneCode = z.object({
  /** who answers */
  name: z.string(),
  /** as people write it */
  phone: z.string(),
  /** null: the number itself answers */
  code: z.nullable(z.string()),
  /** seconds that the code lives; 0 without one */
  expires_in: z.number(),
});
export type PhoneCode = z.infer<typeof phoneCode>;
