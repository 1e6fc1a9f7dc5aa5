import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { guestsOnly } from '../features/sign-in/model/guests-only.ts';
import { LoginPage } from '../features/sign-in/ui/login-page.tsx';

/** /login?next=/path: by e-mail code or by password. Whoever is logged in already goes straight on. */
export default defineRoute({
  layout: 'bare',
  loader: guestsOnly,
  Component: ({ data }) => <LoginPage next={data.next} />,
});
