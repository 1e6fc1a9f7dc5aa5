import * as z from 'zod/mini';
import { TOUR_SEGMENTS } from '../domain/enumerations.ts';
import { SIMILAR_TOURS_MAX, TOUR_REVIEWS } from '../domain/limits.ts';
import { REVIEW_ASPECTS, REVIEW_TOPICS, TRAVELLERS } from '../domain/review-parts.ts';
import { calendarDate, uuid } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import { choice, flag, idList, requiredId, requiredSlug, text, wholeNumber, wordList } from './query.ts';
import { tourWeather as weather } from './tour-actions.schema.ts';
import * as shapes from './tours.schema.ts';

/** Public tour calls of specification §7; the search has a file of its own, so that a tour's page does without the filter's code. */
const get = { method: 'GET', tag: 'Tours' } as const;
/** a choice takes its first for what it does not know */
const ANY = 'any' as const;
const reviewPages = {
  limit: wholeNumber({ min: 1, max: 50, fallback: TOUR_REVIEWS }),
  page: wholeNumber({ min: 1, max: 10_000, fallback: 1 }),
  sort: choice(shapes.REVIEW_SORTS),
  aspect: choice([ANY, ...REVIEW_ASPECTS]),
  topic: choice([ANY, ...REVIEW_TOPICS]),
  traveller: choice([ANY, ...TRAVELLERS]),
};

export const bestTours = defineCall({
  ...get,
  path: '/spa/best-tours',
  summary: 'Tours that stand first',
  query: z.object({ limit: wholeNumber({ min: 1, max: 24, fallback: 8 }), segment: choice(TOUR_SEGMENTS) }),
  answer: shapes.tourCards,
});

export const similarTours = defineCall({
  ...get,
  path: '/spa/similar-tours',
  summary: 'Tours like this one',
  query: z.object({ id: requiredId(), limit: wholeNumber({ min: 1, max: SIMILAR_TOURS_MAX, fallback: 8 }) }),
  answer: shapes.tourCards,
  errors: ['tour_not_found'],
});

export const toursByIds = defineCall({
  ...get,
  path: '/crm/api/tour/get-by-ids',
  summary: 'Cards in the order of ids; unknown ones are left out. Prices are of the dates, when there are any',
  query: z.object({ ids: idList(), with_alt: flag(), dateFrom: text(), dateTo: text() }),
  answer: shapes.tourCards,
});

export const completion = defineCall({
  ...get,
  path: '/spa/tours-filter-completion',
  summary: 'What a phrase may mean: places, tours, organizers',
  query: z.object({
    phrase: text(100),
    limit: wholeNumber({ min: 1, max: 20, fallback: 5 }),
    exclude: wordList(),
    only: wordList(),
    isCruisesSearch: flag(),
  }),
  answer: shapes.suggestions,
});

export const calendarPeriods = defineCall({
  ...get,
  path: '/spa/calendar-periods',
  summary: 'Months in which tours can be booked',
  answer: shapes.calendarPeriods,
});

export const tourAccommodations = defineCall({
  ...get,
  path: '/spa/tour-accommodations',
  summary: 'Kinds of beds with the tours that have them',
  answer: shapes.accommodationOptions,
});

export const stats = defineCall({
  ...get,
  path: '/spa/info',
  summary: 'Numbers about the marketplace',
  answer: shapes.stats,
});

export const tour = defineCall({
  ...get,
  path: '/spa/tour',
  summary: 'The tour page, or where it lives now; 410 tour_is_gone when its dates have passed',
  query: z.object({
    slug: requiredSlug(),
    format: text(20),
    expand_program: flag(),
    expand_reviews: flag(),
    with_alt: flag(),
  }),
  answer: shapes.tourAnswer,
  errors: ['tour_not_found', 'tour_is_gone'],
});

export const tourForRequest = defineCall({
  ...get,
  path: '/spa/tour-for-request',
  summary: 'The tour by number, for a booking',
  query: z.object({ id: requiredId(), format: text(20) }),
  answer: shapes.tour,
  errors: ['tour_not_found', 'tour_is_gone'],
});

