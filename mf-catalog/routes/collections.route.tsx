import { defineRoute, Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { placesStructured } from '../features/places/model/places-structured.ts';
import { CollectionsPage } from '../features/places/ui/collections-page.tsx';

function Collections() {
  const { t } = useTranslation('mf-catalog');
  const platform = usePlatform();
  const { data } = tours.collections.useQuery();
  const places = (data?.items ?? []).filter(({ count }) => count > 0);
  return (
    <>
      <Seo
        title={t('collections.seoTitle')}
        description={t('collections.description')}
        structured={[placesStructured(t('collections.title'), places, platform)]}
      />
      <CollectionsPage />
    </>
  );
}

export default defineRoute({
  loader: ({ load }) => load(tours.collections.initiate()).then(() => null),
  Component: Collections,
});
