import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { loadBooking } from '../common/model/load-booking.ts';
import { payments } from '../common/model/payments.ts';
import { requests } from '../common/model/requests.ts';
import { NothingToPay } from '../features/payment/ui/nothing-to-pay.tsx';
import { PaymentPage } from '../features/payment/ui/payment-page.tsx';

/** /booking/pay/uuid/:uuid for whoever has the link, /booking/pay/:id for the one it belongs to */
export default defineRoute<{ uuid: string }>({
  layout: 'bare',
  loader: async ({ params, url, load }) => {
    const ref = await loadBooking({ load }, params, url);
    await load(payments.paymentOptions.initiate(ref));
    return ref;
  },
  Component: function PaymentRoute({ data }) {
    const { data: booking } = requests.bookingByUuid.useQuery(data);
    const { data: options } = payments.paymentOptions.useQuery(data);
    // while something was due this page is about it, also when the answer to a press is that nothing is any more
    const [opened] = useState({ booking, options });
    if (!booking || !options) return null;
    if (options.due.length > 0) return <PaymentPage booking={booking} options={options} />;
    return opened.booking && opened.options && opened.options.due.length > 0 ? (
      <PaymentPage booking={opened.booking} options={opened.options} />
    ) : (
      <NothingToPay booking={booking} />
    );
  },
});
