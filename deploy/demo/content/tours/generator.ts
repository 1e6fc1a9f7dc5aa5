import { createRandom, elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import type { Atlas } from '../atlas/model.ts';
import { buildingOf } from '../buildings.ts';
import { addDays } from '../calendar.ts';
import { gallery } from '../pictures.ts';
import { slugOf } from '../slug.ts';
import { withSubjects } from '../subject-pictures.ts';
import { nightAt } from './beds.ts';
import { scoreOf } from './classify.ts';
import { departuresOf } from './departures.ts';
import { withFilm } from './films.ts';
import type { Flagship } from './flagship/model.ts';
import { FLAGSHIPS } from './flagships.ts';
import { freeSummary, freeTitle } from './free-title.ts';
import { isFlagship } from './handwritten.ts';
import { layOut } from './map.ts';
import type { DemoDay, DemoDeparture, DemoTour } from './model.ts';
import { motifsFor } from './motifs.ts';
import { placesOf } from './placement.ts';
import { planTrip, type TripPlan } from './plan.ts';
import { practicalOf } from './practical.ts';
import { reviewTotals } from './review-totals.ts';
import { datedReviews, drawCounts, type ReviewPlan, reviewsOf } from './reviews.ts';
import { withPictures } from './stay-pictures.ts';
import { STYLE_RULES } from './styles.ts';
import { createSubjects } from './subject.ts';
import { dayBodyOf, dayTitleOf, descriptionOf, mealsOf } from './texts.ts';
import { variantsOf } from './variants.ts';

export interface GeneratorOptions {
  readonly seed: string;
  readonly tours: number;
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

/** A tour whose dates are over: its page answers 410. */
export const PAST_TOUR_ID = FLAGSHIPS.length + 1;
const PAST_SHIFT_DAYS = -600;
/** The site calls tours new that were published so many days ago at most, less a margin. */
const NEW_DAYS = 40;
const MOST_PICTURES = 24;
/** By difficulty. */
const OLDEST = [80, 75, 70, 65];

/** Yields the tours one by one: nothing is kept but the titles and summaries that are taken. */
export function* generateTours(atlas: Atlas, { seed, tours, today }: GeneratorOptions): Generator<DemoTour> {
  const titles = new Set<string>();
  const summaries = new Set<string>();
  const totals = reviewTotals(seed, tours);
  const subjectOf = createSubjects(atlas, seed);
  for (let id = 1; id <= tours; id++) {
    const random = createRandom(`${seed}|tour|${id}`);
    const plan = planTrip(random, subjectOf(id));
    const name = plan.subject.flagship?.name ?? freeTitle(plan.text, titles, plan.facts.days);
    titles.add(name);
    const summary = plan.subject.flagship?.summary ?? freeSummary(plan.text, summaries);
    summaries.add(summary);
    yield makeTour(atlas, random, plan, { id, name, summary, today, reviewTotal: elementAt(totals, id - 1) });
  }
}

interface Listing {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly today: string;
  readonly reviewTotal: number;
}

function makeTour(
  atlas: Atlas,
  random: Random,
  plan: TripPlan,
  { id, name, summary, today, reviewTotal }: Listing,
): DemoTour {
  const {
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
  } = plan;
  const { country, entry, organizer, style, flagship } = subject;
  const { days, difficulty, land, maxAltitude } = facts;
  const { currency } = country;
  const isExcursion = STYLE_RULES[style].excursion ?? false;
  const departures = datesOf(random, plan, id, today);
  const isNew = flagship ? (flagship.isNew ?? false) : reviewTotal < 4 && id !== PAST_TOUR_ID;
  const publishedOn = addDays(today, isNew ? -random.int(3, NEW_DAYS) : -random.int(200, 1900));
  const ratingCounts = flagship?.ratingCounts ?? drawCounts(random, reviewTotal, random());
  const seed = `t${id}`;
  const sights = [...new Set(stages.flatMap(({ via, to }) => [...via, to].map((stop) => stop.name)))];
  const motifs = motifsFor(plan, seed);
  const images = withFilm(
    id,
    flagship?.images(random, motifs) ??
      withSubjects(seed, gallery(random, seed, land, random.int(6, isExcursion ? 10 : MOST_PICTURES), sights), motifs),
  );
  const practical = practicalOf({
    building: buildingOf(country.iso, entry.region.name, land),
    ...{ random, slots, style, land, nights, difficulty, maxAltitude, seed, kind },
    hand: text.hand,
  });
  const inTents = nights.some((night) => night.kind === 'tent');
  const language = flagship?.language ?? 'en';
  const judged: ReviewPlan = { random, slots, counts: ratingCounts, season, land, seed, kind, publishedOn, today };
  return {
    ...facts,
    language,
    ...{ id, name, languages, groupMin, groupMax, season, currency, ratingCounts, publishedOn, images, departures },
    slug: `${flagship?.slug ?? slugOf(name).slice(0, 80).replace(/-+$/, '')}-${id}`,
    type: isExcursion ? 2 : 1,
    organizerId: organizer.id,
    countryId: organizer.countryPlace.id,
    regionId: entry.place.id,
    placeIds: placesOf(atlas, plan),
    summary,
    description: flagship?.description ?? descriptionOf(text),
    maxAge: flagship?.maxAge ?? elementAt(OLDEST, difficulty - 1),
    distance: flagship?.distance ?? route.distance,
    ascent: flagship?.ascent ?? route.ascent,
    at: entry.base.at ?? entry.region.at,
    startPlace: flagship?.startPlace ?? `${entry.region.base}, ${organizer.countryPlace.name}`,
    endPlace: flagship?.endPlace ?? route.end.name,
    score: isFlagship(id) ? 100_000 - id : scoreOf(ratingCounts, random),
    badges: flagship?.badges ?? (random.chance(0.05) ? ['editors_choice'] : []),
    details: {
      ...practical,
      ...flagship?.details,
      stays: withPictures(flagship?.details.stays ?? practical.stays, seed, land),
      route: asWritten(layOut(atlas, country, entry, stages), flagship),
    },
    programme: flagship?.programme.map(({ day }) => day) ?? programmeOf(plan, images),
    variants:
      flagship?.variants ??
      variantsOf(random, { price, minAge: kind.minAge, currency, groupMax, nights: days - 1, inTents, ship }),
    reviews: flagship?.reviews ? datedReviews(judged, flagship.reviews, language) : reviewsOf(judged),
  };
}

/** The route with the names and places that its author gave it. */
const asWritten = (route: DemoTour['details']['route'], written: Flagship | undefined): DemoTour['details']['route'] =>
  route.map((stop) => {
    const [lat, lng] = written?.positions?.[stop.name] ?? [stop.lat, stop.lng];
    return { ...stop, lat, lng, name: written?.placeNames?.[stop.name] ?? stop.name };
  });

function datesOf(
  random: Random,
  { subject, facts, season, price, groupMin, groupMax }: TripPlan,
  id: number,
  today: string,
): DemoDeparture[] {
  const { country, style, flagship } = subject;
  const { days } = facts;
  const planned = departuresOf(random, {
    ...{ today, days, season, price, groupMin, groupMax },
    currency: country.currency,
    isExcursion: STYLE_RULES[style].excursion ?? false,
    hasFlight: !flagship && days > 4 && random.chance(0.05),
  });
  if (flagship) return flagship.departures(planned, today);
  return id === PAST_TOUR_ID ? planned.map(inThePast) : planned;
}

const inThePast = (departure: DemoDeparture): DemoDeparture => ({
  ...departure,
  start: addDays(departure.start, PAST_SHIFT_DAYS),
  end: addDays(departure.end, PAST_SHIFT_DAYS),
  discount: null,
});

function programmeOf({ subject, facts, stages, ship, text }: TripPlan, images: DemoTour['images']): DemoDay[] {
  const { days } = facts;
  return stages.map((stage, i) => ({
    title: dayTitleOf(stage),
    body: dayBodyOf(text, stage),
    kilometres: stage.kilometres,
    ascent: stage.ascent,
    hours: stage.hours,
    profile: stage.profile,
    sleep: i === days - 1 ? '' : nightAt(subject.country, stage.to, subject.style, ship).text,
    meals: mealsOf(i, days),
    images: i % 2 === 0 && images.length > i + 2 ? images.slice(i + 1, i + 2) : [],
  }));
}
