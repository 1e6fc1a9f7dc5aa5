import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import Stripe from 'stripe';
import { callSelf } from '../../../platform/call-self.ts';
import type { Services } from '../../../platform/services.ts';
import { toDecimal } from '../decimal.ts';
import { noticeSignature } from '../moneta-signature.ts';
import { webhookPath } from '../provider.ts';
import { sberbankChecksum } from '../sberbank-checksum.ts';
import { tbankToken } from '../tbank-token.ts';
import type { SandboxEvent } from './bank.ts';
import { pageUrlOf } from './hosted-page.ts';
import { type SandboxKeys, sandboxEnv } from './keys.ts';
import { findOrder, type SandboxOrder } from './orders.ts';
import { toIntent, toSession } from './stripe-objects.ts';
import { TBANK_ERROR, tbankStatus } from './tbank.routes.ts';

const TIMEOUT_MS = 10_000;

interface Told {
  url: string;
  init: RequestInit;
}
interface About {
  order: SandboxOrder;
  event: SandboxEvent;
  keys: SandboxKeys;
  /** where the shop's settings say that it listens */
  shop: string;
  pageUrl: string;
}

const STRIPE_EVENT: Readonly<Record<SandboxEvent['what'], string | null>> = {
  paid: 'checkout.session.completed',
  closed: 'checkout.session.expired',
  refused: 'payment_intent.payment_failed',
  refunded: null,
};

async function stripeNotice({ order, event, keys, shop, pageUrl }: About): Promise<Told | null> {
  const type = STRIPE_EVENT[event.what];
  if (!type) return null;
  const payload = JSON.stringify({
    id: event.event,
    object: 'event',
    api_version: Stripe.API_VERSION,
    type,
    livemode: false,
    data: { object: event.what === 'refused' ? toIntent(order) : toSession(order, pageUrl) },
  });
  const signature = await new Stripe(keys.STRIPE_SECRET_KEY).webhooks.generateTestHeaderStringAsync({
    payload,
    secret: keys.STRIPE_WEBHOOK_SECRET,
  });
  return {
    url: shop,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    },
  };
}

function tbankNotice({ order, event, keys }: About): Told {
  const isRefused = event.what === 'refused' && order.refusal !== null;
  const fields = {
    TerminalKey: keys.TBANK_TERMINAL_KEY,
    OrderId: order.number,
    Success: !isRefused,
    Status: isRefused ? 'REJECTED' : tbankStatus(order),
    PaymentId: Number(order.id),
    ErrorCode: isRefused && order.refusal ? TBANK_ERROR[order.refusal] : '0',
    Amount: order.amount,
    Pan: '424242******4242',
    ExpDate: '1230',
  };
  return {
    url: order.noticeUrl,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, Token: tbankToken(fields, keys.TBANK_PASSWORD) }),
    },
  };
}

const SBERBANK_OPERATION: Readonly<Record<SandboxEvent['what'], string>> = {
  paid: 'deposited',
  refused: 'deposited',
  closed: 'declinedByTimeout',
  refunded: 'refunded',
};

function sberbankNotice({ order, event, keys }: About): Told {
  const fields = {
    mdOrder: order.id,
    orderNumber: order.number,
    operation: SBERBANK_OPERATION[event.what],
    status: event.what === 'refused' ? '0' : '1',
    amount: String(order.amount),
  };
  const url = new URL(order.noticeUrl);
  const checksum = sberbankChecksum(fields, keys.SBERBANK_CALLBACK_KEY);
  url.search = new URLSearchParams({ ...fields, checksum }).toString();
  return { url: url.href, init: { method: 'GET' } };
}

function monetaNotice({ order, event, keys, shop }: About): Told | null {
  // the Pay URL hears of what was paid and of nothing else
  if (event.what !== 'paid') return null;
  const fields = {
    MNT_ID: keys.MONETA_ACCOUNT,
    MNT_TRANSACTION_ID: order.number,
    MNT_OPERATION_ID: order.id,
    MNT_AMOUNT: toDecimal(order.amount, order.currency),
    MNT_CURRENCY_CODE: order.currency,
    MNT_SUBSCRIBER_ID: '',
    MNT_TEST_MODE: '0',
  };
  const MNT_SIGNATURE = noticeSignature(fields, keys.MONETA_INTEGRITY_CODE);
  return { url: shop, init: { method: 'POST', body: new URLSearchParams({ ...fields, MNT_SIGNATURE }) } };
}

const NOTICE: Readonly<Record<PaymentSystem, (about: About) => Told | null | Promise<Told | null>>> = {
  stripe: stripeNotice,
  tbank: tbankNotice,
  sberbank: sberbankNotice,
  moneta: monetaNotice,
};

/** The notice about an event, as the system sends it; null where it sends none. */
export async function noticeOf(services: Services, event: SandboxEvent): Promise<Told | null> {
  const order = await findOrder(services.db, event.system, event.order);
  if (!order) return null;
  return NOTICE[event.system]({
    order,
    event,
    keys: sandboxEnv(services.env.APP_SECRET),
    shop: services.selfUrl() + webhookPath(event.system),
    pageUrl: pageUrlOf(services.env, order),
  });
}

/** A failure is thrown, so that the outbox tries again. */
export async function deliverNotice(services: Services, event: SandboxEvent): Promise<void> {
  const told = await noticeOf(services, event);
  if (!told) return;
  const answer = await callSelf(told.url, { ...told.init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  await answer.arrayBuffer();
}
