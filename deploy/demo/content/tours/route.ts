import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import type { Region, Stop, StopKind } from '../world/model.ts';
import { isLanding, STYLE_RULES, type Style } from './styles.ts';

/** One day on the ground. */
export interface Stage {
  readonly from: Stop;
  readonly to: Stop;
  /** Places passed on the way, in order. */
  readonly via: readonly Stop[];
  readonly kilometres: number;
  readonly ascent: number;
  readonly hours: number;
  /** Metres above the sea along the day. */
  readonly profile: readonly number[];
  readonly role: 'first' | 'walk' | 'out-and-back' | 'rest' | 'last';
}

const OVERNIGHT: ReadonlySet<StopKind> = new Set([
  'village',
  'camp',
  'hut',
  'lake',
  'desert',
  'coast',
  'water',
  'forest',
]);
const HIGHLIGHT: ReadonlySet<StopKind> = new Set([
  'pass',
  'summit',
  'ridge',
  'lake',
  'gorge',
  'water',
  'monument',
  'coast',
  'desert',
  'forest',
  'camp',
  'hut',
]);
/** More than this in a day is not walked: part of it is driven. */
const STEEPEST_DAY = 1550;
const STEEPEST_OUTING = 1050;
/** Sights further above the bed than this are not a day's walk. */
const FURTHEST_UP = 1900;
/** More would not be told in one day's lines. */
const MOST_SIGHTS = 3;
const SHIPS_RETURN = 0.4;

const canSleepAt = (stop: Stop): boolean => OVERNIGHT.has(stop.kind);

/** The days of a trip over real places of the region, in an order that can be walked. */
export function planStages(random: Random, region: Region, style: Style, days: number): Stage[] {
  const { shape, effort = 0, byBoat } = STYLE_RULES[style];
  if (style === 'dayTaste') return [stroll(random, baseOf(region))];
  if (byBoat) {
    const line = lineOf(random, region, days, (stop) => isLanding(region, stop));
    return ashore(style === 'cruise' ? homeward(random, region, line) : line, byBoat === 'berth' ? 0.55 : 0.8);
  }
  if (shape === 'line') return lineOf(random, region, days, canSleepAt);
  return shape === 'day' ? oneDay(random, region) : fromOneCentre(random, region, days, effort);
}

/** A trail has so many nights; two days of rest or of going out and back are the most that we add. */
export function longestTrip(region: Region, style: Style): number {
  const { shape, byBoat } = STYLE_RULES[style];
  if (shape !== 'line') return Number.POSITIVE_INFINITY;
  return region.stops.filter((stop) => (byBoat ? isLanding(region, stop) : canSleepAt(stop))).length + 1;
}

/** The boat does most of the way: what is walked is shorter. */
const ashore = (stages: readonly Stage[], share: number): Stage[] =>
  stages.map((stage) => ({
    ...stage,
    kilometres: Math.round(stage.kilometres * share * 2) / 2,
    ascent: Math.round((stage.ascent * share) / 10) * 10,
    hours: Math.max(1.5, Math.round(stage.hours * share * 2) / 2),
  }));

/** Some ships that leave the town where trips begin come back to it. */
function homeward(random: Random, { base }: Region, stages: readonly Stage[]): readonly Stage[] {
  const home = elementAt(stages, 0).from;
  const last = elementAt(stages, stages.length - 1);
  if (home.name !== base || !random.chance(SHIPS_RETURN)) return stages;
  const profile = [...last.profile.slice(0, -1), home.altitude];
  return [...stages.slice(0, -1), { ...last, via: [...last.via, last.to], to: home, profile }];
}

/** The town where trips begin, as a stop. */
function baseOf({ base, stops }: Region): Stop {
  const known = stops.find(({ name }) => name === base);
  const village = stops.find(({ kind }) => kind === 'village') ?? elementAt(stops, 0);
  return known ?? { name: base, kind: 'village', altitude: village.altitude };
}

