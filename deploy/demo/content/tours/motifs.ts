import type { Accommodation } from '@cairn/shared-contracts/domain/enumerations';
import { elementAt, hash } from '@cairn/shared-contracts/testing/random';
import type { Biome } from '../../art/materials.ts';
import type { Subject } from '../../art/scenes/vocabulary.ts';
import { buildingOf } from '../buildings.ts';
import { faceSeedOf } from '../pictures.ts';
import type { Motif } from '../subject-pictures.ts';
import type { Stop, StopKind } from '../world/model.ts';
import type { TripPlan } from './plan.ts';
import type { Style } from './styles.ts';

/** What a tour's pictures are decided by. */
export interface MotifSource {
  readonly style: Style;
  readonly land: Biome;
  /** Stops of its days in their order. */
  readonly stops: readonly Stop[];
  readonly nights: readonly Accommodation[];
  readonly isLedByWoman: boolean;
  /** Chooses among the places that a walk may be about. */
  readonly turn: number;
}

/** What the kind of trip is about; a walk is about the places that it leads to. */
const BY_STYLE: Readonly<Partial<Record<Style, Subject>>> = {
  huts: 'hut',
  summit: 'summit',
  villages: 'village',
  horse: 'horse',
  camel: 'camel',
  ski: 'ski',
  snowshoe: 'snowshoe',
  sail: 'sail',
  cruise: 'ship',
  kayak: 'kayak',
  raft: 'raft',
  cycle: 'bike',
  scramble: 'climb',
  volcano: 'crater',
  photo: 'camera',
  family: 'family',
  food: 'table',
  wildlife: 'wildlife',
  stars: 'stars',
  botany: 'flowers',
  geology: 'rocks',
  sketch: 'painter',
  slow: 'yoga',
  dayTaste: 'table',
  daySunrise: 'sunrise',
};

const BY_STOP: Readonly<Partial<Record<StopKind, Subject>>> = {
  camp: 'tent',
  gorge: 'bridge',
  hut: 'hut',
  monument: 'monastery',
  summit: 'summit',
  village: 'village',
  water: 'falls',
};

/** Names that say more than the kind of the place. */
const BY_NAME: readonly (readonly [RegExp, Subject])[] = [
  [/\b(cave|grotto|cavern)/i, 'cave'],
  [/\b(glacier|icefall|ice cap)/i, 'glacier'],
  [/\b(bridge)/i, 'bridge'],
  [/\b(falls|waterfall|cascade)/i, 'falls'],
  [/\b(monastery|temple|shrine|chapel|church|abbey|gompa|wat)\b/i, 'monastery'],
  [/\b(crater|caldera)/i, 'crater'],
];

export function subjectOfStop({ name, kind }: Stop): Subject | undefined {
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? BY_STOP[kind];
}

const BED_SUBJECTS: Readonly<Partial<Record<Accommodation, readonly Subject[]>>> = {
  cabin: ['bunks', 'hut'],
  'guest-house': ['room'],
  hotel: ['room'],
  tent: ['tent', 'crew'],
  'camp-site': ['tent'],
};

/** Subjects of a tour's gallery, the one that it is about first; none twice. */
export function subjectsOf({ style, stops, nights, isLedByWoman, land, turn }: MotifSource): readonly Subject[] {
  const met = stops.flatMap((stop) => subjectOfStop(stop) ?? []).filter((subject) => fits(subject, land));
  const goals = [...new Set<Subject>(['walkers', ...met])];
  const lead =
    (style === 'volcano' && land !== 'volcanic' ? 'summit' : BY_STYLE[style]) ?? elementAt(goals, turn % goals.length);
  const beds = nights.flatMap((night) => BED_SUBJECTS[night] ?? []);
  const guide: Subject = isLedByWoman ? 'guidess' : 'guide';
  const all: readonly Subject[] = [lead, 'walkers', ...beds, guide, ...met, 'table', 'flowers', 'wildlife', 'crew'];
  return [...new Set(all)].filter((subject) => subject === lead || fits(subject, land));
}

/** What cannot be met in a land is left out of its galleries. */
const fits = (subject: Subject, land: Biome): boolean =>
  !(subject === 'flowers' && (land === 'arctic' || land === 'desert')) &&
  !(subject === 'crater' && land !== 'volcanic');

/** The same for a planned trip, with the land, the way people build there and the guide's face. */
export function motifsFor(
  { subject: { country, entry, organizer, style }, facts, stages, nights }: TripPlan,
  seed: string,
): Motif[] {
  const { region } = entry;
  // a night sky is for the stars: other pictures of the same tour are taken by day
  const land = facts.land === 'night' ? region.land : facts.land;
  const building = buildingOf(country.iso, region.name, land);
  const face = faceSeedOf(organizer.firm.person);
  const subjects = subjectsOf({
    ...{ style, land, nights: nights.map(({ kind }) => kind), isLedByWoman: organizer.firm.female },
    stops: stages.flatMap(({ via, to }) => [...via, to]),
    turn: hash(`${seed}|lead`) % 60,
  });
  return subjects.map((subject) => ({ subject, land, building, ...(PORTRAITS.includes(subject) ? { face } : {}) }));
}

const PORTRAITS: readonly Subject[] = ['guide', 'guidess'];
