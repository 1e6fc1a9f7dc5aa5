import { ALL_CURRENCIES, type CurrencyCode } from '@cairn/shared-contracts/domain/currencies';
import { isoCurrency, type RatesPerEuro } from '@cairn/shared-contracts/domain/money';
import * as z from 'zod/mini';

const LIMIT_MS = 10_000;
/** a rate that moved further than this in one step is a mistake of the feed */
const MAX_FACTOR = 3;

const rate = z.number().check(z.positive());
const json = z.object({ base: z.string(), rates: z.record(z.string(), rate) });
/** <Cube currency='USD' rate='1.0837'/> of the European Central Bank's daily feed */
const ECB_ROW = /currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g;

function tableOf(body: string): Record<string, number> {
  if (body.trimStart().startsWith('<')) {
    const rows = [...body.matchAll(ECB_ROW)].map(([, currency, value]) => [currency, Number(value)]);
    return z.parse(z.record(z.string(), rate), Object.fromEntries(rows));
  }
  const { base, rates } = z.parse(json, JSON.parse(body));
  const euros = base === 'EUR' ? 1 : rates.EUR;
  if (euros === undefined) throw new Error(`the rates are for one ${base} and do not name the euro`);
  return {
    ...Object.fromEntries(Object.entries(rates).map(([code, value]) => [code, value / euros])),
    [base]: 1 / euros,
  };
}

/**
 * Reads a feed: the ECB's XML, or JSON like {"base": "EUR", "rates": {"USD": 1.08}}.
 * @returns the currencies that the site knows, without the euro
 * @throws when it is no such feed or says nothing
 */
export function parseRates(body: string): Partial<Record<CurrencyCode, number>> {
  const table = tableOf(body);
  const known = ALL_CURRENCIES.filter((currency) => currency !== 'EUR').flatMap((currency) => {
    const value = table[isoCurrency(currency)];
    return value === undefined ? [] : [[currency, value] as const];
  });
  if (known.length === 0) throw new Error('the feed names no currency that the site knows');
  return Object.fromEntries(known);
}

/** Parts the believable rates from those that are not, by what is known already. */
export function sift(found: Partial<Record<CurrencyCode, number>>, known: RatesPerEuro) {
  const isBelievable = ([currency, value]: readonly [string, number]): boolean => {
    const before = known[currency];
    return before === undefined || Math.max(value / before, before / value) <= MAX_FACTOR;
  };
  const { good = [], bad = [] } = Object.groupBy(Object.entries(found), (entry) =>
    isBelievable(entry) ? 'good' : 'bad',
  );
  return { good, refused: bad.map(([currency, value]) => `${currency} ${value}`) };
}

/** @throws when the feed cannot be had or is none */
export async function fetchRates(url: string): Promise<Partial<Record<CurrencyCode, number>>> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return parseRates(await answer.text());
}
