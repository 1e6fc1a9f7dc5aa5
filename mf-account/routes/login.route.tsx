import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { guestsOnly } from '../features/sign-in/model/guests-only.ts';
import { loadOptions } from '../features/sign-in/model/login-options.ts';
import { LoginPage } from '../features/sign-in/ui/login-page.tsx';

/** /login?next=/path: by code, password or passkey. Whoever is logged in already goes straight on. */
export default defineRoute({
  layout: 'split',
  async loader(request) {
    const [{ next }, options] = await Promise.all([guestsOnly(request), loadOptions(request.load)]);
    return { next, options };
  },
  Component: ({ data }) => <LoginPage {...data} />,
});
