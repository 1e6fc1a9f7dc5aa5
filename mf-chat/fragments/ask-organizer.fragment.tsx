import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { AskOrganizer, type AskOrganizerProps } from '../features/ask/ui/ask-organizer.tsx';

/** For the tour page, beside the organizer. */
export default defineFragment<AskOrganizerProps>({ Component: AskOrganizer });
