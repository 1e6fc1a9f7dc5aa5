import type { PriceView } from '../../departures.ts';
import { firstWhere } from '../index/price-span.ts';
import type { Engine } from './engine.ts';
import { allOf, anyOf, between, decimal, type Expression, equals, number } from './expression.ts';
import { wholeUnits } from './price-steps.ts';
import { liveTable } from './schema.ts';
import { currencyNumber } from './tour-rows.ts';

/** Prices of tours in the visitor's currency: the rule of domain/money, convertMoney, in whole units. */
export interface Conversion {
  /** @param currency as `currencyNumber` has it */
  units(whole: number, currency: number): number;
  /** the same over the columns `whole` and `currency`, in the same steps, so that the same decimals come out */
  script: Expression;
  /** rows whose price is within these, inclusive: bounds in each currency, for conversion never makes a higher price the lower one */
  within(min: number | undefined, max: number | undefined): Expression;
  /** a price in a currency without a rate cannot be shown: conditions that leave such rows out */
  conditions: Expression[];
}

/** Currencies of tours: those that any had, maybe none has any more. */
export async function readCurrencies(engine: Engine): Promise<string[]> {
  const { records } = await engine.select({ table: liveTable('Currencies'), output_columns: '_key', limit: -1 });
  return records.map(([code]) => String(code));
}

export function conversionOf(currencies: readonly string[], view: PriceView): Conversion {
  const { currency: own, rates } = view;
  const known = currencies.filter((code) => rates[code] !== undefined);
  const perEuro = new Map(known.map((code) => [currencyNumber(code), rates[code] ?? 1]));
  const target = rates[own] ?? 1;
  const ownNumber = rates[own] === undefined ? Number.NaN : currencyNumber(own);
  const inScript = (code: string): Expression =>
    code === own ? 'whole' : `number_classify(whole / ${decimal(rates[code] ?? 1)} * ${decimal(target)} + 0.5, 1.0)`;
  const units = (whole: number, currency: number): number =>
    currency === ownNumber ? whole : Math.floor((whole / (perEuro.get(currency) ?? Number.NaN)) * target + 0.5);
  function bounds(code: string, min: number | undefined, max: number | undefined): Expression {
    const price = (minor: number) => units(wholeUnits(minor, code), currencyNumber(code));
    const low = min === undefined ? undefined : firstWhere((minor) => price(minor) >= min);
    const high = max === undefined ? undefined : firstWhere((minor) => price(minor) > max) - 1;
    const whole = (minor: number | undefined) => (minor === undefined ? undefined : wholeUnits(minor, code));
    return allOf([equals('currency', currencyNumber(code)), ...between('whole', whole(low), whole(high))]);
  }
  return {
    units,
    within: (min, max) => anyOf(known.map((code) => bounds(code, min, max))),
    script: known.reduceRight<Expression>(
      (others, code) => `currency == ${number(currencyNumber(code))} ? ${inScript(code)} : ${others}`,
      '0.0',
    ),
    conditions: currencies
      .filter((code) => rates[code] === undefined)
      .map((code) => `currency != ${number(currencyNumber(code))}`),
  };
}
