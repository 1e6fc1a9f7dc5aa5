import type { createPaymentBody, DuePart, Payment } from '@cairn/shared-contracts/api/payment.schema';
import { PAYMENT_PROVIDER, PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { systemFor } from '@cairn/shared-contracts/domain/payment-systems';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Providers } from '../../adapters/payments/provider.ts';
import type { CallContext } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { RequestRow } from '../request/record.ts';
import { lockRequest } from '../request/transition.ts';
import { closePayment } from './close.ts';
import { dueParts, readPlan } from './due.ts';
import { heldOf } from './held.ts';
import { type Opening, openAtProvider } from './open-at-provider.ts';
import { type PaymentRow, requestOf, toPayment } from './payment-row.ts';

type Body = z.output<typeof createPaymentBody>;
/** an open payment that is about to expire is of no use to a payer */
const USE_LEFT_MS = 60_000;
/** another tab may open one in the same moment; nobody is that fast three times */
const TRIES = 3;

/**
 * Opens a payment: the amount comes from the booking, the payer pays it at the provider. A booking has one open payment at a time. Asking
 * again answers with it, asking for another one closes it first: two tabs cannot pay twice.
 * @throws ApiError 404 booking_not_found, 409 payment_not_due, 409 payment_changed, 422 method_unavailable, 503 payment_unavailable
 */
export async function createPayment(
  services: Services,
  providers: Providers,
  body: Body,
  asking: Pick<CallContext<unknown, unknown>, 'site' | 'language'>,
): Promise<Payment> {
  const found = await requestOf(services.db, body.uuid);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { request, payment, inTheWay } = await services.db
      .transaction()
      .execute((trx) => choosePayment(services, trx, found.id, body, asking.site));
    if (inTheWay) await closePayment(services, providers, inTheWay);
    if (payment) {
      const opening: Opening = { request, site: asking.site, language: asking.language };
      return toPayment(await openAtProvider(services, providers, payment, opening), services.clock.now());
    }
  }
  throw new ApiError(503, 'payment_unavailable', { retryAfter: 1 });
}

interface Chosen {
  request: RequestRow;
  payment?: PaymentRow;
  /** open for something else, or not for long any more */
  inTheWay?: PaymentRow;
}

/** The payment that is meant, new or open; or the one that has to be closed before it. Under the lock of the booking. */
async function choosePayment(
  services: Services,
  trx: Kysely<Database>,
  requestId: number,
  body: Body,
  site: Opening['site'],
): Promise<Chosen> {
  const request = await lockRequest(trx, requestId);
  const now = services.clock.now();
  // money has come already, and somebody decides about it
  if (await heldOf(trx, request.id)) throw new ApiError(409, 'payment_not_due');
  const part = partOf(dueParts(request, await readPlan(trx, request), now), body);
  if (!part) throw new ApiError(409, 'payment_not_due');
  requireShown(body, part, request.currency);
  const system = systemFor(site, body.method, request.currency);
  if (!system) throw new ApiError(422, 'method_unavailable');
  const wanted = {
    type: part.type,
    method: body.method,
    provider: PAYMENT_PROVIDER[system],
    amount: part.amount,
    instalment: part.instalment,
    currency: request.currency,
  };
  const open = await trx
    .selectFrom('payments')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('status', '=', PAYMENT_STATUS.new)
    .executeTakeFirst();
  if (!open) {
    const payment = await trx
      .insertInto('payments')
      .values({ request_id: request.id, ...wanted, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { request, payment };
  }
  const isSame = FACTS.every((fact) => open[fact] === wanted[fact]);
  const isFresh = open.expires_at === null || open.expires_at.getTime() - now.getTime() > USE_LEFT_MS;
  return isSame && isFresh ? { request, payment: open } : { request, inTheWay: open };
}

const FACTS = ['type', 'method', 'provider', 'amount', 'instalment', 'currency'] as const;

const partOf = (due: readonly DuePart[], { type, instalment }: Body): DuePart | undefined => {
  const ofType = due.filter((part) => part.type === type);
  return instalment ? ofType[0] : ofType.at(-1);
};

/** nobody pays another amount than they saw, and no page makes up its own */
function requireShown({ amount, currency }: Body, part: DuePart, charged: string): void {
  if ((amount === undefined || amount === part.amount) && (currency === undefined || currency === charged)) return;
  throw new ApiError(409, 'payment_changed', { facts: { amount: String(part.amount), currency: charged } });
}
