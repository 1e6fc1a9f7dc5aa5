import type { StoredPicture } from '@cairn/api/stored-json';
import { hash, pickAt } from '@cairn/shared-contracts/testing/random';
import { FORMS } from '../art/keys.ts';
import type { RatioName } from '../art/landscape.ts';
import type { Biome } from '../art/materials.ts';
import type { Mood } from '../art/moods.ts';
import type { Atlas } from './atlas/model.ts';
import { COLLECTIONS } from './collections.ts';
import { picture } from './pictures.ts';
import { STYLE_RULES, type Style } from './tours/styles.ts';

type Chosen = readonly [biome: Biome, seed: string, mood: Mood, form: string];

/** Chosen by eye for the first screen. */
const COUNTRIES: Readonly<Record<string, Chosen>> = {
  KG: ['alpine', 'kg_1', 'morning', 'lake'],
  GE: ['alpine', 'ge_8', 'golden', 'valley'],
  MA: ['desert', 'ma_5', 'golden', 'dunes'],
  NO: ['arctic', 'no_3', 'dusk', 'fjord'],
  VN: ['jungle', 'vn_3', 'morning', 'karst'],
};

const MOODS: readonly Mood[] = ['morning', 'golden', 'noon', 'dusk', 'golden', 'morning'];

const drawn = (seed: string, biome: Biome, ratio: RatioName, place: string): StoredPicture => {
  const fraction = (hash(seed) % 997) / 997;
  return picture({
    seed,
    biome,
    ratio,
    mood: pickAt(MOODS, fraction),
    form: pickAt(FORMS[biome], (fraction * 7) % 1),
    place,
  });
};

/** Land of an activity's picture. */
const REST_KIND_LANDS: Readonly<Partial<Record<string, Biome>>> = {
  'horse-riding': 'steppe',
  volcanoes: 'volcanic',
  wildlife: 'forest',
  'village-walks': 'jungle',
  kayaking: 'jungle',
  'food-and-wine': 'coast',
  family: 'steppe',
  cycling: 'forest',
  botany: 'forest',
  geology: 'desert',
};

const landOf = (restKind: string): Biome => {
  const style = Object.entries(STYLE_RULES).find(([, rules]) => rules.restKind === restKind)?.[0];
  // the keys of STYLE_RULES are styles
  return REST_KIND_LANDS[restKind] ?? (style ? STYLE_RULES[style as Style].land : undefined) ?? 'alpine';
};

/** Pictures of destinations, regions, activities and collections, by place. */
export function placePictures(atlas: Atlas): ReadonlyMap<number, StoredPicture> {
  const pictures = new Map<number, StoredPicture>();
  for (const { entry, country, regions } of atlas.destinations) {
    const chosen = COUNTRIES[country.iso];
    const { id, name } = entry.place;
    const land = regions[0]?.region.land ?? 'alpine';
    if (chosen) {
      const [biome, seed, mood, form] = chosen;
      pictures.set(id, picture({ biome, seed, mood, form, ratio: 'portrait', place: name }));
    } else pictures.set(id, drawn(`${country.iso.toLowerCase()}_1`, land, 'portrait', name));
    for (const { place, region } of regions)
      pictures.set(place.id, drawn(`r${place.id}`, region.land, 'portrait', region.name));
  }
  for (const [slug, { id, name }] of atlas.restKinds)
    pictures.set(id, drawn(`k${id}`, landOf(slug), 'card', name.toLowerCase()));
  for (const {
    slug,
    picture: [biome, seed, mood, form],
  } of COLLECTIONS) {
    const place = atlas.collections.get(slug);
    if (place) pictures.set(place.id, picture({ biome, seed, mood, form, ratio: 'card' }));
  }
  return pictures;
}
