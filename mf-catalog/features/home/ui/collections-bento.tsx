import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../../../common/model/api.ts';
import { PlaceTile } from '../../../common/ui/place-tile.tsx';
import { SectionHead } from '../../../common/ui/section-head.tsx';
import css from './collections-bento.module.css';

const SHOWN = 5;

/** The editors' collections: one large, four small. */
export function CollectionsBento() {
  const { t } = useTranslation('mf-catalog');
  const { data } = tours.collections.useQuery();
  const places = (data?.items ?? []).filter(({ count }) => count > 0).slice(0, SHOWN);
  if (places.length === 0) return null;
  return (
    <section className="page section">
      <SectionHead
        title={t('home.collections')}
        text={t('home.collectionsText')}
        more={{ href: '/collections', label: t('home.allCollections') }}
      />
      <ul className={css.bento}>
        {places.map((place, index) => (
          <li key={place.id}>
            <PlaceTile
              place={place}
              isLarge={index === 0}
              hasCaption={index === 0}
              sizes={index === 0 ? '(min-width: 992px) 580px, 78vw' : '(min-width: 992px) 380px, 78vw'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
