import { elementAt } from '@cairn/shared-contracts/testing/random';
import { capital, grouped, inWords, itemsOf, listed, monthName, type Slots } from '../prose/fill.ts';
import { withArticle } from '../world/articles.ts';
import type { Country, Firm, Region, Stop } from '../world/model.ts';
import type { Stage } from './route.ts';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });
export const languageName = (code: string): string => LANGUAGES.of(code) ?? code;

export interface SlotSource {
  readonly country: Country;
  readonly region: Region;
  readonly firm: Firm;
  readonly stages: readonly Stage[];
  readonly days: number;
  /** Months 1 to 12, in the order of the trip's year. */
  readonly season: readonly number[];
  readonly minAge: number;
  readonly groupMin: number;
  readonly groupMax: number;
  readonly beds: string;
  readonly ship: string | undefined;
  readonly languages: readonly string[];
}

export interface RouteFacts {
  readonly distance: number;
  readonly ascent: number;
  readonly maxAltitude: number;
  /** Place named as the high point. */
  readonly high: Stop;
  readonly highDay: number;
  readonly longest: Stage;
  readonly start: Stop;
  readonly end: Stop;
}

export function factsOf(stages: readonly Stage[]): RouteFacts {
  const places = stages.flatMap(({ from, via, to }) => [from, ...via, to]);
  const high = places.reduce((best, stop) => (stop.altitude > best.altitude ? stop : best));
  const longest = stages.reduce((best, stage) => (stage.hours > best.hours ? stage : best));
  return {
    distance: stages.reduce((sum, { kilometres }) => sum + kilometres, 0),
    ascent: stages.reduce((sum, { ascent }) => sum + ascent, 0),
    maxAltitude: Math.max(...stages.flatMap(({ profile }) => profile), high.altitude),
    high,
    highDay: stages.findIndex(({ from, via, to }) => [from, ...via, to].includes(high)) + 1,
    longest,
    start: elementAt(stages, 0).from,
    end: elementAt(stages, stages.length - 1).to,
  };
}

/** Where a day is heading: its goal when it comes back to the same bed. */
export const goalOf = ({ via, to }: Stage): Stop => via[via.length - 1] ?? to;
const headingOf = (stage: Stage): Stop => (stage.from === stage.to ? goalOf(stage) : stage.to);

const WET: ReadonlySet<string> = new Set(['lake', 'water', 'coast']);

/** Everything that sentences about a tour may name. */
export function slotsOf(source: SlotSource, facts: RouteFacts): Slots {
  const { country, region, firm, stages, days, ship, season: months } = source;
  const { high, longest, start, end } = facts;
  const places = [...new Set(stages.flatMap(({ from, via, to }) => [from, ...via, to]))];
  const other = (wanted: (stop: Stop) => boolean) =>
    places.find((stop) => wanted(stop) && stop !== high && stop !== start && stop !== end);
  const via = other(({ kind }) => kind !== 'village') ?? other(() => true) ?? headingOf(longest);
  const water = places.find(({ kind }) => WET.has(kind)) ?? region.stops.find(({ kind }) => WET.has(kind)) ?? via;
  const table = itemsOf(region.table);
  const wild = itemsOf(region.wild);
  const the = withArticle(region.name);
  const hours = stages
    .flatMap(({ role, hours: long }) => (role === 'rest' || long < 3 ? [] : [long]))
    .sort((a, b) => a - b);
  const oneBed = start === end;
  return {
    region: region.name,
    theRegion: the,
    theRegionCap: capital(the),
    aRegion: `${/^[AEIOUÉ]/.test(region.name) ? 'an' : 'a'} ${region.name}`,
    trail: oneBed ? region.trail : region.trail.replace(/( O)? (circuit|loop|ring)\b/i, ' trail'),
    base: region.base,
    from: start.name,
    to: end.name,
    high: high.name,
    alt: grouped(high.altitude),
    via: via.name,
    water: water.name,
    days,
    daysWords: inWords(days),
    daysWordsCap: capital(inWords(days)),
    nights: days - 1,
    km: Math.round(facts.distance),
    up: grouped(facts.ascent),
    longTo: headingOf(longest).name,
    longStage: `${oneBed ? 'walk' : 'stage'} to ${headingOf(longest).name}`,
    longHours: longest.hours,
    longKm: longest.kilometres,
    longUp: grouped(longest.ascent),
    highDay: facts.highDay,
    usualHours: hours[Math.floor(hours.length / 2)] ?? 4,
    beds: source.beds,
    table: region.table,
    dish: elementAt(table, 0),
    dish2: table[1] ?? elementAt(table, 0),
    wild: region.wild,
    animal: elementAt(wild, 0),
    access: region.access,
    firstMonth: monthName(months[0] ?? 1),
    lastMonth: monthName(months[months.length - 1] ?? 12),
    bestMonth: monthName(months[Math.floor((months.length - 1) / 2)] ?? 6),
    firm: firm.name,
    leader: firm.person,
    leaderFirst: firstNameOf(firm.person, country.iso),
    group: inWords(source.groupMax),
    groupMin: source.groupMin,
    groupMax: source.groupMax,
    minAge: source.minAge,
    ship: ship ?? 'the ship',
    languages: listed(source.languages.map(languageName)),
    speaking: `${listed(source.languages.map((code) => `${languageName(code)}-`)).slice(0, -1)}-speaking`,
    gateway: country.gateway,
  };
}

/** Given name: the last part in Vietnam, the second in China, the first elsewhere. */
export function firstNameOf(person: string, iso: string): string {
  const parts = person.split(' ');
  if (iso === 'VN') return elementAt(parts, parts.length - 1);
  return (iso === 'CN' && parts[1]) || elementAt(parts, 0);
}
