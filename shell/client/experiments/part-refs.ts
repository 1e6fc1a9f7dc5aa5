import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { PartPlace, PartRef } from '../../composition/part-place.ts';

/** A page or fragment that stands in the document. */
export interface Part {
  /** 'mf-tour/tour' */
  name: string;
  remote: string;
  place: PartPlace;
  /** milliseconds of the page's clock: when it stood there */
  since: number;
}

/** Knows where parts of remotes stand; whoever counts or shows them comes later, with code of its own. */
export interface PartRefs {
  /** @param name 'mf-tour/tour' */
  refOf(name: string): PartRef;
  /** hears of those that stand there already, and of each that comes */
  follow(onPart: (part: Part) => void): void;
  /** those that stand there now */
  all(): Part[];
}

export function partRefs(): PartRefs {
  // one function a part: React takes a new one for another ref
  const refs = new Map<string, PartRef>();
  const parts = new Set<Part>();
  let tell: ((part: Part) => void) | undefined;
  const refFor = (name: string, remote: string): PartRef => {
    const known = refs.get(name);
    if (known) return known;
    const ref: PartRef = (place) => {
      if (!place) return;
      const part = { name, remote, place, since: performance.now() };
      parts.add(part);
      tell?.(part);
      return () => void parts.delete(part);
    };
    refs.set(name, ref);
    return ref;
  };
  return {
    refOf: (name) => refFor(name, splitName(name)[0]),
    all: () => [...parts],
    follow(onPart) {
      tell = onPart;
      for (const part of parts) onPart(part);
    },
  };
}
