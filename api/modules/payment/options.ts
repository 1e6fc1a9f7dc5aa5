import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import { methodsFor, type PaymentSite } from '@cairn/shared-contracts/domain/payment-systems';
import type { Services } from '../../platform/services.ts';
import { balancePaid, dueParts, readPlan } from './due.ts';
import { requestOf } from './payment-row.ts';

/** @throws ApiError 404 booking_not_found */
export async function readOptions({ db, clock }: Services, uuid: string, site: PaymentSite): Promise<PaymentOptions> {
  const request = await requestOf(db, uuid);
  const plan = await readPlan(db, request);
  const paid = balancePaid(request, plan);
  let before = 0;
  return {
    currency: request.currency,
    due: dueParts(request, plan, clock.now()),
    methods: methodsFor(site, request.currency),
    plan: plan.map((part) => {
      before += part.amount;
      return { ...part, is_paid: paid >= before };
    }),
  };
}
