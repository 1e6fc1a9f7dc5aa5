import { distance } from '../tours/search/text/typos.ts';
import { type Gazetteer, type NamedPlace, stemOf } from './gazetteer.ts';
import type { Reading } from './reading.ts';
import { soundOf } from './sound.ts';
import { ACTIVITIES } from './words/kinds.ts';
import { NEAR, NEAR_FILL, NEAR_HAN, SILENT, SILENT_HAN } from './words/silent.ts';

export interface FoundPlace {
  place: NamedPlace;
  isNear: boolean;
  /** written otherwise than anything is called, or sounds */
  isGuess: boolean;
}

/** words of the longest name that is looked for */
const LONGEST_NAME = 4;
const SHORTEST = 3;
/** of a name in other letters than it is known in: short ones sound like many a word */
const SHORTEST_SOUND = 5;
const SHORTEST_GUESSED_SOUND = 6;
/** before the English "island", which is what German calls Iceland */
const ISLANDS = /^(?:easter|christmas)$/;

/** Chinese names and kinds of tours, wherever they stand in the text. */
export function findInText(reading: Reading, gazetteer: Gazetteer): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const { name, place } of gazetteer.han) {
    if (!reading.text.includes(name)) continue;
    const isNear = reading.take(`${name}\\s*${NEAR_HAN}`);
    reading.takeTexts([name]);
    found.push({ place, isNear, isGuess: false });
  }
  for (const [slug, words] of ACTIVITIES) {
    const place = gazetteer.bySlug.get(slug);
    if (place && reading.take(`(?:${words})`)) found.push({ place, isNear: false, isGuess: false });
  }
  return found;
}

const isSaid = (word: string): boolean => !SILENT.has(word) && !SILENT.has(stemOf(word));

/** Places by their names. @returns what was found, and runs of the words that nothing is called */
export function findByName(
  words: readonly (string | null)[],
  gazetteer: Gazetteer,
): { found: FoundPlace[]; left: string[][] } {
  const found: FoundPlace[] = [];
  const left: string[][] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) left.push(run);
    run = [];
  };
  for (let at = 0; at < words.length; ) {
    const here = nameAt(words, at, gazetteer);
    if (here) {
      endRun();
      found.push({ place: here.place, isNear: isNearBefore(words, at), isGuess: false });
      at += here.length;
      continue;
    }
    const word = words[at];
    if (words[at + 1] === 'island' && ISLANDS.test(word ?? '')) {
      run.push(`${word} island`);
      at += 2;
      continue;
    }
    if (typeof word === 'string' && isSaid(word) && !NEAR.test(word))
      run.push(...withoutSilentHan(word, words.length === 1 && word.length === 1));
    else endRun();
    at += 1;
  }
  endRun();
  return { found, left };
}

function nameAt(words: readonly (string | null)[], at: number, gazetteer: Gazetteer) {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const slice = words.slice(at, at + length);
    if (slice.length < length || slice.includes(null)) continue;
    const said = slice.filter((word) => word !== null);
    if (!said.some(isSaid)) continue;
    const joined = said.join('');
    if (joined.length < SHORTEST && !gazetteer.byJoined.has(joined)) continue;
    const place =
      gazetteer.byJoined.get(joined) ??
      gazetteer.byStem.get(said.map(stemOf).join(' ')) ??
      (joined.length < SHORTEST_SOUND ? undefined : gazetteer.bySound.get(soundOf(joined)));
    if (place) return { place, length };
  }
  return undefined;
}

function isNearBefore(words: readonly (string | null)[], at: number): boolean {
  let before = at - 1;
  for (let steps = 0; steps < 2 && NEAR_FILL.has(words[before] ?? '') && !NEAR.test(words[before] ?? ''); steps++)
    before--;
  return NEAR.test(words[before] ?? '');
}

/** What is left of a Chinese text without its particles. One letter is a word where nothing else is written: 亚 begins Asia. */
function withoutSilentHan(word: string, isAlone: boolean): string[] {
  if (!/\p{Script=Han}/u.test(word)) return [word];
  let rest = word;
  for (const silent of SILENT_HAN) rest = rest.replaceAll(silent, ' ');
  return rest.split(' ').filter((part) => part.length > (isAlone ? 0 : 1));
}

const WIDE: readonly string[] = ['continents', 'countries', 'regions', 'rest_kinds'];
/** typing errors that a name may hold: two letters in each other's place are two */
const errorsIn = (name: string): number => (name.length < 5 ? 0 : name.length < 6 ? 1 : 2);

/** A place whose name is nearly what was written; the fewest errors first, then in the order of the places. */
export function findNearly(words: readonly string[], gazetteer: Gazetteer): NamedPlace | undefined {
  const typed = words.join('');
  let best: { place: NamedPlace; errors: number } | undefined;
  for (const { place, joined } of gazetteer.spellings) {
    // many towns are called nearly as many words
    if (!WIDE.includes(place.kind) && place.tours === 0) continue;
    const most = Math.min(errorsIn(typed), errorsIn(joined), (best?.errors ?? 3) - 1);
    if (most < 1 || Math.abs(joined.length - typed.length) > most) continue;
    const errors = distance(typed, joined, most);
    if (errors <= most) best = { place, errors };
  }
  return best?.place ?? soundsNearly(typed, gazetteer);
}

/** "pohod v gruziyu": one letter off the Russian name. */
function soundsNearly(typed: string, { sounds }: Gazetteer): NamedPlace | undefined {
  const said = soundOf(typed);
  if (said.length < SHORTEST_GUESSED_SOUND) return undefined;
  return sounds.find(({ sound }) => sound.length >= SHORTEST_GUESSED_SOUND && distance(said, sound, 1) === 1)?.place;
}
