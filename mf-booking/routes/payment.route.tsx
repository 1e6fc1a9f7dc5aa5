import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { uuidParam } from '../common/model/params.ts';
import { nextPayment } from '../common/model/trip.ts';
import { requests } from '../features/payment/model/api.ts';
import { NothingToPay } from '../features/payment/ui/nothing-to-pay.tsx';
import { PaymentPage } from '../features/payment/ui/payment-page.tsx';

/** /booking/pay/uuid/:uuid */
export default defineRoute<{ uuid: string }>({
  layout: 'bare',
  loader: async ({ params, load }) => {
    const ref = { uuid: uuidParam(params.uuid) };
    await load(requests.bookingByUuid.initiate(ref));
    return ref;
  },
  Component: function PaymentRoute({ data }) {
    const { data: booking } = requests.bookingByUuid.useQuery(data);
    // what was due when the page was opened stays what this page is about
    const [opened] = useState(() => ({ booking, payment: booking ? nextPayment(booking) : null }));
    if (opened.booking && opened.payment) return <PaymentPage booking={opened.booking} payment={opened.payment} />;
    return booking ? <NothingToPay booking={booking} /> : null;
  },
});
