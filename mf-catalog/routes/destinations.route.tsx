import { defineRoute, Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { placesStructured } from '../features/places/model/places-structured.ts';
import { PlaceGrid } from '../features/places/ui/place-grid.tsx';
import { SectionHead } from '../features/places/ui/section-head.tsx';
import { SimplePage } from '../features/places/ui/simple-page.tsx';
import { tours } from '../features/tours/model/api.ts';

function Destinations() {
  const { t } = useTranslation('mf-catalog');
  const { origin, basename } = usePlatform();
  const { data } = tours.worldParts.useQuery();
  const groups = (data?.items ?? []).filter(({ countries }) => countries.length > 0);
  const countries = groups.flatMap((group) => group.countries);
  return (
    <SimplePage title={t('destinations.title')} text={t('destinations.text')}>
      <Seo
        title={t('destinations.seoTitle')}
        description={t('destinations.description')}
        structured={[placesStructured(t('destinations.title'), countries, origin + basename)]}
      />
      {groups.map((group) => (
        <section key={group.id} className="section">
          <SectionHead title={group.name} />
          <PlaceGrid places={group.countries} />
        </section>
      ))}
    </SimplePage>
  );
}

export default defineRoute({
  loader: ({ load }) => load(tours.worldParts.initiate()).then(() => null),
  Component: Destinations,
});
