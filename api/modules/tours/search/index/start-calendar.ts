import { addAll, type Bits, createBits } from './bitset.ts';
import { OptionBits } from './option-bits.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

const WEEK = 7;
const BLOCK = 28;

/** What was found out about all days, good until a row changes. */
interface Overview {
  /** the first day on which anything starts and the day after the last; none when nothing does */
  first: number;
  end: number;
  /** by the day that four weeks begin with: rows that start on it or later, and rows that start before it */
  since: Map<number, Bits>;
  before: Map<number, Bits>;
}

/** Rows by the day on which something of theirs starts, by the week and by four weeks: a year takes a dozen of bitsets and a few at its ends. */
export class StartCalendar {
  /** by length in days, the longest first: which of them, since 1970 */
  readonly #spans: readonly { days: number; bits: OptionBits<number> }[];
  readonly #blocks: OptionBits<number>;
  readonly #days: OptionBits<number>;
  readonly #rows: number;
  #overview: Overview | undefined;

  constructor(rows: number, name: string, saved?: SectionReader) {
    this.#rows = rows;
    const bitsBy = (days: number): OptionBits<number> => new OptionBits(rows, `${name}.${days}`, saved);
    this.#blocks = bitsBy(BLOCK);
    this.#days = bitsBy(1);
    this.#spans = [
      { days: BLOCK, bits: this.#blocks },
      { days: WEEK, bits: bitsBy(WEEK) },
      { days: 1, bits: this.#days },
    ];
  }

  save(name: string, to: SectionWriter): void {
    for (const { days, bits } of this.#spans) bits.save(`${name}.${days}`, to);
  }

  /** @param day since 1970, as everywhere */
  set(day: number, row: number): void {
    this.#overview = undefined;
    for (const { days, bits } of this.#spans) bits.set(Math.floor(day / days), row);
  }

  /** the day alone: where all rows are loaded, weeks are read from their days once they are in */
  load(day: number, row: number): void {
    this.#days.set(day, row);
  }

  /** after the last load() */
  finish(): void {
    this.#overview = undefined;
    for (const { value: day, bits: rows } of this.#days.options())
      for (const { days, bits } of this.#spans) if (days > 1) bits.addRows(Math.floor(day / days), rows);
  }

  clear(day: number, row: number): void {
    this.#overview = undefined;
    for (const { days, bits } of this.#spans) bits.get(Math.floor(day / days))?.clear(row);
  }

  /** forgets days on which nothing starts any more */
  letGo(): void {
    this.#overview = undefined;
    for (const { bits } of this.#spans) bits.letGo();
  }

  /** Days from one on, one after the other: rows that start in any of them are added to `bits`. */
  from(day: number, bits: Bits): DaysFrom {
    this.#overview ??= this.#look();
    const overview = this.#overview;
    // what nothing starts in need not be gone through
    let next = Math.max(day, overview.first);
    return {
      bits,
      end: overview.end,
      extendTo: (before) => {
        const end = Math.min(before, overview.end);
        while (next < end) next = this.#addSome(bits, next, end, overview);
      },
    };
  }

  /** Adds rows of as many days as one bitset has. @returns the first day that is still missing */
  #addSome(bits: Bits, next: number, end: number, { first, end: known, since, before }: Overview): number {
    const block = next - (next % BLOCK);
    // most dates are open on one side: all four weeks there were added up once
    if (end === known && (next === block || next === first)) {
      addAll(
        bits,
        this.#addedUp(since, block, (day) => day >= block),
      );
      return end;
    }
    const last = end - (end % BLOCK);
    if (next === first && last > next) {
      addAll(
        bits,
        this.#addedUp(before, last, (day) => day < last),
      );
      return last;
    }
    const span = this.#spans.find(({ days }) => next % days === 0 && next + days <= end);
    if (!span) return end;
    span.bits.get(next / span.days)?.addTo(bits);
    return next + span.days;
  }

  /** @param fits whether four weeks that begin with the day belong to it */
  #addedUp(known: Map<number, Bits>, day: number, fits: (day: number) => boolean): Bits {
    let bits = known.get(day);
    if (!bits) {
      bits = createBits(this.#rows);
      this.#blocks.addWhere(bits, (block) => fits(block * BLOCK));
      known.set(day, bits);
    }
    return bits;
  }

  #look(): Overview {
    const overview: Overview = {
      first: Number.POSITIVE_INFINITY,
      end: Number.NEGATIVE_INFINITY,
      since: new Map(),
      before: new Map(),
    };
    for (const { value } of this.#days.options()) {
      if (value < overview.first) overview.first = value;
      if (value >= overview.end) overview.end = value + 1;
    }
    return overview;
  }
}

export interface DaysFrom {
  /** rows that start in one of the days so far */
  bits: Bits;
  /** the day after the last on which anything starts */
  end: number;
  /** goes on to the day before this one; never back */
  extendTo(day: number): void;
}
