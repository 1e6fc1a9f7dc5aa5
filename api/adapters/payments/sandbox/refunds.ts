import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import { queueEvent } from './events.ts';
import { badRequest } from './fault.ts';
import { type FormData, textOf } from './form.ts';
import { type Creation, createObject, findObject, newId, type StripeObject } from './store.ts';

/** POST /v1/refunds. @throws StripeFault when it would give back more than was paid */
export function createRefund(services: Services, form: FormData, creation: Creation): Promise<StripeObject> {
  return services.db.transaction().execute(async (trx) => {
    const intentId = textOf(form, 'payment_intent') ?? '';
    const intent = await findObject(trx, 'payment_intent', intentId, true);
    const received = Number(intent.amount_received);
    const amount = Number(textOf(form, 'amount') ?? received);
    if (!Number.isInteger(amount) || amount < 1)
      throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');

    const refund: StripeObject = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intentId,
      charge: intent.latest_charge,
      created: Math.floor(services.clock.now().getTime() / 1000),
      status: 'succeeded',
    };
    const kept = await createObject(trx, refund, creation);
    if (kept.id !== refund.id) return kept;

    const { rows } = await sql<{ total: number }>`
      SELECT coalesce(sum((body->'object'->>'amount')::int), 0) AS total
      FROM sandbox_objects WHERE kind = 'refund' AND body->'object'->>'payment_intent' = ${intentId}`.execute(trx);
    if (Number(rows[0]?.total) > received) {
      throw badRequest(
        'Refund amount is greater than unrefunded amount on charge',
        'amount',
        'charge_already_refunded',
      );
    }
    await queueEvent(services, trx, 'refund.created', refund);
    return refund;
  });
}
