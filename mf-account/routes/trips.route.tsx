import { coreEndpoints, defineRoute, Slot, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { trips } from '../features/trips/model/api.ts';
import { TripsPage } from '../features/trips/ui/trips-page.tsx';

/** /trips: the account's home and the phone's tab */
export default defineRoute({
  loader: async ({ load }) => {
    await Promise.all([load(trips.initiate()), load(coreEndpoints.favourites.initiate())]);
    return null;
  },
  Component: () => (
    <TripsPage>
      <Favourites />
    </TripsPage>
  ),
});

function Favourites() {
  const { t } = useTranslation('mf-account');
  const { data } = coreEndpoints.favourites.useQuery();
  if (!data || data.ids.length === 0) return null;
  return (
    <div className="section">
      <Slot name="mf-catalog/tour-rail" props={{ title: t('trips.favourites'), ids: data.ids }} />
    </div>
  );
}
