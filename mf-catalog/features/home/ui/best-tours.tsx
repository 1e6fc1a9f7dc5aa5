import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { useState } from 'react';
import { tours } from '../../../common/model/api.ts';
import { SectionHead } from '../../../common/ui/section-head.tsx';
import { TourGrid } from '../../../common/ui/tour-grid.tsx';
import { homeQueries } from '../model/home-data.ts';
import css from './home.module.css';

const SEGMENTS = ['all', 'weekend', 'week', 'longer'] as const;
type Segment = (typeof SEGMENTS)[number];

/** Tours with the best reviews, of any length or of one. */
export function BestTours({ stats }: { stats: Stats | undefined }) {
  const { t } = useTranslation('mf-catalog');
  const [segment, setSegment] = useState<Segment>('all');
  const { data, isFetching } = tours.bestTours.useQuery(
    segment === 'all' ? homeQueries.best : { ...homeQueries.best, segment },
  );
  if (!data || (segment === 'all' && data.items.length === 0)) return null;
  return (
    <section className="page section">
      <SectionHead
        title={t('home.best')}
        text={t('home.bestText')}
        end={
          <SegmentControl
            label={t('home.length')}
            options={SEGMENTS.map((id) => ({ id, label: t(`home.segment.${id}`) }))}
            value={segment}
            onChange={setSegment}
          />
        }
      />
      <div className={css.results} aria-busy={isFetching} data-loading={isFetching || undefined}>
        {data.items.length > 0 ? (
          <TourGrid tours={data.items} isRail />
        ) : (
          <p className={css.none}>{t('home.noBest')}</p>
        )}
      </div>
      <div className={css.more}>
        <LinkButton href="/tours" variant="secondary">
          {stats ? t('home.showAll', { count: stats.toursCount + stats.cruisesCount }) : t('home.showAllPlain')}
        </LinkButton>
      </div>
    </section>
  );
}
