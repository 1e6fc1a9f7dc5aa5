import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { loadPayable, type PayableRef } from '../common/model/load-payable.ts';
import { payments } from '../common/model/payments.ts';
import { requests } from '../common/model/requests.ts';
import { NothingToPay } from '../features/payment/ui/nothing-to-pay.tsx';
import { PayLinkPage } from '../features/payment/ui/pay-link-page.tsx';
import { PaymentPage } from '../features/payment/ui/payment-page.tsx';

/** /booking/pay/uuid/:uuid for whoever has the link, /booking/pay/:id for the one it belongs to; others get the link by e-mail */
export default defineRoute<PayableRef>({
  layout: 'bare',
  loader: async ({ params, load }) => {
    const ref = await loadPayable({ load }, params);
    if ('uuid' in ref) await load(payments.paymentOptions.initiate(ref));
    return ref;
  },
  Component: ({ data }) => ('uuid' in data ? <Payment {...data} /> : <PayLinkPage {...data} />),
});

function Payment(data: { uuid: string }) {
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
}
