import type { SessionUser } from '../../platform/call.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** browsers of one account: beyond them the oldest is forgotten */
const MAX_EACH = 10;

export interface NewSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** ISO locale of the page that asks */
  language: string;
  /** key of the site variant */
  site: string;
}

/** This browser is told from now on, as whoever asks: it was somebody else's before them. @throws ApiError 422 channel_unavailable */
export async function subscribe(
  { db, clock, env }: Services,
  user: SessionUser,
  { endpoint, keys, language, site }: NewSubscription,
): Promise<void> {
  if (env.PUSH === 'off') throw new ApiError(422, 'channel_unavailable');
  const row = { session_id: user.sessionId, user_id: user.id, ...keys, language, site, created_at: clock.now() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const newest = trx
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', user.id)
      .orderBy('created_at', 'desc')
      .limit(MAX_EACH);
    await trx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', user.id)
      .where('endpoint', 'not in', newest)
      .execute();
  });
}

/** Of the account's own; nothing happens for another one's. */
export async function unsubscribe({ db }: Pick<Services, 'db'>, user: SessionUser, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('user_id', '=', user.id).execute();
}

/** Browsers of an account whose sessions are still open. */
export const subscriptionsOf = ({ db }: Pick<Services, 'db'>, userId: number) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .selectAll('p')
    .where('p.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .execute();

/** Log-out ends them; this forgets their keys. */
export const forgetEnded = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where((one) => one.or([one('revoked_at', 'is not', null), one('refresh_expires_at', '<', clock.now())])),
    )
    .execute();
};
