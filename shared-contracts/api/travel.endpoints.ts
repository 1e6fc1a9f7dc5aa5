import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './travel.calls.ts';

/** How a party comes and goes, by the links of its booking and of its tourists. */
export const travelEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    travelInfo: call(calls.travelInfo, { providesTags: ['Booking'] }),
    saveTravelInfo: call(calls.saveTravelInfo, { invalidatesTags: ['Booking'] }),
  }));
