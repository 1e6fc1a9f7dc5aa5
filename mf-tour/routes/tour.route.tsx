import { defineRoute, notFound, RouteRedirect } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../features/tour/model/api.ts';
import { TourPage } from '../features/tour/ui/tour-page.tsx';

/** /{slug ending in -digits}. A tour that moved answers with its new address; one whose dates have passed with 410. */
export default defineRoute({
  async loader({ params: { slug = '' }, url, load }) {
    const { tour, redirect } = await load(tours.tour.initiate({ slug }));
    // what brought the visitor here (UTM parameters) travels on
    if (redirect) throw new RouteRedirect((redirect.startsWith('/') ? redirect : `/${redirect}`) + url.search, 301);
    if (!tour) throw notFound('tour_not_found');
    return { slug };
  },
  Component: function TourRoute({ data: { slug } }) {
    const { data: answer } = tours.tour.useQuery({ slug });
    // a new tour starts over: folded days, reviews shown, pictures
    return answer?.tour ? <TourPage key={answer.tour.id} tour={answer.tour} /> : null;
  },
});
