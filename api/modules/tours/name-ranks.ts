/** names of places and languages, of which there are some thousands */
const MOST = 50_000;

/**
 * Ranks of names in an order: comparing two names costs several times what comparing their ranks does, and the same names are sorted for every
 * answer. A name that was not seen yet has all of them ranked anew.
 * @returns takes names, and gives back the rank of each of them; good until it is asked again
 */
export function createNameRanks(compare: (a: string, b: string) => number, most = MOST) {
  let ranks = new Map<string, number>();
  return (names: Iterable<string>): ((name: string) => number) => {
    const asked = [...names];
    if (asked.some((name) => !ranks.has(name))) {
      const known = ranks.size > most ? asked : [...ranks.keys(), ...asked];
      const sorted = [...new Set(known)].sort(compare);
      // equal names of different spelling share a rank: the order of what is sorted by it is kept
      let rank = 0;
      ranks = new Map(
        sorted.map((name, at) => {
          if (at > 0 && compare(sorted[at - 1] ?? '', name) !== 0) rank = at;
          return [name, rank];
        }),
      );
    }
    return (name) => ranks.get(name) ?? 0;
  };
}
