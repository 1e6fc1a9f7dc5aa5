import { elementAt, type Random } from '../../random.ts';
import type { Region, Stop, StopKind } from '../world/model.ts';
import { type Shape, STYLE_RULES, type Style } from './styles.ts';

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

const OVERNIGHT: ReadonlySet<StopKind> = new Set(['village', 'camp', 'hut', 'lake', 'desert', 'coast', 'water', 'forest']);
const HIGHLIGHT: ReadonlySet<StopKind> = new Set([
  'pass', 'summit', 'ridge', 'lake', 'gorge', 'water', 'monument', 'coast', 'desert', 'forest', 'camp', 'hut',
]);
/** More than this in a day is not walked: part of it is driven. */
const STEEPEST_DAY = 1550;

export const canSleepAt = (stop: Stop): boolean => OVERNIGHT.has(stop.kind);

/** The days of a trip over real places of the region, in an order that can be walked. */
export function planStages(random: Random, region: Region, style: Style, days: number): Stage[] {
  const { shape, effort = 0 } = STYLE_RULES[style];
  if (style === 'dayTaste') return [stroll(random, baseOf(region))];
  if (shape === 'line') return lineOf(random, region, days);
  return shape === 'day' ? oneDay(random, region) : fromOneCentre(random, region, days, effort);
}

/** A trail has so many nights; two days of rest or of going out and back are the most that we add. */
export function longestTrip(region: Region, shape: Shape): number {
  return shape === 'line' ? region.stops.filter(canSleepAt).length + 1 : Number.POSITIVE_INFINITY;
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
  return { from: town, to: town, via: [], ...measures, profile: [altitude, altitude + 40, altitude + 15, altitude], role: 'walk' };
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

function lineOf(random: Random, region: Region, days: number): Stage[] {
  const stops = random.chance(0.25) ? [...region.stops].reverse() : region.stops;
  const beds = stops.flatMap((stop, i) => (canSleepAt(stop) ? [i] : []));
  const wanted = Math.min(days, beds.length - 1);
  const start = random.int(0, beds.length - 1 - wanted);
  const chosen = beds.slice(start, start + wanted + 1);
  const stages: Stage[] = [];
  for (let i = 0; i < chosen.length - 1; i++) {
    const [a, b] = [elementAt(chosen, i), elementAt(chosen, i + 1)];
    stages.push(measure(random, elementAt(stops, a), elementAt(stops, b), stops.slice(a + 1, b), 'walk'));
  }
  return withSpareDays(random, stops, stages, days);
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
  const villages = region.stops.filter(({ kind }) => kind === 'village');
  const sleep = villages.length ? random.pick(villages) : (region.stops.find(canSleepAt) ?? elementAt(region.stops, 0));
  const easy = effort < 0;
  const goals = nearby(region, sleep, days + 2)
    .map((stop) => ({ stop, order: random() + (easy ? climb(sleep, stop) / 1500 : stop.kind === 'summit' ? -0.5 * effort : 0) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, days)
    .map(({ stop }) => stop);
  // The biggest day comes last but one, when legs are used to it.
  goals.sort((a, b) => climb(sleep, a) - climb(sleep, b));
  const stages = goals.map((goal) => measure(random, sleep, sleep, [goal], 'out-and-back'));
  while (stages.length < days) stages.splice(random.int(1, stages.length), 0, restDay(sleep));
  return days > 1 ? markEnds(stages) : stages;
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

function measure(random: Random, from: Stop, to: Stop, via: readonly Stop[], role: Stage['role']): Stage {
  const heights = limited([from, ...via, to].map(({ altitude }) => altitude));
  let rise = 0;
  for (let i = 1; i < heights.length; i++) rise += Math.max(0, elementAt(heights, i) - elementAt(heights, i - 1));
  const rolling = random.between(60, 260);
  const ascent = Math.round((Math.min(rise, STEEPEST_DAY) + rolling) / 10) * 10;
  const kilometres = Math.round((6 + random.between(0, 7) + ascent / 170) * 2) / 2;
  const hours = Math.round((kilometres / 3.8 + ascent / 520) * 2) / 2;
  return { from, to, via, kilometres, ascent, hours, profile: detailed(random, heights), role };
}

/** Where two places are further apart in height than a day's walk, the walk begins where the car stops. */
function limited(heights: readonly number[]): number[] {
  const top = Math.max(...heights);
  return heights.map((height) => Math.max(height, top - STEEPEST_DAY - 200));
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
