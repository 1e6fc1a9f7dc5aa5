import type { Night } from './beds.ts';
import type { Stage } from './route.ts';
import { STYLE_RULES, type Style } from './styles.ts';

/** What a trip has and lacks, as far as sentences presuppose it. */
export interface TripKind {
  readonly style: Style;
  readonly days: number;
  readonly minAge: number;
  readonly maxAltitude: number;
  readonly hasTents: boolean;
  readonly hasBeds: boolean;
  /** Ends where it begins. */
  readonly isRound: boolean;
  /** Goes somewhere: a tasting walk has no goal. */
  readonly hasGoals: boolean;
}

export const kindOf = (style: Style, stages: readonly Stage[], nights: readonly Night[], minAge: number): TripKind => ({
  style,
  minAge,
  maxAltitude: Math.max(...stages.flatMap(({ from, via, to }) => [from, ...via, to].map(({ altitude }) => altitude))),
  days: stages.length,
  hasTents: nights.some(({ kind }) => kind === 'tent' || kind === 'camp-site'),
  hasBeds: nights.some(({ kind }) => kind !== 'tent' && kind !== 'camp-site'),
  isRound: stages[0]?.from === stages[stages.length - 1]?.to,
  hasGoals: stages.some(({ via, from, to }) => via.length > 0 || from !== to),
});

/** Metres from which people begin to ask about altitude. */
const NOTICED_HEIGHT = 2600;

/** Words that only make sense on some trips, and the trips on which they do. */
const PRESUMPTIONS: readonly (readonly [words: RegExp, holds: (kind: TripKind) => boolean])[] = [
  [/\btents?\b|thicker bag|sleeping bag|mats thick/i, ({ hasTents }) => hasTents],
  [/\bbeds?\b|bathroom|lodging|breakfast|shower|noisy/i, ({ hasBeds, days }) => hasBeds && days > 1],
  [
    /evening|night|hot water|second day|fourth day|hard day|order of the days|every single|our days|first day|in step|earplugs|teenagers|walnuts|{daysWords}|at home|stayed in love|other dates/i,
    ({ days }) => days > 1,
  ],
  [/\bweek\b/i, ({ days }) => days >= 5 && days <= 9],
  [/{from}[^{]*{to}|{base}[^{]*{to}|{longStage}.*up to it|luggage|Lunch packets/i, ({ isRound }) => !isRound],
  [/{high}|{via}|{longTo}|{longStage}|clouds opened|poles|landscape|highest/i, ({ hasGoals }) => hasGoals],
  [/\bheight\b|altitude/i, ({ maxAltitude }) => maxAltitude > NOTICED_HEIGHT],
  [/third trip|compare others|third of this kind/i, ({ days }) => days > 1],
  [/horse|camel/i, ({ style }) => style === 'horse' || style === 'camel'],
  [/on foot|boots?\b/i, ({ style }) => !['cycle', 'kayak', 'raft'].includes(style)],
  [/bring my child/i, ({ minAge }) => minAge <= 14],
  [
    /phone signal|showers|suitcase|charge a phone|single supplement|join alone/i,
    ({ style }) => STYLE_RULES[style].shape !== 'day',
  ],
];

interface Broken {
  readonly words: readonly RegExp[];
  /** the same for trips of which the same words cannot be said */
  readonly name: string;
}

const brokenByKind = new WeakMap<TripKind, Broken>();

function brokenFor(kind: TripKind): Broken {
  let broken = brokenByKind.get(kind);
  if (!broken) {
    const holding = PRESUMPTIONS.map(([, holds]) => holds(kind));
    const words = PRESUMPTIONS.flatMap(([pattern], i) => (holding[i] ? [] : [pattern]));
    broken = { words, name: holding.map(Number).join('') };
    brokenByKind.set(kind, broken);
  }
  return broken;
}

const cached = new Map<readonly unknown[], Map<string, readonly unknown[]>>();

/**
 * The sentences of a list that can be said about a trip. The same array comes back for the same kind of trip, so that a hand
 * of cards knows which of them it has dealt.
 */
export function fitting<T extends string | readonly string[]>(list: readonly T[], kind: TripKind): readonly T[] {
  const { words, name } = brokenFor(kind);
  const known = cached.get(list) ?? new Map<string, readonly unknown[]>();
  cached.set(list, known);
  let fit = known.get(name);
  if (!fit) {
    const allowed = list.filter(
      (item) => !words.some((pattern) => pattern.test(typeof item === 'string' ? item : item.join(' '))),
    );
    fit = allowed.length ? allowed : list;
    known.set(name, fit);
  }
  // what is cached under a list has that list's items
  return fit as readonly T[];
}
