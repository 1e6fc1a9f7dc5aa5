import type { IndividualTour } from '@cairn/shared-contracts/api/individual-tour.schema';
import type { Services } from '../../platform/services.ts';
import { toTourDate } from '../tours/departures.ts';
import { priceView } from '../tours/price-view.ts';
import { rateOf } from '../tours/tour-dates.ts';
import { readTour } from '../tours/tour-page.ts';
import { individualTourExpired, individualTourNotFound } from './refusals.ts';

async function findOffer({ db, clock }: Services, uuid: string) {
  const offer = await db.selectFrom('individual_tours').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  const departure = await db
    .selectFrom('all_departures as d')
    .innerJoin('tours as t', 't.id', 'd.tour_id')
    .selectAll('d')
    .select(['t.currency as tour_currency', 't.group_min as tour_group_min'])
    .where('d.individual_id', '=', offer?.id ?? null)
    .where('t.status', '=', 'published')
    .executeTakeFirst();
  if (!offer || !departure) throw individualTourNotFound();
  if (offer.expires_at <= clock.now() || departure.starts_on <= clock.today()) throw individualTourExpired();
  return { offer, departure };
}

/**
 * Makes sure that an offer can still be taken, and that it is of this tour.
 * @throws ApiError 404 individual_tour_not_found, 410 individual_tour_expired
 */
export async function requireOffer(services: Services, uuid: string, tourId: number): Promise<void> {
  const { offer } = await findOffer(services, uuid);
  if (offer.tour_id !== tourId) throw individualTourNotFound();
}

type Reads = Parameters<typeof readTour>[2];

/**
 * A tour as it is offered to one person or group: the tour page's content with one departure and its agreed price.
 * @throws ApiError 404 individual_tour_not_found, 410 individual_tour_expired
 */
export async function readIndividualTour(services: Services, uuid: string, reads: Reads): Promise<IndividualTour> {
  const { currency } = reads;
  const { offer, departure } = await findOffer(services, uuid);
  const [view, rate, tour] = await Promise.all([
    priceView(services, currency),
    rateOf(services, offer.tour_id, currency),
    readTour(services, offer.tour_id, reads, [departure]),
  ]);
  const date = toTourDate(services, departure, view);
  return {
    uuid: offer.uuid,
    client_name: offer.client_name,
    note: offer.note,
    expires_at: offer.expires_at.toISOString(),
    date,
    rate,
    tour: {
      ...tour,
      // as long as was agreed: a day more or less than the public departures
      days: date.duration,
      // the card's figures are those of the public departures
      price: date.price,
      price_without_discount: date.price_without_discount,
      discount: date.discount,
      dates_count: 1,
      seats_left: null,
      // what comes with the price was agreed as well
      variants: [],
      add_ons: [],
    },
  };
}
