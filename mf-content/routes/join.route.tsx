import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { club } from '../features/club/model/api.ts';
import { JoinPage } from '../features/club/ui/join-page.tsx';

/** /join: for who wants to sell their tours here */
export default defineRoute({
  loader: async ({ load }) => {
    await load(club.organizers.initiate({ limit: 3 }));
    return {};
  },
  Component: () => <JoinPage />,
});
