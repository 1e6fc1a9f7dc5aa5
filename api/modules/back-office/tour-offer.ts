import type { SaveTourBody } from '@cairn/shared-contracts/api/back-office-tour.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireWholeUnits } from '../tours/whole-units.ts';

/** What of a tour is chosen when it is booked, or answered afterwards: it stays with who has chosen it, also when it is offered no more. */
type OfferTable = 'tour_variants' | 'tour_add_ons' | 'tour_questions';

interface Lists {
  tourId: number;
  currency: string;
}

/** Variants, add-ons and questions as they were given; those lists that were not given stay. @throws ApiError 422 */
export async function saveOffer(
  services: Services,
  trx: Kysely<Database>,
  { tourId, currency }: Lists,
  { variants, add_ons, questionnaire }: Pick<SaveTourBody, 'variants' | 'add_ons' | 'questionnaire'>,
): Promise<void> {
  const sync = <T extends { id?: number | undefined }>(
    table: OfferTable,
    given: readonly T[] | undefined,
    columns: (one: Omit<T, 'id'>, position: number) => object,
  ) => (given ? syncList(services, trx, { table, tourId }, given, columns) : undefined);
  if (variants)
    requireWholeUnits(
      variants.map(({ price_delta }) => price_delta),
      currency,
      'variants',
    );
  if (add_ons)
    requireWholeUnits(
      add_ons.map(({ price }) => price),
      currency,
      'add_ons',
    );
  await sync('tour_variants', variants, (one) => one);
  await sync('tour_add_ons', add_ons, (one, position) => ({ ...one, position }));
  await sync('tour_questions', questionnaire, (one, position) => ({ ...one, position }));
}

async function syncList<T extends { id?: number | undefined }>(
  { clock }: Services,
  trx: Kysely<Database>,
  { table, tourId }: { table: OfferTable; tourId: number },
  given: readonly T[],
  columns: (one: Omit<T, 'id'>, position: number) => object,
): Promise<void> {
  const there = await trx
    .selectFrom(table)
    .select('id')
    .where('tour_id', '=', tourId)
    .where('withdrawn_at', 'is', null)
    .execute();
  const named = given.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isKnown = (id: number) => there.some((row) => row.id === id);
  if (!named.every(isKnown) || new Set(named).size < named.length) {
    throw invalid({ [FIELDS[table]]: [broken('fallback')] });
  }
  const left = there.flatMap(({ id }) => (named.includes(id) ? [] : [id]));
  if (left.length > 0) {
    await trx.updateTable(table).set({ withdrawn_at: clock.now() }).where('id', 'in', left).execute();
  }
  for (const [position, { id, ...one }] of given.entries()) {
    const row = columns(one, position);
    if (id === undefined) {
      // Kysely cannot tie a table that is chosen to the row that goes into it; the schema of the call has made it
      await trx
        .insertInto(table)
        .values({ tour_id: tourId, ...row } as never)
        .execute();
    } else await trx.updateTable(table).set(row).where('id', '=', id).execute();
  }
}

const FIELDS: Readonly<Record<OfferTable, string>> = {
  tour_variants: 'variants',
  tour_add_ons: 'add_ons',
  tour_questions: 'questionnaire',
};
