import type { ProviderState } from '@cairn/shared-contracts/domain/booking-graph';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/errors.ts';
import { askProvider, ProviderAway, ProviderRefusal } from './ask.ts';
import { fromDecimal, toDecimal } from './decimal.ts';
import { assistantSignature, noticeSignature } from './moneta-signature.ts';
import type { OrderRef, PaymentProvider, RefundState } from './port.ts';
import { sameText } from './same-text.ts';

export interface MonetaOptions {
  timeoutMs: number;
  /** MNT_ID, the shop's extended account */
  account: string;
  /** signs links and notices */
  integrityCode: string;
  /** of MONETA.MerchantAPI */
  userName: string;
  password: string;
  /** gives money back */
  paymentPassword: string;
  /** https://www.payanyway.ru/assistant.htm, as the payer's browser sees it */
  assistantUrl: string;
  /** https://service.moneta.ru/services; asked when a call is made */
  servicesUrl(): string;
}

/** the fast payment system among MONETA's ways to pay */
export const SBP_UNIT = '12299232';

/** `statusid` of an operation; what is not named is still under way */
const STATUS: Readonly<Record<string, ProviderState>> = {
  SUCCEED: 'succeeded',
  INPROGRESS: 'processing',
  // one try was canceled; the link is good for the next
  CANCELED: 'refused',
};

const attribute = z.looseObject({ key: z.string(), value: z.string() });
const operation = z.looseObject({ id: z.coerce.string(), attribute: z.array(attribute) });
const found = z.looseObject({ operation: z._default(z.array(operation), []) });
const envelope = z.looseObject({ Envelope: z.looseObject({ Body: z.looseObject({}) }) });
const fault = z.looseObject({ faultcode: z.coerce.string(), faultstring: z.coerce.string() });
const notice = z.looseObject({
  MNT_ID: z.string(),
  MNT_TRANSACTION_ID: z.string(),
  MNT_OPERATION_ID: z.string(),
  MNT_AMOUNT: z.string(),
  MNT_CURRENCY_CODE: z.string(),
  MNT_SUBSCRIBER_ID: z.optional(z.string()),
  MNT_TEST_MODE: z.optional(z.string()),
  MNT_SIGNATURE: z.string(),
});

type Operation = z.output<typeof operation>;
const attributeOf = ({ attribute }: Operation, key: string): string | undefined =>
  attribute.find((one) => one.key === key)?.value;

/** MONETA: the payer pays on MONETA.Assistant, MONETA.MerchantAPI tells and gives back. https://docs.moneta.ru */
export function monetaProvider(options: MonetaOptions): PaymentProvider {
  async function call<S extends z.ZodMiniType>(name: string, fields: object, shape: S): Promise<z.output<S>> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        Envelope: {
          Header: {
            Security: { UsernameToken: { Username: options.userName, Password: options.password } },
          },
          Body: { [`${name}Request`]: fields },
        },
      }),
    };
    const body = await askProvider(options.servicesUrl(), init, options.timeoutMs);
    const said = envelope.safeParse(body);
    if (!said.success) throw new ProviderAway(`${name} answered in another shape`);
    const refused = fault.safeParse(said.data.Envelope.Body.fault);
    if (refused.success) throw new ProviderRefusal(refused.data.faultcode, refused.data.faultstring);
    const parsed = shape.safeParse(said.data.Envelope.Body[`${name}Response`]);
    if (!parsed.success) throw new ProviderAway(`${name} answered in another shape`);
    return parsed.data;
  }

  /** operations that the shop knows by this number */
  const operationsOf = async (number: string): Promise<Operation[]> =>
    (
      await call(
        'FindOperationsListByCTID',
        { pager: { pageNumber: 1, pageSize: 20 }, accountId: options.account, clientTransaction: number },
        found,
      )
    ).operation;

  const paidOperation = async ({ number }: OrderRef): Promise<Operation | undefined> =>
    (await operationsOf(number)).find((one) => attributeOf(one, 'statusid') === 'SUCCEED');

  return {
    system: 'moneta',
    heard: { type: 'text/plain', body: 'SUCCESS' },

    async open(order) {
      const fields = {
        MNT_ID: options.account,
        MNT_TRANSACTION_ID: order.number,
        MNT_AMOUNT: toDecimal(order.amount, order.currency),
        MNT_CURRENCY_CODE: order.currency,
        MNT_TEST_MODE: '0',
      };
      const link = new URL(options.assistantUrl);
      link.search = new URLSearchParams({
        ...fields,
        MNT_DESCRIPTION: order.description.slice(0, 500),
        MNT_SIGNATURE: assistantSignature(fields, options.integrityCode),
        MNT_SUCCESS_URL: order.successUrl,
        MNT_FAIL_URL: order.failedUrl,
        MNT_RETURN_URL: order.failedUrl,
        'moneta.locale': order.language.slice(0, 2),
        ...(order.method === 'sbp' ? { 'paymentSystem.unitId': SBP_UNIT } : {}),
      }).toString();
      return { ref: order.number, url: link.href, qr: order.method === 'sbp' ? link.href : null };
    },

    async stateOf(order) {
      const operations = await operationsOf(order.number);
      const paid = operations.find((one) => attributeOf(one, 'statusid') === 'SUCCEED');
      const last = paid ?? operations.at(-1);
      const status = STATUS[(last && attributeOf(last, 'statusid')) ?? ''] ?? 'open';
      const currency = (last && attributeOf(last, 'sourcecurrencycode')) ?? order.currency;
      const amount = last && fromDecimal(attributeOf(last, 'sourceamount') ?? '', currency);
      return {
        status,
        amount: amount ?? order.amount,
        currency,
        reason: status === 'refused' ? 'declined' : null,
      };
    },

    // a link has no end: what comes by it after all is given back
    close: async () => {},

    async refund(order, { key, amount }): Promise<RefundState> {
      const [earlier] = await operationsOf(key);
      if (earlier) return attributeOf(earlier, 'statusid') === 'SUCCEED' ? 'done' : 'sent';
      const paid = await paidOperation(order);
      if (!paid) throw new ProviderRefusal('no_operation', 'there is no paid operation of this number');
      const given = await call(
        'Refund',
        {
          transactionId: Number(paid.id),
          amount: Number(toDecimal(amount, order.currency)),
          clientTransaction: key,
          paymentPassword: options.paymentPassword,
        },
        operation,
      );
      return attributeOf(given, 'statusid') === 'SUCCEED' ? 'done' : 'sent';
    },

    readNotice({ query, body }) {
      const said = notice.safeParse({ ...query, ...Object.fromEntries(new URLSearchParams(body.toString())) });
      const isOurs =
        said.success &&
        said.data.MNT_ID === options.account &&
        sameText(said.data.MNT_SIGNATURE.toLowerCase(), noticeSignature(said.data, options.integrityCode));
      if (!isOurs) throw new ApiError(400, 'bad_signature');
      const { MNT_OPERATION_ID, MNT_TRANSACTION_ID, MNT_AMOUNT, MNT_CURRENCY_CODE } = said.data;
      const amount = fromDecimal(MNT_AMOUNT, MNT_CURRENCY_CODE);
      if (amount === undefined) return null;
      return {
        id: MNT_OPERATION_ID,
        order: { number: MNT_TRANSACTION_ID },
        // it is told of paid operations only
        state: { status: 'succeeded', amount, currency: MNT_CURRENCY_CODE, reason: null },
      };
    },
  };
}
