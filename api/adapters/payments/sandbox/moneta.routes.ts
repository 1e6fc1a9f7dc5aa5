import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../../platform/services.ts';
import { fromDecimal, toDecimal } from '../decimal.ts';
import { SBP_UNIT } from '../moneta.ts';
import { assistantSignature } from '../moneta-signature.ts';
import { sameText } from '../same-text.ts';
import { BankSaysNo, giveBack } from './bank.ts';
import { pageUrlOf } from './hosted-page.ts';
import { sandboxEnv } from './keys.ts';
import { addOrder, findOrder, newNumber, orderOfKey, type SandboxOrder } from './orders.ts';

const link = z.looseObject({
  MNT_ID: z.string(),
  MNT_TRANSACTION_ID: z.string().check(z.minLength(1)),
  MNT_AMOUNT: z.string(),
  MNT_CURRENCY_CODE: z.enum(['RUB', 'EUR', 'USD']),
  MNT_SUBSCRIBER_ID: z.optional(z.string()),
  MNT_TEST_MODE: z.optional(z.string()),
  MNT_DESCRIPTION: z._default(z.string(), ''),
  MNT_SIGNATURE: z.string(),
  MNT_SUCCESS_URL: z.string(),
  MNT_FAIL_URL: z.string(),
  'paymentSystem.unitId': z.optional(z.string()),
});
const envelope = z.looseObject({
  Envelope: z.looseObject({
    Header: z.looseObject({
      Security: z.looseObject({ UsernameToken: z.looseObject({ Username: z.string(), Password: z.string() }) }),
    }),
    Body: z.looseObject({
      FindOperationsListByCTIDRequest: z.optional(z.looseObject({ clientTransaction: z.string() })),
      RefundRequest: z.optional(
        z.looseObject({
          transactionId: z.coerce.string(),
          amount: z.number(),
          clientTransaction: z.string(),
          paymentPassword: z.string(),
        }),
      ),
    }),
  }),
});

const operation = (id: string, statusid: string, amount: number, currency: string, number: string) => ({
  id: Number(id),
  attribute: Object.entries({
    statusid,
    sourceamount: toDecimal(amount, currency),
    sourcecurrencycode: currency,
    clienttransaction: number,
  }).map(([key, value]) => ({ key, value })),
});
const fault = (faultcode: string, faultstring: string) => ({
  Envelope: { Body: { fault: { faultcode, faultstring } } },
});
/** the refund of a key, to be found by the shop's own number of it */
const refundOf = (order: SandboxOrder, key: string) => order.refunds.find((one) => one.key === key);

/** MONETA.Assistant, where the payer pays by a signed link, and MONETA.MerchantAPI as JSON. https://docs.moneta.ru */
export function monetaSandbox(app: FastifyInstance, services: Services): void {
  const keys = sandboxEnv(services.env.APP_SECRET);

  app.get('/assistant.htm', async (request: FastifyRequest, reply) => {
    const said = link.safeParse(request.query);
    const isOurs =
      said.success &&
      said.data.MNT_ID === keys.MONETA_ACCOUNT &&
      sameText(said.data.MNT_SIGNATURE, assistantSignature(said.data, keys.MONETA_INTEGRITY_CODE));
    const amount = said.success ? fromDecimal(said.data.MNT_AMOUNT, said.data.MNT_CURRENCY_CODE) : undefined;
    if (!isOurs || !amount) return reply.code(400).type('text/plain; charset=utf-8').send('Неверная подпись');
    const fields = said.data;
    const order: SandboxOrder = {
      ...{ id: newNumber(), system: 'moneta', number: fields.MNT_TRANSACTION_ID, amount },
      currency: fields.MNT_CURRENCY_CODE,
      method: fields['paymentSystem.unitId'] === SBP_UNIT ? 'sbp' : 'card',
      ...{ description: fields.MNT_DESCRIPTION, status: 'open', refusal: null, refunds: [] },
      ...{ successUrl: fields.MNT_SUCCESS_URL, failedUrl: fields.MNT_FAIL_URL },
      // the Pay URL of the account's settings
      noticeUrl: '',
      expiresAt: null,
      fingerprint: '',
      created: Math.floor(services.clock.now().getTime() / 1000),
    };
    const opened = await addOrder(services.db, order, order.number);
    return reply.redirect(pageUrlOf(services.env, opened), 303);
  });

  app.post('/', async ({ body }) => {
    const said = envelope.safeParse(body);
    if (!said.success) return fault('Client', 'Malformed request');
    const { Username, Password } = said.data.Envelope.Header.Security.UsernameToken;
    if (Username !== keys.MONETA_USER || Password !== keys.MONETA_PASSWORD)
      return fault('Client.Authentication', 'Incorrect username or password');
    const { FindOperationsListByCTIDRequest: find, RefundRequest: refund } = said.data.Envelope.Body;
    if (find)
      return { Envelope: { Body: { FindOperationsListByCTIDResponse: await operationsOf(find.clientTransaction) } } };
    if (refund) return refunded(refund);
    return fault('Client', 'Unknown request');
  });

  async function operationsOf(number: string): Promise<object> {
    const order = await orderOfKey(services.db, 'moneta', number);
    if (order) {
      // an operation begins with the payer's first try
      const isTried = order.status === 'paid' || order.refusal !== null;
      const statusid = order.status === 'paid' ? 'SUCCEED' : 'CANCELED';
      const list = isTried ? [operation(order.id, statusid, order.amount, order.currency, number)] : [];
      return { size: list.length, operation: list };
    }
    const rows = await services.db
      .selectFrom('sandbox_objects')
      .select('body')
      .where('kind', '=', 'order')
      .where('id', 'like', 'moneta %')
      .execute();
    const list = rows.flatMap(({ body }) => {
      // written by orders.ts in this shape
      const owner = body as unknown as SandboxOrder;
      const one = refundOf(owner, number);
      return one ? [operation(one.id, 'SUCCEED', one.amount, owner.currency, number)] : [];
    });
    return { size: list.length, operation: list };
  }

  async function refunded(asked: {
    transactionId: string;
    amount: number;
    clientTransaction: string;
    paymentPassword: string;
  }): Promise<object> {
    if (asked.paymentPassword !== keys.MONETA_PAYMENT_PASSWORD) return fault('Client', 'Wrong payment password');
    const order = await findOrder(services.db, 'moneta', asked.transactionId);
    const amount = order && fromDecimal(asked.amount.toFixed(2), order.currency);
    if (!order || !amount) return fault('Client', 'Operation not found');
    try {
      const { refund } = await giveBack(services, order, asked.clientTransaction, amount);
      const given = operation(refund.id, 'SUCCEED', amount, order.currency, asked.clientTransaction);
      return { Envelope: { Body: { RefundResponse: given } } };
    } catch (error) {
      if (error instanceof BankSaysNo) return fault('Client', error.why);
      throw error;
    }
  }
}
