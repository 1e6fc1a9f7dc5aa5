import type { StoredPicture } from '@cairn/api/stored-json';
import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import { artKey, FORMS } from '../art/keys.ts';
import type { LandscapeOptions } from '../art/landscape.ts';
import { type Biome, MATERIALS } from '../art/materials.ts';
import type { Mood } from '../art/moods.ts';
import { avatarKey } from '../art/render.ts';
import { colourOf } from './picture-colours.ts';
import { landscapeWords, portraitWords } from './picture-words.ts';
import { slugOf } from './slug.ts';

export interface PictureOptions extends Omit<LandscapeOptions, 'mood'> {
  readonly mood: Mood;
  /** Named in the alternative text: "near Ala-Köl". */
  readonly place?: string | undefined;
}

/** people stand low in drawn pictures (guide, section 5) */
const FOCUS = { x: 50, y: 82 };

/** A drawn landscape as it is stored; its text never claims to be a photograph. */
export function picture({ place, ...options }: PictureOptions): StoredPicture {
  const { biome, mood, form, inside } = options;
  return {
    key: artKey(options),
    ...landscapeWords({ biome, mood, form, inside, place }),
    placeholder: colourOf(biome, mood),
    focus: FOCUS,
  };
}

/** The seed of somebody's face. */
export const faceSeedOf = (person: string): string => slugOf(person).replace(/-/g, '_').slice(0, 40);

export const portraitPicture = (seed: string, name: string, female: boolean): StoredPicture => ({
  key: avatarKey(seed, female),
  ...portraitWords(name),
  placeholder: '#cfd8d2',
});

/** Lands that may stand beside the main one in a gallery. */
const NEIGHBOURS: Readonly<Record<Biome, readonly Biome[]>> = {
  alpine: ['alpine', 'alpine', 'alpine', 'forest', 'night'],
  desert: ['desert', 'desert', 'desert', 'night'],
  volcanic: ['volcanic', 'volcanic', 'forest', 'night'],
  coast: ['coast', 'coast', 'coast', 'forest'],
  forest: ['forest', 'forest', 'alpine', 'night'],
  arctic: ['arctic', 'arctic', 'arctic', 'night'],
  steppe: ['steppe', 'steppe', 'alpine', 'night'],
  jungle: ['jungle', 'jungle', 'jungle', 'forest'],
  night: ['night', 'alpine', 'night', 'forest'],
};

/** Pictures of one tour: the first in the tour's own land, light and composition varied, at most one from inside a tent. */
export function gallery(
  random: Random,
  name: string,
  land: Biome,
  count: number,
  places: readonly string[],
): StoredPicture[] {
  const insideAt = land !== 'night' && random.chance(0.4) ? random.int(3, Math.max(3, count - 1)) : -1;
  let lastForm = '';
  return Array.from({ length: count }, (_, i) => {
    const biome = i < 2 ? land : random.pick(NEIGHBOURS[land]);
    const forms = FORMS[biome];
    let form = random.pick(forms);
    if (form === lastForm) form = elementAt(forms, (forms.indexOf(form) + 1) % forms.length);
    lastForm = form;
    const moods: readonly Mood[] = MATERIALS[biome].moods;
    const mood = moods[(i + random.int(0, 2)) % moods.length] ?? 'morning';
    const place = places.length ? elementAt(places, i % places.length) : undefined;
    return picture({ seed: `${name}.${i}`, biome, mood, form, inside: i === insideAt, place });
  });
}
