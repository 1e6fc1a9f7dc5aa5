import {
  PAYMENT_OF_PROVIDER_STATE,
  PAYMENT_STATUS,
  type ProviderState,
} from '@cairn/shared-contracts/domain/booking-graph';
import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/errors.ts';
import { askProvider, ProviderAway, ProviderRefusal } from './ask.ts';
import type { PaymentProvider } from './port.ts';
import { sameText } from './same-text.ts';
import { sberbankChecksum } from './sberbank-checksum.ts';

export interface SberbankOptions {
  timeoutMs: number;
  userName: string;
  password: string;
  /** symmetric, for callbacks */
  callbackKey: string;
  /** https://ecommerce.sberbank.ru/ecomm/gw/partner/api/v1 or …/payment/rest; asked when a call is made */
  base(): string;
  noticeUrl(): string;
}

/** ISO 4217, numeric */
const ROUBLE = '643';

/** `orderStatus` of getOrderStatusExtended.do: 0 registered, 1 held, 2 deposited, 3 reversed, 4 refunded, 5 at the issuer's, 6 declined */
const STATUS: Readonly<Record<number, ProviderState>> = {
  ...{ 0: 'open', 1: 'processing', 2: 'succeeded', 3: 'canceled' },
  ...{ 4: 'succeeded', 5: 'processing', 6: 'expired' },
};

/** `actionCode`; what is not named is a plain refusal */
const REASONS: Readonly<Record<number, DeclineReason>> = {
  [-2006]: 'notConfirmed',
  [-2011]: 'notConfirmed',
  [-2007]: 'notConfirmed',
  101: 'expiredCard',
  111: 'wrongNumber',
  116: 'insufficientFunds',
  125: 'wrongCvc',
  909: 'bankBusy',
  910: 'bankBusy',
};

const answer = z.looseObject({ errorCode: z.optional(z.coerce.string()), errorMessage: z.optional(z.string()) });
const registered = z.looseObject({ orderId: z.string(), formUrl: z.string() });
const coded = z.looseObject({ payload: z.string() });
const ok = z.looseObject({});
const told = z.looseObject({
  orderStatus: z.optional(z.number()),
  actionCode: z.optional(z.number()),
  amount: z.number(),
  paymentAmountInfo: z.optional(z.looseObject({ depositedAmount: z.optional(z.number()) })),
});
const callback = z.looseObject({
  mdOrder: z.string(),
  orderNumber: z.string(),
  operation: z.string(),
  status: z.enum(['0', '1']),
  amount: z.string().check(z.regex(/^\d{1,12}$/)),
  checksum: z.string(),
});

/** Sberbank's internet acquiring: https://ecomtest.sberbank.ru/doc */
export function sberbankProvider(options: SberbankOptions): PaymentProvider {
  async function call<S extends z.ZodMiniType>(path: string, fields: object, shape: S): Promise<z.output<S>> {
    const init = {
      method: 'POST',
      body: new URLSearchParams({ userName: options.userName, password: options.password, ...fields }),
    };
    const body = await askProvider(`${options.base()}/${path}`, init, options.timeoutMs);
    const said = answer.safeParse(body);
    if (!said.success) throw new ProviderAway(`${path} answered in another shape`);
    const { errorCode = '0', errorMessage = path } = said.data;
    if (errorCode !== '0') throw new ProviderRefusal(errorCode, errorMessage);
    const parsed = shape.safeParse(body);
    if (!parsed.success) throw new ProviderAway(`${path} answered in another shape`);
    return parsed.data;
  }

  return {
    system: 'sberbank',
    heard: { type: 'text/plain', body: 'OK' },

    async open(order) {
      const { orderId, formUrl } = await call(
        'register.do',
        {
          orderNumber: order.number,
          amount: String(order.amount),
          currency: ROUBLE,
          returnUrl: order.successUrl,
          failUrl: order.failedUrl,
          description: order.description.slice(0, 500),
          language: order.language.slice(0, 2),
          // the bank's clock is Moscow's
          expirationDate: inMoscow(order.expiresAt),
          dynamicCallbackUrl: options.noticeUrl(),
        },
        registered,
      );
      if (order.method === 'card') return { ref: orderId, url: formUrl, qr: null };
      const { payload } = await call('sbp/c2b/qr/dynamic/get.do', { mdOrder: orderId, qrFormat: 'matrix' }, coded);
      return { ref: orderId, url: formUrl, qr: payload };
    },

    async stateOf({ ref }) {
      const state = await call('getOrderStatusExtended.do', { orderId: ref }, told);
      const { orderStatus = 0, actionCode = 0, amount, paymentAmountInfo } = state;
      const stands = STATUS[orderStatus] ?? 'open';
      const isPaid = stands === 'succeeded';
      const isRefused = !isPaid && actionCode !== 0;
      return {
        status: isRefused && PAYMENT_OF_PROVIDER_STATE[stands] === PAYMENT_STATUS.new ? 'refused' : stands,
        amount: isPaid ? paidOf(amount, paymentAmountInfo?.depositedAmount) : amount,
        currency: 'RUB',
        reason: isRefused ? (REASONS[actionCode] ?? 'declined') : null,
      };
    },

    async close({ ref }) {
      await call('decline.do', { orderId: ref }, ok);
    },

    async refund({ ref }, { key, amount }) {
      await call('refund.do', { orderId: ref, amount: String(amount), externalRefundId: key }, ok);
      return 'done';
    },

    readNotice({ query, body }) {
      const fields = { ...query, ...Object.fromEntries(new URLSearchParams(body.toString())) };
      const said = callback.safeParse(fields);
      if (!said.success || !sameText(said.data.checksum, sberbankChecksum(fields, options.callbackKey))) {
        throw new ApiError(400, 'bad_signature');
      }
      const { mdOrder, operation, status, amount } = said.data;
      const isDone = status === '1';
      const state = { amount: Number(amount), currency: 'RUB' } as const;
      const notice = { id: `${mdOrder} ${operation} ${status} ${amount}`, order: { ref: mdOrder } };
      switch (operation) {
        case 'deposited':
          return isDone
            ? { ...notice, state: { ...state, status: 'succeeded', reason: null } }
            : { ...notice, state: { ...state, status: 'refused', reason: 'declined' } };
        case 'declinedByTimeout':
          return { ...notice, state: { ...state, status: 'expired', reason: null } };
        case 'reversed':
          return { ...notice, state: { ...state, status: 'canceled', reason: null } };
        default:
          return null;
      }
    },
  };
}

/** what was refunded since does not make the payment smaller */
const paidOf = (amount: number, deposited: number | undefined): number =>
  deposited === undefined || deposited < amount ? amount : deposited;

const MOSCOW_MS = 3 * 3_600_000;
const inMoscow = (instant: Date): string => new Date(instant.getTime() + MOSCOW_MS).toISOString().slice(0, 19);
