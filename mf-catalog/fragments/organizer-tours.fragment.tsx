import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { tourSearch } from '../common/model/search-api.ts';
import { OfOneOrganizer } from '../common/ui/tour-card.tsx';
import { TourGrid } from '../common/ui/tour-grid.tsx';

/** Tours that an organizer sells now, the best known first; nothing at all when there are none. */
export default defineFragment<'mf-catalog/organizer-tours'>({
  preload: ({ organizerId }, { load }) => load(tourSearch.toursOf.initiate({ organizer: organizerId })),
  Component: function OrganizerTours({ organizerId }) {
    const { data } = tourSearch.toursOf.useQuery({ organizer: organizerId });
    if (!data || data.items.length === 0) return null;
    return (
      <OfOneOrganizer value={true}>
        <TourGrid tours={data.items} level={3} />
      </OfOneOrganizer>
    );
  },
});
