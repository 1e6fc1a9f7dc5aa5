import { type LandscapeOptions, RATIOS, type Ratio, type RatioName } from './landscape.ts';
import { type Biome, isBiome } from './materials.ts';
import { isMood } from './moods.ts';

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

const SEED = /^[a-z0-9_.]{1,60}$/;
const CUSTOM_RATIO = /^(\d{1,2}(?:\.\d{1,2})?)x(\d{1,2}(?:\.\d{1,2})?)$/;
/** Beyond this the crop leaves the world that the painters fill. */
const WIDEST = 2.4;
const NARROWEST = 0.4;

const isRatioName = (word: string): word is RatioName => Object.hasOwn(RATIOS, word);

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

function parseRatio(text: string): Ratio | undefined {
  if (isRatioName(text)) return text;
  const [, width = '', height = ''] = CUSTOM_RATIO.exec(text) ?? [];
  const [w, h] = [Number(width), Number(height)];
  return w > 0 && h > 0 && w / h <= WIDEST && w / h >= NARROWEST ? [w, h] : undefined;
}
