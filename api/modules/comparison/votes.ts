import { createHash } from 'node:crypto';
import {
  type shareBody,
  VOTERS_MAX,
  type voteBody,
  type votes,
  type withdrawBody,
} from '@cairn/shared-contracts/api/comparison.schema';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

const KEPT_MS = 90 * 86_400_000;

/** what is kept opens nothing: a copy of the database takes nobody's vote back */
const hashOf = (key: string): Buffer => createHash('sha256').update(key.toLowerCase()).digest();

/**
 * A comparison that others may vote on, for 90 days.
 * @returns its id, which nobody can guess
 * @throws ApiError 404 tour_not_found
 */
export async function shareComparison(
  { db, clock }: Services,
  { key, tour_ids }: z.infer<typeof shareBody>,
  user: SessionUser | null,
): Promise<string> {
  const ids = [...new Set(tour_ids)];
  const known = await db.selectFrom('tours').select('id').where('id', 'in', ids).execute();
  if (ids.length < 2 || known.length < ids.length) throw notFound('tour_not_found');
  const { id } = await db
    .insertInto('comparisons')
    .values({
      ...{ user_id: user?.id ?? null, key_hash: hashOf(key), tour_ids: ids },
      expires_at: new Date(clock.now().getTime() + KEPT_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws ApiError 404 comparison_not_found, also when its time is over */
async function lockComparison({ clock }: Services, trx: Kysely<Database>, id: string) {
  const row = await trx
    .selectFrom('comparisons')
    .select(['user_id', 'key_hash', 'tour_ids'])
    .where('id', '=', id)
    .where('expires_at', '>', clock.now())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('comparison_not_found');
  return row;
}

/** @throws ApiError 404 comparison_not_found */
export async function readVotes({ db, clock }: Services, id: string): Promise<z.input<typeof votes>> {
  const found = await db
    .selectFrom('comparisons')
    .select('expires_at')
    .where('id', '=', id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!found) throw notFound('comparison_not_found');
  const items = await db
    .selectFrom('comparison_votes')
    .select(['id', 'name', 'tour_ids', 'comment'])
    .where('comparison_id', '=', id)
    .orderBy('id')
    .execute();
  return { items, expires_at: found.expires_at.toISOString() };
}

/**
 * One vote for each key: who votes again changes theirs. Tours that are not compared are passed over.
 * @throws ApiError 404 comparison_not_found · 409 comparison_full
 */
export async function vote(
  services: Services,
  { id, key, name, tour_ids, comment }: z.infer<typeof voteBody>,
  user: SessionUser | null,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const comparison = await lockComparison(services, trx, id);
    const others = await trx
      .selectFrom('comparison_votes')
      .select('id')
      .where('comparison_id', '=', id)
      .where('key_hash', '!=', hashOf(key))
      .execute();
    if (others.length >= VOTERS_MAX) throw new ApiError(409, 'comparison_full');
    const said = {
      ...{ name, comment, user_id: user?.id ?? null },
      tour_ids: comparison.tour_ids.filter((tourId) => tour_ids.includes(tourId)),
    };
    await trx
      .insertInto('comparison_votes')
      .values({ comparison_id: id, key_hash: hashOf(key), ...said })
      .onConflict((conflict) => conflict.columns(['comparison_id', 'key_hash']).doUpdateSet(said))
      .execute();
  });
}

/**
 * Takes a vote away, for who gave it or who made the comparison; without a vote the whole comparison, for who made it.
 * @throws ApiError 404 comparison_not_found, also to everybody else
 */
export async function withdraw(
  services: Services,
  { id, key, vote: voteId }: z.infer<typeof withdrawBody>,
  user: SessionUser | null,
): Promise<void> {
  const isOwn = (row: { user_id: number | null; key_hash: Buffer }): boolean =>
    row.key_hash.equals(hashOf(key)) || (user !== null && row.user_id === user.id);
  await services.db.transaction().execute(async (trx) => {
    const comparison = await lockComparison(services, trx, id);
    if (voteId === undefined) {
      if (!isOwn(comparison)) throw notFound('comparison_not_found');
      await trx.deleteFrom('comparisons').where('id', '=', id).execute();
      return;
    }
    const row = await trx
      .selectFrom('comparison_votes')
      .select(['user_id', 'key_hash'])
      .where('comparison_id', '=', id)
      .where('id', '=', voteId)
      .executeTakeFirst();
    if (!row || !(isOwn(row) || isOwn(comparison))) throw notFound('comparison_not_found');
    await trx.deleteFrom('comparison_votes').where('id', '=', voteId).execute();
  });
}

/** Votes go with their comparison. */
export async function sweepComparisons({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('comparisons').where('expires_at', '<=', clock.now()).execute();
}
