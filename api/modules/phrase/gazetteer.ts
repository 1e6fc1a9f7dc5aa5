import { folded } from './folded.ts';
import { soundOf } from './sound.ts';
import { ALIASES } from './words/silent.ts';

export interface NamedPlace {
  id: number;
  kind: string;
  name: string;
  slug: string;
  parentId: number | null;
  countryId: number | null;
  /** part of the world that it lies in; left out where nobody knows */
  continentId?: number | null;
  /** in all languages */
  names: readonly string[];
  /** how its names are typed where the keyboard lacks their letters */
  typed?: readonly string[];
  /** amidst its tours; null where there are none */
  at: { lat: number; lng: number } | null;
  tours: number;
}

/** One way to write a place. */
export interface Spelling {
  place: NamedPlace;
  /** without the spaces: "srilanka" */
  joined: string;
}

/** among places of one name the wider comes first, then the one with more tours */
const WIDTH: readonly string[] = [
  'continents',
  'countries',
  'regions',
  'rest_kinds',
  'cities',
  'water_objects',
  'showplaces',
];
const compare = (a: NamedPlace, b: NamedPlace): number =>
  Number(b.tours > 0) - Number(a.tours > 0) ||
  WIDTH.indexOf(a.kind) - WIDTH.indexOf(b.kind) ||
  b.tours - a.tours ||
  a.id - b.id;

/** editors call their collections as people talk: "Long weekends", "With children" */
const UNNAMED_KINDS: readonly string[] = ['collections'];
const UNNAMED: readonly string[] = ['family'];

/** with towns and peaks among them half of all words would sound like something */
const GUESSED_BY_SOUND: readonly string[] = ['countries', 'regions'];

const RUSSIAN_ENDING =
  /(?:ями|ами|иях|иеи|ях|ах|ом|ем|еи|ои|ою|ею|ам|ям|ов|ев|ого|ему|ому|ых|ым|ими|ыми|ая|яя|ую|юю|ее|ое|ия|ию|ии|ие|ыи|ые|[аяоеуюыийь])$/u;
const STEM_MIN = 3;

/** A word without its ending: "Грузию" and "Грузии" are one, and so are "Georgien" and "Georgiens". */
export function stemOf(word: string): string {
  const cut = /\p{Script=Cyrillic}/u.test(word)
    ? word.replace(RUSSIAN_ENDING, '')
    : word.replace(/(?<=\p{L}{4})(?:'s|s)$/u, '');
  if (cut.length >= STEM_MIN) return cut;
  return word.length > STEM_MIN ? word.slice(0, -1) : word;
}

const wordsOf = (name: string): string[] => folded(name).match(/[\p{L}\d]+/gu) ?? [];

/** All places by the ways to write them. */
export class Gazetteer {
  readonly byJoined = new Map<string, NamedPlace>();
  readonly byStem = new Map<string, NamedPlace>();
  /** by names in whichever letters, see `soundOf` */
  readonly bySound = new Map<string, NamedPlace>();
  readonly spellings: Spelling[] = [];
  /** Cyrillic names of what is guessed from a misspelt one in Latin letters */
  readonly sounds: { place: NamedPlace; sound: string }[] = [];
  readonly han: { name: string; place: NamedPlace }[] = [];
  readonly bySlug = new Map<string, NamedPlace>();
  readonly byId: ReadonlyMap<number, NamedPlace>;

  constructor(places: readonly NamedPlace[]) {
    this.byId = new Map(places.map((place) => [place.id, place]));
    for (const place of [...places].sort(compare)) {
      this.bySlug.set(place.slug, place);
      if (UNNAMED_KINDS.includes(place.kind) || UNNAMED.includes(place.slug)) continue;
      const aliases = (ALIASES[place.slug] ?? '').split(' ').map((alias) => alias.replaceAll('-', ' '));
      for (const name of new Set([place.name, ...place.names, ...aliases])) this.#add(place, name);
    }
    // a name that somebody has stays theirs, and what is only typed so is nothing to guess from
    for (const place of [...places].sort(compare)) {
      if (UNNAMED_KINDS.includes(place.kind) || UNNAMED.includes(place.slug)) continue;
      for (const word of (place.typed ?? []).map(folded)) if (!this.byJoined.has(word)) this.byJoined.set(word, place);
    }
    this.han.sort((a, b) => b.name.length - a.name.length);
  }

  #add(place: NamedPlace, name: string): void {
    const words = wordsOf(name);
    if (words.length === 0) return;
    if (/\p{Script=Han}/u.test(name)) {
      const text = folded(name).trim();
      if (text.length > 1) this.han.push({ name: text, place });
      return;
    }
    const [joined, stem] = [words.join(''), words.map(stemOf).join(' ')];
    // the first in order keeps the name
    if (!this.byJoined.has(joined)) {
      this.byJoined.set(joined, place);
      this.spellings.push({ place, joined });
    }
    if (!this.byStem.has(stem)) this.byStem.set(stem, place);
    const sound = soundOf(name);
    if (!this.bySound.has(sound)) {
      this.bySound.set(sound, place);
      if (GUESSED_BY_SOUND.includes(place.kind) && /\p{Script=Cyrillic}/u.test(name))
        this.sounds.push({ place, sound });
    }
  }
}
