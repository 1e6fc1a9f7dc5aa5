import { filterStepOf } from '@cairn/shared-contracts/domain/max-price';

const PRICES = ['priceMin', 'priceMax'] as const;
const PRICES_PER_DAY = ['pricePerDayMin', 'pricePerDayMax'] as const;

/** Does the query of an address name prices? They are whole units of the currency that is shown. */
export const hasPrices = (search: string): boolean =>
  [...PRICES, ...PRICES_PER_DAY].some((name) => new URLSearchParams(search).has(name));

/**
 * The query of an address with its prices in another currency, rounded to the steps that its sliders take; all else stays as it is. A
 * price that cannot be converted is left out: the number alone would mean something else.
 * @param search '?priceMax=500&difficulty=2'
 * @param to ISO 4217
 * @param convert whole units of the currency so far into those of the next
 */
export async function convertedPrices(
  search: string,
  to: string,
  convert: (units: number) => Promise<number>,
): Promise<string> {
  const query = new URLSearchParams(search);
  const put = async (name: string, step: number) => {
    const units = Number(query.get(name));
    if (!query.has(name)) return;
    const next = Number.isFinite(units) && units > 0 ? await convert(units).catch(() => undefined) : undefined;
    if (next === undefined) query.delete(name);
    // a limit of 0 would find nothing
    else query.set(name, String(Math.max(step, Math.round(next / step) * step)));
  };
  await Promise.all([
    ...PRICES.map((name) => put(name, filterStepOf(to).price)),
    ...PRICES_PER_DAY.map((name) => put(name, filterStepOf(to).pricePerDay)),
  ]);
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
