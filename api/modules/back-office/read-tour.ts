import type { EditableTour } from '@cairn/shared-contracts/api/back-office-tour.schema';
import { ACCOMMODATIONS, COMFORTS } from '@cairn/shared-contracts/domain/enumerations';
import * as z from 'zod/mini';
import type { Services } from '../../platform/services.ts';
import type { StoredPicture } from '../../platform/stored-json.ts';
import { requireOwnTour, type Seller } from './seller.ts';
import { picturesOfStay } from './tour-pictures.ts';
import { isHiddenByThem } from './tour-shown.ts';

const PER_PAGE = 20;

// the database checks the kinds as well; comfort and accommodation are kept by the calls that write them
const comfort = z.enum(COMFORTS);
const accommodation = z.array(z.enum(ACCOMMODATIONS));
const variantKind = z.enum(['standard', 'single', 'private']);
const per = z.enum(['person', 'booking']);
const questionKind = z.enum(['text', 'choice']);

const shown = ({ key, alt }: StoredPicture) => ({ key, alt });

/** A tour as it was saved: what is offered no more is not part of it. @throws ApiError 404 tour_not_found */
export async function readEditableTour(services: Services, seller: Seller, id: number): Promise<EditableTour> {
  await requireOwnTour(services, seller, id);
  const { db } = services;
  const [tour, days, variants, addOns, questions] = await Promise.all([
    db.selectFrom('tours').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('tour_days').selectAll().where('tour_id', '=', id).orderBy('day').execute(),
    db
      .selectFrom('tour_variants')
      .selectAll()
      .where('tour_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tour_add_ons')
      .selectAll()
      .where('tour_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tour_questions')
      .selectAll()
      .where('tour_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
  const { name, summary, description, difficulty, languages, min_age, max_age } = tour;
  const { distance_km, ascent_m, max_altitude_m, group_min, group_max, lat, lng, start_place, end_place } = tour;
  const { stays, route, included, not_included, what_to_bring, fitness, faq } = tour.details;
  return {
    ...{ id, revision: tour.revision, slug: tour.slug, country_id: tour.country_id, currency: tour.currency },
    ...{ name, summary, description, difficulty, languages, min_age, max_age, days: tour.days },
    ...{ distance_km, ascent_m, max_altitude_m, group_min, group_max, lat, lng, start_place, end_place },
    ...{ season: tour.season, is_hidden: isHiddenByThem(tour) },
    ...{ comfort: comfort.parse(tour.comfort), accommodation: accommodation.parse(tour.accommodation) },
    ...{ route, included, not_included, what_to_bring, fitness, faq },
    images: tour.images.map(shown),
    program: days.map(({ title, body, hours, profile, sleep, meals, images, ...day }) => ({
      ...{ title, text: body, hours, profile, sleep, meals, images: images.map(shown) },
      ...{ distance_km: day.distance_km, ascent_m: day.ascent_m },
    })),
    stays: stays.map((stay) => ({
      ...{ name: stay.name, text: stay.text, nights: stay.nights, images: picturesOfStay(stay).map(shown) },
    })),
    variants: variants.map(({ id: number, kind, name: title, description: text, min_age: from, ...one }) => ({
      ...{ id: number, kind: variantKind.parse(kind), name: title, description: text, min_age: from },
      ...{ price_delta: one.price_delta, is_default: one.is_default },
    })),
    add_ons: addOns.map(({ id: number, name: title, description: text, price, per: unit }) => ({
      ...{ id: number, name: title, description: text, price, per: per.parse(unit) },
    })),
    questionnaire: questions.map(({ id: number, question, kind, options, is_required }) => ({
      ...{ id: number, question, kind: questionKind.parse(kind), options, is_required },
    })),
  };
}

/** Tours that the seller sells, hidden ones as well, the newest first. */
export async function listTours({ db, clock }: Services, { organizerId }: Seller, page: number) {
  const own = () =>
    db
      .selectFrom('tours as t')
      .where('t.status', '!=', 'deleted')
      .$if(organizerId !== null, (rows) => rows.where('t.organizer_id', '=', organizerId ?? 0));
  const { total } = await own()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own()
    .select(['t.id', 't.slug', 't.name', 't.status', 't.is_off_with_organizer'])
    .select((eb) =>
      eb
        .selectFrom('departures as d')
        .select((count) => count.fn.countAll<number>().as('ahead'))
        .whereRef('d.tour_id', '=', 't.id')
        .where('d.starts_on', '>', clock.today())
        .as('departures'),
    )
    .orderBy('t.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  const items = rows.map(({ id, slug, name, departures, ...shown }) => ({
    ...{ id, slug, name, is_hidden: isHiddenByThem(shown), departures: Number(departures) },
  }));
  return { items, total: Number(total), page, per_page: PER_PAGE };
}
