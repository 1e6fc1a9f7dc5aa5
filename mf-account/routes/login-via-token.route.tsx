import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { LinkLoginPage } from '../features/link-login/ui/link-login-page.tsx';

/** /login-via-token?token=…: the link beside a mailed code. */
export default defineRoute({ layout: 'split', Component: LinkLoginPage });
