import { monthDates } from '../dates.ts';
import type { OptionKey } from '../listing-filter.ts';
import { folded } from './folded.ts';
import {
  AT_LEAST,
  AT_MOST,
  AT_MOST_BEHIND,
  DAYS,
  LEVELS,
  MONEY,
  MONTH_BY_NUMBER,
  MONTHS,
  NUMBER_WORDS,
  SILENT,
  TO,
  WEEKS,
  YEARS_OLD,
} from './phrase-words.ts';

/** An option of the listing that words may mean. */
export interface NamedOption {
  key: OptionKey;
  value: string;
  name: string;
}

export interface PhraseContext {
  options: readonly NamedOption[];
  /** months with departures, 'YYYY-MM' */
  months: readonly string[];
  /** of the prices on the page, ISO 4217 */
  currency: string;
}

/** Parameters of the filter, as a query holds them. */
export type PhraseFilter = Record<string, string | number>;

/** A text from which what was understood is taken away, piece by piece. */
class Reading {
  #text: string;

  constructor(text: string) {
    this.#text = ` ${text} `;
  }

  /** @param understand says whether it could make anything of a match */
  take(pattern: string, understand: (...groups: (string | undefined)[]) => boolean): void {
    // Chinese writes its words without spaces between them
    const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\d]';
    const whole = new RegExp(`(?<!${letter})${pattern}(?!${letter})`, 'giu');
    this.#text = this.#text.replace(whole, (match: string, ...rest) => {
      // behind the groups come the offset and the text itself
      const groups = rest.slice(0, -2).map((group: unknown) => (typeof group === 'string' ? group : undefined));
      return understand(...groups) ? ' ' : match;
    });
  }

  words(): string[] {
    return this.#text.match(/[\p{L}\d’'-]+/gu) ?? [];
  }
}

const numberOf = (text: string | undefined): number => NUMBER_WORDS[text ?? ''] ?? Number(text);

function readAge(reading: Reading, filter: PhraseFilter): void {
  reading.take(`(\\d{1,2})[\\s-]*${YEARS_OLD}`, (age) => {
    // the youngest decides
    filter.minAge = Math.min(Number(filter.minAge ?? 99), numberOf(age));
    return true;
  });
}

function readLength(reading: Reading, filter: PhraseFilter): void {
  const set = (bound: 'most' | 'least' | 'exact', days: number) => {
    if (bound !== 'least') filter.daysMax = days;
    if (bound !== 'most') filter.daysMin = days;
    return true;
  };
  reading.take(`(\\d{1,2})\\s*${TO}\\s*(\\d{1,2})[\\s-]*${DAYS}`, (from, to) => {
    filter.daysMin = numberOf(from);
    return set('most', numberOf(to));
  });
  reading.take(`${AT_MOST}\\s*(\\d{1,2})[\\s-]*${DAYS}`, (days) => set('most', numberOf(days)));
  reading.take(`(\\d{1,2})[\\s-]*${DAYS}${AT_MOST_BEHIND}`, (days) => set('most', numberOf(days)));
  reading.take(`${AT_LEAST}\\s*(\\d{1,2})[\\s-]*${DAYS}`, (days) => set('least', numberOf(days)));
  reading.take(`(\\d{1,2})[\\s-]*${DAYS}`, (days) => set('exact', numberOf(days)));
  const numbers = Object.keys(NUMBER_WORDS).join('|');
  reading.take(`(?:${AT_MOST}\\s*)?(\\d|${numbers})\\s*${WEEKS}`, (weeks) => set('most', numberOf(weeks) * 7));
}

function readPrice(reading: Reading, filter: PhraseFilter, currency: string): void {
  // money of another currency stays unread: its number would mean something else
  const signs = MONEY.filter(([, codes]) => codes.some((code) => code === currency)).map(([words]) => words);
  if (signs.length === 0) return;
  const sign = `(?:${signs.join('|')})`;
  const amount = '(\\d[\\d.,’\\u00a0 ]{0,9})';
  const whole = (text: string | undefined) => Number((text ?? '').replace(/[^\d]/g, ''));
  for (const money of [`${sign}\\s*${amount}`, `${amount}\\s*${sign}`]) {
    reading.take(`${AT_LEAST}\\s*${money}`, (units) => {
      filter.priceMin = whole(units);
      return true;
    });
    reading.take(`(?:${AT_MOST}\\s*)?${money}${AT_MOST_BEHIND}?`, (units) => {
      filter.priceMax = whole(units);
      return true;
    });
  }
}

function readMonth(reading: Reading, filter: PhraseFilter, months: readonly string[]): void {
  const set = (number: number) => {
    const month = months.find((one) => Number(one.slice(5)) === number);
    if (!month || filter.dateFrom) return false;
    const { start, end } = monthDates(month);
    Object.assign(filter, { dateFrom: start, dateTo: end });
    return true;
  };
  reading.take(MONTH_BY_NUMBER, (number) => set(Number(number)));
  MONTHS.forEach((words, index) => {
    reading.take(`(?:${words})`, () => set(index + 1));
  });
}

function readLevels(reading: Reading, filter: PhraseFilter): void {
  const levels: number[] = [];
  LEVELS.forEach((words, index) => {
    reading.take(`(?:${words})`, () => levels.push(index + 1) > 0);
  });
  if (levels.length > 0) filter.difficulty = levels.join(',');
}

/** Letters that two words must share to be one word with two endings. */
const STEM = 4;
const isSame = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= STEM && (a.startsWith(b) || b.startsWith(a)));

/** How many words from `at` on the name takes up; 0 when it is not there. A name's first word is enough when it is long. */
function spans(name: readonly string[], words: readonly string[], at: number): number {
  if (name.every((word, index) => isSame(word, words[at + index] ?? ''))) return name.length;
  const [first = ''] = name;
  return first.length > STEM && isSame(first, words[at] ?? '') ? 1 : 0;
}

/** Finds options by their names, the longest first. @returns the words that are left */
function readOptions(words: readonly string[], filter: PhraseFilter, options: readonly NamedOption[]): string[] {
  const names = options.map((option) => ({ ...option, words: folded(option.name).match(/[\p{L}\d]+/gu) ?? [] }));
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = names
      .map((option) => ({ ...option, length: spans(option.words, words, at) }))
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length || a.words.length - b.words.length)[0];
    if (found) {
      const before = filter[found.key];
      filter[found.key] = before === undefined ? found.value : `${before},${found.value}`;
      at += found.length;
    } else {
      left.push(words[at] ?? '');
      at += 1;
    }
  }
  return left;
}

/**
 * Reads a search said in words: "a moderate trek of at most 7 days in Georgia in July under €800 for a family with a 10-year-old".
 * Words that are no filter are looked for in names of tours, places and organizers (`placeName`).
 */
export function readPhrase(text: string, { options, months, currency }: PhraseContext): PhraseFilter {
  const filter: PhraseFilter = {};
  const reading = new Reading(folded(text));
  readAge(reading, filter);
  readLength(reading, filter);
  readPrice(reading, filter, currency);
  readMonth(reading, filter, months);
  readLevels(reading, filter);
  const left = readOptions(reading.words(), filter, options).filter((word) => !SILENT.has(word));
  if (left.length > 0) filter.placeName = left.join(' ');
  return filter;
}
