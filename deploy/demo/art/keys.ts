import type { LandscapeOptions } from './landscape.ts';
import { type Biome, isBiome } from './materials.ts';
import { isMood } from './moods.ts';
import { parseRatio, SEED } from './picture-ratio.ts';

/** Compositions that a key may ask for; see the painter of each biome. */
export const FORMS: Readonly<Record<Biome, readonly string[]>> = {
  alpine: ['lake', 'meadow', 'camp', 'clouds', 'valley', 'ridge', 'hut'],
  arctic: ['fjord', 'bergs', 'ridge'],
  coast: ['cliffs', 'stacks', 'bay'],
  desert: ['dunes', 'mesa'],
  forest: ['lake', 'trail', 'valley'],
  jungle: ['karst', 'terraces', 'falls'],
  night: ['lake', 'meadow'],
  steppe: ['yurts', 'river', 'trail'],
  volcanic: ['lake', 'plain', 'lava'],
};

/**
 * The key of a drawn picture: `art/<biome>-<seed>-<ratio>[-<mood>][-<form>][-in][-z1]`, for instance
 * `art/alpine-terskey_5-card-golden-lake`. It holds everything the picture is drawn from, so nothing else is stored.
 * @throws RangeError when the seed has characters that a key may not have
 */
export function artKey({ seed, biome, ratio = 'card', mood, form, inside, full }: LandscapeOptions): string {
  if (!SEED.test(seed)) throw new RangeError(`A picture's seed is made of a-z, 0-9, _ and dots, not "${seed}"`);
  const crop = typeof ratio === 'string' ? ratio : ratio.join('x');
  const words = [biome, seed, crop, mood, form, inside && 'in', full && 'z1'];
  return `art/${words.filter(Boolean).join('-')}`;
}

/** The options behind a key, or undefined when it is not a key of ours. */
export function parseArtKey(key: string): LandscapeOptions | undefined {
  if (!key.startsWith('art/')) return undefined;
  const [biome = '', seed = '', crop = '', ...words] = key.slice('art/'.length).split('-');
  const ratio = parseRatio(crop);
  if (!isBiome(biome) || !SEED.test(seed) || !ratio) return undefined;
  const first = words[0] ?? '';
  const mood = isMood(first) ? first : undefined;
  if (mood) words.shift();
  const form = FORMS[biome].find((known) => known === words[0]);
  if (form) words.shift();
  const inside = words[0] === 'in';
  if (inside) words.shift();
  const full = words[0] === 'z1';
  if (full) words.shift();
  return words.length === 0 ? { seed, biome, ratio, mood, form, inside, full } : undefined;
}
