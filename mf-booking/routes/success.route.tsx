import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { loadPaymentEnd } from '../common/model/payment-end.ts';
import { requests } from '../common/model/requests.ts';
import { type PaymentRef, usePaymentState } from '../common/model/use-payment-state.ts';
import { SuccessPage } from '../features/payment/ui/success-page.tsx';

/** /success: where the bank leads a payer who has paid */
export default defineRoute<PaymentRef>({
  layout: 'bare',
  loader: ({ url, load }) => loadPaymentEnd({ load }, url),
  Component: function SuccessRoute({ data }) {
    const { data: booking, isError } = requests.bookingByUuid.useQuery({ uuid: data.uuid });
    const { payment, isSlow } = usePaymentState(data);
    if (!booking || !payment) return null;
    return <SuccessPage booking={booking} payment={payment} isSlow={isSlow} isBookingAway={isError} />;
  },
});
