import { defineRoute, Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { placesStructured } from '../features/places/model/places-structured.ts';
import { PlaceGrid } from '../features/places/ui/place-grid.tsx';
import { SimplePage } from '../features/places/ui/simple-page.tsx';
import { tours } from '../features/tours/model/api.ts';

function Collections() {
  const { t } = useTranslation('mf-catalog');
  const { origin, basename } = usePlatform();
  const { data } = tours.collections.useQuery();
  const places = data?.items ?? [];
  return (
    <SimplePage title={t('collections.title')} text={t('collections.text')}>
      <Seo
        title={t('collections.seoTitle')}
        description={t('collections.description')}
        structured={[placesStructured(t('collections.title'), places, origin + basename)]}
      />
      <PlaceGrid places={places} hasCaptions level={2} />
    </SimplePage>
  );
}

export default defineRoute({
  loader: ({ load }) => load(tours.collections.initiate()).then(() => null),
  Component: Collections,
});
