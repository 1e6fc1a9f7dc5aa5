import type { CheckCounts } from '@cairn/shared-contracts/api/organizer.schema';
import { CHECK_STATUS, ORGANIZER_CHECKS } from '@cairn/shared-contracts/domain/organizer-checks';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { countRemovals } from './removals.ts';

const { success, failed } = CHECK_STATUS;

const EMPTY = { checked: 0, passed: 0, in_progress: 0, failed: 0, expired: 0, since: null };

/**
 * How many organizers of the site have come how far. It is counted by the checks themselves, whatever was once decided by them: a paper
 * that has run out proves nothing. Whoever was never checked is not counted, everybody else is one of the four.
 */
export async function countChecks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<CheckCounts> {
  const today = clock.today();
  const holds = sql<boolean>`(c.valid_until IS NULL OR c.valid_until >= ${today}::date)`;
  const { rows } = await sql<Omit<CheckCounts, 'kinds' | 'removed'>>`
    WITH checked AS (
      SELECT min(c.checked_on) AS since,
        count(*) FILTER (WHERE c.status = ${success} AND ${holds}) = ${ORGANIZER_CHECKS.length} AS has_passed,
        bool_or(c.status = ${failed} AND ${holds}) AS has_failed,
        bool_or(NOT ${holds}) AS has_run_out
      FROM organizer_checks c JOIN organizers o ON o.id = c.organizer_id
      WHERE o.is_published AND c.status IN (${success}, ${failed}) GROUP BY c.organizer_id
    )
    SELECT count(*)::int AS checked, count(*) FILTER (WHERE has_passed)::int AS passed,
      count(*) FILTER (WHERE has_failed)::int AS failed,
      count(*) FILTER (WHERE has_run_out AND NOT has_failed)::int AS expired,
      count(*) FILTER (WHERE NOT (has_passed OR has_failed OR has_run_out))::int AS in_progress,
      min(since) AS since
    FROM checked`.execute(db);
  const kinds = await db
    .selectFrom('organizer_checks as c')
    .innerJoin('organizers as o', 'o.id', 'c.organizer_id')
    .select((eb) => ['c.kind', eb.fn.countAll<number>().as('count')])
    .where('o.is_published', '=', true)
    .where('c.status', '=', success)
    .where(holds)
    .groupBy('c.kind')
    .execute();
  return {
    ...EMPTY,
    ...rows[0],
    kinds: ORGANIZER_CHECKS.map((kind) => ({ kind, count: kinds.find((one) => one.kind === kind)?.count ?? 0 })),
    removed: await countRemovals(db),
  };
}

/** of a site that names nobody */
export const noChecks: CheckCounts = { ...EMPTY, kinds: [], removed: [] };
