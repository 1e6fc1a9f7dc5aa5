import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { individualTours } from '../features/individual/model/api.ts';
import { IndividualExpired } from '../features/individual/ui/individual-expired.tsx';
import { IndividualPage } from '../features/individual/ui/individual-page.tsx';
import { type LinkData, openLink } from '../features/review-form/model/open-link.ts';
import { uuidParam } from '../features/review-form/model/uuid-param.ts';

/** /order/:uuid/individual-tour: 404 for an offer that was never made, 410 for one that has expired. */
export default defineRoute<LinkData>({
  loader: ({ params, load }) => {
    const uuid = uuidParam(params.uuid);
    return openLink(load, uuid, individualTours.individualTour.initiate({ uuid }));
  },
  Component: ({ data }) => (data.isExpired ? <IndividualExpired /> : <Individual uuid={data.uuid} />),
});

function Individual({ uuid }: { uuid: string }) {
  const { data: offer } = individualTours.individualTour.useQuery({ uuid });
  return offer ? <IndividualPage offer={offer} /> : null;
}
