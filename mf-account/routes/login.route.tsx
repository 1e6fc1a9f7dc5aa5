import { coreEndpoints, defineRoute, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { safeNext } from '../features/sign-in/model/safe-next.ts';
import { LoginPage } from '../features/sign-in/ui/login-page.tsx';

/** /login?next=/path: by e-mail code or by password. Whoever is logged in already goes straight on. */
export default defineRoute({
  layout: 'bare',
  loader: async ({ url, load }) => {
    const next = safeNext(url.searchParams.get('next'));
    if (await load(coreEndpoints.profile.initiate())) throw new RouteRedirect(next);
    return { next };
  },
  Component: ({ data }) => <LoginPage next={data.next} />,
});
