import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../../platform/services.ts';
import { sameText } from '../same-text.ts';
import { tbankToken } from '../tbank-token.ts';
import { BankSaysNo, closeOrder, giveBack, lapsed } from './bank.ts';
import { pageUrlOf } from './hosted-page.ts';
import { sandboxEnv } from './keys.ts';
import { addOrder, findOrder, newId, newNumber, refundedOf, type SandboxOrder, saveOrder } from './orders.ts';

const signed = z.looseObject({ TerminalKey: z.string(), Token: z.string() });
const init = z.looseObject({
  Amount: z.number().check(z.int(), z.minimum(1)),
  OrderId: z.string().check(z.minLength(1), z.maxLength(36)),
  Description: z._default(z.string().check(z.maxLength(140)), ''),
  RedirectDueDate: z.optional(z.string()),
  NotificationURL: z.string(),
  SuccessURL: z.string(),
  FailURL: z.string(),
});
const byPayment = z.looseObject({
  PaymentId: z.coerce.string(),
  Amount: z.optional(z.number()),
  ExternalRequestId: z.optional(z.string()),
});

/** https://developer.tbank.ru/eacq/intro/errors/banks */
export const TBANK_ERROR: Readonly<Record<DeclineReason, string>> = {
  declined: '1005',
  insufficientFunds: '1051',
  expiredCard: '1054',
  wrongCvc: '1082',
  wrongNumber: '1014',
  wrongExpiry: '1033',
  notConfirmed: '101',
  bankBusy: '1091',
};

export function tbankStatus(order: SandboxOrder): string {
  if (order.status === 'closed') return 'CANCELED';
  if (order.status === 'open') return order.refusal ? 'REJECTED' : 'NEW';
  const refunded = refundedOf(order);
  return refunded === 0 ? 'CONFIRMED' : refunded < order.amount ? 'PARTIAL_REFUNDED' : 'REFUNDED';
}

/** T-Bank's protocol: JSON, every request signed with a token. https://developer.tbank.ru/eacq/api */
export function tbankSandbox(app: FastifyInstance, services: Services): void {
  const { TBANK_TERMINAL_KEY: terminal, TBANK_PASSWORD: password } = sandboxEnv(services.env.APP_SECRET);
  const no = (ErrorCode: string, Message: string) => ({ Success: false, ErrorCode, Message, TerminalKey: terminal });
  const yes = (fields: object) => ({ Success: true, ErrorCode: '0', TerminalKey: terminal, ...fields });
  const about = (order: SandboxOrder) => ({
    Status: tbankStatus(order),
    PaymentId: order.id,
    OrderId: order.number,
    Amount: order.amount,
  });

  const method = <S extends z.ZodMiniType>(
    name: string,
    shape: S,
    handle: (fields: z.output<S>) => Promise<object>,
  ): void => {
    app.post(`/${name}`, async ({ body }) => {
      const said = signed.safeParse(body);
      const isOurs =
        said.success &&
        said.data.TerminalKey === terminal &&
        sameText(said.data.Token, tbankToken(said.data, password));
      if (!isOurs) return no('204', 'Неверный токен. Проверьте пару TerminalKey/SecretKey');
      const fields = shape.safeParse(body);
      if (!fields.success) return no('9999', 'Неверные параметры');
      try {
        return await handle(fields.data);
      } catch (error) {
        if (error instanceof BankSaysNo)
          return no(error.why === 'no_order' ? '255' : '8', 'Неверный статус транзакции');
        throw error;
      }
    });
  };

  async function found(id: string): Promise<SandboxOrder> {
    const order = await findOrder(services.db, 'tbank', id);
    if (!order) throw new BankSaysNo('no_order');
    return lapsed(order, services.clock.now());
  }

  method('Init', init, async (fields) => {
    const order: SandboxOrder = {
      ...{ id: newNumber(), system: 'tbank', number: fields.OrderId, amount: fields.Amount, currency: 'RUB' },
      ...{ method: 'card', description: fields.Description, status: 'open', refusal: null, refunds: [] },
      ...{ successUrl: fields.SuccessURL, failedUrl: fields.FailURL, noticeUrl: fields.NotificationURL },
      expiresAt: fields.RedirectDueDate ? Date.parse(fields.RedirectDueDate) : null,
      fingerprint: '',
      created: Math.floor(services.clock.now().getTime() / 1000),
    };
    await addOrder(services.db, order, order.id);
    return yes({ ...about(order), PaymentURL: pageUrlOf(services.env, order) });
  });
  method('GetQr', byPayment, async ({ PaymentId }) => {
    const order: SandboxOrder = { ...(await found(PaymentId)), method: 'sbp' };
    await saveOrder(services.db, order);
    return yes({ PaymentId: Number(order.id), OrderId: order.number, Data: pageUrlOf(services.env, order) });
  });
  method('GetState', byPayment, async ({ PaymentId }) => yes(about(await found(PaymentId))));
  method('Cancel', byPayment, async ({ PaymentId, Amount, ExternalRequestId }) => {
    const order = await found(PaymentId);
    if (order.status === 'open') return yes(about(await closeOrder(services, 'tbank', order.id)));
    const amount = Amount ?? order.amount - refundedOf(order);
    const given = await giveBack(services, order, ExternalRequestId ?? newId(), amount);
    return yes({
      ...about(given.order),
      OriginalAmount: order.amount,
      NewAmount: order.amount - refundedOf(given.order),
    });
  });
}
