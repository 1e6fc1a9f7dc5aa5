import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { idParam, uuidParam } from '../common/model/params.ts';
import { requests } from '../features/tourists/model/api.ts';
import { OwnPage } from '../features/tourists/ui/own-page.tsx';
import { PartyPage } from '../features/tourists/ui/party-page.tsx';

type Who = { id: number } | { uuid: string; isOwn: boolean };

/** /order/:id/add-tourists for whoever booked; by uuid for them with the booking's link, and for each tourist with their own */
export default defineRoute<Who>({
  loader: async ({ params, load }) => {
    if (params.uuid === undefined) {
      const ref = { id: idParam(params.id) };
      const { uuid } = await load(requests.booking.initiate(ref));
      await load(requests.touristsInfo.initiate({ uuid }));
      return ref;
    }
    const ref = { uuid: uuidParam(params.uuid) };
    const { access } = await load(requests.touristsInfo.initiate(ref));
    if (access !== 'own') await load(requests.bookingByUuid.initiate(ref));
    return { ...ref, isOwn: access === 'own' };
  },
  Component: function AddTouristsRoute({ data }) {
    if ('id' in data) return <PartyOf id={data.id} />;
    return data.isOwn ? <Own uuid={data.uuid} /> : <PartyBy uuid={data.uuid} />;
  },
});

function PartyOf({ id }: { id: number }) {
  const { data } = requests.booking.useQuery({ id });
  return data ? <PartyPage booking={data} /> : null;
}

function PartyBy({ uuid }: { uuid: string }) {
  const { data } = requests.bookingByUuid.useQuery({ uuid });
  return data ? <PartyPage booking={data} /> : null;
}

function Own({ uuid }: { uuid: string }) {
  const { data } = requests.touristsInfo.useQuery({ uuid });
  return data ? <OwnPage uuid={uuid} info={data} /> : null;
}
