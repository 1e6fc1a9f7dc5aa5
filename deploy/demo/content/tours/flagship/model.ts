import type { StoredPicture, TourDetails } from '@cairn/api/stored-json';
import type { Discount } from '@cairn/shared-contracts/domain/discount';
import type { Accommodation, Comfort, Difficulty } from '@cairn/shared-contracts/domain/enumerations';
import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import type { Biome } from '../../../art/materials.ts';
import type { Mood } from '../../../art/moods.ts';
import type { SceneKey } from '../../../art/scenes/keys.ts';
import { addDays } from '../../calendar.ts';
import { gallery, picture } from '../../pictures.ts';
import { type Motif, subjectPicture, withSubjects } from '../../subject-pictures.ts';
import { parseStop } from '../../world/model.ts';
import type { DemoDay, DemoDeparture, DemoVariant } from '../model.ts';
import type { Rating, RatingCounts } from '../reviews.ts';
import type { Stage } from '../route.ts';
import type { Style } from '../styles.ts';

/** A tour written by hand: those of the first screens, and a few among the others. */
export interface Flagship {
  readonly iso: string;
  readonly region: string;
  readonly firm: string;
  readonly style: Style;
  /** of all texts, BCP 47; English without it */
  readonly language?: string;
  readonly name: string;
  readonly slug: string;
  readonly summary: string;
  /** HTML */
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly comfort: Comfort;
  readonly accommodation: readonly Accommodation[];
  readonly land: Biome;
  readonly groupMin: number;
  readonly groupMax: number;
  readonly minAge: number;
  readonly maxAge: number;
  readonly months: readonly [number, number];
  /** Minor units of the country's currency. */
  readonly price: number;
  readonly maxAltitude: number;
  readonly distance: number;
  readonly ascent: number;
  readonly startPlace: string;
  readonly endPlace: string;
  /** that its guides speak; the country's without them */
  readonly languages?: readonly string[];
  /** The stops of its days in the tour's language, by what the world's regions call them. */
  readonly placeNames?: Readonly<Record<string, string>>;
  /** Where its stops are, by the same names: those that nobody else's trail meets. */
  readonly positions?: Readonly<Record<string, readonly [lat: number, lng: number]>>;
  /** told in the tour's language; drawn from its days without them */
  readonly reviews?: readonly WrittenReview[];
  readonly ratingCounts: RatingCounts;
  readonly isNew?: boolean;
  readonly badges: readonly string[];
  readonly collections?: readonly string[];
  readonly details: Partial<Omit<TourDetails, 'route'>>;
  readonly variants: readonly DemoVariant[];
  readonly programme: readonly FlagshipDay[];
  /** Its own choice, then drawn ones with the subjects given. */
  readonly images: (random: Random, motifs?: readonly Motif[]) => StoredPicture[];
  readonly departures: (planned: readonly DemoDeparture[], today: string) => DemoDeparture[];
}

/** What a traveller wrote, newest first. */
export interface WrittenReview {
  readonly author: string;
  readonly from: string;
  readonly rating: Rating;
  readonly text: string;
  readonly reply?: string;
}

export function countsOf(reviews: readonly WrittenReview[]): RatingCounts {
  const count = (level: Rating) => reviews.filter(({ rating }) => rating === level).length;
  return [count(1), count(2), count(3), count(4), count(5)];
}

export interface FlagshipDay {
  readonly stage: Stage;
  readonly day: DemoDay;
}

interface DaySource {
  /** Places of the day as in the world's regions: "Karakol v1770; Jety-Oguz v2200". */
  readonly way: string;
  readonly title: string;
  readonly text: string;
  readonly km: number;
  readonly up: number;
  readonly hours: number;
  readonly profile: readonly number[];
  readonly sleep: string;
  readonly meals?: string;
  readonly image?: StoredPicture;
}

export function day(source: DaySource): FlagshipDay {
  const stops = source.way.split(';').map(parseStop);
  const { km: kilometres, up: ascent, hours, profile } = source;
  const measures = { kilometres, ascent, hours, profile };
  const stage: Stage = {
    from: elementAt(stops, 0),
    to: elementAt(stops, stops.length - 1),
    via: stops.slice(1, -1),
    role: 'walk',
    ...measures,
  };
  return {
    stage,
    day: {
      ...measures,
      title: source.title,
      body: source.text
        .split('\n')
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join(''),
      sleep: source.sleep,
      meals: source.meals ?? 'Breakfast, lunch, dinner',
      images: source.image ? [source.image] : [],
    },
  };
}

interface Terms {
  readonly prepayment: number;
  readonly fullPaymentDays: number;
  readonly seats: number;
  /** Free seats of the first departures; later ones keep what was planned. */
  readonly free: readonly number[];
  readonly discount?: (departure: DemoDeparture, today: string) => Discount | null;
}

/** Gives planned departures the seats, terms and discounts of a flagship. */
export const terms =
  ({ prepayment, fullPaymentDays, seats, free, discount }: Terms): Flagship['departures'] =>
  (planned, today) =>
    planned.map((departure, i) => {
      const freeSeats = free[i] ?? Math.min(departure.freeSeats, seats);
      const reduced = discount?.(departure, today) ?? null;
      return {
        ...departure,
        seats,
        freeSeats,
        prepaymentPercent: prepayment,
        fullPaymentDays,
        discount: reduced,
        isDiscountAuto: reduced?.kind.startsWith('early') ?? false,
        notGuaranteed: seats - freeSeats < 4,
        flightIncluded: false,
      };
    });

/** A reduction for whoever books within the next seven weeks. */
export const earlyBird =
  (percent: number) =>
  (_: DemoDeparture, today: string): Discount => ({
    kind: 'early_booking_dates',
    percent,
    until: addDays(today, 49),
  });

type LandscapeShot = readonly [biome: Biome, seed: string, mood: Mood, form?: string, inside?: 'in'];
/** A subject, or a landscape. */
type Shot = SceneKey | LandscapeShot;

const isSubject = (shot: Shot): shot is SceneKey => 'subject' in shot;

function taken(shot: Shot, place: string | undefined): StoredPicture {
  if (isSubject(shot)) return subjectPicture({ ...shot, place });
  const [biome, seed, mood, form, inside] = shot;
  return picture({ biome, seed, mood, form, inside: inside === 'in', place });
}

/** The pictures of the first screens, then drawn ones up to the wanted number. */
export const shots =
  (name: string, land: Biome, count: number, places: readonly string[], chosen: readonly Shot[]): Flagship['images'] =>
  (random, motifs = []) => {
    const first = chosen.map((shot, i) => taken(shot, places[i % places.length]));
    return [...first, ...withSubjects(name, gallery(random, name, land, count - chosen.length, places), motifs, first)];
  };
