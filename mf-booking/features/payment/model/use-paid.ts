import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { useState } from 'react';
import { payments } from '../../../common/model/payments.ts';
import { useVisible } from '../../../common/model/use-visible.ts';

const POLL_MS = 5000;

/** What has been paid for a booking: read again while money is on its way back. A booking that nothing was paid for is not asked about. */
export function usePaid({ uuid, paid, refunded, history }: Booking): PaymentOptions | undefined {
  const isVisible = useVisible();
  // what was held and given back was never paid for it
  const wasReturned = refunded > 0 || history.some(({ action }) => action === 'payment_returned');
  const [isComing, setIsComing] = useState(wasReturned);
  const { data } = payments.paymentOptions.useQuery(
    { uuid },
    { skip: paid === 0 && !wasReturned, pollingInterval: isVisible && isComing ? POLL_MS : 0 },
  );
  const wanted = data ? data.refunds.some(({ state }) => state !== 'done') : isComing;
  if (wanted !== isComing) setIsComing(wanted);
  return data;
}
