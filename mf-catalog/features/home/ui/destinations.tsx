import type { PlaceCard, Stats } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { PlaceTile } from '../../../common/ui/place-tile.tsx';
import { Rail } from '../../../common/ui/rail.tsx';
import { SectionHead } from '../../../common/ui/section-head.tsx';
import css from './home.module.css';

export function Destinations({ places, stats }: { places: readonly PlaceCard[]; stats: Stats | undefined }) {
  const { t } = useTranslation('mf-catalog');
  if (places.length === 0) return null;
  return (
    <section className={`page section ${css.first}`}>
      <SectionHead
        title={t('home.where')}
        more={{
          href: '/destinations',
          label: stats ? t('home.allCountries', { count: stats.countriesCount }) : t('home.allPlaces'),
        }}
      />
      <Rail label={t('home.where')}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceTile place={place} ratio="5/6" sizes="(min-width: 992px) 20vw, min(78vw, 300px)" />
          </li>
        ))}
      </Rail>
    </section>
  );
}
