import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { tourSearch } from '../../../common/model/search-api.ts';
import { Rail } from '../../../common/ui/rail.tsx';
import { SectionHead } from '../../../common/ui/section-head.tsx';
import { TourCard } from '../../../common/ui/tour-card.tsx';
import { EXCURSIONS, EXCURSIONS_HREF } from '../model/excursions.ts';

const SHOWN = 4;
const SIZES = '(min-width: 992px) 24vw, min(78vw, 300px)';
const NAMES = ['a', 'b', 'c', 'd'];

/** A few excursions of a day, on sites that offer them. A loader does not know the site, so the browser asks for them. */
export function Excursions() {
  const { t } = useTranslation('mf-catalog');
  const { data, isError } = tourSearch.toursOf.useQuery(EXCURSIONS);
  const items = data?.items.slice(0, SHOWN);
  if (isError || items?.length === 0) return null;
  return (
    <section className="page section" aria-busy={!items}>
      <SectionHead
        title={t('home.excursions')}
        text={t('home.excursionsText')}
        more={{
          href: EXCURSIONS_HREF,
          label: data ? t('home.allExcursions', { count: data.total }) : t('home.allExcursionsPlain'),
        }}
      />
      <Rail label={t('home.excursions')} columns={4}>
        {items
          ? items.map((tour) => (
              <li key={tour.id}>
                <TourCard tour={tour} sizes={SIZES} />
              </li>
            ))
          : NAMES.map((name) => (
              <li key={name}>
                <Skeleton shape="picture" ratio="4/5" />
              </li>
            ))}
      </Rail>
    </section>
  );
}
