import type { createIndividualTourBody } from '@cairn/shared-contracts/api/individual-tour.schema';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import { broken, forbidden, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireStartAhead } from '../tours/start-date.ts';
import { requireWholeUnits } from '../tours/whole-units.ts';

type Offer = z.output<typeof createIndividualTourBody>;

/**
 * Offers a tour to one person or group, with dates and a price of its own.
 * @returns the uuid of its page
 * @throws ApiError 404 tour_not_found, 403 for tours of others, 422 for dates that are over
 */
export async function createIndividualTour({ db, clock }: Services, user: SessionUser, offer: Offer): Promise<string> {
  const tour = await db
    .selectFrom('tours')
    .select(['organizer_id', 'currency'])
    .where('id', '=', offer.tour_id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!tour) throw notFound('tour_not_found');
  const isOwn = user.role === 'organizer' && user.organizerId === tour.organizer_id;
  if (!isOwn && user.role !== 'admin') throw forbidden();
  requireWholeUnits([offer.price], tour.currency, 'price');
  requireStartAhead(offer.start, clock.today());
  if (offer.valid_until < clock.today()) throw invalid({ valid_until: [broken('fallback')] });
  return db.transaction().execute(async (trx) => {
    const { id, uuid } = await trx
      .insertInto('individual_tours')
      .values({
        tour_id: offer.tour_id,
        client_name: offer.client_name,
        note: offer.note,
        expires_at: `${offer.valid_until}T23:59:59Z`,
        created_at: clock.now(),
      })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('all_departures')
      .values({
        tour_id: offer.tour_id,
        individual_id: id,
        starts_on: offer.start,
        ends_on: offer.end,
        price: offer.price,
        seats: offer.seats,
        free_seats: offer.seats,
        prepayment_percent: offer.prepayment_size,
        full_payment_days: offer.full_payment_days,
      })
      .execute();
    return uuid;
  });
}
