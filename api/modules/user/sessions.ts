import type { AccountSession } from '@cairn/shared-contracts/api/user.schema';
import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

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
export async function endSessions(services: Services, user: SessionUser, id?: number): Promise<void> {
  const ended = await revokeSessions(services, services.db, { userId: user.id, except: user.sessionId, only: id });
  if (id !== undefined && ended.length === 0) throw notFound('session_not_found');
  await tellEnded(services, ended);
}

/**
 * Ends the user's sessions, but the excepted one.
 * @returns their ids, for {@link tellEnded} after the commit
 */
export async function revokeSessions(
  { clock }: Pick<Services, 'clock'>,
  db: Kysely<Database>,
  { userId, except, only }: { userId: number; except?: number | undefined; only?: number | undefined },
): Promise<number[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes what ended sessions have open: sockets of pages. */
export async function tellEnded({ bus }: Pick<Services, 'bus'>, sessionIds: readonly number[]): Promise<void> {
  for (const id of sessionIds) await bus.publish(`session:${id}`, 'revoked', {});
}

/** The person is here at this moment, or was until now. */
export async function noteActivity({ db, clock }: Services, { sessionId }: SessionUser): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: clock.now() }).where('id', '=', sessionId).execute();
}
