import { randomUUID } from 'node:crypto';
import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { BankSaysNo, closeOrder, giveBack, lapsed } from './bank.ts';
import { pageUrlOf } from './hosted-page.ts';
import { sandboxEnv } from './keys.ts';
import { addOrder, findOrder, newId, refundedOf, type SandboxOrder, saveOrder } from './orders.ts';

const ACTION: Readonly<Record<DeclineReason, number>> = {
  declined: 5,
  insufficientFunds: 116,
  expiredCard: 101,
  wrongCvc: 125,
  wrongNumber: 111,
  wrongExpiry: 101,
  notConfirmed: -2006,
  bankBusy: 910,
};
const PAID = 2;
const REFUNDED = 4;
const DECLINED = 6;
const MOSCOW_MS = 3 * 3_600_000;

type Fields = Readonly<Record<string, string>>;

const ok = (fields: object = {}) => ({ errorCode: '0', errorMessage: 'Успешно', ...fields });
const no = (errorCode: string, errorMessage: string) => ({ errorCode, errorMessage });

function orderStatus(order: SandboxOrder): number {
  if (order.status === 'open') return 0;
  if (order.status === 'closed') return DECLINED;
  return refundedOf(order) > 0 ? REFUNDED : PAID;
}

/** Sberbank's protocol: forms in, JSON out, the shop's login in every request. https://ecomtest.sberbank.ru/doc */
export function sberbankSandbox(app: FastifyInstance, services: Services): void {
  const keys = sandboxEnv(services.env.APP_SECRET);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  const method = (path: string, handle: (fields: Fields) => Promise<object>): void => {
    app.post(`/${path}`, async ({ body }) => {
      // what the parser above has made
      const fields = (body ?? {}) as Fields;
      if (fields.userName !== keys.SBERBANK_USER || fields.password !== keys.SBERBANK_PASSWORD)
        return no('5', 'Доступ запрещён');
      try {
        return await handle(fields);
      } catch (error) {
        if (!(error instanceof BankSaysNo)) throw error;
        return error.why === 'no_order' ? no('6', 'Заказ не найден') : no('7', 'Неверное состояние заказа');
      }
    });
  };

  async function found({ orderId, mdOrder }: Fields): Promise<SandboxOrder> {
    const order = await findOrder(services.db, 'sberbank', orderId ?? mdOrder ?? '');
    if (!order) throw new BankSaysNo('no_order');
    return lapsed(order, services.clock.now());
  }

  method('register.do', async (fields) => {
    const { orderNumber = '', amount = '', returnUrl = '' } = fields;
    if (!/^[1-9]\d{0,11}$/.test(amount)) return no('4', 'Сумма указана неверно');
    if (fields.currency !== '643') return no('3', 'Неизвестная валюта');
    if (orderNumber === '' || orderNumber.length > 36 || returnUrl === '') return no('4', 'Не указан параметр');
    const order: SandboxOrder = {
      ...{ id: randomUUID(), system: 'sberbank', number: orderNumber, amount: Number(amount), currency: 'RUB' },
      ...{ method: 'card', description: fields.description ?? '', status: 'open', refusal: null, refunds: [] },
      ...{ successUrl: returnUrl, failedUrl: fields.failUrl ?? returnUrl, noticeUrl: fields.dynamicCallbackUrl ?? '' },
      expiresAt: fields.expirationDate ? Date.parse(`${fields.expirationDate}Z`) - MOSCOW_MS : null,
      fingerprint: '',
      created: Math.floor(services.clock.now().getTime() / 1000),
    };
    const added = await addOrder(services.db, order, orderNumber);
    if (added.id !== order.id) return no('1', 'Заказ с таким номером уже обработан');
    return { orderId: order.id, formUrl: pageUrlOf(services.env, order) };
  });
  method('sbp/c2b/qr/dynamic/get.do', async (fields) => {
    const order: SandboxOrder = { ...(await found(fields)), method: 'sbp' };
    await saveOrder(services.db, order);
    return ok({ qrId: newId(), payload: pageUrlOf(services.env, order), qrStatus: 'STARTED' });
  });
  method('getOrderStatusExtended.do', async (fields) => {
    const order = await found(fields);
    const refundedAmount = refundedOf(order);
    return ok({
      orderNumber: order.number,
      orderStatus: orderStatus(order),
      actionCode: order.refusal ? ACTION[order.refusal] : 0,
      amount: order.amount,
      currency: '643',
      paymentAmountInfo: {
        depositedAmount: order.status === 'paid' ? order.amount - refundedAmount : 0,
        refundedAmount,
      },
    });
  });
  method('decline.do', async (fields) => {
    await closeOrder(services, 'sberbank', (await found(fields)).id);
    return ok();
  });
  method('refund.do', async (fields) => {
    const order = await found(fields);
    await giveBack(services, order, fields.externalRefundId ?? newId(), Number(fields.amount));
    return ok();
  });
}
