import * as z from 'zod/mini';
import { EMAIL, EMAIL_MAX } from '../domain/email.ts';
import { TOURISTS_MAX } from '../domain/limits.ts';
import { calendarDate, contentLanguage, email, instant, rule, tidiedLine, uuid } from './common.schema.ts';
import { questionnaire } from './questionnaire.schema.ts';

/** Tourist in a booking: specification §3 */
export const tourist = z.object({
  /** stays the same when others are added or removed; '' of one who is masked */
  id: z._default(z.string(), ''),
  /** goes up with every change: who saves says which one they have seen */
  revision: z._default(z.number(), 0),
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string(),
  birthday: z.nullable(calendarDate),
  passport: z.string(),
  email: z.string(),
  food_restriction: z.string(),
  phone: z.string(),
  /** whole kilograms; asked for only where the site's configuration says so, as the passport is */
  weight: z._default(z.nullable(z.number()), null),
  is_touched: z.boolean(),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
});
export type Tourist = z.infer<typeof tourist>;

/** '' takes back what was said */
const given = (max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  z.optional(z.string().check(tidiedLine(), z.maxLength(max), ...rules));
const said = (pattern: RegExp, error: string) =>
  z.refine<string>((text) => text === '' || pattern.test(text), { error });
/** as validators of forms have it */
const PHONE = /^\+\d{9,17}$/;

interface Names {
  id?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
}
/** whoever is there has a name already that may be left out */
const hasNo = ({ id, ...names }: Names, field: 'first_name' | 'last_name'): boolean =>
  names[field] === '' || (names[field] === undefined && id === undefined);

/** of a tourist, kilograms */
export const WEIGHT_MIN_KG = 10;
export const WEIGHT_MAX_KG = 250;

/** What is left out of a tourist who is there stays as it was: who sends it may not know of it. Of a new one nothing is said then. */
export const updateTouristsBody = z.object({
  /** whom the page has shown: somebody else is not removed by being left out */
  seen: z.optional(z.array(z.string().check(z.maxLength(36))).check(z.maxLength(TOURISTS_MAX))),
  tourists: z
    .array(
      z
        .object({
          /** of a tourist who is there; left out for a new one */
          id: z.optional(uuid),
          /** that the page has shown; another one by now is refused with tourist_changed */
          revision: z.optional(z.number().check(z.int(), z.minimum(0))),
          /** both names or neither: a place may be kept for somebody with a link of their own */
          first_name: given(60),
          last_name: given(60),
          middle_name: given(60),
          birthday: z.optional(z.nullable(calendarDate)),
          passport: given(40),
          email: given(EMAIL_MAX, said(EMAIL, rule('email'))),
          phone: given(20, said(PHONE, rule('phone'))),
          food_restriction: given(200),
          weight: z.optional(z.nullable(z.number().check(z.int(), z.minimum(WEIGHT_MIN_KG), z.maximum(WEIGHT_MAX_KG)))),
        })
        .check(
          z.refine((one) => !hasNo(one, 'first_name') || !one.last_name, {
            path: ['first_name'],
            error: rule('required'),
          }),
          z.refine((one) => !hasNo(one, 'last_name') || !one.first_name, {
            path: ['last_name'],
            error: rule('required'),
          }),
        ),
    )
    .check(z.maxLength(TOURISTS_MAX)),
});
export type UpdateTouristsBody = z.input<typeof updateTouristsBody>;

/** What the page of a party shows. `own`: by the link of one tourist, who sees nobody else. */
export const touristsInfo = z.object({
  access: z.enum(['full', 'own', 'link']),
  request_id: z.number(),
  status: z.number(),
  tour: z.object({ name: z.string(), slug: z.string(), content_language: contentLanguage }),
  date: z.object({ start: calendarDate, end: calendarDate }),
  tourists_count: z.number(),
  tourists: z.array(tourist),
  /** what the organizer asks them; the answers of those only who are shown in full */
  questionnaire: z.optional(questionnaire),
});
export type TouristsInfo = z.infer<typeof touristsInfo>;

export const inviteTouristBody = z.object({
  /** of a tourist who is there; left out, a free place is kept for somebody */
  id: z.optional(uuid),
  /** where the link is sent to; left out, it is only shown */
  email: z.optional(email),
});
/** the link is told once: what is kept of it opens nothing */
export const touristInvitation = z.object({ tourist_id: z.string(), url: z.string(), expires_at: instant });
export type TouristInvitation = z.infer<typeof touristInvitation>;
