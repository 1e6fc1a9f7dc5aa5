import type { Part } from '../experiments/part-refs.ts';
import { basesIn, CODE, type FileTiming, measuresOf } from '../inspector/measures.ts';

interface PartTimes {
  remote: string;
  /** milliseconds that its code was on its way; undefined where some of it was in the browser's cache: a new version's never is */
  load?: number;
  /** milliseconds until its parts stood there, once their code and the shell's were ready */
  render?: number;
}

/**
 * How long each remote's code and parts took on the page that was loaded.
 * @param isFirst whether a part is one that the page begins with: others come when somebody scrolls to them
 * @param ready when the shell began to take the page over
 */
export function partTimes(
  parts: readonly Pick<Part, 'name' | 'remote' | 'place' | 'since'>[],
  files: readonly FileTiming[],
  { isFirst, ready }: { isFirst(name: string): boolean; ready: number },
): PartTimes[] {
  const bases = basesIn(files);
  const first = parts.filter(({ name, place }) => !place.isWaiting && isFirst(name));
  return [...new Set([...bases.keys(), ...first.map(({ remote }) => remote)])].flatMap((remote) => {
    const base = bases.get(remote);
    const own = first.filter((part) => part.remote === remote);
    const code = base ? files.filter(({ name }) => name.startsWith(base) && CODE.test(name)) : [];
    const { loadMs, renderMs } = measuresOf(base, own, files, ready);
    const isFetched = code.length > 0 && code.every(({ transferSize = 0 }) => transferSize > 0);
    const times = {
      ...(isFetched && loadMs !== undefined ? { load: loadMs } : {}),
      ...(renderMs === undefined ? {} : { render: renderMs }),
    };
    return Object.keys(times).length > 0 ? [{ remote, ...times }] : [];
  });
}
