import type { CheckCounts } from '@cairn/shared-contracts/api/organizer.schema';
import { REMOVAL_REASONS, type RemovalReason } from '@cairn/shared-contracts/domain/organizer-checks';
import type { DatabaseHandle } from '../../platform/db.ts';

/** the database checks the reasons as well */
const reasonOf = (text: string): RemovalReason => REMOVAL_REASONS.find((reason) => reason === text) ?? 'other';

/** Why the marketplace has taken an organizer off the site; undefined where it has not, whatever they do themselves. */
export async function removalOf(
  db: DatabaseHandle,
  organizerId: number,
): Promise<{ reason: RemovalReason } | undefined> {
  const row = await db
    .selectFrom('organizer_removals')
    .select('reason')
    .where('organizer_id', '=', organizerId)
    .executeTakeFirst();
  return row && { reason: reasonOf(row.reason) };
}

/** How many are off the site, by why, most of them first. */
export async function countRemovals(db: DatabaseHandle): Promise<NonNullable<CheckCounts['removed']>> {
  const rows = await db
    .selectFrom('organizer_removals')
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count')])
    .groupBy('reason')
    .execute();
  const counted = REMOVAL_REASONS.map((reason) => ({
    reason,
    count: Number(rows.find((row) => row.reason === reason)?.count ?? 0),
  }));
  return counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
