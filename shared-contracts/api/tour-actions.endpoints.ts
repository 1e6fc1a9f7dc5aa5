import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import { citiesByQuery } from './places.calls.ts';
import { siteTokens } from './site.calls.ts';
import * as calls from './tour-actions.calls.ts';
import * as tours from './tours.calls.ts';

/** What a visitor does on a tour page beside booking: "Tour actions" of specification §7, and the calls of its widgets. */
export const tourActionsEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    complain: call(calls.complain),
    subscribeProgram: call(calls.subscribeProgram),
    programByEmail: call(calls.programByEmail),
    programByWhatsapp: call(calls.programByWhatsapp),
    askForHelp: call(calls.askForHelp),
    ticketCities: call(calls.ticketCities),
    tourCities: call(calls.tourCities),
    citiesByQuery: call(citiesByQuery),
    tourWeather: call(tours.tourWeather),
    tourQuestion: call(tours.tourQuestion),
    excursionDates: call(tours.excursionDates),
    siteTokens: call(siteTokens),
  }));
