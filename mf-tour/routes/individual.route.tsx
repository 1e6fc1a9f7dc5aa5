import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { type LinkData, openLink } from '../common/model/open-link.ts';
import { uuidParam } from '../common/model/uuid-param.ts';
import { individualTours } from '../features/individual/model/api.ts';
import { IndividualExpired } from '../features/individual/ui/individual-expired.tsx';
import { IndividualPage } from './individual.page.tsx';

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
