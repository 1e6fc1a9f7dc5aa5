import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { AskOrganizer } from '../features/ask/ui/ask-organizer.tsx';

/** For the tour page, beside the organizer. */
export default defineFragment<'mf-chat/ask-organizer'>({ Component: AskOrganizer });
