import type { Random } from '@cairn/shared-contracts/testing/random';

/**
 * Deals cards from lists without repeating one before the list is through: keeps the sentences of one tour apart.
 * One hand belongs to one tour.
 */
export interface Hand {
  deal<T>(list: readonly T[]): T;
}

export function createHand(random: Random): Hand {
  const dealt = new Map<readonly unknown[], Set<number>>();
  return {
    deal(list) {
      let used = dealt.get(list);
      if (!used || used.size >= list.length) {
        used = new Set();
        dealt.set(list, used);
      }
      let index = Math.floor(random() * list.length);
      while (used.has(index)) index = (index + 1) % list.length;
      used.add(index);
      const card = list[index];
      if (card === undefined) throw new RangeError('Nothing to deal from an empty list');
      return card;
    },
  };
}
