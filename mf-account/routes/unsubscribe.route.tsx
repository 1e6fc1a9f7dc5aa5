import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { UnsubscribePage } from '../features/unsubscribe/ui/unsubscribe-page.tsx';

/** /unsubscribe?token=…: the link at the end of e-mails that nobody needs. */
export default defineRoute({ layout: 'split', Component: UnsubscribePage });
