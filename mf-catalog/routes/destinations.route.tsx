import { defineRoute, Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { placesStructured } from '../features/places/model/places-structured.ts';
import { DestinationsPage } from '../features/places/ui/destinations-page.tsx';

function Destinations() {
  const { t } = useTranslation('mf-catalog');
  const platform = usePlatform();
  const { data } = tours.worldParts.useQuery();
  const countries = (data?.items ?? []).flatMap((part) => part.countries);
  return (
    <>
      <Seo
        title={t('destinations.seoTitle')}
        description={t('destinations.description')}
        structured={[placesStructured(t('destinations.title'), countries, platform)]}
      />
      <DestinationsPage />
    </>
  );
}

export default defineRoute({
  loader: ({ load }) => load(tours.worldParts.initiate()).then(() => null),
  Component: Destinations,
});
