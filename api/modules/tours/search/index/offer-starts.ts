import { addAll, type Bits } from './bitset.ts';
import { OptionBits } from './option-bits.ts';
import type { Probe } from './probe.ts';
import type { Scratch } from './scratch.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';
import { StartCalendar, type WeeksFrom, weekOf } from './start-calendar.ts';
import type { TourIndex } from './tour-index.ts';

/** a tour's lowest prices, from the lowest on: most tours have no more of them */
const LEVELS = 3;
/** a tour whose offers are not all of the same length */
const MIXED = 0;

export interface Dates {
  /** days since 1970 */
  from: number;
  to: number;
}

/** Which tours have an offer within some dates. */
export interface Within {
  /** by level: what it costs in the dates is the tour's lowest price, the next, … */
  levels: readonly Bits[];
  /** others of which an offer may lie within them: their offers are to be looked at */
  perhaps: Bits;
}

/** tours with offers of the same length, as far as weeks tell: those that they may start in, wholly and at the edge */
interface Span {
  /** none of the weeks from this one on lies within the dates as a whole */
  wholeEnd: number;
  lastWeek: number;
  lengths: number[];
}

/** What is known of a tour's offers without looking at them: in which weeks they start, at which of its prices, and how long they are. */
export class OfferStarts {
  readonly #any: StartCalendar;
  readonly #levels: StartCalendar[];
  /** by days from the first to the last of an offer, both included: all offers of the tour are so long */
  readonly #lengths: OptionBits<number>;
  /** by row: the price of each level, minor units */
  readonly #prices: Int32Array<ArrayBuffer>;

  constructor(rows: number, saved?: SectionReader) {
    this.#any = new StartCalendar(rows, 'starts', saved);
    this.#levels = Array.from({ length: LEVELS }, (_, level) => new StartCalendar(rows, `starts.${level}`, saved));
    this.#lengths = new OptionBits(rows, 'lengths', saved);
    this.#prices = saved?.numbers('levelPrices', 'i32') ?? new Int32Array(rows * LEVELS);
  }

