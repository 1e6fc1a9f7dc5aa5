import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { club } from '../features/club/model/api.ts';
import { ABOUT_PROFILES } from '../features/club/model/profiles.ts';
import { AboutPage } from '../features/club/ui/about-page.tsx';

/** /about: what the club is, and five of its members */
export default defineRoute({
  loader: async ({ load }) => {
    await load(club.organizerHub.initiate({ limit: ABOUT_PROFILES }));
    return {};
  },
  Component: () => <AboutPage />,
});
