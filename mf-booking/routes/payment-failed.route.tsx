import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { loadPaymentEnd } from '../common/model/payment-end.ts';
import { payments } from '../common/model/payments.ts';
import { requests } from '../common/model/requests.ts';
import type { PaymentRef } from '../common/model/use-payment-state.ts';
import { FailedPage } from '../features/payment/ui/failed-page.tsx';

/** /payment-failed: where the bank leads a payer who has not paid */
export default defineRoute<PaymentRef>({
  layout: 'bare',
  loader: ({ url, load }) => loadPaymentEnd({ load }, url),
  Component: function FailedRoute({ data }) {
    const { data: booking } = requests.bookingByUuid.useQuery({ uuid: data.uuid });
    const { data: payment } = payments.paymentState.useQuery(data);
    return booking && payment ? <FailedPage booking={booking} payment={payment} /> : null;
  },
});
