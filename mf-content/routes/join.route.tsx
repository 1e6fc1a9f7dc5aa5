import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { club, places } from '../features/club/model/api.ts';
import { JoinPage } from '../features/club/ui/join-page.tsx';

/** /join: for who wants to sell their tours here */
export default defineRoute({
  loader: async ({ load }) => {
    await Promise.all([
      load(club.organizers.initiate({ limit: 3 })),
      // the form's list: whoever types before it is there would find nothing
      load(places.countriesForForms.initiate()),
    ]);
    return {};
  },
  Component: () => <JoinPage />,
});
