import { RATIOS, type Ratio } from '../landscape.ts';
import { isBiome } from '../materials.ts';
import { isMood, type Mood } from '../moods.ts';
import { parseRatio, SEED } from '../picture-ratio.ts';
import { type Building, STYLES_OF_BUILDING } from './buildings.ts';
import { type Composition, isSubject, viewsOf } from './vocabulary.ts';

export interface SceneKey extends Composition {
  readonly seed: string;
  readonly mood: Mood;
  readonly ratio?: Ratio;
}

const isBuilding = (word: string): word is Building => STYLES_OF_BUILDING.some((known) => known === word);

/**
 * The key of a picture by subject: `art/scene-<subject>-<camera>-<land>-<building>-<seed>-<ratio>-<mood>`, for instance
 * `art/scene-horse-close-steppe-yurts-t8.0-card-golden`. It holds everything that the picture is drawn from.
 * @throws RangeError when the seed has characters that a key may not have
 */
export function sceneKey({ subject, camera, land, building, seed, ratio = 'card', mood }: SceneKey): string {
  if (!SEED.test(seed)) throw new RangeError(`A picture's seed is made of a-z, 0-9, _ and dots, not "${seed}"`);
  const crop = typeof ratio === 'string' ? ratio : ratio.join('x');
  return `art/scene-${[subject, camera, land, building, seed, crop, mood].join('-')}`;
}

/** The options behind a key, or undefined when it is not one of these. */
export function parseSceneKey(key: string): Required<SceneKey> | undefined {
  if (!key.startsWith('art/scene-')) return undefined;
  const [subject = '', cameraWord, land = '', building = '', seed = '', crop = '', mood = '', ...rest] = key
    .slice('art/scene-'.length)
    .split('-');
  const ratio = parseRatio(crop);
  if (!isSubject(subject) || !isBiome(land) || !isBuilding(building) || !SEED.test(seed)) return undefined;
  const camera = viewsOf(subject).find((known) => known === cameraWord);
  if (!camera || !ratio || !isMood(mood) || rest.length > 0) return undefined;
  return { subject, camera, land, building, seed, ratio, mood };
}

/** Width to height. */
export const widthToHeight = (ratio: Ratio): number => {
  const [width, height] = typeof ratio === 'string' ? RATIOS[ratio] : ratio;
  return width / height;
};
