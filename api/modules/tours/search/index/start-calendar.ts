import type { Bits } from './bitset.ts';
import { OptionBits } from './option-bits.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';

const WEEK = 7;
const WEEKS_OF_BLOCK = 4;

export const weekOf = (day: number): number => Math.floor(day / WEEK);

/** Rows by when something of theirs starts: by the week and by four weeks, so that a year takes a dozen of bitsets. */
export class StartCalendar {
  readonly #weeks: OptionBits<number>;
  readonly #blocks: OptionBits<number>;

  constructor(rows: number, name: string, saved?: SectionReader) {
    this.#weeks = new OptionBits(rows, `${name}.weeks`, saved);
    this.#blocks = new OptionBits(rows, `${name}.blocks`, saved);
  }

  save(name: string, to: SectionWriter): void {
    this.#weeks.save(`${name}.weeks`, to);
    this.#blocks.save(`${name}.blocks`, to);
  }

  /** @param day since 1970, as everywhere */
  set(day: number, row: number): void {
    const week = weekOf(day);
    this.#weeks.set(week, row);
    this.#blocks.set(Math.floor(week / WEEKS_OF_BLOCK), row);
  }

  clearRow(row: number): void {
    this.#weeks.clearRow(row);
    this.#blocks.clearRow(row);
  }

  /** the week after the last in which anything starts */
  get end(): number {
    return Math.max(0, ...Array.from(this.#weeks.options(), ({ value }) => value + 1));
  }

  /** Weeks from one on, one after the other: rows that start in any of them are added to `bits`. */
  from(week: number, bits: Bits): WeeksFrom {
    // what nothing starts in need not be gone through
    let next = Math.max(week, Math.min(...Array.from(this.#weeks.options(), ({ value }) => value)));
    const known = this.end;
    return {
      bits,
      week: (one) => this.#weeks.bitsOf(one),
      extendTo: (before) => {
        const end = Math.min(before, known);
        while (next < end) {
          const isBlock = next % WEEKS_OF_BLOCK === 0 && next + WEEKS_OF_BLOCK <= end;
          const option = isBlock ? this.#blocks.get(next / WEEKS_OF_BLOCK) : this.#weeks.get(next);
          option?.addTo(bits);
          next += isBlock ? WEEKS_OF_BLOCK : 1;
        }
      },
    };
  }
}

export interface WeeksFrom {
  bits: Bits;
  /** rows that start in one week, whichever; not to be changed */
  week(week: number): Bits | undefined;
  /** goes on to the week before this one; never back */
  extendTo(week: number): void;
}