/** Once round the kitchens of a town. */
function stroll(random: Random, town: Stop): Stage {
  const { altitude } = town;
  const measures = { kilometres: random.int(8, 14) / 2, ascent: random.int(4, 14) * 10, hours: random.int(7, 10) / 2 };
  return {
    from: town,
    to: town,
    via: [],
    ...measures,
    profile: [altitude, altitude + 40, altitude + 15, altitude],
    role: 'walk',
  };
}

function oneDay(random: Random, region: Region): Stage[] {
  const base = baseOf(region);
  const goals = nearby(region, base, 5).filter(({ altitude }) => Math.abs(altitude - base.altitude) < STEEPEST_DAY);
  const goal = goals.length ? random.pick(goals) : elementAt(nearby(region, base, 1), 0);
  return [measure(random, base, base, [goal], 'out-and-back')];
}

/** The sights that stand nearest to a stop in the order of the trail. */
function nearby({ stops }: Region, centre: Stop, count: number): Stop[] {
  const at = Math.max(0, stops.indexOf(centre));
  return stops
    .flatMap((stop, i) => (stop !== centre && HIGHLIGHT.has(stop.kind) ? [{ stop, distance: Math.abs(i - at) }] : []))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ stop }) => stop);
}

function lineOf(random: Random, region: Region, days: number, hasBed: (stop: Stop) => boolean): Stage[] {
  const { stops, chosen } = nightsAlong(random, region, days, hasBed);
  const stages: Stage[] = [];
  for (let i = 0; i < chosen.length - 1; i++) {
    const [a, b] = [elementAt(chosen, i), elementAt(chosen, i + 1)];
    const via = stops.slice(a + 1, b).filter(({ altitude }) => altitude < elementAt(stops, a).altitude + 2400);
    stages.push(measure(random, elementAt(stops, a), elementAt(stops, b), via.slice(-MOST_SIGHTS), 'walk'));
  }
  return withSpareDays(random, stops, stages, days);
}

/** Stops in the order of the trip, and which of them it sleeps at; no trip ends in the town where it would have begun. */
function nightsAlong(random: Random, region: Region, days: number, hasBed: (stop: Stop) => boolean) {
  const stops = random.chance(0.25) ? region.stops.toReversed() : region.stops;
  const beds = stops.flatMap((stop, i) => (hasBed(stop) ? [i] : []));
  const wanted = Math.min(days, beds.length - 1);
  const start = random.int(0, beds.length - 1 - wanted);
  const chosen = beds.slice(start, start + wanted + 1);
  if (elementAt(stops, elementAt(chosen, wanted)).name !== region.base) return { stops, chosen };
  return { stops: stops.toReversed(), chosen: chosen.map((at) => stops.length - 1 - at).reverse() };
}

/** A trip longer than the trail has nights gets days out from a camp, or a day of rest, where the way is longest. */
function withSpareDays(random: Random, stops: readonly Stop[], stages: Stage[], days: number): Stage[] {
  const out = [...stages];
  const onRoute = new Set(stages.flatMap(({ from, to, via }) => [from, to, ...via]));
  const spare = stops.filter((stop) => HIGHLIGHT.has(stop.kind) && !onRoute.has(stop));
  while (out.length < days) {
    const at = random.int(1, out.length);
    const camp = elementAt(out, at - 1).to;
    const goal = spare.shift();
    out.splice(at, 0, goal ? measure(random, camp, camp, [goal], 'out-and-back') : restDay(camp));
  }
  return markEnds(out);
}

