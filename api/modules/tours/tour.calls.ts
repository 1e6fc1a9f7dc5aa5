import * as calls from '@cairn/shared-contracts/api/tours.calls';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { sellersOf, shownOfTours, shownReviews, shownTour } from '../organizer/hidden-organizers.ts';
import { withToursOnSale } from '../organizer/tours-on-sale.ts';
import { isBookable, upcomingDepartures } from './departures.ts';
import { findTour, requireTour } from './find-tour.ts';
import { readProgram } from './program.ts';
import { readQuestion } from './questions.ts';
import { readReviews } from './reviews.ts';
import type { TourSearch } from './search/tour-search.ts';
import { readTourDates } from './tour-dates.ts';
import { readTour } from './tour-page.ts';
import { readWeather } from './weather.ts';

/** the days and the reviews are most of a tour: whoever wants them says so. The sums over all reviews are always there. */
const expanded = (whole: Tour, asked: { expand_program: boolean; expand_reviews: boolean }): Tour => ({
  ...whole,
  program: asked.expand_program ? whole.program : [],
  reviews: asked.expand_reviews ? whole.reviews : { ...whole.reviews, items: [] },
});

/** Calls about one tour (specification §7). */
export function tourCalls(services: Services, search: TourSearch): Call[] {
  const shown = async (site: Site, tour: Tour): Promise<Tour> => {
    const [organizer = tour.organizer] = await withToursOnSale(services, search, site, [tour.organizer]);
    return shownTour(site, { ...tour, organizer });
  };
  const reviewsOf = async (site: Site, tourId: number, slice: Parameters<typeof readReviews>[2]) => {
    const page = await readReviews(services, { tourId }, slice);
    return shownReviews(site, page, await sellersOf(services.db, [tourId]));
  };
  return [
    serve(calls.tour, {
      isShared: true,
      handle: async ({ query, site, currency, language }) => {
        const found = await findTour(services, query.slug);
        if (found.kind === 'moved') return { redirect: `/${found.slug}` };
        return { tour: expanded(await shown(site, await readTour(services, found.id, { currency, language })), query) };
      },
    }),
    serve(calls.tourForRequest, {
      isShared: true,
      handle: async ({ query, site, currency, language }) =>
        shown(site, await readTour(services, (await requireTour(services, query.id)).id, { currency, language })),
    }),
    serve(calls.tourDates, {
      isShared: true,
      handle: async ({ query, currency }) => {
        const { id } = await requireTour(services, query.id);
        return query.has_dates ? readTourDates(services, id, currency) : { dates: [], variants: [], rate: null };
      },
    }),
    serve(calls.tourVariants, {
      isShared: true,
      handle: async ({ query, currency }) => {
        const { id } = await requireTour(services, query.id);
        return { variants: (await readTourDates(services, id, currency)).variants };
      },
    }),
    serve(calls.excursionDates, {
      isShared: true,
      handle: async ({ query }) => {
        const { id } = await requireTour(services, query.id);
        const rows = await upcomingDepartures(services.db, [id], services.clock.today());
        return { data: [...new Set(rows.filter(isBookable).map((row) => row.starts_on))] };
      },
    }),
    serve(calls.tourProgram, {
      isShared: true,
      handle: async ({ query, site }) => {
        const { id } = await requireTour(services, query.tour_id);
        const days = await readProgram(services, id);
        const items = query.program_id ? days.filter((day) => day.id === query.program_id) : days;
        return { items: await shownOfTours(services, site, [id], items) };
      },
    }),
    serve(calls.tourWeather, {
      isShared: true,
      handle: async ({ query }) => readWeather(services, (await requireTour(services, query.tour_id)).id),
    }),
    serve(calls.tourQuestion, {
      isShared: true,
      handle: async ({ query, site }) => {
        const { id } = await requireTour(services, query.tour_id);
        return shownOfTours(services, site, [id], await readQuestion(services, id, query.question_id));
      },
    }),
    serve(calls.reviewsBySlug, {
      isShared: true,
      handle: async ({ query, site }) => reviewsOf(site, (await findTour(services, query.slug)).id, query),
    }),
    serve(calls.reviewsById, {
      isShared: true,
      handle: async ({ query, site }) => reviewsOf(site, (await requireTour(services, query.id)).id, query),
    }),
  ];
}
