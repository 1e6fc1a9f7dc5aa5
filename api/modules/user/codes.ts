import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { CODE_MAX_TRIES, CODE_RESEND_SECONDS, CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { type Kysely, sql } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { tooManyTries } from './attempts.ts';
import { type CodeReader, codeMessage } from './code-message.ts';
import { codeHash, newCode, newToken, tokenHash } from './tokens.ts';

const CODES_PER_HOUR = 10;
/** rows of this channel are the one-time links of /login-via-token, not codes to type */
const LINK = 'link';

const wrong = () => new ApiError(422, 'code_wrong', { field: 'code' });
const expired = () => new ApiError(422, 'code_expired', { field: 'code' });

/**
 * Sends a code to the login through the outbox. Within the resend time the one that is on its way stands.
 * @returns seconds until another may be asked for
 * @throws ApiError 429 too_many_tries
 */
export async function sendCode(
  services: Services,
  login: string,
  channel: CodeSender,
  reader: CodeReader,
): Promise<{ resend_in: number }> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    // two requests for one login at once would otherwise both see no code yet
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`auth-code:${login}`}))`.execute(trx);
    const recent = await recentCodes(trx, login, new Date(now.getTime() - 3_600_000));
    const last = recent[0];
    if (last) {
      const left = CODE_RESEND_SECONDS - Math.floor((now.getTime() - last.created_at.getTime()) / 1000);
      if (left > 0 && last.used_at === null) {
        if (last.tries >= CODE_MAX_TRIES) throw tooManyTries();
        return { resend_in: left };
      }
    }
    if (recent.length >= CODES_PER_HOUR) throw tooManyTries('instead.codesAsked');

    const code = newCode();
    const link = newToken();
    const expires_at = new Date(now.getTime() + CODE_TTL_SECONDS * 1000);
    const row = { login, purpose: 'login', expires_at, created_at: now };
    await trx
      .insertInto('auth_codes')
      .values([
        { ...row, channel, code_hash: codeHash(services.env.APP_SECRET, login, code) },
        { ...row, channel: LINK, code_hash: tokenHash(link) },
      ])
      .execute();
    const message = codeMessage(reader, services.env.PUBLIC_URL, { code, link });
    await queueMessage(services, trx, { channel, to: login, ...message });
    return { resend_in: CODE_RESEND_SECONDS };
  });
}

const recentCodes = (db: Kysely<Database>, login: string, since: Date) =>
  db
    .selectFrom('auth_codes')
    .select(['tries', 'used_at', 'created_at'])
    .where('login', '=', login)
    .where('purpose', '=', 'login')
    .where('channel', '!=', LINK)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .execute();

type Verdict = 'right' | 'wrong' | 'expired' | 'exhausted';

/**
 * Uses a code up.
 * @throws ApiError 422 code_wrong, 422 code_expired (also when it was used before), 429 too_many_tries
 */
export async function redeemCode(services: Services, login: string, code: string): Promise<void> {
  // the verdict leaves the transaction as a value: a thrown error would roll the counted try back
  const verdict = await services.db.transaction().execute((trx) => judge(services, trx, login, code));
  switch (verdict) {
    case 'right':
      return;
    case 'wrong':
      throw wrong();
    case 'expired':
      throw expired();
    case 'exhausted':
      throw tooManyTries('instead.codesWrong');
  }
}

async function judge(services: Services, trx: Kysely<Database>, login: string, code: string): Promise<Verdict> {
  const now = services.clock.now();
  const row = await trx
    .selectFrom('auth_codes')
    .selectAll()
    .where('login', '=', login)
    .where('purpose', '=', 'login')
    .where('channel', '!=', LINK)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'wrong';
  if (row.tries >= CODE_MAX_TRIES) return 'exhausted';
  const matches = row.code_hash.equals(codeHash(services.env.APP_SECRET, login, code));
  if (!matches) {
    await trx
      .updateTable('auth_codes')
      .set({ tries: row.tries + 1 })
      .where('id', '=', row.id)
      .execute();
    return 'wrong';
  }
  if (row.used_at !== null || row.expires_at <= now) return 'expired';
  await trx.updateTable('auth_codes').set({ used_at: now }).where('id', '=', row.id).execute();
  return 'right';
}

/**
 * Uses the one-time token of a link up.
 * @returns the login it was sent to
 * @throws ApiError 422 code_expired
 */
export async function redeemLink(services: Services, token: string): Promise<string> {
  const now = services.clock.now();
  const row = await services.db
    .updateTable('auth_codes')
    .set({ used_at: now })
    .where('code_hash', '=', tokenHash(token))
    .where('channel', '=', LINK)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('login')
    .executeTakeFirst();
  if (!row) throw expired();
  return row.login;
}
