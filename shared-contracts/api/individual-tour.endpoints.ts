import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { IndividualTour } from './individual-tour.schema.ts';

/** A tour offered to one person or group (specification §2, /order/{uuid}/individual-tour). */
export const individualTourEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    individualTour: build.query<IndividualTour, { uuid: string }>({
      query: ({ uuid }) => ({ url: '/spa/individual-tour', params: { uuid, with_alt: 1 } }),
      providesTags: (answer) => ['Priced', ...(answer ? [{ type: 'Seats' as const, id: answer.tour.id }] : [])],
    }),
  }));
