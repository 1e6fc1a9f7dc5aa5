import { createRandom, elementAt } from '@cairn/shared-contracts/testing/random';
import type { Atlas, Destination, OrganizerEntry, RegionEntry } from '../atlas/model.ts';
import type { Country } from '../world/model.ts';
import type { Flagship } from './flagship/model.ts';
import { FLAGSHIPS } from './flagships.ts';
import { handwritten } from './handwritten.ts';
import { STYLE_RULES, STYLES, type Style } from './styles.ts';

/** Where a tour goes, who sells it and what kind of trip it is. */
export interface Subject {
  readonly country: Country;
  readonly entry: RegionEntry;
  readonly organizer: OrganizerEntry;
  readonly style: Style;
  /** Written by hand. */
  readonly flagship: Flagship | undefined;
}

/** Countries with so many regions are visited twice in a round. */
const LARGE_COUNTRY = 3;
/** Those at the front of the first page are visited once more. */
const FRONT_COUNTRIES = 5;

/** A visit to a destination: the how-manieth in its round, out of how many. */
interface Visit {
  readonly destination: Destination;
  readonly occurrence: number;
  readonly times: number;
}

function planRound(destinations: readonly Destination[]): Visit[] {
  const large = destinations.filter(({ regions }) => regions.length >= LARGE_COUNTRY);
  const round = [...destinations, ...large, ...destinations.slice(0, FRONT_COUNTRIES)];
  return round.map((destination, i) => ({
    destination,
    occurrence: round.slice(0, i).filter((earlier) => earlier === destination).length,
    times: round.filter((other) => other === destination).length,
  }));
}

/** Tells for each id what it is about. Countries take turns, within them regions, within those the kinds of trip. */
export function createSubjects(atlas: Atlas, seed: string): (id: number) => Subject {
  const round = planRound(atlas.destinations);
  const styles = new Map<RegionEntry, readonly Style[]>();
  const stylesAt = (entry: RegionEntry): readonly Style[] => {
    const known = styles.get(entry) ?? stylesFor(seed, entry);
    styles.set(entry, known);
    return known;
  };
  return (id) => {
    const flagship = handwritten(id);
    if (flagship) return flagshipSubject(atlas, flagship);
    const turn = id - 1 - FLAGSHIPS.length;
    const { destination, occurrence, times } = elementAt(round, turn % round.length);
    const { country, regions } = destination;
    const visit = Math.floor(turn / round.length) * times + occurrence;
    const entry = elementAt(regions, visit % regions.length);
    const visitThere = Math.floor(visit / regions.length);
    const kinds = stylesAt(entry);
    const local = atlas.organizers.filter((organizer) => organizer.country === country);
    const organizer = elementAt(local, (visit + visitThere) % local.length);
    return { country, entry, organizer, style: elementAt(kinds, visitThere % kinds.length), flagship: undefined };
  };
}

function flagshipSubject({ destinations, organizers }: Atlas, flagship: Flagship): Subject {
  const destination = destinations.find(({ country }) => country.iso === flagship.iso);
  const entry = destination?.regions.find(({ region }) => region.name === flagship.region);
  const organizer = organizers.find(({ firm }) => firm.name === flagship.firm);
  if (!destination || !entry || !organizer) throw new RangeError(`Flagship "${flagship.name}" stands nowhere`);
  return { country: destination.country, entry, organizer, style: flagship.style, flagship };
}

/** Ways to begin: what most people come for. */
const CLASSICS: readonly Style[] = ['trek', 'trek', 'huts', 'villages', 'volcano', 'base', 'horse', 'camel'];

/** The kinds of trip that a region is good for; a classic one first, its cruise second. */
function stylesFor(seed: string, { region }: RegionEntry): Style[] {
  const random = createRandom(`${seed}|styles|${region.name}`);
  const fitting = STYLES.filter((style) => STYLE_RULES[style].fits(region));
  const first = random.pick(CLASSICS.filter((style) => fitting.includes(style)));
  // In some places the boat is what people come for.
  const cruiseRank = random.chance(0.35) ? -3 : -1;
  const rankOf = (style: Style) => (style === 'cruise' ? cruiseRank : style === first ? -2 : random());
  const order = new Map(fitting.map((style) => [style, rankOf(style)]));
  return fitting.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}
