import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { uuidParam } from '../common/model/params.ts';
import { requests } from '../common/model/requests.ts';
import { travel } from '../features/travel/model/api.ts';
import { ArrivalPage } from '../features/travel/ui/arrival-page.tsx';

/** /arrival/:uuid, where the site has it turned on: by the booking's uuid for the party, by one tourist's own for themselves */
export default defineRoute<{ uuid: string }>({
  loader: async ({ params, load }) => {
    const ref = { uuid: uuidParam(params.uuid) };
    await Promise.all([load(travel.travelInfo.initiate(ref)), load(requests.touristsInfo.initiate(ref))]);
    return ref;
  },
  Component: function ArrivalRoute({ data: { uuid } }) {
    const { data: info } = requests.touristsInfo.useQuery({ uuid });
    const { data: party } = travel.travelInfo.useQuery({ uuid });
    return info && party ? <ArrivalPage key={uuid} uuid={uuid} info={info} party={party} /> : null;
  },
});
