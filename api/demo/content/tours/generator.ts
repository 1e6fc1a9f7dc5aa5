import type { Accommodation, Difficulty } from '@cairn/shared-contracts/domain/enumerations';
import { createRandom, elementAt, type Random } from '../../random.ts';
import type { Atlas, OrganizerEntry, RegionEntry } from '../atlas.ts';
import { addDays, seasonMonths } from '../calendar.ts';
import { COLLECTIONS } from '../collections.ts';
import { gallery } from '../pictures.ts';
import { createHand } from '../prose/hand.ts';
import { slugOf } from '../slug.ts';
import type { Country } from '../world/model.ts';
import { shipsOn } from '../world/waters.ts';
import { bedsPhrase, comfortOf, nightAt, nightsOf } from './beds.ts';
import { departuresOf } from './departures.ts';
import { kindOf } from './fitting.ts';
import { FLAGSHIPS } from './flagships.ts';
import { layOut } from './map.ts';
import type { DemoDay, DemoTour, TourFacts } from './model.ts';
import { practicalOf } from './practical.ts';
import { priceOf } from './price.ts';
import { drawCounts, type RatingCounts, reviewsOf } from './reviews.ts';
import { longestTrip, planStages, type Stage } from './route.ts';
import { factsOf, type RouteFacts, slotsOf } from './slots.ts';
import { STYLE_RULES, STYLES, type Style } from './styles.ts';
import { dayBodyOf, dayTitleOf, descriptionOf, mealsOf, summaryOf, type TextSource, titleOf } from './texts.ts';
import { variantsOf } from './variants.ts';

