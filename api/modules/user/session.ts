import type { Kysely } from 'kysely';
import { batched, perHandle } from '../../platform/batched.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Database } from '../../platform/db-types.ts';
import { unauthorized } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Asking } from './asker.ts';
import { countRefresh } from './login-limits.ts';
import { NOBODY_KNOWN, type SessionClient } from './session-client.ts';
import { familyOf, newRefreshToken, newToken, nextTokens, tokenHash } from './tokens.ts';

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 60 * 86_400;
/** how long the token before the last refresh still gets an answer: tabs that refresh at the same moment */
const REFRESH_GRACE_SECONDS = 20;

/** Opaque tokens of a session; the database keeps their hashes only. `expires_in`: seconds the access token is good for. */
export interface Tokens {
  token: string;
  refresh_token: string;
  expires_in: number;
  user_id: number;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** @param client as {@link clientOf} reads it from the call that logs in */
export async function openSession(
  services: Pick<Services, 'clock'>,
  db: Kysely<Database>,
  userId: number,
  client: SessionClient = NOBODY_KNOWN,
): Promise<Tokens> {
  const now = services.clock.now();
  const token = newToken();
  const refresh = newRefreshToken();
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      access_hash: tokenHash(token),
      access_expires_at: after(now, ACCESS_SECONDS),
      refresh_hash: tokenHash(refresh),
      refresh_family: familyOf(refresh) ?? null,
      refresh_expires_at: after(now, REFRESH_SECONDS),
      ...client,
      created_at: now,
      last_seen_at: now,
      proved_at: now,
    })
    .execute();
  return { token, refresh_token: refresh, expires_in: ACCESS_SECONDS, user_id: userId };
}

/** Who an access token stands for; null when it is unknown, expired or revoked. */
export async function authenticate(services: Services, token: string): Promise<SessionUser | null> {
  const row = await lookups(services.db).byAccess(tokenHash(token).toString('hex'));
  return row && row.access_expires_at > services.clock.now() ? toSessionUser(row) : null;
}

/** Whose session it is; null when it has ended. */
export async function userOfSession(services: Services, sessionId: number): Promise<SessionUser | null> {
  const row = await lookups(services.db).byId(sessionId);
  return row ? toSessionUser(row) : null;
}

const liveSessions = (db: Kysely<Database>) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id as session_id', 's.access_hash', 's.access_expires_at', 'u.id', 'u.role', 'u.organizer_id'])
    .where('s.revoked_at', 'is', null);

/** every call and every socket begins with one of them */
const lookups = perHandle((db: DatabaseHandle) => ({
  byAccess: batched(async (hashes: readonly string[]) => {
    const keys = hashes.map((hash) => Buffer.from(hash, 'hex'));
    const rows = await liveSessions(db).where('s.access_hash', 'in', keys).execute();
    const found = new Map(rows.map((row) => [row.access_hash.toString('hex'), row]));
    return hashes.map((hash) => found.get(hash));
  }),
  byId: batched(async (ids: readonly number[]) => {
    const rows = await liveSessions(db).where('s.id', 'in', ids).execute();
    const found = new Map(rows.map((row) => [row.session_id, row]));
    return ids.map((id) => found.get(id));
  }),
}));

function toSessionUser(row: {
  session_id: number;
  id: number;
  role: string;
  organizer_id: number | null;
}): SessionUser {
  const role = row.role === 'organizer' || row.role === 'admin' ? row.role : 'client';
  return { id: row.id, role, organizerId: row.organizer_id, sessionId: row.session_id };
}

export async function revokeSession(services: Services, sessionId: number): Promise<void> {
  await services.db
    .updateTable('sessions')
    .set({ revoked_at: services.clock.now() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await services.bus.publish(`session:${sessionId}`, 'revoked', {});
}

/**
 * Exchanges a refresh token for the next pair. The token before it is answered alike for a short grace, because parallel
 * requests of one browser refresh at once; later it can only be a stolen copy, or its owner's after a thief has gone on with one, and the
 * session ends. So it does for any token that was spent before.
 */
export async function refreshSession(services: Services, asking: Asking, refreshToken: string): Promise<Tokens> {
  await countRefresh(services, asking, await sessionOfToken(services.db, refreshToken));
  const outcome = await services.db.transaction().execute((trx) => rotate(services, trx, refreshToken));
  if (outcome.kind === 'rotated') return outcome.tokens;
  // outside the transaction above: the revocation has to stay although the caller gets an error
  if (outcome.kind === 'reused') {
    services.log.warn({ session: outcome.sessionId }, 'refresh token used twice, session revoked');
    await revokeSession(services, outcome.sessionId);
  }
  throw unauthorized();
}

const withToken = (db: Kysely<Database>, hash: Buffer) =>
  db
    .selectFrom('sessions')
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_refresh_hash', '=', hash)]))
    .where('revoked_at', 'is', null);

const sessionOfToken = async (db: Kysely<Database>, token: string): Promise<number | undefined> =>
  (await withToken(db, tokenHash(token)).select('id').executeTakeFirst())?.id;

type Rotation = { kind: 'rotated'; tokens: Tokens } | { kind: 'reused'; sessionId: number } | { kind: 'unknown' };

/** a token that is neither the session's own nor the one before it, and yet of its family */
async function spent(trx: Kysely<Database>, presented: string): Promise<Rotation> {
  const family = familyOf(presented);
  if (family === undefined) return { kind: 'unknown' };
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('refresh_family', '=', family)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return session ? { kind: 'reused', sessionId: session.id } : { kind: 'unknown' };
}

async function rotate(services: Services, trx: Kysely<Database>, presented: string): Promise<Rotation> {
  const now = services.clock.now();
  const hash = tokenHash(presented);
  const session = await withToken(trx, hash)
    .selectAll()
    .where('refresh_expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return spent(trx, presented);

  const next = nextTokens(services.env.APP_SECRET, presented);
  const { token, refresh_token: refresh } = next;
  const tokens = { ...next, expires_in: ACCESS_SECONDS, user_id: session.user_id };

  if (!session.refresh_hash.equals(hash)) {
    const refreshedAt = session.refreshed_at?.getTime() ?? 0;
    const inGrace = now.getTime() - refreshedAt <= REFRESH_GRACE_SECONDS * 1000;
    // the same keyed step as the winner of the race took, unless the secret has changed in between
    const stillCurrent = session.refresh_hash.equals(tokenHash(refresh));
    return inGrace && stillCurrent ? { kind: 'rotated', tokens } : { kind: 'reused', sessionId: session.id };
  }
  await trx
    .updateTable('sessions')
    .set({
      access_hash: tokenHash(token),
      access_expires_at: after(now, ACCESS_SECONDS),
      refresh_hash: tokenHash(refresh),
      refresh_family: familyOf(refresh) ?? null,
      refresh_expires_at: after(now, REFRESH_SECONDS),
      previous_refresh_hash: hash,
      refreshed_at: now,
      last_seen_at: now,
    })
    .where('id', '=', session.id)
    .execute();
  return { kind: 'rotated', tokens };
}
