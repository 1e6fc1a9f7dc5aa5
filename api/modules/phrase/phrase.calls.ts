import { phrase } from '@cairn/shared-contracts/api/phrase.calls';
import { DEFAULT_LOCALE } from '@cairn/shared-contracts/i18n/locales';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { complete } from '../tours/completion.ts';
import { continentsSaid, saysEnough } from '../tours/continents.ts';
import { fold, phraseWords } from '../tours/search/text/fold.ts';
import type { SuggestionKind, TourSearch } from '../tours/search/tour-search.ts';
import { continentNumber, createGazetteerSource, readPlaces } from './places.ts';
import { type FoundName, readPhrase } from './read-phrase.ts';

const LOOKED_AT = 5;
const PLACES: readonly SuggestionKind[] = [
  'countries',
  'regions',
  'cities',
  'water_objects',
  'showplaces',
  'rest_kinds',
];

/** Searches in sentences. */
export function phraseCalls(services: Services, search: TourSearch): Call[] {
  const gazetteer = createGazetteerSource(() => readPlaces(services), search.changes);

  /** Words that a tour or an organizer is called. One word of a longer sentence says too little: "views" is in many names. */
  async function findName(words: string, isAlone: boolean, withOrganizers: boolean): Promise<FoundName | undefined> {
    const typed = phraseWords(words);
    if (typed.length === 0 || (typed.length === 1 && !isAlone)) return undefined;
    const found = await complete(services, search, {
      phrase: words,
      limit: LOOKED_AT,
      exclude: [],
      only: withOrganizers ? ['organizers', 'tours'] : ['tours'],
      isCruisesSearch: false,
      language: DEFAULT_LOCALE.iso,
    });
    const called = found.find(({ name }) => {
      const folded = fold(name).split(' ');
      return typed.every((word) => folded.includes(word));
    });
    if (!called) return undefined;
    return called.kind === 'organizers'
      ? { name: called.name, filter: { organizer: String(called.id) } }
      : { name: words, filter: { placeName: words } };
  }

  /** Places that the finder offers for these words, Norway for "norw", and Africa for "afr": Enter without choosing one means it, too. */
  async function findOffered(words: string): Promise<number[]> {
    if (!saysEnough(words)) return [];
    const asked = { phrase: words, isCruisesSearch: false };
    const [found, parts] = await Promise.all([
      search.complete({ ...asked, limit: LOOKED_AT, kinds: PLACES, today: services.clock.today(), isExact: true }),
      continentsSaid(services, search, asked),
    ]);
    return [...found.map(({ id }) => id), ...parts.map(({ suggestion }) => continentNumber(suggestion.id))];
  }

  return [
    serve(phrase, {
      isShared: true,
      perMinute: 240,
      handle: async ({ query, site, currency }) =>
        readPhrase(query.text, {
          gazetteer: await gazetteer(),
          rates: { currency, perEuro: await services.rates.perEuro() },
          today: services.clock.today(),
          findName: (words, isAlone) => findName(words, isAlone, !hidesOrganizers(site)),
          findOffered,
        }),
    }),
  ];
}
