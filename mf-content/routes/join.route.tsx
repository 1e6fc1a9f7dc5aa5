import { defineRoute, type LoadContext } from '@cairn/shared-contracts/remote/platform';
import { club, places, prices } from '../features/club/model/api.ts';
import { priceExample } from '../features/club/model/price-example.ts';
import { JoinPage } from '../features/club/ui/join-page.tsx';

/** /join: for who wants to sell their tours here */
export default defineRoute({
  loader: async ({ load }) => {
    await Promise.all([
      load(club.organizers.initiate({ limit: 3 })),
      // the form's list: whoever types before it is there would find nothing
      load(places.countriesForForms.initiate()),
      // an example: the page does without it
      loadExample(load).catch(() => null),
    ]);
    return {};
  },
  Component: () => <JoinPage />,
});

/** departures of one tour after the other, until some can serve as the example: PriceCard looks in the same order */
async function loadExample(load: LoadContext['load']): Promise<void> {
  const { items } = await load(prices.exampleTours.initiate({}));
  for (const { id } of items) {
    const { dates } = await load(prices.exampleDates.initiate({ id }));
    if (priceExample(dates)) return;
  }
}
