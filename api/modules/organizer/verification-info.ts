import type { VerificationInfo } from '@cairn/shared-contracts/api/organizer.schema';
import type { OrganizerCheck } from '@cairn/shared-contracts/api/organizer-check.schema';
import { CHECK_STATUS, ORGANIZER_CHECKS } from '@cairn/shared-contracts/domain/organizer-checks';
import type { Services } from '../../platform/services.ts';

interface Outcome {
  is_verified: boolean;
  checks: readonly Pick<OrganizerCheck, 'status' | 'valid_until'>[];
}

/** The main check (specification §4): who failed one, who has one to be made anew, who passed it, who has begun, who has not. */
function mainStatus({ is_verified, checks }: Outcome): number {
  if (checks.some(({ status }) => status === CHECK_STATUS.failed)) return CHECK_STATUS.failed;
  const hasRunOut = checks.some((check) => check.status === CHECK_STATUS.notPerformed && check.valid_until !== null);
  if (is_verified && !hasRunOut) return CHECK_STATUS.success;
  const hasBegun = hasRunOut || checks.some(({ status }) => status === CHECK_STATUS.success);
  return hasBegun ? CHECK_STATUS.inProgress : CHECK_STATUS.notPerformed;
}

/** All five in their order. A paper that has run out proves nothing any more: its check is to be made anew, and keeps the day alone. */
export async function readChecks({ db, clock }: Services, id: number): Promise<OrganizerCheck[]> {
  const rows = await db.selectFrom('organizer_checks').selectAll().where('organizer_id', '=', id).execute();
  return ORGANIZER_CHECKS.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    const hasRunOut = row?.valid_until !== null && row?.valid_until !== undefined && row.valid_until < clock.today();
    return {
      kind,
      status: !row || hasRunOut ? CHECK_STATUS.notPerformed : row.status,
      checked_on: row?.checked_on ?? null,
      valid_until: row?.valid_until ?? null,
      reference: row?.reference ?? '',
    };
  });
}

/** What of an organizer was checked: what everybody may know. */
export async function readVerificationInfo(
  services: Services,
  { id, is_verified }: { id: number; is_verified: boolean },
): Promise<VerificationInfo> {
  const [checks, people] = await Promise.all([
    readChecks(services, id),
    services.db
      .selectFrom('users')
      .select(['email_verified_at', 'phone_verified_at'])
      .where('organizer_id', '=', id)
      .execute(),
  ]);
  return {
    is_email_verified: people.some((user) => user.email_verified_at !== null),
    is_phone_verified: people.some((user) => user.phone_verified_at !== null),
    is_passport_verified: checks.some(({ kind, status }) => kind === 'identity' && status === CHECK_STATUS.success),
    status: mainStatus({ is_verified, checks }),
    checks,
  };
}
