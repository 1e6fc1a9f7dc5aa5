import { type CurrencyCode, currencyOf } from './currencies.ts';

/**
 * Money: integer minor units (cents, kopecks) with an ISO 4217 code. The one money type of the product.
 * Display rules: specification §1.
 */
export interface Money {
  /** integer, minor units of `currency` */
  amount: number;
  /** ISO 4217, upper case */
  currency: string;
}

/** How amounts of a currency are counted and written. */
interface CurrencyFormat {
  /** how many minor units make one unit (ISO 4217 exponent 2 or 0) */
  minorUnits: 100 | 1;
  /** specification §1: RUB, BYN and KZT are written the Russian way, all others the British way */
  writtenIn: 'en-GB' | 'ru-RU';
  /** what Intl and other programs call it */
  code: string;
  /** its sign alone, unless a more common currency of the list has the same: "A$" beside "$", "JP¥" beside "¥", "BYN" beside roubles */
  display: 'narrowSymbol' | 'symbol';
}

const british = (code: string, minorUnits: 100 | 1 = 100): CurrencyFormat => ({
  ...{ minorUnits, code },
  writtenIn: 'en-GB',
  display: 'narrowSymbol',
});
const russian = (code: string): CurrencyFormat => ({ ...british(code), writtenIn: 'ru-RU' });
const withSharedSign = (format: CurrencyFormat): CurrencyFormat => ({ ...format, display: 'symbol' });

const FORMATS: Readonly<Record<CurrencyCode, CurrencyFormat>> = {
  EUR: british('EUR'),
  USD: british('USD'),
  RUB: russian('RUB'),
  BYN: withSharedSign(russian('BYN')),
  KZT: russian('KZT'),
  CNY: british('CNY'),
  AED: british('AED'),
  CAD: withSharedSign(british('CAD')),
  AUD: withSharedSign(british('AUD')),
  SGD: withSharedSign(british('SGD')),
  NZD: withSharedSign(british('NZD')),
  GBP: british('GBP'),
  // how one site variant spells the Swiss franc (specification §9)
  SHF: british('CHF'),
  TRY: british('TRY'),
  JPY: withSharedSign(british('JPY', 1)),
  KRW: british('KRW', 1),
  INR: british('INR'),
};

/** one that the site does not know, of a newer api, is written as most are */
const formatOf = (code: string): CurrencyFormat => {
  const currency = currencyOf(code);
  return currency ? FORMATS[currency] : british(code);
};

/** how many minor units make one unit of the currency: 100, or 1 for JPY and KRW */
export const minorUnits = (currency: string): number => formatOf(currency).minorUnits;

/** ISO 4217, for Intl and for feeds: 'SHF' is CHF to everybody else */
export const isoCurrency = (currency: string): string => formatOf(currency).code;

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string): Intl.NumberFormat {
  let known = formatters.get(currency);
  if (!known) {
    const { writtenIn, code, display } = formatOf(currency);
    known = new Intl.NumberFormat(writtenIn, {
      style: 'currency',
      currency: code,
      currencyDisplay: display,
      maximumFractionDigits: 0,
      minimumFractionDigits: 0,
    });
    formatters.set(currency, known);
  }
  return known;
}

/** which space stands between groups differs from one version of the locale data to the next: server and browser agree on U+00A0 */
const oneSpace = (text: string): string => text.replace(/[\u2009\u202f]/g, '\u00a0');

/** "€1,050", "105 000 ₽" (with no-break spaces): without decimals, by the rules of specification §1 */
export function formatMoney({ amount, currency }: Money): string {
  // + 0: a rounded -0 would read "-€0"
  return oneSpace(formatter(currency).format(Math.round(amount / minorUnits(currency)) + 0));
}

/** The sign that {@link formatMoney} writes beside an amount: "€", "A$" where "$" is another dollar. */
export const currencySign = (currency: string): string =>
  formatter(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** rates: units of the currency for one EUR. Rounds to whole units, as prices are shown without decimals. */
export type RatesPerEuro = Readonly<Record<string, number>>;

/**
 * Converts between currencies over EUR and rounds to whole units of the target.
 * @throws RangeError when a rate is missing
 */
export function convertMoney(money: Money, to: string, rates: RatesPerEuro): Money {
  if (money.currency === to) return money;
  const from = rates[money.currency];
  const target = rates[to];
  if (from === undefined || target === undefined) throw new RangeError(`no rate for ${money.currency} to ${to}`);
  const units = (money.amount / minorUnits(money.currency) / from) * target;
  return { amount: Math.round(units) * minorUnits(to), currency: to };
}

/** Converts by a rate, units of `to` for one unit of the money's own currency, and rounds to whole units as {@link convertMoney} does. */
export function convertAt({ amount, currency }: Money, { to, value }: { to: string; value: number }): Money {
  return { amount: Math.round((amount / minorUnits(currency)) * value) * minorUnits(to), currency: to };
}

/** `percent` of the amount, rounded to a whole currency unit, never below one unit unless the amount is zero */
export function percentOf({ amount, currency }: Money, percent: number): Money {
  const unit = minorUnits(currency);
  const part = Math.round((amount * percent) / 100 / unit) * unit;
  return { amount: amount > 0 ? Math.max(unit, part) : 0, currency };
}
