import { ALL_CURRENCIES } from '@cairn/shared-contracts/domain/currencies';
import { CONVERSION_CACHE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { convertMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { broken, invalid } from '../../platform/errors.ts';
import type { Rates } from '../../platform/rates.ts';

const CACHE_MAX = 5_000;

/** Converts whole units between all currencies of all variants; an answer is cached for 60 seconds per pair and amount (specification §7). */
export function createConverter(rates: Pick<Rates, 'perEuro'>, now: () => number = () => performance.now()) {
  const cached = new Map<string, { result: number; until: number }>();

  return async (from: string, to: string, amount: number): Promise<number> => {
    const known: readonly string[] = ALL_CURRENCIES;
    if (!known.includes(from)) throw invalid({ from_currency: [broken('fallback')] });
    if (!known.includes(to)) throw invalid({ to_currency: [broken('fallback')] });
    const key = `${from} ${to} ${amount}`;
    const before = cached.get(key);
    if (before && before.until > now()) return before.result;
    const money = { amount: amount * minorUnits(from), currency: from };
    const result = convertMoney(money, to, await rates.perEuro()).amount / minorUnits(to);
    if (cached.size >= CACHE_MAX) cached.clear();
    cached.set(key, { result, until: now() + CONVERSION_CACHE_SECONDS * 1000 });
    return result;
  };
}
