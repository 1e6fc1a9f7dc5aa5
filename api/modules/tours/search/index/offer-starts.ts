import type { Bits } from './bitset.ts';
import { OptionBits } from './option-bits.ts';
import type { Probe } from './probe.ts';
import type { Ragged } from './ragged.ts';
import type { Scratch } from './scratch.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';
import { type DaysFrom, StartCalendar } from './start-calendar.ts';
import type { TourIndex } from './tour-index.ts';

/** a tour's lowest prices, from the lowest on: most tours have no more of them */
const LEVELS = 3;
/** a tour whose offers are not all of the same length */
const MIXED = 0;
/** higher than any price: there is no such level */
const NONE = 2_147_483_647;

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

/** What is known of a tour's offers without looking at them: on which days they start, at which of its prices, and how long they are. */
export class OfferStarts {
  readonly #levels: StartCalendar[];
  /** at a price above those */
  readonly #above: StartCalendar;
  /** by days from the first to the last of an offer, both included: all offers of the tour are so long */
  readonly #lengths: OptionBits<number>;
  /** by row: the price of each level, minor units */
  readonly #prices: Int32Array<ArrayBuffer>;

  #isLoading: boolean;

  /** @param isLoading all rows are marked, each once, and then finish() is called */
  constructor(rows: number, saved?: SectionReader, isLoading = false) {
    this.#isLoading = isLoading;
    this.#levels = Array.from({ length: LEVELS }, (_, level) => new StartCalendar(rows, `starts.${level}`, saved));
    this.#above = new StartCalendar(rows, 'starts.above', saved);
    this.#lengths = new OptionBits(rows, 'lengths', saved);
    this.#prices = saved?.numbers('levelPrices', 'i32') ?? new Int32Array(rows * LEVELS);
  }

