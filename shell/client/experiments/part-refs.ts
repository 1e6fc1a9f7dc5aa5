import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { FragmentInstance, RefCallback } from 'react';

/** A page or fragment that stands in the document. */
export interface Part {
  remote: string;
  place: FragmentInstance;
}

/** Knows where the parts of remotes stand that are in an experiment; whoever counts comes later, with code of its own. */
export interface PartRefs {
  /** @param name 'mf-tour/tour'. @returns undefined for a remote that nobody compares */
  refOf(name: string): RefCallback<FragmentInstance> | undefined;
  /** hears of those that stand there already, and of each that comes */
  follow(onPart: (part: Part) => void): void;
}

export function partRefs(remotes: readonly string[]): PartRefs {
  // one function a remote: React takes a new one for another ref
  const refs = new Map<string, RefCallback<FragmentInstance>>();
  const parts = new Set<Part>();
  let tell: ((part: Part) => void) | undefined;
  for (const remote of remotes)
    refs.set(remote, (place) => {
      if (!place) return;
      const part = { remote, place };
      parts.add(part);
      tell?.(part);
      return () => void parts.delete(part);
    });
  return {
    refOf: (name) => refs.get(splitName(name)[0]),
    follow(onPart) {
      tell = onPart;
      for (const part of parts) onPart(part);
    },
  };
}