function fromOneCentre(random: Random, region: Region, days: number, effort: number): Stage[] {
  const sleep = centreOf(random, region, effort);
  const easy = effort < 0;
  const goals = nearby(region, sleep, days + 2)
    .filter((stop) => climb(sleep, stop) < FURTHEST_UP)
    .map((stop) => ({
      stop,
      order: random() + (easy ? climb(sleep, stop) / 1500 : stop.kind === 'summit' ? -0.5 * effort : 0),
    }))
    .sort((a, b) => a.order - b.order)
    .slice(0, days)
    .map(({ stop }) => stop);
  // The biggest day comes last but one, when legs are used to it.
  goals.sort((a, b) => climb(sleep, a) - climb(sleep, b));
  const steepest = effort > 0 ? STEEPEST_DAY : STEEPEST_OUTING;
  const stages = goals.map((goal) => measure(random, sleep, sleep, [goal], 'out-and-back', steepest));
  while (stages.length < days) stages.splice(random.int(1, stages.length), 0, restDay(sleep));
  return days > 1 ? markEnds(stages) : stages;
}

/** For a summit one stays as near to it as there are beds; for anything else in a village. */
function centreOf(random: Random, region: Region, effort: number): Stop {
  const { stops } = region;
  const villages = stops.filter(({ kind }) => kind === 'village');
  const summits = stops.flatMap(({ kind }, i) => (kind === 'summit' ? [i] : []));
  if (effort > 0 && summits.length) {
    const summit = random.pick(summits);
    const beds = stops.flatMap((stop, i) => (canSleepAt(stop) ? [{ stop, distance: Math.abs(i - summit) }] : []));
    const nearest = beds.sort((a, b) => a.distance - b.distance)[0];
    if (nearest) return nearest.stop;
  }
  return villages.length ? random.pick(villages) : (stops.find(canSleepAt) ?? elementAt(stops, 0));
}

const climb = (from: Stop, to: Stop) => Math.abs(to.altitude - from.altitude);

const restDay = (at: Stop): Stage => ({
  from: at,
  to: at,
  via: [],
  kilometres: 5,
  ascent: 120,
  hours: 2,
  profile: [at.altitude, at.altitude + 60, at.altitude],
  role: 'rest',
});

function markEnds(stages: Stage[]): Stage[] {
  return stages.map((stage, i) => {
    if (stage.role === 'rest') return stage;
    if (i === 0) return { ...stage, role: 'first' };
    return i === stages.length - 1 ? { ...stage, role: 'last' } : stage;
  });
}

function measure(
  random: Random,
  from: Stop,
  to: Stop,
  via: readonly Stop[],
  role: Stage['role'],
  steepest = STEEPEST_DAY,
): Stage {
  const heights = limited(
    [from, ...via, to].map(({ altitude }) => altitude),
    steepest,
  );
  let rise = 0;
  for (let i = 1; i < heights.length; i++) rise += Math.max(0, elementAt(heights, i) - elementAt(heights, i - 1));
  const rolling = random.between(60, 260);
  const ascent = Math.round((Math.min(rise, steepest) + rolling) / 10) * 10;
  const kilometres = Math.round((6 + random.between(0, 7) + ascent / 170) * 2) / 2;
  const hours = Math.round((kilometres / 3.8 + ascent / 520) * 2) / 2;
  return { from, to, via, kilometres, ascent, hours, profile: detailed(random, heights), role };
}

/** Where two places are further apart in height than a day's walk, the walk begins where the car stops. */
function limited(heights: readonly number[], steepest: number): number[] {
  const top = Math.max(...heights);
  return heights.map((height) => Math.max(height, top - steepest - 200));
}

/** Three points between each pair, so that the profile looks like ground. */
function detailed(random: Random, heights: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < heights.length - 1; i++) {
    const a = elementAt(heights, i);
    const b = elementAt(heights, i + 1);
    for (let k = 0; k < 4; k++) {
      const t = k / 4;
      const wobble = k === 0 ? 0 : random.between(-0.08, 0.08) * (Math.abs(b - a) + 90);
      out.push(Math.round(a + (b - a) * t + wobble));
    }
  }
  out.push(Math.round(elementAt(heights, heights.length - 1)));
  return out.map((height) => Math.max(0, height));
}
