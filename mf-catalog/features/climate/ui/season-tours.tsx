import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { tourSearch } from '../../../common/model/search-api.ts';
import { Rail } from '../../../common/ui/rail.tsx';
import { SectionHead } from '../../../common/ui/section-head.tsx';
import { TourCard } from '../../../common/ui/tour-card.tsx';
import { type ClimateData, seasonQuery } from '../model/load-climate.ts';
import { runNames } from '../model/month-names.ts';
import { monthsOf } from '../model/next-season.ts';

const SHOWN = 4;
const SIZES = '(min-width: 992px) 24vw, min(78vw, 300px)';

/** Tours of the place in its next good months; nothing when there are none. */
export function SeasonTours({ place, data }: { place: PlaceClimate['place']; data: ClimateData }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const { data: answer } = tourSearch.toursOf.useQuery(seasonQuery(data));
  const items = answer?.items.slice(0, SHOWN) ?? [];
  if (!answer || items.length === 0 || !data.season) return null;
  const title = t('climate.tours', { place: place.name });
  return (
    <section className="section">
      <SectionHead
        title={title}
        text={t('climate.toursText', { months: runNames([monthsOf(data.season)], locale) })}
        more={{ href: listingHref(seasonQuery(data)), label: t('climate.allTours', { count: answer.total }) }}
      />
      <Rail label={title} columns={4}>
        {items.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} sizes={SIZES} />
          </li>
        ))}
      </Rail>
    </section>
  );
}
