import { parseArtKey } from './keys.ts';
import { landscape } from './landscape.ts';
import { portrait } from './portrait/portrait.ts';
import { composed } from './scenes/compose.ts';
import { parseSceneKey, widthToHeight } from './scenes/keys.ts';

const AVATAR = /^avatar\/([a-z0-9_.]{1,60})(?:-([fm]))?$/;

/** The key of an illustrated face; `f` and `m` choose between the two sets of features. */
export const avatarKey = (seed: string, female?: boolean): string =>
  `avatar/${seed}${female === undefined ? '' : female ? '-f' : '-m'}`;

/** SVG of a drawn picture, or undefined when the key names none. Pure: the same key always gives the same picture. */
export function renderArt(key: string): string | undefined {
  const [, seed, features] = AVATAR.exec(key) ?? [];
  if (seed) return portrait(seed, { female: features ? features === 'f' : undefined });
  const scene = parseSceneKey(key);
  if (scene) return composed({ ...scene, ratio: widthToHeight(scene.ratio) });
  const options = parseArtKey(key);
  return options && landscape(options);
}
