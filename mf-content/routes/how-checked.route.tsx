import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { club } from '../features/club/model/api.ts';
import { HowChecked } from '../features/club/ui/how-checked.tsx';

/** /how-organizers-are-checked */
export default defineRoute({
  loader: async ({ load }) => {
    // the page explains the checks without their numbers, too
    await load(club.checkCounts.initiate()).catch(() => null);
    return {};
  },
  Component: () => <HowChecked />,
});
