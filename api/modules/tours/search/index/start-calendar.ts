import type { Bits } from './bitset.ts';
import { OptionBits } from './option-bits.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

const WEEK = 7;
const BLOCK = 28;

const spans = [BLOCK, WEEK, 1] as const;

/** Rows by the day on which something of theirs starts, by the week and by four weeks: a year takes a dozen of bitsets and a few at its ends. */
export class StartCalendar {
  /** by length in days, the longest first: which of them, since 1970 */
  readonly #spans: readonly { days: number; bits: OptionBits<number> }[];
  readonly #days: OptionBits<number>;

  constructor(rows: number, name: string, saved?: SectionReader) {
    this.#days = new OptionBits(rows, `${name}.1`, saved);
    this.#spans = spans.map((days) => ({
      days,
      bits: days === 1 ? this.#days : new OptionBits(rows, `${name}.${days}`, saved),
    }));
  }

  save(name: string, to: SectionWriter): void {
    for (const { days, bits } of this.#spans) bits.save(`${name}.${days}`, to);
  }

  /** @param day since 1970, as everywhere */
  set(day: number, row: number): void {
    for (const { days, bits } of this.#spans) bits.set(Math.floor(day / days), row);
  }

  /** the day alone: where all rows are loaded, weeks are read from their days once they are in */
  load(day: number, row: number): void {
    this.#days.set(day, row);
  }

  /** after the last load() */
  finish(): void {
    for (const { value: day, bits: rows } of this.#days.options())
      for (const { days, bits } of this.#spans) if (days > 1) bits.addRows(Math.floor(day / days), rows);
  }

  clear(day: number, row: number): void {
    for (const { days, bits } of this.#spans) bits.get(Math.floor(day / days))?.clear(row);
  }

  /** forgets days on which nothing starts any more */
  letGo(): void {
    for (const { bits } of this.#spans) bits.letGo();
  }

  /** the first day on which anything starts and the day after the last; none when nothing does */
  get bounds(): { first: number; end: number } {
    let first = Number.POSITIVE_INFINITY;
    let end = Number.NEGATIVE_INFINITY;
    for (const { value } of this.#days.options()) {
      if (value < first) first = value;
      if (value >= end) end = value + 1;
    }
    return { first, end };
  }

  /** Days from one on, one after the other: rows that start in any of them are added to `bits`. */
  from(day: number, bits: Bits): DaysFrom {
    const { first, end: known } = this.bounds;
    // what nothing starts in need not be gone through
    let next = Math.max(day, first);
    return {
      bits,
      end: known,
      extendTo: (before) => {
        const end = Math.min(before, known);
        while (next < end) {
          const span = this.#spans.find(({ days }) => next % days === 0 && next + days <= end);
          if (!span) return;
          span.bits.get(next / span.days)?.addTo(bits);
          next += span.days;
        }
      },
    };
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