/** departures and variants with live seats: what the booking panel stands on */
export const tourDates = defineCall({
  ...get,
  path: '/spa/tour-private-data',
  summary: 'Departures and variants with the seats free now; empty without has_dates',
  query: z.object({ id: requiredId(), has_dates: flag() }),
  answer: shapes.tourDates,
  errors: ['tour_not_found'],
});

export const tourVariants = defineCall({
  ...get,
  path: '/spa/tour-private-variants-data',
  summary: 'Variants of a tour',
  query: z.object({ id: requiredId() }),
  answer: z.object({ variants: z.array(shapes.tourVariant) }),
  errors: ['tour_not_found'],
});

export const excursionDates = defineCall({
  ...get,
  path: '/crm/api/tour/excursion-dates',
  summary: 'Days on which a tour or excursion starts and has free seats',
  query: z.object({ id: requiredId() }),
  answer: z.object({ data: z.array(calendarDate) }),
  errors: ['tour_not_found'],
});

export const tourProgram = defineCall({
  ...get,
  path: '/spa/tour-program',
  summary: 'The tour day by day; program_id narrows it to one day',
  query: z.object({ tour_id: requiredId(), program_id: z.optional(requiredId()) }),
  answer: z.object({ items: z.array(shapes.tourDay) }),
  errors: ['tour_not_found'],
});

export const tourWeather = defineCall({
  ...get,
  path: '/spa/tour-weather',
  summary: 'What a usual day of each month is like on a tour; no months where nobody knows',
  query: z.object({ tour_id: requiredId() }),
  answer: weather,
  errors: ['tour_not_found'],
});

export const tourQuestion = defineCall({
  ...get,
  path: '/spa/tour-question',
  summary: 'One of a tour’s questions with its answer; they are counted from 1',
  query: z.object({ tour_id: requiredId(), question_id: requiredId() }),
  answer: shapes.tourQuestion,
  errors: ['tour_not_found', 'question_not_found'],
});

export const reviewsBySlug = defineCall({
  ...get,
  path: '/spa/all-tour-reviews',
  summary:
    'Reviews of a tour by slug; sort: newest, best, worst; those that judge an aspect, speak of a topic, or are of such travellers',
  query: z.object({ slug: requiredSlug(), ...reviewPages }),
  answer: shapes.reviewsPage,
  errors: ['tour_not_found'],
});

export const reviewsById = defineCall({
  ...get,
  path: '/spa/tour-reviews',
  summary: 'Reviews of a tour by number, as by slug',
  query: z.object({ id: requiredId(), ...reviewPages }),
  answer: shapes.reviewsPage,
  errors: ['tour_not_found'],
});

/** the program of a tour on paper (specification §2 and §7): the address that people share and that mails carry */
export const programDocument = defineCall({
  ...get,
  path: '/spa/private-tour-program-pdf',
  summary: 'The program of a tour as an A4 document; 410 tour_is_gone when its dates have passed',
  query: z.object({
    id: requiredId(),
    /** a link carries no headers: these stand for X-Language and X-Currency */
    language: text(10),
    currency: text(3),
    /** of an individual tour: its own dates and price instead of the public ones */
    uuid: z.optional(uuid),
    is_individual: flag(),
  }),
  file: 'application/pdf',
  answer: z.unknown(),
  errors: ['tour_not_found', 'tour_is_gone', 'individual_tour_not_found', 'individual_tour_expired'],
});

export const programDocumentLink = defineCall({
  ...get,
  path: '/spa/private-generate-tour-program-pdf',
  summary:
    'Where the program of a tour, or of an individual tour, can be read as a document; 410 tour_is_gone when its dates have passed',
  query: z.object({ id: requiredId(), is_individual: flag() }),
  answer: z.object({ url: z.string() }),
  errors: ['tour_not_found', 'tour_is_gone'],
});
