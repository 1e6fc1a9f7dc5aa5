import * as z from 'zod/mini';
import { ACCOMMODATIONS, COMFORTS } from '../domain/enumerations.ts';
import { DAYS_MAX, PRICE_MAX, SEATS_MAX, whole } from './back-office.schema.ts';
import { page, recordId, recordIdText, tidied, tidiedLine } from './common.schema.ts';
import { questionKind } from './questionnaire.schema.ts';

/** A tour as its organizer changes it. Amounts are minor units of the tour's currency. */
const line = (max: number) => z.string().check(tidiedLine(), z.minLength(1), z.maxLength(max));
const text = (max: number) => z.string().check(tidied(), z.maxLength(max));
const list = <T extends z.ZodMiniType>(item: T, max: number, min = 0) =>
  z.array(item).check(z.minLength(min), z.maxLength(max));

/** metres and kilometres that no walk exceeds */
const ASCENT_MAX = 100_000;
const ALTITUDE_MAX = 9_000;
const DISTANCE_MAX = 10_000;
const AGE_MAX = 120;
const HTML_MAX = 20_000;
const PICTURES_MAX = 40;

const tourText = {
  name: line(120),
  summary: line(400),
  /** HTML; pages show it cleaned */
  description: line(HTML_MAX),
  difficulty: whole(1, 4),
  comfort: z.enum(COMFORTS),
  accommodation: list(z.enum(ACCOMMODATIONS), ACCOMMODATIONS.length, 1),
  /** BCP 47 */
  languages: list(z.string().check(z.regex(/^[a-z]{2,3}$/)), 20, 1),
  min_age: whole(0, AGE_MAX),
  max_age: whole(1, AGE_MAX),
  days: whole(1, DAYS_MAX),
  distance_km: z.number().check(z.minimum(0), z.maximum(DISTANCE_MAX)),
  ascent_m: whole(0, ASCENT_MAX),
  max_altitude_m: whole(0, ALTITUDE_MAX),
  group_min: whole(1, SEATS_MAX),
  group_max: whole(1, SEATS_MAX),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  start_place: line(120),
  end_place: line(120),
  /** months */
  season: list(whole(1, 12), 12, 1),
  /** not shown, nothing of it is lost; a new one is shown */
  is_hidden: z.optional(z.boolean()),
};

/** One that the tour shows already, by its key, or one that was uploaded for it (bucket `tour`), by its number and its token. */
const picture = z
  .object({
    key: z.optional(z.string().check(z.maxLength(200))),
    id: z.optional(recordId()),
    token: z.optional(z.string().check(z.maxLength(100))),
    /** what it shows, for whoever does not see it */
    alt: line(300),
  })
  .check(z.refine(({ key, id, token }) => (key !== undefined) !== (id !== undefined && token !== undefined)));
export type GivenPicture = z.output<typeof picture>;

const programDay = z.object({
  title: line(150),
  /** HTML; pages show it cleaned */
  text: line(HTML_MAX),
  distance_km: z.number().check(z.minimum(0), z.maximum(200)),
  ascent_m: whole(0, 10_000),
  hours: z.number().check(z.minimum(0), z.maximum(24)),
  /** metres above the sea along the day */
  profile: list(whole(-500, ALTITUDE_MAX), 500),
  sleep: text(150),
  meals: text(150),
  /** left out: those of this day, by its number */
  images: z.optional(list(picture, 10)),
});

const stay = z.object({
  name: line(150),
  text: text(1_000),
  nights: whole(1, DAYS_MAX),
  /** left out: those of the stay of this name */
  images: z.optional(list(picture, 10)),
});

/**
 * With `id` one that is there: what is left out of it stays as it was. Those that are left out themselves are sold no more, and stay with
 * who has booked them.
 */
const variant = z.object({
  id: z.optional(recordId()),
  kind: z.enum(['standard', 'single', 'private']),
  name: line(80),
  description: text(400),
  /** years, where they are more than the tour's; null takes the limit away */
  min_age: z.optional(z.nullable(whole(1, AGE_MAX))),
  /** per person on top of the departure's price: whole units of the currency */
  price_delta: whole(0, PRICE_MAX),
  is_default: z._default(z.boolean(), false),
});

/** as variants */
const addOn = z.object({
  id: z.optional(recordId()),
  name: line(80),
  description: z.optional(text(400)),
  /** whole units of the currency */
  price: whole(1, PRICE_MAX),
  per: z.enum(['person', 'booking']),
});

