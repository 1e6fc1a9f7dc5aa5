import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { type RailProps, railQuery } from '../common/model/rail-query.ts';
import { Rail } from '../common/ui/rail.tsx';
import { SectionHead } from '../common/ui/section-head.tsx';
import { TourCard } from '../common/ui/tour-card.tsx';

const SIZES = '(min-width: 992px) 24vw, 78vw';

function useRailTours(props: RailProps) {
  const query = railQuery(props);
  const similar = tours.similarTours.useQuery(
    query?.kind === 'similar' ? { id: query.id, limit: query.limit } : { id: 0 },
    { skip: query?.kind !== 'similar' },
  );
  const byIds = tours.toursByIds.useQuery(
    { ids: query?.kind === 'ids' ? query.ids : [] },
    { skip: query?.kind !== 'ids' },
  );
  return (query?.kind === 'similar' ? similar.data : byIds.data)?.items ?? [];
}

function TourRail(props: RailProps) {
  const items = useRailTours(props);
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHead title={props.title} />
      <Rail label={props.title} columns={4}>
        {items.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} sizes={SIZES} />
          </li>
        ))}
      </Rail>
    </section>
  );
}

/** A row of up to four tours; nothing at all when there are none. */
export default defineFragment<'mf-catalog/tour-rail'>({
  async preload(props, { load }) {
    const query = railQuery(props);
    if (query?.kind === 'similar') await load(tours.similarTours.initiate({ id: query.id, limit: query.limit }));
    if (query?.kind === 'ids') await load(tours.toursByIds.initiate({ ids: query.ids }));
  },
  Component: TourRail,
});
