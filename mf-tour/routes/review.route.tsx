import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { type LinkData, openLink } from '../common/model/open-link.ts';
import { uuidParam } from '../common/model/uuid-param.ts';
import { reviews } from '../features/review-form/model/api.ts';
import { ReviewExpired } from '../features/review-form/ui/review-expired.tsx';
import { ReviewPage } from '../features/review-form/ui/review-page.tsx';

/** /review/:uuid, for whoever has travelled: 404 for a link that nobody was given, 410 for one that has expired. */
export default defineRoute<LinkData>({
  loader: ({ params, load }) => {
    const uuid = uuidParam(params.uuid);
    return openLink(load, uuid, reviews.reviewInvitation.initiate({ uuid }));
  },
  Component: ({ data }) => (data.isExpired ? <ReviewExpired /> : <ReviewPage uuid={data.uuid} />),
});
