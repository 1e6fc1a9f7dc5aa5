import { coreEndpoints, defineRoute, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { safeNext } from '../features/sign-in/model/safe-next.ts';
import { RegisterPage } from '../features/sign-in/ui/register-page.tsx';

/** /register?next=/path: name and e-mail, no password. */
export default defineRoute({
  layout: 'bare',
  loader: async ({ url, load }) => {
    const next = safeNext(url.searchParams.get('next'));
    if (await load(coreEndpoints.profile.initiate())) throw new RouteRedirect(next);
    return { next };
  },
  Component: ({ data }) => <RegisterPage next={data.next} />,
});
