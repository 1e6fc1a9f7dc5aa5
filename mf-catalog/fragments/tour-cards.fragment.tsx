import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { TourLine } from '../common/ui/tour-line.tsx';

/** Tours that a text speaks of, one below the other; nothing at all when they are gone. */
export default defineFragment<'mf-catalog/tour-cards'>({
  preload: ({ ids }, { load }) => load(tours.toursByIds.initiate({ ids: [...ids] })),
  Component: function TourCards({ ids }) {
    const { data } = tours.toursByIds.useQuery({ ids: [...ids] });
    return data?.items.map((tour) => <TourLine key={tour.id} tour={tour} />);
  },
});
