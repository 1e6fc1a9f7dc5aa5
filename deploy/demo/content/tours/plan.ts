import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import { seasonMonths } from '../calendar.ts';
import type { Slots } from '../prose/fill.ts';
import { createHand } from '../prose/hand.ts';
import { shipsOn } from '../world/waters.ts';
import { bedsPhrase, comfortOf, type Night, nightsOf } from './beds.ts';
import { accommodationOf, difficultyOf } from './classify.ts';
import { kindOf, type TripKind } from './fitting.ts';
import type { TourFacts } from './model.ts';
import { priceOf } from './price.ts';
import { longestTrip, planStages, type Stage } from './route.ts';
import { seasonOf } from './season.ts';
import { factsOf, type RouteFacts, slotsOf } from './slots.ts';
import { STYLE_RULES } from './styles.ts';
import type { Subject } from './subject.ts';
import type { TextSource } from './texts.ts';

/** A trip as its organizer has it in mind: where, how, with whom, for how much. Everything else is told or counted from it. */
export interface TripPlan {
  readonly subject: Subject;
  readonly facts: TourFacts;
  readonly stages: readonly Stage[];
  readonly route: RouteFacts;
  readonly nights: readonly Night[];
  readonly ship: string | undefined;
  readonly groupMin: number;
  readonly groupMax: number;
  readonly languages: readonly string[];
  /** Months 1 to 12. */
  readonly season: readonly number[];
  /** Minor units of the country's currency. */
  readonly price: number;
  readonly kind: TripKind;
  readonly slots: Slots;
  readonly text: TextSource;
}

const SHIP_GROUPS = [24, 32, 40];
const AUTHOR_GROUPS = [6, 8];
const GROUPS = [6, 8, 8, 10, 10, 12];
/** By difficulty. */
const YOUNGEST = [8, 12, 16, 17];
/** A week of moderate days with a bed at the end of each suits a child who likes to walk. */
const FOR_CHILDREN = { difficulty: 2, days: 7, hours: 7, youngest: 10 };

/** From a city with mountains at its doorstep people go for a weekend and sleep in one bed. */
const WEEKEND = [2, 3] as const;

function lengthOf({ country, entry, style }: Subject): readonly [fewest: number, most: number] {
  const { shape, author, days } = STYLE_RULES[style];
  return shape === 'centre' && !author && entry.region.base === country.gateway ? WEEKEND : days;
}

export function planTrip(random: Random, subject: Subject): TripPlan {
  const { country, entry, organizer, style, flagship } = subject;
  const { region } = entry;
  const rules = STYLE_RULES[style];
  const stages = flagship
    ? flagship.programme.map(({ stage }) => stage)
    : planStages(random, region, style, Math.min(random.int(...lengthOf(subject)), longestTrip(region, style)));
  const days = stages.length;
  const route = factsOf(stages);
  const ships = rules.cruise && entry.water ? shipsOn(entry.water.name) : [];
  const ship = ships.length ? random.pick(ships).name : undefined;
  const nights = nightsOf(country, stages, style, ship);
  const groupMax = flagship?.groupMax ?? random.pick(ship ? SHIP_GROUPS : rules.author ? AUTHOR_GROUPS : GROUPS);
  const groupMin = flagship?.groupMin ?? (ship ? 10 : random.int(2, 4));
  const spoken = [...new Set([...country.languages.slice(0, random.int(1, 2)), 'en'])];
  const languages = flagship?.languages ?? spoken;
  const facts = factsFor(random, subject, route, nights, days);
  const { minAge, land, difficulty, comfort } = facts;
  const kind = kindOf(style, stages, nights, minAge);
  const beds = bedsPhrase(country, nights, ship);
  const group = { minAge, groupMin, groupMax, languages };
  const season = flagship?.months ? seasonMonths(...flagship.months) : seasonOf(style, region);
  const slots = slotsOf({ country, region, firm: organizer.firm, stages, days, beds, ship, season, ...group }, route);
  const text: TextSource = { style, region, land, difficulty, slots, hand: createHand(random), kind };
  const price = flagship?.price ?? priceOf(random, { country, style, comfort, days });
  return {
    subject,
    facts,
    stages,
    route,
    nights,
    ship,
    groupMin,
    groupMax,
    languages,
    season,
    price,
    kind,
    slots,
    text,
  };
}

function factsFor(
  random: Random,
  { country, entry, style, flagship }: Subject,
  route: RouteFacts,
  nights: readonly Night[],
  days: number,
): TourFacts {
  const { region } = entry;
  const rules = STYLE_RULES[style];
  const difficulty = flagship?.difficulty ?? difficultyOf(route, style);
  const hasRoofs = nights.every(({ kind }) => kind !== 'tent' && kind !== 'camp-site');
  const suitsChildren = () =>
    difficulty === FOR_CHILDREN.difficulty &&
    hasRoofs &&
    days <= FOR_CHILDREN.days &&
    route.longest.hours <= FOR_CHILDREN.hours;
  const comfort = flagship?.comfort ?? (rules.excursion ? 'medium' : comfortOf(random, nights, country.cost));
  const youngest =
    style === 'family'
      ? random.int(5, 8)
      : suitsChildren()
        ? FOR_CHILDREN.youngest
        : elementAt(YOUNGEST, difficulty - 1);
  return {
    ...{ style, days, difficulty, comfort },
    land: flagship?.land ?? rules.land ?? region.land,
    minAge: flagship?.minAge ?? youngest,
    accommodation: flagship?.accommodation ?? accommodationOf(random, nights, comfort, region.name),
    maxAltitude: flagship?.maxAltitude ?? route.maxAltitude,
    isCruise: rules.cruise ?? false,
    isAuthor: rules.author ?? false,
  };
}
