import type { PhraseReading } from '@cairn/shared-contracts/api/phrase.schema';
import { type FoundPlace, findByName, findInText, findNearly } from './find-places.ts';
import { folded } from './folded.ts';
import type { Gazetteer, NamedPlace } from './gazetteer.ts';
import { Parts } from './part.ts';
import { addPlaces } from './place-parts.ts';
import { readDates } from './read-dates.ts';
import { readBeds, readLanguages, readLevels } from './read-kinds.ts';
import { readLength } from './read-length.ts';
import { readParty } from './read-party.ts';
import { type Rates, readPrice } from './read-price.ts';
import { Reading } from './reading.ts';
import { soundOf } from './sound.ts';

/** A tour or an organizer that is called so. */
export interface FoundName {
  name: string;
  filter: Record<string, string>;
}

export interface PhraseContext {
  gazetteer: Gazetteer;
  rates: Rates;
  /** calendar date */
  today: string;
  /** @param isAlone nothing else of the sentence was understood */
  findName(phrase: string, isAlone: boolean): Promise<FoundName | undefined>;
  /** @returns numbers of the places that somebody is offered who has typed so much, the likeliest first */
  findOffered(phrase: string): Promise<readonly number[]>;
}

/**
 * Reads a search in a sentence: "a moderate trek of at most 7 days in Georgia in July under €800 for a family with a 10-year-old", in
 * any language of the site. What somebody pays and how old they are is read first: dates and days are made of the numbers that are left.
 */
export async function readPhrase(text: string, context: PhraseContext): Promise<PhraseReading> {
  const { gazetteer, rates, today, findName } = context;
  const reading = new Reading(withPlainFeasts(text));
  const parts = new Parts();
  const inText = findInText(reading, gazetteer);
  readPrice(reading, parts, rates);
  readParty(reading, parts);
  readDates(reading, parts, today);
  readLength(reading, parts);
  readLanguages(reading, parts);
  readLevels(reading, parts);
  readBeds(reading, parts);
  const { found, left } = findByName(reading.words(), gazetteer);
  const places = [...inText, ...found];

  const isAlone = places.length === 0 && parts.all().length === 0;
  const unread: string[] = [];
  for (const run of left) {
    const named = parts.has('name') ? undefined : await findName(run.join(' '), isAlone && left.length === 1);
    if (named) parts.add({ id: 'name', ...named });
    else unread.push(...corrected(run, gazetteer, places));
  }
  if (unread.length > 0 && places.length === 0 && parts.all().length === 0) {
    const place = await begunBy(unread.join(' '), context);
    if (place) {
      places.push({ place, isNear: false, isGuess: true });
      unread.length = 0;
    }
  }
  addPlaces(parts, places);
  return { parts: inOrder(parts), left: asWritten(text, unread) };
}

/** where several names begin so: "asi" is Asia before a viewpoint in the Galápagos, "nor" Norway before North America */
const WIDEST: readonly string[] = ['countries', 'continents'];

/**
 * A place whose name begins so: one that has the word "beach" somewhere is not what "beach" means. What is only typed so comes last: "afr" is
 * Africa, before a country that is called Afrika Borwa at home.
 */
async function begunBy(words: string, { gazetteer, findOffered }: PhraseContext): Promise<NamedPlace | undefined> {
  const offered = (await findOffered(words)).flatMap((id) => gazetteer.byId.get(id) ?? []);
  const isBegun = (name: string) => soundOf(name).startsWith(soundOf(words));
  const named = offered.filter(({ name, names }) => [name, ...names].some(isBegun));
  const wide = WIDEST.flatMap((kind) => named.find((place) => place.kind === kind) ?? []);
  return wide[0] ?? named[0] ?? offered.find(({ typed }) => typed?.some(isBegun));
}

/** 中国新年 names a feast, not the country; Новый 2027 год has its year within. */
const withPlainFeasts = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('中国新年', '农历新年')
    .replace(/(нов(?:ый|ого|ому))\s+(20\d\d)\s+(год\p{L}*)/giu, '$1 $3 $2');

/** Takes what is nearly a place's name out of a run of words, the longest names first. @returns the words that are left */
function corrected(run: readonly string[], gazetteer: Gazetteer, places: FoundPlace[]): string[] {
  for (let length = Math.min(run.length, 3); length > 0; length--) {
    for (let at = 0; at + length <= run.length; at++) {
      const place = findNearly(run.slice(at, at + length), gazetteer);
      if (!place) continue;
      places.push({ place, isNear: false, isGuess: true });
      return [
        ...corrected(run.slice(0, at), gazetteer, places),
        ...corrected(run.slice(at + length), gazetteer, places),
      ];
    }
  }
  return [...run];
}

/** as people say it: what and where, when, how long, for how much, then the rest */
const ORDER = ['name', 'place', 'kind', 'dates', 'days', 'price', 'party'];
const rank = (id: string): number => (ORDER.indexOf(id.replace(/-.*/, '')) + ORDER.length + 1) % (ORDER.length + 1);
const inOrder = (parts: Parts) => [...parts.all()].sort((a, b) => rank(a.id) - rank(b.id));

function asWritten(text: string, words: readonly string[]): string[] {
  const written = text.match(/[\p{L}\p{M}\d]+(?:['’]\p{L}+)*/gu) ?? [];
  return [...new Set(words.flatMap((word) => word.split(' ')))].map(
    (word) => written.find((one) => folded(one) === word) ?? word,
  );
}
