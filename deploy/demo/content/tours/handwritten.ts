import type { Flagship } from './flagship/model.ts';
import { FLAGSHIPS } from './flagships.ts';
import { ALTAI } from './handwritten/altai.ts';
import { ANNAPURNA } from './handwritten/annapurna.ts';
import { SIGUNIANG } from './handwritten/siguniang.ts';
import { STUBAI } from './handwritten/stubai.ts';

/** What no other tour shows: three weeks on foot, and texts in other languages than English. They stand wherever their reviews put them. */
const AMONG_OTHERS: readonly Flagship[] = [ANNAPURNA, ALTAI, SIGUNIANG, STUBAI];

/** behind those by which every country has its first tours */
const FIRST_AMONG_OTHERS = 101;

/** The tour of that id, when it was written by hand. */
export const handwritten = (id: number): Flagship | undefined =>
  FLAGSHIPS[id - 1] ?? AMONG_OTHERS[id - FIRST_AMONG_OTHERS];

export const isFlagship = (id: number): boolean => id <= FLAGSHIPS.length;
