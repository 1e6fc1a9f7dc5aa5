import { CHECK_STATUS, ORGANIZER_CHECKS } from '@cairn/shared-contracts/domain/organizer-checks';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

/**
 * Writes to `organizers.is_verified` what the checks of today say: a badge goes with the first paper that has run out, and comes back with
 * its successor. Who has not been through all five keeps what was decided about them.
 * @returns how many organizers have gained or lost it
 */
export async function countBadges({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH checked AS (
      SELECT organizer_id, bool_and(
        status = ${CHECK_STATUS.success} AND (valid_until IS NULL OR valid_until >= ${clock.today()}::date)) AS holds
      FROM organizer_checks WHERE status IN (${CHECK_STATUS.success}, ${CHECK_STATUS.failed})
      GROUP BY organizer_id HAVING count(*) = ${ORGANIZER_CHECKS.length}
    )
    UPDATE organizers o SET is_verified = c.holds
    FROM checked c WHERE o.id = c.organizer_id AND o.is_verified <> c.holds`.execute(db);
  return Number(numAffectedRows ?? 0);
}