/** as variants; what was answered stays */
const question = z
  .object({
    id: z.optional(recordId()),
    question: line(300),
    kind: questionKind,
    /** of a choice */
    options: z._default(list(line(100), 20), []),
    is_required: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ kind, options }) => (kind === 'choice') === options.length > 1, { path: ['options'] }),
    z.refine(({ options }) => new Set(options).size === options.length, { path: ['options'] }),
  );

/** what is left out stays as it is; what is said takes the place of all that was there */
const tourContent = {
  images: z.optional(list(picture, PICTURES_MAX, 1)),
  /** a day of it for each day of the tour, in order */
  program: z.optional(list(programDay, DAYS_MAX)),
  variants: z.optional(list(variant, 10, 1)),
  add_ons: z.optional(list(addOn, 20)),
  questionnaire: z.optional(list(question, 20)),
  route: z.optional(
    list(
      z.object({
        name: line(120),
        lat: z.number().check(z.minimum(-90), z.maximum(90)),
        lng: z.number().check(z.minimum(-180), z.maximum(180)),
        day: whole(1, DAYS_MAX),
      }),
      200,
    ),
  ),
  stays: z.optional(list(stay, DAYS_MAX)),
  included: z.optional(list(line(200), 40)),
  not_included: z.optional(list(line(200), 40)),
  what_to_bring: z.optional(list(line(200), 60)),
  fitness: z.optional(text(2_000)),
  faq: z.optional(list(z.object({ question: line(300), answer: line(3_000) }), 40)),
};

/**
 * A new tour, or with `id` another state of one: what is left out stays as it was, its country and its currency are what they are, and
 * `revision` is the one that was seen.
 */
export const saveTourBody = z
  .object({
    id: z.optional(recordId()),
    revision: z.optional(recordId()),
    ...tourText,
    ...tourContent,
    country_id: z.optional(recordId()),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  })
  .check(
    z.refine(({ min_age, max_age }) => max_age >= min_age, { path: ['max_age'] }),
    z.refine(({ group_min, group_max }) => group_max >= group_min, { path: ['group_max'] }),
    z.refine(({ id, revision }) => (id === undefined) === (revision === undefined), { path: ['revision'] }),
    z.refine(({ id, country_id }) => id !== undefined || country_id !== undefined, { path: ['country_id'] }),
    z.refine(({ id, currency }) => id !== undefined || currency !== undefined, { path: ['currency'] }),
    z.refine(({ program, days }) => program === undefined || program.length === 0 || program.length === days, {
      path: ['program'],
    }),
    z.refine(({ route, days }) => route === undefined || route.every(({ day }) => day <= days), { path: ['route'] }),
    z.refine(({ variants }) => variants === undefined || variants.filter((one) => one.is_default).length === 1, {
      path: ['variants'],
    }),
  );
export type SaveTourBody = z.output<typeof saveTourBody>;
export const savedTour = z.object({ id: z.number(), revision: z.number(), slug: z.string(), is_hidden: z.boolean() });

const shownPicture = z.object({ key: z.string(), alt: z.string() });
const withPictures = { images: z.array(shownPicture) };

/** A tour as it is saved: what it says may be sent back as it came. */
export const editableTour = z.object({
  id: z.number(),
  revision: z.number(),
  slug: z.string(),
  country_id: z.number(),
  currency: z.string(),
  ...z.object(tourText).shape,
  is_hidden: z.boolean(),
  images: z.array(shownPicture),
  program: z.array(z.object({ ...programDay.shape, ...withPictures })),
  variants: z.array(
    z.object({ ...variant.shape, id: z.number(), min_age: z.nullable(z.number()), is_default: z.boolean() }),
  ),
  add_ons: z.array(z.object({ ...addOn.shape, id: z.number(), description: z.string() })),
  questionnaire: z.array(
    z.object({
      id: z.number(),
      question: z.string(),
      kind: questionKind,
      options: z.array(z.string()),
      is_required: z.boolean(),
    }),
  ),
  route: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number(), day: z.number() })),
  stays: z.array(z.object({ ...stay.shape, ...withPictures })),
  included: z.array(z.string()),
  not_included: z.array(z.string()),
  what_to_bring: z.array(z.string()),
  fitness: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type EditableTour = z.infer<typeof editableTour>;

export const organizerToursQuery = z.object({ page: z._default(recordIdText(), 1) });
/** hidden ones as well */
export const organizerTours = page(
  z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    is_hidden: z.boolean(),
    /** departures to come */
    departures: z.number(),
  }),
);
