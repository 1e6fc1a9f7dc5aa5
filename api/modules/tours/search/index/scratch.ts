import { type Bits, createBits } from './bitset.ts';
import { fillProbe, type Probe } from './probe.ts';

/**
 * Memory for computing one answer, used again for the next: a query would otherwise allocate a hundred kilobytes. What is taken
 * is good until reset().
 */
export class Scratch {
  /** a row number per row, a price per row, and prices in a line */
  readonly rows: Int32Array;
  readonly units: Float64Array;
  readonly prices: Float64Array;
  readonly #size: number;
  readonly #bits: Bits[] = [];
  readonly #probes: Probe[] = [];
  #bitsTaken = 0;
  #probesTaken = 0;

  constructor(rows: number) {
    this.#size = rows;
    this.rows = new Int32Array(rows);
    this.units = new Float64Array(rows);
    this.prices = new Float64Array(rows);
  }

  reset(): void {
    this.#bitsTaken = 0;
    this.#probesTaken = 0;
  }

  /** without a bit set */
  bits(): Bits {
    return this.#take().fill(0);
  }

  copyOf(bits: Bits): Bits {
    const copy = this.#take();
    copy.set(bits);
    return copy;
  }

  probeOf(bits: Bits): Probe {
    let probe = this.#probes[this.#probesTaken];
    if (!probe) {
      probe = { bits, places: new Int32Array(bits.length), size: 0 };
      this.#probes.push(probe);
    }
    this.#probesTaken += 1;
    return fillProbe(probe, bits);
  }

  #take(): Bits {
    let bits = this.#bits[this.#bitsTaken];
    if (!bits) {
      bits = createBits(this.#size);
      this.#bits.push(bits);
    }
    this.#bitsTaken += 1;
    return bits;
  }
}
