import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { organizers } from '../features/organizers/model/api.ts';
import { OrganizerRail, type OrganizerRailProps } from '../features/organizers/ui/organizer-rail.tsx';

export default defineFragment<OrganizerRailProps>({
  preload: ({ limit }, { load }) => load(organizers.organizers.initiate({ limit })),
  Component: OrganizerRail,
});
