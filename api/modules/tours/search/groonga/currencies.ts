import type { PriceView } from '../../departures.ts';
import type { Engine } from './engine.ts';
import { decimal, type Expression, number } from './expression.ts';
import { liveTable } from './schema.ts';
import { currencyNumber } from './tour-rows.ts';

/** Prices of tours in the visitor's currency: the rule of domain/money, convertMoney, in whole units. */
export interface Conversion {
  /** @param currency as `currencyNumber` has it */
  units(whole: number, currency: number): number;
  /** the same over the columns `whole` and `currency`, in the same steps, so that the same decimals come out */
  script: Expression;
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
  return {
    units: (whole, currency) =>
      currency === ownNumber ? whole : Math.floor((whole / (perEuro.get(currency) ?? Number.NaN)) * target + 0.5),
    script: known.reduceRight<Expression>(
      (others, code) => `currency == ${number(currencyNumber(code))} ? ${inScript(code)} : ${others}`,
      '0.0',
    ),
    conditions: currencies
      .filter((code) => rates[code] === undefined)
      .map((code) => `currency != ${number(currencyNumber(code))}`),
  };
}
