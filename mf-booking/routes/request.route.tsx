import { defineRoute, RouteError } from '@cairn/shared-contracts/remote/platform';
import { idParam, uuidParam } from '../common/model/params.ts';
import { individualTours, tours } from '../features/request/model/api.ts';
import { INDIVIDUAL_PARAM } from '../features/request/model/asked-for.ts';
import { useReviewedTour } from '../features/request/model/use-reviewed-tour.ts';
import { ReviewPage } from '../features/request/ui/review-page.tsx';

interface Reviewed {
  tourId: number;
  individual: string | undefined;
  /** ms since 1970: what is due when is told as of then, by server and browser alike */
  openedAt: number;
}

/** /booking/request/:id?departure=…&variant=…&people=… */
export default defineRoute<Reviewed>({
  loader: async ({ params, url, load }) => {
    const tourId = idParam(params.id);
    const uuid = url.searchParams.get(INDIVIDUAL_PARAM);
    const reviewed = { tourId, individual: uuid === null ? undefined : uuidParam(uuid), openedAt: Date.now() };
    if (reviewed.individual === undefined) {
      await Promise.all([
        load(tours.tourForRequest.initiate({ id: tourId })),
        load(tours.tourDates.initiate({ id: tourId })),
      ]);
      return reviewed;
    }
    const { tour } = await load(individualTours.individualTour.initiate({ uuid: reviewed.individual }));
    if (tour.id !== tourId) throw new RouteError(404, 'tour_not_found');
    return reviewed;
  },
  Component: function RequestRoute({ data }) {
    const tour = useReviewedTour(data.tourId, data.individual);
    return tour ? <ReviewPage key={tour.id} tour={tour} individual={data.individual} openedAt={data.openedAt} /> : null;
  },
});
