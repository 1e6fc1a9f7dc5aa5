import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { Env } from '../../platform/env.ts';
import type { Services } from '../../platform/services.ts';
import { PROVIDER_TIMEOUT_MS } from './ask.ts';
import type { PaymentKey } from './keys.ts';
import { monetaProvider } from './moneta.ts';
import type { PaymentProvider } from './port.ts';
import { sandboxEnv } from './sandbox/keys.ts';
import { sberbankProvider } from './sberbank.ts';
import { stripeProvider } from './stripe.ts';
import { tbankProvider } from './tbank.ts';

/** where the sandboxes are on this process; one folder for each payment system */
export const SANDBOX_PATH = '/sandbox';
export const webhookPath = (system: PaymentSystem): string => `/webhooks/${system}`;

type Bases = Readonly<Record<PaymentSystem, string>>;

const LIVE: Bases = {
  stripe: 'https://api.stripe.com',
  tbank: 'https://securepay.tinkoff.ru/v2',
  sberbank: 'https://securepayments.sberbank.ru/payment/rest',
  moneta: 'https://service.moneta.ru/services',
};
const LIVE_ASSISTANT = 'https://www.payanyway.ru/assistant.htm';

interface Setup {
  /** those that are named by a site are set, or the start would have been refused */
  keys: Pick<Env, PaymentKey>;
  base(system: PaymentSystem): string;
  noticeUrl(system: PaymentSystem): string;
  assistantUrl: string;
  timeoutMs: number;
}

const PROVIDERS: Readonly<Record<PaymentSystem, (setup: Setup) => PaymentProvider>> = {
  stripe: ({ keys, base, timeoutMs }) =>
    stripeProvider({
      timeoutMs,
      secretKey: keys.STRIPE_SECRET_KEY ?? '',
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET ?? '',
      serverBase: () => base('stripe'),
    }),
  tbank: ({ keys, base, noticeUrl, timeoutMs }) =>
    tbankProvider({
      timeoutMs,
      terminalKey: keys.TBANK_TERMINAL_KEY ?? '',
      password: keys.TBANK_PASSWORD ?? '',
      base: () => base('tbank'),
      noticeUrl: () => noticeUrl('tbank'),
    }),
  sberbank: ({ keys, base, noticeUrl, timeoutMs }) =>
    sberbankProvider({
      timeoutMs,
      userName: keys.SBERBANK_USER ?? '',
      password: keys.SBERBANK_PASSWORD ?? '',
      callbackKey: keys.SBERBANK_CALLBACK_KEY ?? '',
      base: () => base('sberbank'),
      noticeUrl: () => noticeUrl('sberbank'),
    }),
  moneta: ({ keys, base, assistantUrl, timeoutMs }) =>
    monetaProvider({
      timeoutMs,
      account: keys.MONETA_ACCOUNT ?? '',
      integrityCode: keys.MONETA_INTEGRITY_CODE ?? '',
      userName: keys.MONETA_USER ?? '',
      password: keys.MONETA_PASSWORD ?? '',
      paymentPassword: keys.MONETA_PAYMENT_PASSWORD ?? '',
      assistantUrl,
      servicesUrl: () => base('moneta'),
    }),
};

/** of whom the payments of this process are asked: live systems, or the sandboxes that speak as they do */
export type Providers = (system: PaymentSystem) => PaymentProvider;

/** @param timeoutMs how long an answer is waited for: a payer waits, too */
export function createProviders(
  { env, selfUrl }: Pick<Services, 'env' | 'selfUrl'>,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): Providers {
  const isSandbox = env.PAYMENT_PROVIDER === 'sandbox';
  const made = new Map<PaymentSystem, PaymentProvider>();
  const site = env.PUBLIC_URL.replace(/\/$/, '');
  const setup: Setup = {
    timeoutMs,
    keys: isSandbox ? sandboxEnv(env.APP_SECRET) : env,
    base: (system) => (isSandbox ? `${selfUrl()}${SANDBOX_PATH}/${system}` : LIVE[system]),
    // the site hands /api/* to this process without the prefix
    noticeUrl: (system) => `${isSandbox ? selfUrl() : `${site}/api`}${webhookPath(system)}`,
    assistantUrl: isSandbox ? `${site}/api${SANDBOX_PATH}/moneta/assistant.htm` : LIVE_ASSISTANT,
  };
  return (system) => {
    const provider = made.get(system) ?? PROVIDERS[system](setup);
    made.set(system, provider);
    return provider;
  };
}
