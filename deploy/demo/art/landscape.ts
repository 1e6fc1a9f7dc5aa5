import { alpine } from './biomes/alpine.ts';
import { arctic } from './biomes/arctic.ts';
import { coast } from './biomes/coast.ts';
import { desert } from './biomes/desert.ts';
import { forest } from './biomes/forest.ts';
import { jungle } from './biomes/jungle.ts';
import { night } from './biomes/night.ts';
import { steppe } from './biomes/steppe.ts';
import { volcanic } from './biomes/volcanic.ts';
import { chooseCamera, develop, FULL_VIEW } from './camera.ts';
import { mix } from './colour.ts';
import { doorway } from './doorway.ts';
import type { Biome } from './materials.ts';
import type { Mood } from './moods.ts';
import { HEIGHT, Scene } from './scene.ts';

/** Width to height of the crops of the design guide, section 5. */
export const RATIOS = {
  card: [900, HEIGHT],
  hero: [1200, HEIGHT],
  portrait: [562.5, HEIGHT],
  wide: [1575, HEIGHT],
  square: [675, HEIGHT],
} as const satisfies Record<string, readonly [number, number]>;

export type RatioName = keyof typeof RATIOS;
export type Ratio = RatioName | readonly [width: number, height: number];

export interface LandscapeOptions {
  readonly seed: string;
  readonly biome: Biome;
  readonly ratio?: Ratio;
  /** Left out: chosen by the seed. */
  readonly mood?: Mood | undefined;
  /** Composition within the biome (see the biome's file); left out or unknown: chosen by the seed or the plain one. */
  readonly form?: string | undefined;
  /** Frame the view by the door of a tent. */
  readonly inside?: boolean;
  /** Never crop closer. */
  readonly full?: boolean;
}

const PAINTERS: Readonly<Record<Biome, (scene: Scene) => void>> = {
  alpine,
  arctic,
  coast,
  desert,
  forest,
  jungle,
  night,
  steppe,
  volcanic,
};

/** A landscape as SVG: the same seed keeps its composition in every ratio. */
export function landscape({ seed, biome, ratio = 'card', mood, form, inside, full }: LandscapeOptions): string {
  const [width, height] = typeof ratio === 'string' ? RATIOS[ratio] : ratio;
  const scene = new Scene({ seed, biome, width: (width / height) * HEIGHT, mood, form });
  PAINTERS[biome](scene);
  if (inside) doorway(scene);
  const camera = inside || full ? FULL_VIEW : chooseCamera(seed, biome);
  return develop(scene, camera, 'Illustrated landscape');
}

/** Dominant colour of a landscape: fills the picture's box until the picture arrives. */
export function placeholder({ seed, biome, mood }: Pick<LandscapeOptions, 'seed' | 'biome' | 'mood'>): string {
  const scene = new Scene({ seed, biome, width: 900, mood });
  return mix(scene.light.sky[1], scene.lit(scene.material.low, 0.8), 0.45);
}