  save(to: SectionWriter): void {
    for (const [level, calendar] of this.#levels.entries()) calendar.save(`starts.${level}`, to);
    this.#above.save('starts.above', to);
    this.#lengths.save('lengths', to);
    to.numbers('levelPrices', this.#prices);
  }

  /** while the offers of a row are still those that were marked */
  clear({ offers }: Pick<TourIndex, 'offers'>, row: number): void {
    const [starts, prices] = [offers.column(0), offers.column(2)];
    const first = offers.starts[row] ?? 0;
    const end = first + (offers.sizes[row] ?? 0);
    if (first === end) return;
    for (let at = first; at < end; at++) this.#calendarOf(row, prices[at] ?? 0).clear(starts[at] ?? 0, row);
    this.#lengths.get(lengthOf(offers, row))?.clear(row);
  }

  finish(): void {
    if (this.#isLoading) for (const calendar of [...this.#levels, this.#above]) calendar.finish();
    this.#isLoading = false;
  }

  /** forgets days that are over, once no row has offers on them */
  letGo(): void {
    for (const calendar of [...this.#levels, this.#above]) calendar.letGo();
  }

  /** minor units */
  priceOf(row: number, level: number): number {
    return this.#prices[row * LEVELS + level] ?? 0;
  }

  /** after the offers of a row changed; what was marked before is cleared */
  mark({ offers }: Pick<TourIndex, 'offers'>, row: number): void {
    const [starts, prices] = [offers.column(0), offers.column(2)];
    const first = offers.starts[row] ?? 0;
    const end = first + (offers.sizes[row] ?? 0);
    if (first === end) return;
    this.#findLevels(row, prices, first, end);
    for (let at = first; at < end; at++) {
      const calendar = this.#calendarOf(row, prices[at] ?? 0);
      if (this.#isLoading) calendar.load(starts[at] ?? 0, row);
      else calendar.set(starts[at] ?? 0, row);
    }
    this.#lengths.set(lengthOf(offers, row), row);
  }

  /** the lowest different prices, NONE where there are no more */
  #findLevels(row: number, prices: Int32Array, first: number, end: number): void {
    let [one, two, three] = [NONE, NONE, NONE];
    for (let at = first; at < end; at++) {
      const price = prices[at] ?? 0;
      if (price >= three || price === one || price === two) continue;
      if (price < one) [one, two, three] = [price, one, two];
      else if (price < two) [two, three] = [price, two];
      else three = price;
    }
    const place = row * LEVELS;
    this.#prices[place] = one;
    this.#prices[place + 1] = two;
    this.#prices[place + 2] = three;
  }

  #calendarOf(row: number, price: number): StartCalendar {
    for (let level = 0; level < LEVELS; level++)
      if (this.#prices[row * LEVELS + level] === price) return this.#levels[level] ?? this.#above;
    return this.#above;
  }

  /** What days tell of these tours: none of the others, and none in neither part, has an offer within the dates. */
  within(tours: Probe, { from, to }: Dates, scratch: Scratch): Within {
    const starting = [...this.#levels, this.#above].map((calendar) => calendar.from(from, scratch.bits()));
    const found: Within = { levels: this.#levels.map(() => scratch.bits()), perhaps: scratch.bits() };
    const end = Math.max(...starting.map((days) => days.end));
    /** of tours whose offers are short enough to start on any day that is known: judged at once */
    const anyDay = scratch.bits();
    // the longer an offer is, the sooner it must start
    const lengths = Array.from(this.#lengths.options()).sort((a, b) => b.value - a.value);
    for (const option of lengths) {
      const { value: length, bits: those } = option;
      const before = to - Math.max(length, 1) + 2;
      for (const days of starting) days.extendTo(before);
      if (length === MIXED) for (const { bits } of starting) addPerhaps(found.perhaps, tours, those, bits);
      else if (before >= end) option.addTo(anyDay);
      else judge(found, tours, those, starting);
    }
    judge(found, tours, anyDay, starting);
    return found;
  }
}

/** days from the first to the last of the row's offers, both included; MIXED when they differ */
function lengthOf(offers: Ragged, row: number): number {
  const [starts, ends] = [offers.column(0), offers.column(1)];
  const first = offers.starts[row] ?? 0;
  const end = first + (offers.sizes[row] ?? 0);
  const length = (ends[first] ?? 0) - (starts[first] ?? 0) + 1;
  for (let at = first + 1; at < end; at++) if ((ends[at] ?? 0) - (starts[at] ?? 0) + 1 !== length) return MIXED;
  return length;
}

function addPerhaps(perhaps: Bits, { places, size, bits }: Probe, those: Bits, touched: Bits): void {
  for (let i = 0; i < size; i++) {
    const word = places[i] ?? 0;
    perhaps[word] = (perhaps[word] ?? 0) | ((bits[word] ?? 0) & (those[word] ?? 0) & (touched[word] ?? 0));
  }
}

/** A level is a tour's price when an offer at it lies within the dates and none at a lower one does. */
function judge(
  { levels, perhaps }: Within,
  { places, size, bits }: Probe,
  those: Bits,
  starting: readonly DaysFrom[],
): void {
  // levels by name: these loops are what a search with dates mostly does
  const [first, second, third] = levels;
  const [inFirst, inSecond, inThird, above] = starting.map((days) => days.bits);
  if (!first || !second || !third || !inFirst || !inSecond || !inThird || !above) return;
  for (let i = 0; i < size; i++) {
    const word = places[i] ?? 0;
    const all = (bits[word] ?? 0) & (those[word] ?? 0);
    if (all === 0) continue;
    const one = all & (inFirst[word] ?? 0);
    let left = all & ~one;
    const two = left & (inSecond[word] ?? 0);
    left &= ~two;
    const three = left & (inThird[word] ?? 0);
    left &= ~three;
    first[word] = (first[word] ?? 0) | one;
    second[word] = (second[word] ?? 0) | two;
    third[word] = (third[word] ?? 0) | three;
    perhaps[word] = (perhaps[word] ?? 0) | (left & (above[word] ?? 0));
  }
}
