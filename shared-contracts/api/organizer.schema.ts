import * as z from 'zod/mini';
import { BEST_TOUR_MAX, ORGANIZER_CHECKS, REMOVAL_REASONS, YEARLY_TOURS } from '../domain/organizer-checks.ts';
import {
  calendarDate,
  contentLanguage,
  email,
  mediaItem,
  page,
  placeRef,
  recordId,
  rule,
  tidied,
  tidiedLine,
} from './common.schema.ts';
import { organizerCheck } from './organizer-check.schema.ts';
import { organizerBrief } from './tours.schema.ts';

/** What everybody may know of an organizer: the person first. */
export const publicOrganizer = z.object({
  ...organizerBrief.shape,
  cover: z.nullable(mediaItem),
  country: placeRef,
  city: z.string(),
  /** their own words, one or two sentences */
  quote: z.string(),
  /** HTML that the api has cleaned */
  about: z.string(),
  content_language: contentLanguage,
  /** year */
  since: z.number(),
  /** half of the questions of tourists are answered within so many hours; null: too few were asked lately to tell */
  reply_hours: z.nullable(z.number()),
  /** percent of these questions that were answered at all; null as above */
  reply_share: z.nullable(z.number()),
  /** ISO 639-1 */
  languages: z.array(z.string()),
  /** the same in the language of the call, to be said in one line */
  language_names: z.array(z.string()),
  flags: z.array(z.string()),
  sale_model: z.number(),
  legal_type: z.number(),
  /** 1 to 5, null without reviews */
  rating: z.nullable(z.number()),
  reviews_count: z.number(),
  tours_count: z.number(),
});
export type PublicOrganizer = z.infer<typeof publicOrganizer>;

/** Verification info of specification §3, and what stands behind it */
export const verificationInfo = z.object({
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  is_passport_verified: z.boolean(),
  /** the main check: as of a single one, or 3 in progress */
  status: z.number(),
  /** all five, in their order */
  checks: z.array(organizerCheck),
});
export type VerificationInfo = z.infer<typeof verificationInfo>;

/** How many organizers have come how far with the checks; nobody is counted who was never checked, or is not on the site */
export const checkCounts = z.object({
  /** the four below summed up */
  checked: z.number(),
  /** all five hold today */
  passed: z.number(),
  in_progress: z.number(),
  failed: z.number(),
  /** something has run out, and its successor is not checked yet */
  expired: z.number(),
  /** of the first check */
  since: z.nullable(calendarDate),
  /** whose check of that kind holds today, in the order of the checks; empty where no organizer is named */
  kinds: z.array(z.object({ kind: z.enum(ORGANIZER_CHECKS), count: z.number() })),
  /** who is off the site, by why, most of them first; an api of before leaves it out */
  removed: z.optional(z.array(z.object({ reason: z.enum(REMOVAL_REASONS), count: z.number() }))),
});
export type CheckCounts = z.infer<typeof checkCounts>;

/** GET /spa/hub-organizer-page: a page of the club's members, and what they can be narrowed by */
export const organizerHub = z.object({
  ...page(publicOrganizer).shape,
  /** by the number of their organizers; of all, whatever is asked for */
  countries: z.array(z.object({ ...placeRef.shape, count: z.number(), picture: z.nullable(mediaItem) })),
  /** that organizers speak, most of them first; names in the language of the call */
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  totals: z.object({
    organizers: z.number(),
    countries: z.number(),
    rating: z.nullable(z.number()),
    reviews: z.number(),
  }),
});
export type OrganizerHub = z.infer<typeof organizerHub>;

/** what the organizer's own people and admins see */
export const ownOrganizer = z.object({
  ...publicOrganizer.shape,
  is_published: z.boolean(),
  /** why the marketplace has taken them off the site, if it has */
  removed_for: z.optional(z.enum(REMOVAL_REASONS)),
});
export type OwnOrganizer = z.infer<typeof ownOrganizer>;

const line = (max: number) => z.string().check(tidiedLine(), z.minLength(1), z.maxLength(max));
const languageCodes = z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.minLength(1), z.maxLength(12));

/** what an organizer says about themselves */
const told = {
  city: line(120),
  quote: z.string().check(tidied(), z.maxLength(300)),
  /** HTML, cleaned before anybody is shown it */
  about: z.string().check(tidied(), z.maxLength(8_000)),
  content_language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)),
  languages: languageCodes,
};
/** what only the marketplace may say of them: it was checked */
const checkedByUs = {
  name: line(120),
  person: line(120),
  country_id: recordId(),
  sale_model: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  legal_type: z.number().check(z.int(), z.minimum(1), z.maximum(3)),
};
/** the fields of `update` that an organizer may not change alone */
export const CHECKED_FIELDS = ['name', 'person', 'country_id', 'sale_model', 'legal_type'] as const;

/** POST /crm/api/organizer/create: by an admin, after a provider's request */
export const createOrganizerBody = z.object({
  ...checkedByUs,
  ...told,
  quote: z._default(told.quote, ''),
  about: z._default(told.about, ''),
  content_language: z._default(told.content_language, 'en'),
});

/** POST /crm/api/organizer/update: what is left out stays */
export const updateOrganizerBody = z.partial(z.object({ ...checkedByUs, ...told }));

export const publishOrganizerBody = z.object({
  id: recordId(),
  is_published: z.boolean(),
  /** why an admin takes them off; 'other' where it is left out */
  reason: z.optional(z.enum(REMOVAL_REASONS)),
});

/** POST /spa/add-new-organizer-request: somebody wants to sell their tours here */
export const newOrganizerBody = z.object({
  name: line(120),
  company: z._default(z.string().check(tidiedLine(), z.maxLength(120)), ''),
  country_id: recordId(),
  yearly_tours: z.enum(YEARLY_TOURS),
  email,
  phone: z.string().check(z.trim(), z.regex(/^\+\d{9,17}$/, rule('phone'))),
  best_tour: z.string().check(tidied(), z.minLength(1), z.maxLength(BEST_TOUR_MAX)),
});
export type NewOrganizerBody = z.infer<typeof newOrganizerBody>;

/** the number of the case, and the last day by which somebody answers */
export const newOrganizerAnswer = z.object({ number: z.string(), answer_by: calendarDate });
export type NewOrganizerAnswer = z.infer<typeof newOrganizerAnswer>;
