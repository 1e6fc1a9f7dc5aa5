import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './tours.calls.ts';

/** A few tours that are on sale, and when the seats of one are paid for: what a price is explained by, in the organizer's own currency. */
export const priceExampleEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    exampleTours: call(calls.bestTours, { fixed: { limit: 4 } }),
    exampleDates: call(calls.tourDates, { fixed: { has_dates: 1 } }),
  }));
