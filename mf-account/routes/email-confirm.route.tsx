import { coreEndpoints, defineRoute, RouteError } from '@cairn/shared-contracts/remote/platform';
import { OPENED_LINK } from '../features/email/model/opened-link.ts';
import { EmailConfirmPage } from '../features/email/ui/email-confirm-page.tsx';

/**
 * /email-confirm: takes the code, from whoever is logged in (specification §2). /email-confirm/link?token=…: the link of the same
 * message, which may be read on another device.
 */
export default defineRoute({
  layout: 'split',
  async loader({ url, load }) {
    const isLoggedIn = (await load(coreEndpoints.profile.initiate())) !== null;
    // the page reads the token itself: it must not stand in what the server sends
    const isLink = ['token', OPENED_LINK].some((name) => url.searchParams.has(name));
    if (!isLoggedIn && !isLink) throw new RouteError(401);
    return { isLoggedIn, isLink };
  },
  Component: ({ data }) => <EmailConfirmPage {...data} />,
});