export interface GeneratorOptions {
  readonly seed: string;
  readonly tours: number;
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

/** A subject: where a tour goes and what kind it is. */
interface Subject {
  readonly country: Country;
  readonly entry: RegionEntry;
  readonly organizer: OrganizerEntry;
  readonly style: Style;
}

/** A tour whose dates are over: its page answers 410. */
export const PAST_TOUR_ID = FLAGSHIPS.length + 1;
const NEW_DAYS = 45;
const REVIEWS_PER_TOUR = 20;
/** Past this size the data are for measuring, and further reviews would only cost disk. */
const REVIEWED_TOURS = 2000;

/** Yields the tours one by one: nothing is kept but the titles that are taken. */
export function* generateTours(atlas: Atlas, options: GeneratorOptions): Generator<DemoTour> {
  const titles = new Set<string>();
  const counts = reviewTotals(options);
  for (let id = 1; id <= options.tours; id++) {
    const tour = makeTour(atlas, options, id, elementAt(counts, id - 1), titles);
    titles.add(tour.name);
    yield tour;
  }
}

/** How many reviews each tour has: few have many; all together twenty per tour. */
function reviewTotals({ seed, tours }: GeneratorOptions): number[] {
  const random = createRandom(`${seed}|reviews`);
  const totals = Array.from({ length: tours }, (_, i) => {
    const flagship = FLAGSHIPS[i];
    if (flagship) return flagship.ratingCounts.reduce((sum, n) => sum + n, 0);
    if (random.chance(0.06)) return 0;
    const weight = 3 + Math.floor(-Math.log(1 - random()) * 15);
    return i < REVIEWED_TOURS ? weight : Math.floor(weight / 8);
  });
  const missing = REVIEWS_PER_TOUR * Math.min(tours, REVIEWED_TOURS) - totals.reduce((sum, n) => sum + n, 0);
  const open = totals.flatMap((total, i) => (total > 0 && i >= FLAGSHIPS.length && i < REVIEWED_TOURS ? [i] : []));
  for (let k = 0; k < missing && open.length; k++) {
    const i = elementAt(open, k % open.length);
    totals[i] = (totals[i] ?? 0) + 1;
  }
  return totals;
}

function subjectOf(atlas: Atlas, seed: string, id: number): Subject {
  const { destinations, organizers } = atlas;
  const flagship = FLAGSHIPS[id - 1];
  if (flagship) {
    const destination = destinations.find(({ country }) => country.iso === flagship.iso);
    const entry = destination?.regions.find(({ region }) => region.name === flagship.region);
    const organizer = organizers.find(({ firm }) => firm.name === flagship.firm);
    if (!destination || !entry || !organizer) throw new RangeError(`Flagship "${flagship.name}" stands nowhere`);
    return { country: destination.country, entry, organizer, style: flagship.style };
  }
  const turn = id - 1 - FLAGSHIPS.length;
  const { country, regions } = elementAt(destinations, turn % destinations.length);
  const visit = Math.floor(turn / destinations.length);
  const entry = elementAt(regions, visit % regions.length);
  const styles = stylesFor(seed, entry);
  const local = organizers.filter((organizer) => organizer.country === country);
  return { country, entry, organizer: elementAt(local, (visit + Math.floor(visit / regions.length)) % local.length), style: elementAt(styles, Math.floor(visit / regions.length) % styles.length) };
}

/** Ways to begin: what most people come for. */
const CLASSICS: readonly Style[] = ['trek', 'trek', 'huts', 'villages', 'volcano', 'base', 'horse', 'camel'];

/** The kinds of trip that a region is good for; a classic one first, its cruise second. */
function stylesFor(seed: string, { region }: RegionEntry): Style[] {
  const random = createRandom(`${seed}|styles|${region.name}`);
  const fitting = STYLES.filter((style) => STYLE_RULES[style].fits(region));
  const first = random.pick(CLASSICS.filter((style) => fitting.includes(style)));
  const order = new Map(fitting.map((style) => [style, style === first ? -2 : style === 'cruise' ? -1 : random()]));
  return fitting.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

function makeTour(atlas: Atlas, options: GeneratorOptions, id: number, reviewTotal: number, titles: ReadonlySet<string>): DemoTour {
  const { seed, today } = options;
  const random = createRandom(`${seed}|tour|${id}`);
  const { country, entry, organizer, style } = subjectOf(atlas, seed, id);
  const { region } = entry;
  const rules = STYLE_RULES[style];
  const flagship = FLAGSHIPS[id - 1];

  const days = flagship?.programme.length ?? Math.min(random.int(...rules.days), longestTrip(region, style));
  const stages = flagship ? flagship.programme.map(({ stage }) => stage) : planStages(random, region, style, days);
  const route = factsOf(stages);
  const ships = rules.cruise && entry.water ? shipsOn(entry.water.name) : [];
  const ship = ships.length ? random.pick(ships).name : undefined;
  const nights = nightsOf(country, stages, style, ship);
  const difficulty = flagship?.difficulty ?? difficultyOf(route, style);
  const comfort = flagship?.comfort ?? (rules.excursion ? 'medium' : comfortOf(random, nights, country.cost));
  const land = flagship?.land ?? rules.land ?? region.land;
  const groupMax = flagship?.groupMax ?? (ship ? random.pick([24, 32, 40]) : random.pick(rules.author ? [6, 8] : [6, 8, 8, 10, 10, 12]));
  const groupMin = flagship?.groupMin ?? (groupMax > 20 ? 10 : random.int(2, 4));
  const minAge = flagship?.minAge ?? (style === 'family' ? random.int(5, 8) : elementAt([8, 12, 16, 17], difficulty - 1));
  const languages = [...new Set([...country.languages.slice(0, random.int(1, 2)), 'en'])];
  const facts: TourFacts = {
    ...{ style, land, days, difficulty, comfort, minAge },
    accommodation: flagship?.accommodation ?? accommodationOf(random, nights, comfort, region.name),
    maxAltitude: flagship?.maxAltitude ?? route.maxAltitude,
    isCruise: rules.cruise ?? false,
    isAuthor: rules.author ?? false,
  };
  const slots = slotsOf(
    { country, region, firm: organizer.firm, stages, days, minAge, groupMin, groupMax, beds: bedsPhrase(country, nights, ship), ship, languages },
    route,
  );
  const kind = kindOf(style, stages, nights, minAge);
  const text: TextSource = { style, region, land, difficulty, slots, hand: createHand(random), kind };
  const name = flagship?.name ?? freeTitle(text, titles, days);
  const price = flagship ? flagship.price : priceOf(random, { country, style, comfort, days });
  const currency = country.currency;
  const season = seasonMonths(...(flagship?.months ?? region.months));
  const isPast = id === PAST_TOUR_ID;
  const hasFlight = !flagship && days > 4 && random.chance(0.05);
  const planned = departuresOf(random, { today, days, season, price, currency, groupMin, groupMax, isExcursion: rules.excursion ?? false, hasFlight });
  const departures = flagship ? flagship.departures(planned, today) : isPast ? planned.map((one) => inThePast(one, today)) : planned;
  const { prepaymentPercent, fullPaymentDays } = elementAt(departures, 0);
  const isNew = flagship ? (flagship.isNew ?? false) : reviewTotal < 4 && !isPast;
  const publishedOn = addDays(today, isNew ? -random.int(3, NEW_DAYS - 5) : -random.int(200, 1900));
  const ratingCounts: RatingCounts = flagship?.ratingCounts ?? drawCounts(random, reviewTotal, random());
  const pictureSeed = `t${id}`;
  const sights = [...new Set(stages.flatMap(({ via, to }) => [...via, to]))];
  const images = flagship?.images(random) ?? gallery(random, pictureSeed, land, rules.excursion ? random.int(6, 10) : random.int(6, 24), sights.map((stop) => stop.name));
  const practical = practicalOf({ random, hand: text.hand, slots, style, land, nights, difficulty, maxAltitude: facts.maxAltitude, prepaymentPercent, fullPaymentDays, seed: pictureSeed, kind });

  return {
    ...facts,
    id,
    slug: `${flagship?.slug ?? slugOf(name).slice(0, 80).replace(/-+$/, '')}-${id}`,
    name,
    type: rules.excursion ? 2 : 1,
    organizerId: organizer.id,
    countryId: organizer.countryPlace.id,
    regionId: entry.place.id,
    placeIds: placesOf(atlas, entry, facts, stages, ship, flagship?.collections),
    summary: flagship?.summary ?? summaryOf(text),
    description: flagship?.description ?? descriptionOf(text),
    languages,
    maxAge: flagship?.maxAge ?? elementAt([80, 75, 70, 65], difficulty - 1),
    distance: flagship?.distance ?? route.distance,
    ascent: flagship?.ascent ?? route.ascent,
    groupMin,
    groupMax,
    at: entry.base.at ?? region.at,
    startPlace: flagship?.startPlace ?? `${region.base}, ${organizer.countryPlace.name}`,
    endPlace: flagship?.endPlace ?? route.end.name,
    season,
    currency,
    ratingCounts,
    score: flagship ? 100_000 - id : scoreOf(ratingCounts, random),
    publishedOn,
    images,
    badges: flagship?.badges ?? (random.chance(0.05) ? ['Editors’ choice'] : []),
    details: { ...practical, ...flagship?.details, route: layOut(atlas, country, entry, stages) },
    programme: flagship ? flagship.programme.map(({ day }) => day) : stages.map((stage, i) => dayOf(text, country, stage, i, days, ship, images)),
    variants: flagship?.variants ?? variantsOf(random, { price, currency, groupMax, nights: days - 1, inTents: nights.some(({ kind }) => kind === 'tent'), ship }),
    departures,
    reviews: reviewsOf({ random, slots, counts: ratingCounts, season, land, seed: pictureSeed, kind, publishedOn, today }),
  };
}

/** Other words are tried first; a title that is still taken gets the length of the trip added. */
function freeTitle(text: TextSource, titles: ReadonlySet<string>, days: number): string {
  let title = titleOf(text);
  for (let i = 0; i < 12 && (titles.has(title) || repeatsItself(title)); i++) title = titleOf(text);
  for (const tail of [`${days} days`, `with ${String(text.slots.leader)}`, `${String(text.slots.km)} km`, `by ${String(text.slots.via)}`]) {
    if (!titles.has(title)) return title;
    title = `${title}, ${tail}`;
  }
  for (let i = 2; titles.has(title); i++) title = `${title.replace(/, route \d+$/, '')}, route ${i}`;
  return title;
}

/** A title that names a place twice reads like a form. */
function repeatsItself(title: string): boolean {
  const names = title.match(/\p{Lu}[\p{L}’-]{3,}/gu) ?? [];
  return new Set(names).size < names.length;
}

function difficultyOf({ longest, maxAltitude, ascent }: RouteFacts, style: Style): Difficulty {
  const { effort = 0, excursion } = STYLE_RULES[style];
  let points = longest.ascent / 900 + longest.hours / 9 + ascent / 16_000 + effort * 0.7;
  if (maxAltitude > 3500) points += 0.4;
  if (maxAltitude > 4800) points += 0.8;
  if (excursion) points -= 0.6;
  return points < 1.55 ? 1 : points < 2.75 ? 2 : points < 3.85 ? 3 : 4;
}

function accommodationOf(random: Random, nights: readonly { readonly kind: Accommodation }[], comfort: string, region: string): Accommodation[] {
  if (nights.length === 0) return ['not-set'];
  const kinds = new Set(nights.map(({ kind }) => (kind === 'guest-house' && (comfort === 'premium' || comfort === 'improved') ? 'hotel' : kind)));
  if (kinds.has('guest-house') && random.chance(0.06)) kinds.add('flat');
  if (kinds.has('cabin') && random.chance(0.12)) kinds.add('tourist-base');
  if (BY_TRAIN.has(region)) kinds.add('train');
  return [...kinds];
}

/** Regions that one reaches, or crosses, in a sleeping car. */
const BY_TRAIN: ReadonlySet<string> = new Set(['Baikal', 'Abisko', 'Hill Country', 'Copper Canyon', 'Sa Pa']);

const inThePast = <T extends { start: string; end: string; discount: unknown }>(departure: T, today: string) => {
  const shift = -600;
  return { ...departure, start: addDays(departure.start, shift), end: addDays(departure.end < today ? today : departure.end, shift), discount: null };
};

/** Good and often judged comes first; a little chance keeps equal tours from standing in the order of their making. */
function scoreOf(counts: RatingCounts, random: Random): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const sum = counts.reduce((all, n, i) => all + n * (i + 1), 0);
  return Math.round(((sum + 4.2 * 6) / (total + 6)) * 1000 + random() * 100);
}

function placesOf(atlas: Atlas, entry: RegionEntry, facts: TourFacts, stages: readonly Stage[], ship: string | undefined, pinned: readonly string[] = []): number[] {
  const ids = new Set<number>([entry.place.id, entry.base.id]);
  if (entry.place.countryId) ids.add(entry.place.countryId);
  const add = (place: { readonly id: number } | undefined) => place && ids.add(place.id);
  for (const { from, via, to } of stages) for (const stop of [from, ...via, to]) add(entry.showplaces.get(stop.name));
  const { restKind, cruise, shape } = STYLE_RULES[facts.style];
  add(atlas.restKinds.get(restKind));
  if (shape === 'line' && !cruise && ['huts', 'villages', 'volcano'].includes(facts.style)) add(atlas.restKinds.get('trekking'));
  if (shape === 'centre' && ['family', 'slow', 'wildlife', 'photo'].includes(facts.style)) add(atlas.restKinds.get('day-hikes'));
  for (const { slug, holds } of COLLECTIONS) if (holds(facts) || pinned.includes(slug)) add(atlas.collections.get(slug));
  if (entry.water && (cruise || ['sail', 'kayak', 'raft'].includes(facts.style))) add(entry.water);
  if (ship) add(atlas.ships.get(ship));
  return [...ids];
}

function dayOf(text: TextSource, country: Country, stage: Stage, index: number, days: number, ship: string | undefined, images: DemoTour['images']): DemoDay {
  const last = index === days - 1;
  const shown = index % 2 === 0 && images.length > index + 2 ? images.slice(index + 1, index + 2) : [];
  return {
    title: dayTitleOf(stage),
    body: dayBodyOf(text, stage),
    kilometres: stage.kilometres,
    ascent: stage.ascent,
    hours: stage.hours,
    profile: stage.profile,
    sleep: last ? '' : nightAt(country, stage.to, text.style, ship).text,
    meals: mealsOf(index, days),
    images: shown,
  };
}

