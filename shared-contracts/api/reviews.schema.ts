import * as z from 'zod/mini';
import { TRAVELLERS } from '../domain/review-parts.ts';
import { REVIEW_PHOTOS_MAX, REVIEW_TEXT } from '../domain/upload-limits.ts';
import { calendarDate, contentLanguage, instant, mediaItem, recordId, tidied, uuid } from './common.schema.ts';

const level = z.number().check(z.int(), z.minimum(1), z.maximum(5));

/** of a review that somebody sent */
export const SENT_REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export const REVIEW_STATES = ['open', ...SENT_REVIEW_STATES] as const;

/** GET /spa/review-invitation: whose tour it was, and whether it still waits for a review. 404 unknown, 410 too late. */
export const reviewInvitation = z.object({
  uuid: z.string(),
  /** `open`: nothing was sent yet; else what became of it */
  state: z.enum(REVIEW_STATES),
  tour: z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    content_language: contentLanguage,
    days: z.number(),
    image: z.nullable(mediaItem),
  }),
  organizer: z.object({ name: z.string(), person: z.string(), avatar: z.nullable(mediaItem), id: z.number() }),
  start: calendarDate,
  end: calendarDate,
  /** as the review will be signed */
  author: z.string(),
  author_from: z.string(),
  expires_at: instant,
  /** why it was not published; '' when nobody said */
  note: z.string(),
});
export type ReviewInvitation = z.infer<typeof reviewInvitation>;

/** POST /spa/review */
export const reviewBody = z.object({
  uuid,
  rating: level,
  aspects: z._default(
    z.object({
      organizer: z.optional(level),
      program: z.optional(level),
      accommodation: z.optional(level),
      value: z.optional(level),
    }),
    {},
  ),
  traveller: z.optional(z.enum(TRAVELLERS)),
  text: z.string().check(tidied(), z.minLength(REVIEW_TEXT.min), z.maxLength(REVIEW_TEXT.max)),
  /** as /spa/upload-review-image answered */
  images: z._default(
    z
      .array(z.object({ id: recordId(), token: z.string().check(z.maxLength(100)) }))
      .check(z.maxLength(REVIEW_PHOTOS_MAX)),
    [],
  ),
});
export type ReviewBody = z.input<typeof reviewBody>;

/** GET /crm/api/review/list: what waits for a look, the oldest first */
export const moderatedReviews = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      state: z.enum(SENT_REVIEW_STATES),
      tour_id: z.number(),
      tour_name: z.string(),
      author: z.string(),
      rating: z.number(),
      aspects: z.record(z.string(), z.number()),
      text: z.string(),
      images: z.array(mediaItem),
      created_at: instant,
    }),
  ),
  total: z.number(),
});

/** POST /crm/api/review/moderate */
export const moderateBody = z.object({
  id: recordId(),
  decision: z.enum(['approve', 'reject']),
  /** told to the author */
  note: z._default(z.string().check(tidied(), z.maxLength(500)), ''),
});