  save(to: SectionWriter): void {
    this.#any.save('starts', to);
    for (const [level, calendar] of this.#levels.entries()) calendar.save(`starts.${level}`, to);
    this.#lengths.save('lengths', to);
    to.numbers('levelPrices', this.#prices);
  }

  clearRow(row: number): void {
    // what has offers has a length
    if (!this.#lengths.has(row)) return;
    for (const options of [this.#any, ...this.#levels, this.#lengths]) options.clearRow(row);
  }

  /** minor units */
  priceOf(row: number, level: number): number {
    return this.#prices[row * LEVELS + level] ?? 0;
  }

  /** after the offers of a row changed */
  mark({ offers }: Pick<TourIndex, 'offers'>, row: number): void {
    this.clearRow(row);
    const [starts, ends, prices] = [offers.column(0), offers.column(1), offers.column(2)];
    const first = offers.starts[row] ?? 0;
    const end = first + (offers.sizes[row] ?? 0);
    if (first === end) return;
    const lowest = this.#lowestOf(prices.subarray(first, end), row);
    const lengthOf = (at: number): number => (ends[at] ?? 0) - (starts[at] ?? 0) + 1;
    let length = lengthOf(first);
    for (let at = first; at < end; at++) {
      const start = starts[at] ?? 0;
      this.#any.set(start, row);
      this.#levels[lowest.indexOf(prices[at] ?? 0)]?.set(start, row);
      if (lengthOf(at) !== length) length = MIXED;
    }
    this.#lengths.set(length, row);
  }

  #lowestOf(prices: Int32Array, row: number): readonly number[] {
    const lowest = [...new Set(prices)].sort((a, b) => a - b).slice(0, LEVELS);
    for (const [level, price] of lowest.entries()) this.#prices[row * LEVELS + level] = price;
    return lowest;
  }

  /** What weeks tell of these tours: none of the others, and none in neither part, has an offer within the dates. */
  within(tours: Probe, dates: Dates, scratch: Scratch): Within {
    const week = weekOf(dates.from + 6);
    const whole = [...this.#levels, this.#any].map((calendar) => calendar.from(week, scratch.bits()));
    const found: Within = { levels: this.#levels.map(() => scratch.bits()), perhaps: scratch.bits() };
    for (const span of this.#spans(dates)) {
      for (const weeks of whole) weeks.extendTo(span.wholeEnd);
      const those = scratch.bits();
      this.#lengths.addAny(those, span.lengths);
      const edges = [weekOf(dates.from), span.lastWeek].filter((edge) => edge < week || edge >= span.wholeEnd);
      const touched = whole.map((weeks) => withEdges(weeks, edges, scratch));
      if (span.lengths.includes(MIXED)) addPerhaps(found.perhaps, tours, those, touched[LEVELS]);
      else judge(found, tours, those, whole, touched);
    }
    return found;
  }

  /** The longer an offer is, the sooner it must start. Tours of mixed lengths are the last, and by themselves. */
  #spans({ from, to }: Dates): Span[] {
    const spans: Span[] = [];
    const { end } = this.#any;
    const lengths = Array.from(this.#lengths.options(), ({ value }) => value);
    for (const length of lengths.sort((a, b) => b - a)) {
      const last = to - Math.max(length, 1) + 1;
      if (last < from) continue;
      const [wholeEnd = end, lastWeek = end] = [last + 1, last].map((day) => Math.min(weekOf(day), end));
      const known = spans.at(-1);
      if (length !== MIXED && known?.wholeEnd === wholeEnd && known.lastWeek === lastWeek) known.lengths.push(length);
      else spans.push({ wholeEnd, lastWeek, lengths: [length] });
    }
    return spans;
  }
}

/** with the weeks that lie within the dates in part */
function withEdges({ bits, week }: WeeksFrom, edges: readonly number[], scratch: Scratch): Bits {
  const touched = scratch.copyOf(bits);
  for (const edge of edges) {
    const more = week(edge);
    if (more) addAll(touched, more);
  }
  return touched;
}

function addPerhaps(perhaps: Bits, { places, size, bits }: Probe, those: Bits, touched: Bits | undefined): void {
  for (let i = 0; i < size; i++) {
    const word = places[i] ?? 0;
    perhaps[word] = (perhaps[word] ?? 0) | ((bits[word] ?? 0) & (those[word] ?? 0) & (touched?.[word] ?? 0));
  }
}

/** A level is a tour's price when one of its offers surely lies within the dates and none at a lower one perhaps does. */
function judge(
  { levels, perhaps }: Within,
  { places, size, bits }: Probe,
  those: Bits,
  whole: readonly WeeksFrom[],
  touched: readonly Bits[],
): void {
  // levels by name: these loops are what a search with dates mostly does
  const [first, second, third] = levels;
  const [sureFirst, sureSecond, sureThird] = whole.map((weeks) => weeks.bits);
  const [nearFirst, nearSecond, nearThird, nearAny] = touched;
  if (!first || !second || !third || !sureFirst || !sureSecond || !sureThird) return;
  if (!nearFirst || !nearSecond || !nearThird || !nearAny) return;
  for (let i = 0; i < size; i++) {
    const word = places[i] ?? 0;
    const all = (bits[word] ?? 0) & (those[word] ?? 0);
    if (all === 0) continue;
    const one = all & (sureFirst[word] ?? 0);
    let left = all & ~(nearFirst[word] ?? 0);
    const two = left & (sureSecond[word] ?? 0);
    left &= ~(nearSecond[word] ?? 0);
    const three = left & (sureThird[word] ?? 0);
    first[word] = (first[word] ?? 0) | one;
    second[word] = (second[word] ?? 0) | two;
    third[word] = (third[word] ?? 0) | three;
    perhaps[word] = (perhaps[word] ?? 0) | (all & (nearAny[word] ?? 0) & ~(one | two | three));
  }
}
