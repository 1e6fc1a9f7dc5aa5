import { PAYMENT_METHODS, PAYMENT_PROVIDER, type PaymentMethod } from './booking-graph.ts';
import { ALL_CURRENCIES, type CurrencyCode, currencyOf } from './currencies.ts';
import { PAYMENT_SYSTEMS, type PaymentSystem } from './site-defaults.ts';

const ROUBLE: readonly CurrencyCode[] = ['RUB'];

/** What each payment system takes, and in which currencies: cards as its contracts say, the fast payment system in roubles only. */
const TAKES: Readonly<Record<PaymentSystem, Readonly<Record<PaymentMethod, readonly CurrencyCode[]>>>> = {
  stripe: { card: ALL_CURRENCIES, sbp: [] },
  tbank: { card: ROUBLE, sbp: ROUBLE },
  sberbank: { card: ROUBLE, sbp: ROUBLE },
  moneta: { card: ['RUB', 'EUR', 'USD'], sbp: ROUBLE },
};

/** what of a site's configuration decides how it is paid on */
export interface PaymentSite {
  /** in the order of preference */
  paymentSystems: readonly PaymentSystem[];
  /** the QR payment pages are on */
  qrPayment: boolean;
}

/** The system that a payment of this currency goes through: the first of the site's that takes it. */
export function systemFor(
  { paymentSystems, qrPayment }: PaymentSite,
  method: PaymentMethod,
  currency: string,
): PaymentSystem | undefined {
  const code = currencyOf(currency);
  if (!code || (method === 'sbp' && !qrPayment)) return undefined;
  return paymentSystems.find((system) => TAKES[system][method].includes(code));
}

/** How a booking of this currency can be paid on the site. */
export const methodsFor = (site: PaymentSite, currency: string): { method: PaymentMethod; system: PaymentSystem }[] =>
  PAYMENT_METHODS.flatMap((method) => {
    const system = systemFor(site, method, currency);
    return system ? [{ method, system }] : [];
  });

/** by the number that payments are stored with */
export function systemOf(provider: number): PaymentSystem {
  const system = PAYMENT_SYSTEMS.find((name) => PAYMENT_PROVIDER[name] === provider);
  if (!system) throw new RangeError(`there is no payment system ${provider}`);
  return system;
}
