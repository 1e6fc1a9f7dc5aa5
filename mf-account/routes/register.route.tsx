import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { guestsOnly } from '../features/sign-in/model/guests-only.ts';
import { RegisterPage } from '../features/sign-in/ui/register-page.tsx';

/** /register?next=/path: name and e-mail, no password. */
export default defineRoute({
  layout: 'split',
  loader: guestsOnly,
  Component: ({ data }) => <RegisterPage next={data.next} />,
});
