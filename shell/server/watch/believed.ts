import type { Measure } from '@cairn/shared-contracts/remote/version-figures';

/** how many times one network counts within an hour */
const TIMES = 10;
const HOUR_MS = 3_600_000;
const NETWORKS_MAX = 5000;

interface Network {
  since: number;
  times: number;
  /** what it told of which version */
  versions: Map<string, Set<Measure>>;
}

/**
 * Takes the first few values of a network within an hour, whichever version of a remote they are of: one household or one office does not speak for
 * all, and since visitors fall to versions by chance, a large network weighs as much in the one version as in the other.
 */
export class Believed {
  /** the oldest first */
  readonly #networks = new Map<string, Network>();

  /**
   * @param measures - those that are told of together, which count as one time
   * @returns whether they count
   */
  take(network: string, version: string, measures: readonly Measure[]): boolean {
    this.#forget();
    const known = this.#networks.get(network) ?? { since: Date.now(), times: 0, versions: new Map() };
    if (known.times >= TIMES || (known.times === 0 && this.#networks.size >= NETWORKS_MAX)) return false;
    known.times++;
    const told = known.versions.get(version) ?? new Set<Measure>();
    for (const measure of measures) told.add(measure);
    known.versions.set(version, told);
    this.#networks.set(network, known);
    return true;
  }

  /** from how many networks values of this measure counted: those that told another one say nothing about it */
  networksOf(version: string, measure: Measure): number {
    this.#forget();
    let count = 0;
    for (const { versions } of this.#networks.values()) if (versions.get(version)?.has(measure)) count++;
    return count;
  }

  #forget(): void {
    const oldest = Date.now() - HOUR_MS;
    for (const [network, { since }] of this.#networks) {
      if (since > oldest) return;
      this.#networks.delete(network);
    }
  }
}
