import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../common/model/api.ts';
import { openTour } from '../features/tour-address/model/tour-address.ts';
import { TourPage } from './tour.page.tsx';

/** /{slug ending in -digits}. A tour that moved answers with its new address; one whose dates have passed with 410. */
export default defineRoute({
  async loader({ params: { slug = '' }, url, load }) {
    await openTour(load, { slug, url });
    return { slug };
  },
  Component: function TourRoute({ data: { slug } }) {
    const { data: answer } = tours.tour.useQuery({ slug });
    // a new tour starts over: folded days, reviews shown, pictures
    return answer?.tour ? <TourPage key={answer.tour.id} tour={answer.tour} /> : null;
  },
});
