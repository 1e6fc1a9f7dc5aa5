import type { Biome } from '../../art/materials.ts';
import type { Mood } from '../../art/moods.ts';
import type { Style } from '../tours/styles.ts';

/** What an article must know of a tour to link to it. */
export interface BlogSubject {
  readonly id: number;
  readonly style: Style;
  readonly land: Biome;
  readonly days: number;
  readonly maxAltitude: number;
}

export const TOPICS = ['Routes', 'Gear', 'Training', 'People', 'Seasons', 'Safety'] as const;

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly topic: (typeof TOPICS)[number];
  readonly author: string;
  readonly cover: readonly [biome: Biome, seed: string, mood: Mood, form?: string];
  /** Paragraphs, "## headings" and "- list items", parted by line breaks; {tour} links to the first tour of the article. */
  readonly text: string;
  /** Tours that go with it: flagships by id, then whatever fits. */
  readonly tours: { readonly ids?: readonly number[]; readonly fits?: (tour: BlogSubject) => boolean };
}
