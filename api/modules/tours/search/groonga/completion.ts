import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { phraseWords } from '../text/fold.ts';
import { functionWords } from '../text/function-words.ts';
import { type CompletionQuery, SUGGESTION_KINDS, type SuggestionHit, type SuggestionKind } from '../tour-search.ts';
import { holdsOn } from './conditions.ts';
import type { Engine } from './engine.ts';
import { allOf, type Expression, equals, holdsAny, isOneOf, isTrue, text } from './expression.ts';
import { guessWords, type PhraseWord, wordCondition } from './phrase.ts';
import { liveTable } from './schema.ts';
import { LIMIT_ALL, slice } from './select-tours.ts';

interface Candidate extends SuggestionHit {
  errors: number;
  /** the name starts with the phrase */
  starts: boolean;
  /** among equals the heavier stands first */
  weight: number;
}

/** a word of the phrase; a function word before another one stands in a name as it is, and begins none of its words */
type TypedWord = PhraseWord & { isWhole: boolean };

const holds = (column: string, word: TypedWord): Expression =>
  word.isWhole ? holdsAny(column, [word.typed]) : wordCondition(column, word);
const holdsAll = (column: string, words: readonly TypedWord[]): Expression =>
  allOf(words.map((word) => holds(column, word)));

const compare = (a: Candidate, b: Candidate): number =>
  a.errors - b.errors ||
  Number(b.starts) - Number(a.starts) ||
  SUGGESTION_KINDS.indexOf(a.kind) - SUGGESTION_KINDS.indexOf(b.kind) ||
  b.weight - a.weight ||
  a.id - b.id;

/** What a phrase may mean: first as it is spelled, then with typing errors. */
export async function complete(engine: Engine, query: CompletionQuery): Promise<SuggestionHit[]> {
  const joining = functionWords(query.phrase);
  const typed = phraseWords(query.phrase);
  if (typed.length === 0 || query.kinds.length === 0 || query.limit <= 0) return [];
  const spelled = typed.map((word): TypedWord => ({ typed: word, means: 'beginnings', isWhole: joining.has(word) }));
  let found = await gather(engine, query, spelled);
  if (found.length === 0 && !query.isExact) {
    const guessed = await guessWords(
      engine,
      spelled.filter(({ isWhole }) => !isWhole),
    );
    if (guessed) found = await gather(engine, query, [...spelled.filter(({ isWhole }) => isWhole), ...guessed]);
  }
  return found
    .sort(compare)
    .slice(0, query.limit)
    .map(({ kind, id, count }) => ({ kind, id, count }));
}

async function gather(engine: Engine, query: CompletionQuery, words: readonly TypedWord[]): Promise<Candidate[]> {
  const [named, tours] = await Promise.all([
    gatherNames(engine, query, words),
    query.kinds.includes('tours') ? gatherTours(engine, query, words) : [],
  ]);
  return [...named, ...tours];
}

const live = ({ today, isCruisesSearch }: CompletionQuery): Expression[] => [
  holdsOn(today),
  ...(isCruisesSearch ? [isTrue('tour.is_cruise')] : []),
];

/** typing errors of all words together, and whether the name starts with the phrase: guesses are not asked that */
function likeness(folded: string, words: readonly TypedWord[]): Pick<Candidate, 'errors' | 'starts'> {
  const name = folded.split(' ');
  const isSpelled = words.every(({ means }) => means === 'beginnings');
  const errorsOf = ({ means }: TypedWord): number =>
    means === 'beginnings' ? 0 : Math.min(...name.map((word) => means.get(word) ?? Number.POSITIVE_INFINITY));
  return {
    errors: words.reduce((sum, word) => sum + errorsOf(word), 0),
    starts: isSpelled && folded.startsWith(words.map(({ typed }) => typed).join(' ')),
  };
}

/** places and organizers, with the tours behind them */
async function gatherNames(engine: Engine, query: CompletionQuery, words: readonly TypedWord[]): Promise<Candidate[]> {
  const kinds = query.kinds.filter((kind) => kind !== 'tours');
  if (kinds.length === 0) return [];
  const { records } = await engine.select({
    table: liveTable('Names'),
    filter: allOf([holdsAll('words', words), isOneOf('kind', kinds)]),
    output_columns: 'kind,number,folded',
    limit: LIMIT_ALL,
  });
  if (records.length === 0) return [];
  const counts = await countBehind(engine, query, words);
  return records.flatMap(([kind, number, folded]): Candidate[] => {
    const id = Number(number);
    const count = counts[kind === 'organizers' ? 'organizers' : 'places'].get(id) ?? 0;
    // the kinds that were asked for
    const hit = { kind: kind as SuggestionKind, id, count, weight: count };
    return count === 0 ? [] : [{ ...hit, ...likeness(String(folded), words) }];
  });
}

/** Tours of places and of organizers: what is named so has no others than tours that can be found by the words. */
async function countBehind(
  engine: Engine,
  query: CompletionQuery,
  words: readonly TypedWord[],
): Promise<Record<'places' | 'organizers', Map<number, number>>> {
  const { slices } = await engine.select({
    table: liveTable('Prices'),
    filter: allOf([holdsAll('tour.words', words), ...live(query)]),
    limit: 0,
    output_columns: '_id',
    // places count what their listings show
    ...slice('places', {
      filter: equals('tour.type', TOUR_TYPE.tour),
      drilldowns: { counts: { keys: ['tour.places'] } },
    }),
    ...slice('organizers', { filter: 'all_records()', drilldowns: { counts: { keys: ['tour.organizer'] } } }),
  });
  const counts = (name: string) =>
    new Map(slices?.[name]?.drilldowns?.counts?.records.map(([id, count]) => [Number(id), Number(count)]));
  return { places: counts('places'), organizers: counts('organizers') };
}

/** tours by their own names: as they are spelled only the best ones, with typing errors all, whose errors are counted here */
async function gatherTours(engine: Engine, query: CompletionQuery, words: readonly TypedWord[]): Promise<Candidate[]> {
  const isSpelled = words.every(({ means }) => means === 'beginnings');
  const phrase = text(words.map(({ typed }) => typed).join(' '));
  const { records } = await engine.select({
    table: liveTable('Prices'),
    filter: allOf([holdsAll('tour.own_words', words), ...live(query)]),
    'columns[starts].stage': 'filtered',
    'columns[starts].type': 'UInt8',
    'columns[starts].value': `cast_loose(UInt8, tour.folded @^ ${phrase}, 0)`,
    sort_keys: '-starts,-tour.score,tour._key',
    output_columns: 'tour._key,tour.score,tour.folded',
    limit: isSpelled ? query.limit : LIMIT_ALL,
  });
  return records.map(([id, score, folded]) => ({
    kind: 'tours',
    ...{ id: Number(id), count: 1, weight: Number(score) },
    ...likeness(String(folded), words),
  }));
}
