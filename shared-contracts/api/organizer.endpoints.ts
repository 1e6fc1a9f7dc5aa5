import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { OrganizerList } from './organizer.schema.ts';

/** Organizer calls of specification §7. */
export const organizerEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    organizers: build.query<OrganizerList, { limit: number; offset?: number }>({
      query: (params) => ({ url: '/crm/api/organizer/list', params }),
    }),
  }));
