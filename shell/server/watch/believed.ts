/** how many times one network counts within an hour */
const TIMES = 10;
const HOUR_MS = 3_600_000;
const NETWORKS_MAX = 5000;

interface Network {
  since: number;
  times: number;
  /** versions that it told of */
  versions: Set<string>;
}

/**
 * Takes the first few values of a network within an hour, whichever version of a remote they are of: one household or one office does not speak for
 * all, and since visitors fall to versions by chance, a large network weighs as much in the one version as in the other.
 */
export class Believed {
  /** the oldest first */
  readonly #networks = new Map<string, Network>();

  /** @returns whether a value of this version counts */
  take(network: string, version: string): boolean {
    this.#forget();
    const known = this.#networks.get(network) ?? { since: Date.now(), times: 0, versions: new Set() };
    if (known.times >= TIMES || (known.times === 0 && this.#networks.size >= NETWORKS_MAX)) return false;
    known.times++;
    known.versions.add(version);
    this.#networks.set(network, known);
    return true;
  }

  networksOf(version: string): number {
    this.#forget();
    let count = 0;
    for (const { versions } of this.#networks.values()) if (versions.has(version)) count++;
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
