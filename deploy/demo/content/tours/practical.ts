import type { StoredPicture, TourDetails } from '@cairn/api/stored-json';
import type { Difficulty } from '@cairn/shared-contracts/domain/enumerations';
import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import type { Biome } from '../../art/materials.ts';
import type { Building } from '../../art/scenes/buildings.ts';
import { type Subject, viewsOf } from '../../art/scenes/vocabulary.ts';
import { fill, type Slots } from '../prose/fill.ts';
import type { Hand } from '../prose/hand.ts';
import { EFFORT_SENTENCES } from '../prose/journey.ts';
import { BRING, FAQ, INCLUDED, NOT_INCLUDED } from '../prose/practical.ts';
import { STAY_TEXTS } from '../prose/stays.ts';
import { subjectPicture } from '../subject-pictures.ts';
import type { Night } from './beds.ts';
import { fitting, type TripKind } from './fitting.ts';
import { STYLE_RULES, type Style } from './styles.ts';

export interface PracticalSource {
  readonly random: Random;
  readonly hand: Hand;
  readonly slots: Slots;
  readonly style: Style;
  readonly land: Biome;
  readonly building: Building;
  readonly nights: readonly Night[];
  readonly difficulty: Difficulty;
  readonly maxAltitude: number;
  readonly seed: string;
  readonly kind: TripKind;
}

type Lists = Readonly<Record<string, readonly string[]>>;

/** Included, not included, luggage, questions, stays. */
export function practicalOf(source: PracticalSource): Omit<TourDetails, 'route'> {
  const { random, hand, slots, style, land, nights, difficulty, maxAltitude } = source;
  const { shape, excursion, cruise } = STYLE_RULES[style];
  const inTents = nights.some(({ kind }) => kind === 'tent' || kind === 'camp-site');
  const inHuts = nights.some(({ kind }) => kind === 'cabin');
  const extra: Slots = {
    ...slots,
    bedsShort: String(slots.beds),
    bagDegrees: maxAltitude > 3500 ? -10 : maxAltitude > 2200 ? -4 : 2,
    lunchPrice: '€12',
    fitness: fill(hand.deal(EFFORT_SENTENCES[difficulty]), slots),
  };
  const gather = (lists: Lists, names: readonly (string | false | undefined)[]) =>
    names.flatMap((name) => (name ? (lists[name] ?? []) : [])).map((text) => fill(text, extra));
  const floats = cruise || style === 'sail';
  const included = excursion
    ? gather(INCLUDED, ['day', style === 'dayTaste' && 'taste'])
    : gather(INCLUDED, [
        'always',
        !floats && (shape === 'line' ? 'line' : 'centre'),
        inTents && 'tent',
        !floats && !inTents && 'roof',
        floats && (cruise ? 'cruise' : 'sail'),
        style,
      ]);
  return {
    included: [...new Set(included)],
    not_included: gather(NOT_INCLUDED, [
      'always',
      !excursion && 'tour',
      inTents && 'bag',
      !excursion && 'single',
      style === 'cycle' && 'bike',
      shape === 'centre' && !excursion && random.chance(0.5) && 'lunch',
      !excursion && random.chance(0.3) && 'visa',
    ]),
    what_to_bring: gather(BRING, [
      'always',
      !excursion && 'tour',
      maxAltitude > 2600 && 'high',
      inTents && 'tent',
      inHuts && 'hut',
      land === 'desert' && 'desert',
      (land === 'coast' || floats || style === 'kayak' || style === 'raft') && 'water',
      land === 'arctic' && 'snow',
      style === 'horse' && 'saddle',
      (land === 'jungle' || land === 'forest') && 'forest',
      difficulty > 1 && 'poles',
      style === 'photo' && 'camera',
      style === 'sketch' && 'pencil',
    ]),
    fitness: String(extra.fitness),
    faq: Array.from({ length: excursion ? 3 : 5 }, () => hand.deal(fitting(FAQ, source.kind))).map(
      ([question, answer]) => ({ question: fill(question, extra), answer: fill(answer, extra) }),
    ),
    stays: staysOf(source),
  };
}

/** One entry for each kind of bed, the longest stay first. */
function staysOf({ hand, nights, style, land, building, seed }: PracticalSource): TourDetails['stays'] {
  const floats = STYLE_RULES[style].cruise || style === 'sail';
  const groups = new Map<StayKind, Night[]>();
  for (const night of nights) {
    const key: StayKind = floats
      ? 'water'
      : night.kind === 'cabin'
        ? 'hut'
        : night.kind === 'tent' || night.kind === 'camp-site'
          ? 'tent'
          : 'village';
    groups.set(key, [...(groups.get(key) ?? []), night]);
  }
  return [...groups]
    .map(([key, group], i) => {
      const first = elementAt(group, 0);
      const places = new Set(group.map(({ place }) => place));
      const text = hand.deal(STAY_TEXTS[key]);
      return {
        name:
          key === 'water'
            ? first.text.replace(/,.*/, '')
            : places.size === 1
              ? first.text
              : `${first.text} and others like it`,
        text,
        nights: group.length,
        image: stayPicture(`${seed}.s${i}`, style === 'sail' ? 'sail' : STAY_SUBJECTS[key], land, building),
      };
    })
    .sort((a, b) => b.nights - a.nights);
}

type StayKind = keyof typeof STAY_TEXTS;

/** What the picture of each kind of bed shows. */
const STAY_SUBJECTS: Readonly<Record<StayKind, Subject>> = {
  hut: 'bunks',
  tent: 'tent',
  water: 'ship',
  village: 'room',
};

function stayPicture(seed: string, subject: Subject, land: Biome, building: Building): StoredPicture {
  const camera = elementAt(viewsOf(subject), 0);
  return subjectPicture({ subject, camera, land: land === 'night' ? 'alpine' : land, building, mood: 'golden', seed });
}
