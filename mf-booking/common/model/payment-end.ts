import type { LoadContext } from '@cairn/shared-contracts/remote/platform';
import { idParam, uuidParam } from './params.ts';
import { payments } from './payments.ts';
import { requests } from './requests.ts';
import type { PaymentRef } from './use-payment-state.ts';

/** What the pages are about that a payer comes back to from the bank: ?booking=<uuid>&payment=<number>. */
export async function loadPaymentEnd({ load }: Pick<LoadContext, 'load'>, { searchParams }: URL): Promise<PaymentRef> {
  const ref = {
    uuid: uuidParam(searchParams.get('booking') ?? undefined),
    payment: idParam(searchParams.get('payment') ?? undefined),
  };
  await Promise.all([
    load(requests.bookingByUuid.initiate({ uuid: ref.uuid })),
    load(payments.paymentState.initiate(ref)),
  ]);
  return ref;
}
