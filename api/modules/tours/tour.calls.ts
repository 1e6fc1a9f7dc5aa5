import { calendarDate } from '@cairn/shared-contracts/api/common.schema';
import { tourWeather } from '@cairn/shared-contracts/api/tour-actions.schema';
import {
  REVIEW_SORTS,
  reviewsPage,
  type Tour,
  tour,
  tourAnswer,
  tourDate,
  tourDay,
  tourQuestion,
  tourVariant,
} from '@cairn/shared-contracts/api/tours.schema';
import { TOUR_REVIEWS } from '@cairn/shared-contracts/domain/limits';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { choice, flag, requiredId, requiredSlug, text, wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { shownReviews, shownTour } from '../organizer/hidden-organizers.ts';
import { isBookable, upcomingDepartures } from './departures.ts';
import { findTour, requireTour } from './find-tour.ts';
import { readProgram } from './program.ts';
import { readQuestion } from './questions.ts';
import { readReviews } from './reviews.ts';
import { readTourDates } from './tour-dates.ts';
import { readTour } from './tour-page.ts';
import { readWeather } from './weather.ts';

const dates = z.object({ dates: z.array(tourDate), variants: z.array(tourVariant) });
const reviewPages = {
  limit: wholeNumber({ min: 1, max: 50, fallback: TOUR_REVIEWS }),
  page: wholeNumber({ min: 1, max: 10_000, fallback: 1 }),
  sort: choice(REVIEW_SORTS),
};

/** the days and the reviews are most of a tour: whoever wants them says so. The sums over all reviews are always there. */
const expanded = (whole: Tour, asked: { expand_program: boolean; expand_reviews: boolean }): Tour => ({
  ...whole,
  program: asked.expand_program ? whole.program : [],
  reviews: asked.expand_reviews ? whole.reviews : { ...whole.reviews, items: [] },
});

/** Calls about one tour (specification §7). */
export function tourCalls(services: Services): Call[] {
  const get = { method: 'GET', tag: 'Tours' } as const;
  return [
    defineCall({
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
      answer: tourAnswer,
      handle: async ({ query, site, currency }) => {
        const found = await findTour(services, query.slug);
        if (found.kind === 'moved') return { redirect: `/${found.slug}` };
        return { tour: expanded(shownTour(site, await readTour(services, found.id, currency)), query) };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/tour-for-request',
      summary: 'The tour by number, for a booking',
      query: z.object({ id: requiredId(), format: text(20) }),
      answer: tour,
      handle: async ({ query, site, currency }) =>
        shownTour(site, await readTour(services, (await requireTour(services, query.id)).id, currency)),
    }),
    defineCall({
      ...get,
      path: '/spa/tour-private-data',
      summary: 'Departures and variants with the seats free now; empty without has_dates',
      query: z.object({ id: requiredId(), has_dates: flag() }),
      answer: dates,
      handle: async ({ query, currency }) => {
        const { id } = await requireTour(services, query.id);
        return query.has_dates ? readTourDates(services, id, currency) : { dates: [], variants: [] };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/tour-private-variants-data',
      summary: 'Variants of a tour',
      query: z.object({ id: requiredId() }),
      answer: z.object({ variants: z.array(tourVariant) }),
      handle: async ({ query, currency }) => {
        const { id } = await requireTour(services, query.id);
        return { variants: (await readTourDates(services, id, currency)).variants };
      },
    }),
    defineCall({
      ...get,
      path: '/crm/api/tour/excursion-dates',
      summary: 'Days on which a tour or excursion starts and has free seats',
      query: z.object({ id: requiredId() }),
      answer: z.object({ data: z.array(calendarDate) }),
      handle: async ({ query }) => {
        const { id } = await requireTour(services, query.id);
        const rows = await upcomingDepartures(services.db, [id], services.clock.today());
        return { data: [...new Set(rows.filter(isBookable).map((row) => row.starts_on))] };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/tour-program',
      summary: 'The tour day by day; program_id narrows it to one day',
      query: z.object({ tour_id: requiredId(), program_id: z.optional(requiredId()) }),
      answer: z.object({ items: z.array(tourDay) }),
      handle: async ({ query }) => {
        const { id } = await requireTour(services, query.tour_id);
        const days = await readProgram(services, id);
        return { items: query.program_id ? days.filter((day) => day.id === query.program_id) : days };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/tour-weather',
      summary: 'What a usual day of each month is like on a tour; no months where nobody knows',
      query: z.object({ tour_id: requiredId() }),
      answer: tourWeather,
      handle: async ({ query }) => readWeather(services, (await requireTour(services, query.tour_id)).id),
    }),
    defineCall({
      ...get,
      path: '/spa/tour-question',
      summary: 'One of a tour’s questions with its answer; they are counted from 1',
      query: z.object({ tour_id: requiredId(), question_id: requiredId() }),
      answer: tourQuestion,
      handle: async ({ query }) =>
        readQuestion(services, (await requireTour(services, query.tour_id)).id, query.question_id),
    }),
    defineCall({
      ...get,
      path: '/spa/all-tour-reviews',
      summary: 'Reviews of a tour by slug; sort: newest, best, worst',
      query: z.object({ slug: requiredSlug(), ...reviewPages }),
      answer: reviewsPage,
      handle: async ({ query, site }) =>
        shownReviews(site, await readReviews(services, { tourId: (await findTour(services, query.slug)).id }, query)),
    }),
    defineCall({
      ...get,
      path: '/spa/tour-reviews',
      summary: 'Reviews of a tour by number; sort: newest, best, worst',
      query: z.object({ id: requiredId(), ...reviewPages }),
      answer: reviewsPage,
      handle: async ({ query, site }) =>
        shownReviews(site, await readReviews(services, { tourId: (await requireTour(services, query.id)).id }, query)),
    }),
  ];
}
