import type { AccountSession } from '@cairn/shared-contracts/api/user.schema';
import type { SessionUser } from '../../platform/call.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { endSessions } from './end-sessions.ts';
import { revokeSession } from './session.ts';

/** Where the account is logged in, the place that was used last first. @param language ISO locale that countries are named in */
export async function listSessions(
  services: Services,
  user: SessionUser,
  language: string,
): Promise<{ items: AccountSession[] }> {
  const rows = await services.db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'network', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('refresh_expires_at', '>', services.clock.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  return {
    items: rows.map(({ id, browser, system, network, created_at, last_seen_at }) => {
      const country = services.geo.countryOf(network);
      return {
        ...{ id, browser, system, is_current: id === user.sessionId },
        place: (country && countries.of(country)) ?? '',
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      };
    }),
  };
}

/**
 * Ends one other session of the user, or all others.
 * @throws ApiError 404 session_not_found for one of somebody else too
 */
export async function endOtherSessions(services: Services, user: SessionUser, id?: number): Promise<void> {
  if (id === undefined) return (await endSessions(services, services.db, user.id, user.sessionId))();
  const session = await services.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('id', '!=', user.sessionId)
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw notFound('session_not_found');
  await revokeSession(services, session.id);
}

/** The person is here at this moment, or was until now. */
export async function noteActivity({ db, clock }: Services, { sessionId }: SessionUser): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: clock.now() }).where('id', '=', sessionId).execute();
}
