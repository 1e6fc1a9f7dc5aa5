import type { CurrencyCode } from '@cairn/shared-contracts/domain/currencies';

/** signs and names of money, and the currencies they may mean, the most usual first; longer names before those they end with */
const MONEY: readonly (readonly [words: string, codes: readonly CurrencyCode[]])[] = [
  ['us\\$|usd|美元|美金', ['USD']],
  ['ca\\$|c\\$|cad|canadian dollars?', ['CAD']],
  ['au\\$|a\\$|aud|australian dollars?', ['AUD']],
  ['nz\\$|nzd', ['NZD']],
  ['s\\$|sgd', ['SGD']],
  ['€|eur|euros?|евро|欧元', ['EUR']],
  ['\\$|dollars?|dollarn?|долл\\p{L}*\\.?|бакс\\p{L}*|刀', ['USD', 'CAD', 'AUD', 'SGD', 'NZD']],
  ['byn|бел\\p{L}*\\.? руб\\p{L}*', ['BYN']],
  ['₽|rub|rubeln?|rubles?|roubles?|руб\\p{L}*\\.?|р\\.?|卢布', ['RUB', 'BYN']],
  ['jpy|yen|иен\\p{L}*|日元', ['JPY']],
  ['₸|kzt|tenge|тенге|坚戈', ['KZT']],
  ['£|gbp|pounds?|quid|pfund|фунт\\p{L}*|英镑', ['GBP']],
  ['chf|franken|swiss francs?|франк\\p{L}*|瑞士法郎', ['SHF']],
  ['₺|lira|лир\\p{L}*|里拉', ['TRY']],
  ['₩|krw|won|вон|韩元', ['KRW']],
  ['₹|inr|rupees?|rupien?|рупи\\p{L}*|卢比', ['INR']],
  ['aed|dirhams?|дирхам\\p{L}*|迪拉姆', ['AED']],
  ['¥|cny|yuan|rmb|юан\\p{L}*|人民币|元|块钱?', ['CNY', 'JPY']],
];

export const SIGN = `(?:${MONEY.map(([words]) => words).join('|')})`;
const MEANT = MONEY.map(([words, codes]) => ({ words: new RegExp(`^(?:${words})$`, 'u'), codes }));

/** The currency that a sign means to somebody who reads prices in `own`. */
export function currencyMeant(sign: string, own: string): CurrencyCode | undefined {
  const codes = MEANT.find(({ words }) => words.test(sign))?.codes ?? [];
  return codes.find((code) => code === own) ?? codes[0];
}

/** "1,000", "1.400", "60 000", "700.50", "2k", "60 тыс.", "1万" */
export const AMOUNT =
  "(\\d{1,3}(?:[ .,'_]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d))\\s*(k|тыс\\p{L}*\\.?|tsd\\.?|tausend|thousand|千|万)?";
const TIMES: Readonly<Record<string, number>> = { 万: 10_000 };

/** @param times the word behind a number that multiplies it */
export function amountOf(text: string, times: string | undefined): number {
  const cents = /[.,](\d{1,2})$/.exec(text);
  const whole = (cents ? text.slice(0, cents.index) : text).replace(/[^\d]/g, '');
  const units = Number(whole) + (cents ? Number(`0.${cents[1]}`) : 0);
  return times ? units * (TIMES[times] ?? 1000) : units;
}
