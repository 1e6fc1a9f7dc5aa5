import { type Live, revisionPath } from '@cairn/shared-contracts/remote/release';
import type { Artifacts } from '../artifacts.ts';
import type { LiveChain } from '../live-chain.ts';

/** a revision, the newest first */
export interface Shown {
  live: Live;
}

/** changes that are shown, and the one before the last of them */
const SHOWN = 12;
/** revisions never change: those that were read are known */
const KNOWN_MAX = 64;

/** Reads the last revisions of what is live, as the store has them, each checked like the present one. */
export function historyReader(artifacts: Pick<Artifacts, 'readChanging'>, chain: Pick<LiveChain, 'signed'>) {
  const known = new Map<number, Live>();
  const revision = async (environment: string, number: number): Promise<Live | undefined> => {
    const have = known.get(number);
    if (have) return have;
    try {
      const read = await artifacts.readChanging(revisionPath(environment, number), undefined);
      const live = read && (await chain.signed(read.content));
      // an old revision in the place of another one
      if (live?.revision !== number) return undefined;
      known.set(number, live);
      for (const old of [...known.keys()].sort((a, b) => a - b).slice(0, -KNOWN_MAX)) known.delete(old);
      return live;
    } catch {
      // the store is away, or its history does not go back so far
      return undefined;
    }
  };
  return async ({ environment, revision: last }: Live): Promise<Shown[]> => {
    const numbers = Array.from({ length: Math.min(SHOWN, last) }, (_, at) => last - at);
    const found = await Promise.all(numbers.map((number) => revision(environment, number)));
    return found.flatMap((live) => (live ? [{ live }] : []));
  };
}
