import type { Biome } from '../materials.ts';
import type { Building } from './buildings.ts';

/** Where a subject is looked at from. */
export const CAMERAS = ['wide', 'close', 'above', 'shoulder', 'doorway'] as const;
export type Camera = (typeof CAMERAS)[number];

/** What a picture may be of, and the cameras that show it well; the first one leads. */
export const VIEWS = {
  walkers: ['wide', 'shoulder', 'above', 'close', 'doorway'],
  horse: ['wide', 'close', 'above', 'shoulder', 'doorway'],
  camel: ['wide', 'above', 'close', 'doorway', 'shoulder'],
  ship: ['wide', 'above', 'close', 'shoulder', 'doorway'],
  sail: ['close', 'above', 'wide', 'shoulder', 'doorway'],
  kayak: ['close', 'above', 'wide', 'shoulder', 'doorway'],
  raft: ['close', 'above', 'wide'],
  bike: ['close', 'wide', 'shoulder', 'doorway'],
  ski: ['close', 'above', 'wide', 'shoulder', 'doorway'],
  snowshoe: ['wide', 'close', 'above', 'shoulder', 'doorway'],
  climb: ['wide', 'close'],
  summit: ['wide', 'close', 'shoulder'],
  village: ['wide', 'shoulder', 'above', 'doorway', 'close'],
  monastery: ['wide', 'shoulder', 'doorway'],
  hut: ['wide', 'close', 'shoulder'],
  tent: ['close', 'above', 'wide', 'doorway', 'shoulder'],
  stars: ['wide', 'close', 'doorway', 'shoulder'],
  wildlife: ['close', 'wide', 'shoulder'],
  flowers: ['close', 'wide'],
  rocks: ['close', 'wide'],
  painter: ['close', 'wide', 'shoulder'],
  camera: ['close', 'wide', 'shoulder'],
  yoga: ['close', 'wide', 'doorway'],
  family: ['close', 'wide', 'shoulder', 'doorway'],
  table: ['above', 'close'],
  room: ['doorway'],
  bunks: ['doorway'],
  guide: ['close'],
  guidess: ['close'],
  crew: ['close', 'wide'],
  crater: ['wide', 'shoulder'],
  cave: ['doorway'],
  bridge: ['wide', 'shoulder'],
  sunrise: ['wide', 'close', 'shoulder'],
  falls: ['wide', 'shoulder'],
  glacier: ['wide', 'shoulder'],
} as const satisfies Record<string, readonly Camera[]>;

export type Subject = keyof typeof VIEWS;

export interface Composition {
  readonly subject: Subject;
  readonly camera: Camera;
  readonly land: Biome;
  readonly building: Building;
}

export const isSubject = (word: string): word is Subject => Object.hasOwn(VIEWS, word);
export const viewsOf = (subject: Subject): readonly Camera[] => VIEWS[subject];
