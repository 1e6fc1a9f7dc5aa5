import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import { PRIVATE_PARTY_MIN } from '@cairn/shared-contracts/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid, notFound } from '../../platform/errors.ts';
import { individualTourExpired } from '../individual-tour/refusals.ts';

/** What is asked for. */
export type Asked = Pick<
  CreateRequestBody,
  'tour_id' | 'date_id' | 'variant_id' | 'tourists_count' | 'individual_uuid'
>;

/** The departure with all that its price and its sale depend on. @throws ApiError 404 departure_not_found */
export async function readOffer(db: Kysely<Database>, asked: Pick<Asked, 'tour_id' | 'date_id' | 'individual_uuid'>) {
  const offer = await db
    .selectFrom('all_departures as d')
    .innerJoin('tours as t', 't.id', 'd.tour_id')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .leftJoin('individual_tours as i', 'i.id', 'd.individual_id')
    .select([
      'd.individual_id',
      'i.expires_at',
      't.currency',
      't.min_age',
      'd.price',
      'd.discount',
      'd.starts_on',
      'd.ends_on',
      'd.prepayment_percent',
      'd.full_payment_days',
      'd.instalments',
      'd.not_guaranteed',
      'd.flight_included',
      'o.sale_model',
    ])
    .where('d.id', '=', asked.date_id)
    .where('t.id', '=', asked.tour_id)
    .where('t.status', '=', 'published')
    // the departure of an individual tour is there for those only who know its uuid
    .where((eb) => eb.or([eb('d.individual_id', 'is', null), eb('i.uuid', '=', asked.individual_uuid ?? null)]))
    .executeTakeFirst();
  if (!offer) throw notFound('departure_not_found');
  return offer;
}

/** @throws ApiError 410 individual_tour_expired */
export function requireOpen({ expires_at }: { expires_at: Date | null }, now: Date): void {
  if (expires_at !== null && expires_at <= now) throw individualTourExpired();
}

/**
 * The chosen variant, or the tour's default one, or none when the tour has no variants.
 * @param booked the one that a booking has already: it is kept also when it is sold no more
 * @throws ApiError 422 for a variant of another tour, and for a private departure for one
 */
export async function variantOf(
  db: Kysely<Database>,
  { tour_id, variant_id, tourists_count }: Pick<Asked, 'tour_id' | 'variant_id' | 'tourists_count'>,
  booked: number | null = null,
) {
  const variant = await db
    .selectFrom('tour_variants')
    .select(['id', 'price_delta', 'kind', 'min_age'])
    .where('tour_id', '=', tour_id)
    .where((eb) => eb.or([eb('withdrawn_at', 'is', null), eb('id', '=', booked ?? 0)]))
    .$if(variant_id === undefined, (query) => query.where('is_default', '=', true))
    .$if(variant_id !== undefined, (query) => query.where('id', '=', variant_id ?? 0))
    .executeTakeFirst();
  if (!variant && variant_id !== undefined) throw invalid({ variant_id: [broken('fallback')] });
  if (variant?.kind === 'private' && tourists_count < PRIVATE_PARTY_MIN) {
    throw invalid({ tourists_count: [broken('minValue', { min: PRIVATE_PARTY_MIN })] });
  }
  return variant;
}
