import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './individual-tour.calls.ts';

/** A tour offered to one person or group (specification §2, /order/{uuid}/individual-tour). */
export const individualTourEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    individualTour: call(calls.individualTour, {
      fixed: { with_alt: 1 },
      providesTags: (answer) => ['Priced', ...(answer ? [{ type: 'Seats' as const, id: answer.tour.id }] : [])],
    }),
  }));
