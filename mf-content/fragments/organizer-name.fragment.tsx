import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { OrganizerName } from '../features/organizers/ui/organizer-name.tsx';

/** For the pages of other remotes: whoever sells a tour is one press away. */
export default defineFragment<'mf-content/organizer-name'>({ Component: OrganizerName });
