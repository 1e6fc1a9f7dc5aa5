import type { saveTourBody } from '@cairn/shared-contracts/api/back-office.schema';
import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { TourDetails } from '../../platform/stored-json.ts';
import { requireOwnTour, type Seller } from './seller.ts';
import { slugOf } from './slug-of.ts';

type Given = z.output<typeof saveTourBody>;

const NO_DETAILS: TourDetails = {
  ...{ route: [], included: [], not_included: [], stays: [], what_to_bring: [] },
  ...{ fitness: '', faq: [], cancellation: [] },
};

const columnsOf = ({ id: _id, country_id: _country, currency: _currency, is_hidden, ...text }: Given) => ({
  ...text,
  status: is_hidden ? 'hidden' : 'published',
});

/**
 * Adds a tour or changes what is said of one. An address keeps leading to its tour: the slug of a tour that is there stays.
 * @throws ApiError 404 tour_not_found, place_not_found, 422
 */
export async function saveTour(services: Services, seller: Seller, given: Given) {
  const is_hidden = given.is_hidden;
  if (given.id !== undefined) {
    const { id, slug } = await requireOwnTour(services, seller, given.id);
    await services.db.updateTable('tours').set(columnsOf(given)).where('id', '=', id).execute();
    return { id, slug, is_hidden };
  }
  // an admin sells nothing themselves
  const { organizerId } = seller;
  if (organizerId === null) throw notFound('tour_not_found');
  return { ...(await addTour(services, organizerId, given)), is_hidden };
}

async function addTour(services: Services, organizer_id: number, given: Given): Promise<{ id: number; slug: string }> {
  const { db, clock, rates } = services;
  const { country_id = 0, currency = '' } = given;
  if (!(currency in (await rates.perEuro()))) throw invalid({ currency: [broken('fallback')] });
  const country = await db
    .selectFrom('places')
    .select('id')
    .where('id', '=', country_id)
    .where('kind', '=', 'countries')
    .executeTakeFirst();
  if (!country) throw notFound('place_not_found');
  return db.transaction().execute(async (trx) => {
    const id = await nextTourId(trx);
    const slug = slugOf(given.name, id);
    await trx
      .insertInto('tours')
      .values({
        ...columnsOf(given),
        ...{ id, slug, organizer_id, country_id, currency, type: TOUR_TYPE.tour },
        ...{ published_on: clock.today(), images: '[]', details: JSON.stringify(NO_DETAILS) },
      })
      .execute();
    await trx.insertInto('tour_places').values({ tour_id: id, place_id: country_id }).execute();
    return { id, slug };
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
