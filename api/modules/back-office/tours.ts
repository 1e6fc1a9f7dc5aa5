import type { SaveTourBody } from '@cairn/shared-contracts/api/back-office-tour.schema';
import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { TourDetails } from '../../platform/stored-json.ts';
import { tourShownChanged } from '../waitlist/close.ts';
import { requireOwnTour, type Seller } from './seller.ts';
import { slugOf } from './slug-of.ts';
import { saveContent } from './tour-content.ts';
import { saveOffer } from './tour-offer.ts';
import { isHiddenByThem, lockSeller, shownAs } from './tour-shown.ts';

const NO_DETAILS: TourDetails = {
  ...{ route: [], included: [], not_included: [], stays: [], what_to_bring: [] },
  ...{ fitness: '', faq: [] },
};

/** what stands in the tour's own row; the rest has its own tables, or is read whole */
const columnsOf = (given: SaveTourBody) => {
  const { name, summary, description, difficulty, comfort, accommodation, languages, min_age, max_age } = given;
  const { days, distance_km, ascent_m, max_altitude_m, group_min, group_max, lat, lng } = given;
  const { start_place, end_place, season } = given;
  return {
    ...{ name, summary, description, difficulty, comfort, accommodation, languages, min_age, max_age },
    ...{ days, distance_km, ascent_m, max_altitude_m, group_min, group_max, lat, lng },
    ...{ start_place, end_place, season },
  };
};

/**
 * Adds a tour or changes one: its words, and of pictures, programme, details, variants, add-ons and questions what was given. An address
 * keeps leading to its tour: the slug of a tour that is there stays. Whoever waits for seats of one that is hidden is told.
 * @throws ApiError 404 tour_not_found, place_not_found, 409 tour_changed, 422
 */
export async function saveTour(services: Services, seller: Seller, given: SaveTourBody) {
  if (given.id !== undefined) {
    const tour = await requireOwnTour(services, seller, given.id);
    const saved = await services.db.transaction().execute((trx) => changeTour(services, trx, tour, given));
    return { id: tour.id, slug: tour.slug, ...saved };
  }
  // an admin sells nothing themselves
  const { organizerId } = seller;
  if (organizerId === null) throw notFound('tour_not_found');
  return addTour(services, organizerId, given);
}

async function changeTour(
  services: Services,
  trx: Kysely<Database>,
  { id, organizer_id }: { id: number; organizer_id: number },
  given: SaveTourBody,
) {
  const { isOnSite } = await lockSeller(trx, organizer_id);
  const before = await trx
    .selectFrom('tours')
    .select(['status', 'is_off_with_organizer', 'revision', 'currency'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (before.revision !== given.revision) throw new ApiError(409, 'tour_changed');
  const { is_hidden = isHiddenByThem(before) } = given;
  const shown = shownAs(is_hidden, isOnSite);
  const revision = before.revision + 1;
  await trx
    .updateTable('tours')
    .set({ ...columnsOf(given), ...shown, revision })
    .where('id', '=', id)
    .execute();
  await saveContent(services, trx, id, given);
  await saveOffer(services, trx, { tourId: id, currency: before.currency }, given);
  if (shown.status !== before.status) await tourShownChanged(services, trx, id, shown.status === 'published');
  return { revision, is_hidden };
}

async function addTour(services: Services, organizer_id: number, given: SaveTourBody) {
  const { db, clock, rates } = services;
  const { country_id = 0, currency = '', is_hidden = false } = given;
  if (!(currency in (await rates.perEuro()))) throw invalid({ currency: [broken('fallback')] });
  const country = await db
    .selectFrom('places')
    .select('id')
    .where('id', '=', country_id)
    .where('kind', '=', 'countries')
    .executeTakeFirst();
  if (!country) throw notFound('place_not_found');
  return db.transaction().execute(async (trx) => {
    const { isOnSite } = await lockSeller(trx, organizer_id);
    const id = await nextTourId(trx);
    const slug = slugOf(given.name, id);
    await trx
      .insertInto('tours')
      .values({
        ...columnsOf(given),
        ...{ id, slug, organizer_id, country_id, currency, type: TOUR_TYPE.tour },
        ...shownAs(is_hidden, isOnSite),
        ...{ published_on: clock.today(), images: '[]', details: JSON.stringify(NO_DETAILS) },
      })
      .execute();
    await trx.insertInto('tour_places').values({ tour_id: id, place_id: country_id }).execute();
    await saveContent(services, trx, id, given);
    await saveOffer(services, trx, { tourId: id, currency }, given);
    return { id, slug, revision: 1, is_hidden };
  });
}

/** numbers of tours stand in addresses and are given out by hand where data is loaded: the next one is the highest plus one */
async function nextTourId(trx: Kysely<Database>): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('number of a new tour', 0))`.execute(trx);
  const { highest } = await trx
    .selectFrom('tours')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest) + 1;
}
