import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { SiteTokens } from './site.schema.ts';
import type {
  ComplaintBody,
  HelpRequestBody,
  ProgramByEmailBody,
  ProgramByWhatsappBody,
  Subscribed,
  SubscribeProgramBody,
  TourCities,
  TourWeather,
} from './tour-actions.schema.ts';
import type { TourQuestion } from './tours.schema.ts';

interface Done {
  result: true;
}

/** What a visitor does on a tour page beside booking: "Tour actions" of specification §7, and the calls of its widgets. */
export const tourActionsEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    complain: build.mutation<Done, ComplaintBody>({
      query: (body) => ({ url: '/crm/api/tour/complaint', method: 'POST', body }),
    }),
    subscribeProgram: build.mutation<Subscribed, SubscribeProgramBody>({
      query: (body) => ({ url: '/spa/subscribe-tour-program', method: 'POST', body }),
    }),
    programByEmail: build.mutation<Done, ProgramByEmailBody>({
      query: (body) => ({ url: '/spa/tour-program-order-via-email', method: 'POST', body }),
    }),
    programByWhatsapp: build.mutation<Done, ProgramByWhatsappBody>({
      query: (body) => ({ url: '/spa/tour-program-order-via-whatsapp', method: 'POST', body }),
    }),
    askForHelp: build.mutation<Done, HelpRequestBody>({
      query: (body) => ({ url: '/spa/submit-help-request', method: 'POST', body }),
    }),
    /** where tickets to a tour lead */
    ticketCities: build.query<TourCities, { tour_id: number }>({
      query: (params) => ({ url: '/crm/api/ticket/tour-cities', params }),
    }),
    /** where a tour starts and ends */
    tourCities: build.query<TourCities, { tour_id: number }>({
      query: (params) => ({ url: '/spa/tours-cities', params }),
    }),
    citiesByQuery: build.query<TourCities, { query: string }>({
      query: (params) => ({ url: '/spa/cities-by-query', params }),
    }),
    tourWeather: build.query<TourWeather, { tour_id: number }>({
      query: (params) => ({ url: '/spa/tour-weather', params }),
    }),
    /** one of a tour's questions, counted from 1 */
    tourQuestion: build.query<TourQuestion, { tour_id: number; question_id: number }>({
      query: (params) => ({ url: '/spa/tour-question', params }),
    }),
    excursionDates: build.query<{ data: string[] }, { id: number }>({
      query: (params) => ({ url: '/crm/api/tour/excursion-dates', params }),
    }),
    siteTokens: build.query<SiteTokens, void>({ query: () => '/spa/site-tokens' }),
  }));
