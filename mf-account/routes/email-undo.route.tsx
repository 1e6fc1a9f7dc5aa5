import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { EmailUndoPage } from '../features/email/ui/email-undo-page.tsx';

/** /email-undo?token=…: the link that the old address is told of a change with. */
export default defineRoute({ layout: 'split', Component: EmailUndoPage });
