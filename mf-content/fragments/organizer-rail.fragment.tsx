import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { organizers } from '../features/organizers/model/api.ts';
import { OrganizerRail } from '../features/organizers/ui/organizer-rail.tsx';

export default defineFragment<'mf-content/organizer-rail'>({
  preload: ({ limit }, { load }) => load(organizers.organizers.initiate({ limit })),
  Component: OrganizerRail,
});
