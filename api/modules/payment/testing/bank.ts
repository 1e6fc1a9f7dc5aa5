import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { sql } from 'kysely';
import type { SandboxOrder } from '../../../adapters/payments/sandbox/orders.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';

export const GOOD_CARD = '4242424242424242';

/** the address of the bank's page on the api itself: the site hands /api/* on without the prefix */
const onApi = (api: TestApi, url: string): string => url.replace(`${api.services.env.PUBLIC_URL}/api`, api.url);

/** The bank's page of a payment, as a browser comes to it. */
export async function bankPage(api: TestApi, { page_url, qr }: Pick<Payment, 'page_url' | 'qr'>): Promise<string> {
  const address = qr ?? page_url;
  if (!address) throw new Error('the payment has no page');
  const answer = await fetch(onApi(api, address), { redirect: 'manual' });
  return onApi(api, answer.headers.get('location') ?? address);
}

/** What the payer does at the bank. @returns where the bank leads to, or what it says on its page */
export async function atBank(
  api: TestApi,
  payment: Pick<Payment, 'page_url' | 'qr'>,
  form: Record<string, string>,
): Promise<{ status: number; location: string | null; text: string }> {
  const answer = await fetch(await bankPage(api, payment), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

export const confirmCard = (api: TestApi, payment: Pick<Payment, 'page_url' | 'qr'>, number: string) =>
  atBank(api, payment, { number, expiry: '12 / 90', cvc: '123', name: 'KATE NOVAK' });

/** what the sandboxes know of a payment */
export async function orderAtBank(api: TestApi, paymentId: number): Promise<SandboxOrder> {
  const { provider_ref } = await api.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const rows = await api.db.selectFrom('sandbox_objects').select('body').where('kind', '=', 'order').execute();
  // written by the sandboxes in this shape
  const orders = rows.map(({ body }) => body as unknown as SandboxOrder);
  const order = orders.find(({ id, number }) => id === provider_ref || number === provider_ref);
  if (!order) throw new Error(`the bank has no order ${provider_ref}`);
  return order;
}

/** amounts that the bank gave back of a payment */
export const refundsOf = async (api: TestApi, { id }: Pick<Payment, 'id'>): Promise<number[]> =>
  (await orderAtBank(api, id)).refunds.map(({ amount }) => amount);

/** Paid at the bank, and its notice gets lost. */
export async function paidInSilence(api: TestApi, paymentId: number): Promise<void> {
  const { id } = await orderAtBank(api, paymentId);
  await sql`
    UPDATE sandbox_objects SET body = jsonb_set(body, '{status}', '"paid"') WHERE body->>'id' = ${id}`.execute(api.db);
}

/** The same, and it is another amount that was paid. */
export async function paidOtherwise(api: TestApi, paymentId: number, amount: number, currency?: string): Promise<void> {
  const { id } = await orderAtBank(api, paymentId);
  const paid = { status: 'paid', amount, ...(currency ? { currency } : {}) };
  await sql`
    UPDATE sandbox_objects SET body = body || ${JSON.stringify(paid)}::jsonb
    WHERE body->>'id' = ${id}`.execute(api.db);
}
