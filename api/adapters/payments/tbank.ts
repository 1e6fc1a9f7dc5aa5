import type { ProviderState } from '@cairn/shared-contracts/domain/booking-graph';
import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/errors.ts';
import { askProvider, ProviderAway, ProviderRefusal } from './ask.ts';
import type { PaymentProvider } from './port.ts';
import { sameText } from './same-text.ts';
import { tbankToken } from './tbank-token.ts';

export interface TbankOptions {
  timeoutMs: number;
  terminalKey: string;
  password: string;
  /** https://securepay.tinkoff.ru/v2; asked when a call is made */
  base(): string;
  /** where notices are sent to */
  noticeUrl(): string;
}

/** https://developer.tbank.ru/eacq/scenarios/payments/general; what is not named here is still under way */
const STATUS: Readonly<Record<string, ProviderState>> = {
  AUTHORIZED: 'processing',
  CONFIRMING: 'processing',
  REJECTED: 'refused',
  AUTH_FAIL: 'refused',
  CONFIRMED: 'succeeded',
  // given back, wholly or in part: the money had come
  PARTIAL_REFUNDED: 'succeeded',
  ASYNC_REFUNDING: 'succeeded',
  REFUNDED: 'canceled',
  CANCELED: 'canceled',
  REVERSED: 'canceled',
  DEADLINE_EXPIRED: 'expired',
};
const REFUNDED = new Set(['REFUNDED', 'PARTIAL_REFUNDED', 'REVERSED', 'PARTIAL_REVERSED']);

/** https://developer.tbank.ru/eacq/intro/errors/banks */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  '101': 'notConfirmed',
  '1014': 'wrongNumber',
  '1015': 'wrongNumber',
  '1033': 'expiredCard',
  '1051': 'insufficientFunds',
  '1054': 'expiredCard',
  '1082': 'wrongCvc',
  '1089': 'bankBusy',
  '1091': 'bankBusy',
};
const reasonOf = (code: string): DeclineReason => REASONS[code] ?? 'declined';

const answer = z.looseObject({ Success: z.boolean(), ErrorCode: z.string(), Message: z.optional(z.string()) });
const opened = z.looseObject({ PaymentId: z.coerce.string(), PaymentURL: z.string() });
const coded = z.looseObject({ Data: z.string() });
const told = z.looseObject({ Status: z.string(), Amount: z.optional(z.number()) });
const notice = z.looseObject({
  Token: z.string(),
  TerminalKey: z.string(),
  PaymentId: z.coerce.string(),
  Status: z.string(),
  Amount: z.number(),
  ErrorCode: z.coerce.string(),
});

const CURRENCY = 'RUB';

/** T-Bank's internet acquiring: https://developer.tbank.ru/eacq/api */
export function tbankProvider({ terminalKey, password, base, noticeUrl, timeoutMs }: TbankOptions): PaymentProvider {
  async function call<S extends z.ZodMiniType>(method: string, fields: object, shape: S): Promise<z.output<S>> {
    const signed = { TerminalKey: terminalKey, ...fields };
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...signed, Token: tbankToken(signed, password) }),
    };
    const body = await askProvider(`${base()}/${method}`, init, timeoutMs);
    const said = answer.safeParse(body);
    if (!said.success) throw new ProviderAway(`${method} answered in another shape`);
    if (!said.data.Success) throw new ProviderRefusal(said.data.ErrorCode, said.data.Message ?? method);
    const parsed = shape.safeParse(body);
    if (!parsed.success) throw new ProviderAway(`${method} answered in another shape`);
    return parsed.data;
  }

  return {
    system: 'tbank',
    heard: { type: 'text/plain', body: 'OK' },

    async open(order) {
      const { PaymentId, PaymentURL } = await call(
        'Init',
        {
          Amount: order.amount,
          OrderId: order.number,
          Description: order.description.slice(0, 140),
          Language: order.language.startsWith('ru') ? 'ru' : 'en',
          PayType: 'O',
          RedirectDueDate: order.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
          NotificationURL: noticeUrl(),
          SuccessURL: order.successUrl,
          FailURL: order.failedUrl,
        },
        opened,
      );
      if (order.method === 'card') return { ref: PaymentId, url: PaymentURL, qr: null };
      const { Data } = await call('GetQr', { PaymentId, DataType: 'PAYLOAD' }, coded);
      return { ref: PaymentId, url: PaymentURL, qr: Data };
    },

    async stateOf({ ref, amount }) {
      const state = await call('GetState', { PaymentId: ref }, told);
      return {
        status: STATUS[state.Status] ?? 'open',
        amount: state.Amount ?? amount,
        currency: CURRENCY,
        reason: state.Status === 'REJECTED' ? 'declined' : state.Status === 'AUTH_FAIL' ? 'notConfirmed' : null,
      };
    },

    async close({ ref }) {
      // Cancel gives back what came in between: the payer has it, and we never had it
      await call('Cancel', { PaymentId: ref }, told);
    },

    async refund({ ref }, { key, amount }) {
      const { Status } = await call('Cancel', { PaymentId: ref, Amount: amount, ExternalRequestId: key }, told);
      // nothing had been paid: there is nothing to give back
      if (Status === 'CANCELED') throw new ProviderRefusal(Status, 'the payment was not paid');
      return REFUNDED.has(Status) ? 'done' : 'sent';
    },

    readNotice({ body }) {
      const said = notice.safeParse(parsed(body));
      const isOurs =
        said.success &&
        said.data.TerminalKey === terminalKey &&
        sameText(said.data.Token, tbankToken(said.data, password));
      if (!isOurs) throw new ApiError(400, 'bad_signature');
      const { PaymentId, Status, Amount, ErrorCode } = said.data;
      return {
        id: `${PaymentId} ${Status} ${Amount} ${ErrorCode}`,
        order: { ref: PaymentId },
        state: {
          status: STATUS[Status] ?? 'open',
          amount: Amount,
          currency: CURRENCY,
          reason: ErrorCode === '0' ? null : reasonOf(ErrorCode),
        },
      };
    },
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
