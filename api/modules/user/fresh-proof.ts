import type { SessionUser } from '../../platform/call.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** a log-in, or a proof since, is good for so long */
export const PROOF_SECONDS = 15 * 60;

/** Whether the person has proved in this session, a short while ago, who they are. */
async function hasFreshProof({ db, clock }: Services, { sessionId }: SessionUser): Promise<boolean> {
  const since = new Date(clock.now().getTime() - PROOF_SECONDS * 1_000);
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('proved_at', '>', since)
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * Stands before what could cost somebody the account: a browser left open is no proof of who sits before it.
 * @throws ApiError 403 reauthentication_required
 */
export async function requireFreshProof(services: Services, user: SessionUser): Promise<void> {
  if (!(await hasFreshProof(services, user))) throw new ApiError(403, 'reauthentication_required');
}

export async function noteProof({ db, clock }: Services, { sessionId }: SessionUser): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: clock.now() }).where('id', '=', sessionId).execute();
}
