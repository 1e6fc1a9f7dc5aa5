import type { CurrencyCode } from '@cairn/shared-contracts/domain/currencies';
import type { Parts } from './part.ts';
import type { Reading } from './reading.ts';
import { AMOUNT, amountOf, currencyMeant, SIGN } from './words/money.ts';
import { AT_LEAST, AT_LEAST_BEHIND, AT_MOST, AT_MOST_BEHIND, FROM, TO } from './words/numbers.ts';

export interface Rates {
  /** ISO 4217, what the visitor reads prices in */
  currency: string;
  /** units of each currency for a euro */
  perEuro: Readonly<Record<string, number>>;
}

/** sign, amount, thousands, sign */
const MONEY = `(${SIGN})?\\s*${AMOUNT}\\s*(${SIGN})?`;
const ABOUT = '(?:(?:about|around|some|circa|ca\\.?|etwa|rund|примерно|около|大约)\\s*)?';
const EACH = '(?:\\s*(?:/|per|p\\.|a|pro|с|на|за|每)?\\s*(?:person|head|pp|kopf|человек\\p{L}*|чел\\.?|人))?';
const A_DAY = '(\\s*(?:/|per|a|pro|am|в|на|за|每)\\s*(?:day|tag|ден\\p{L}*|сутки|天))?';
/** said before the amount */
const DAILY = '每天|日均';
const BUDGET = '(?:(?:budget|preis|price|бюджет|цена|预算|价格)(?:\\s*(?:of|von|is|:|до|в|为))?\\s*)?';
/** the smallest number that may be a price without saying of what money */
const BARE_MIN = 100;

type Bound = 'min' | 'max';

/** What the tour costs, in whichever currency it is said. */
export function readPrice(reading: Reading, parts: Parts, rates: Rates): void {
  const convert = (units: number, from: string, bound: Bound): number | undefined => {
    const [source, target] = [rates.perEuro[from], rates.perEuro[rates.currency]];
    if (from === rates.currency) return Math[bound === 'max' ? 'ceil' : 'floor'](units);
    if (!source || !target) return undefined;
    // 900 times 1.1 is a little more than 990
    const cents = Math.round((units / source) * target * 100) / 100;
    return Math[bound === 'max' ? 'ceil' : 'floor'](cents);
  };
  const set = (bounds: Partial<Record<Bound, number>>, sign: string | undefined, isPerDay: boolean): boolean => {
    const currency: CurrencyCode | string | undefined = sign ? currencyMeant(sign, rates.currency) : rates.currency;
    if (!currency) return false;
    const filter: Record<string, string> = {};
    for (const bound of ['min', 'max'] as const) {
      const units = bounds[bound];
      if (units === undefined) continue;
      const own = convert(units, currency, bound);
      if (own === undefined) return false;
      filter[`${isPerDay ? 'pricePerDay' : 'price'}${bound === 'max' ? 'Max' : 'Min'}`] = String(own);
    }
    return parts.add({ id: 'price', filter, money: { ...bounds, currency, isPerDay }, isGuess: sign === undefined });
  };
  const isDaily = reading.take(DAILY);

  reading.take(
    `${BUDGET}(?:${FROM}\\s*)?${MONEY}\\s*${TO}\\s*${MONEY}${EACH}${A_DAY}`,
    ([sign1, min, k1, sign2, sign3, max, k2, sign4, day]) => {
      const sign = sign4 ?? sign3 ?? sign2 ?? sign1;
      if (!sign || !min || !max) return false;
      return set(
        { min: amountOf(min, k1 ?? (sign1 || sign2 ? undefined : k2)), max: amountOf(max, k2) },
        sign,
        isDaily || Boolean(day),
      );
    },
  );
  const single = (source: string, bound: Bound, isBareRight: boolean) =>
    reading.take(source, ([before, units, times, behind, day]) => {
      const sign = behind ?? before;
      if (!units || (!sign && (!isBareRight || amountOf(units, times) < BARE_MIN))) return false;
      return set({ [bound]: amountOf(units, times) }, sign, isDaily || Boolean(day));
    });
  // a number without a sign is money unless a unit says otherwise
  const bare = '(?!\\s*(?:\\p{L}|%))';
  single(`${BUDGET}${AT_LEAST}\\s*${ABOUT}${MONEY}${EACH}${A_DAY}`, 'min', false);
  single(`${BUDGET}${MONEY}\\s*${AT_LEAST_BEHIND}${EACH}${A_DAY}`, 'min', false);
  single(`${BUDGET}(?:${AT_MOST}\\s*)?${ABOUT}${MONEY}\\s*${AT_MOST_BEHIND}?${EACH}${A_DAY}`, 'max', false);
  single(`${BUDGET}${AT_MOST}\\s*${ABOUT}${MONEY}${bare}`, 'max', true);
}
