import { randomBytes } from 'node:crypto';
import { CODE_MAX_TRIES, CODE_RESEND_SECONDS, CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, tooMany } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { codeHash, newCode } from './tokens.ts';

export type CodePurpose = 'login' | 'confirm_email' | 'confirm_phone' | 'reauthenticate' | 'booking';

/** Whose code it is. */
export interface CodeOwner {
  purpose: CodePurpose;
  /** a login (`Login.value`), the id of the user who is logged in, or that of a booking */
  subject: string | number;
  /**
   * Who asks, and alone may use the code (asker.ts): so nobody who knows an e-mail uses up its owner's tries. Left out where the
   * subject is logged in.
   */
  device?: string;
}

/** @param about what the code proves when it comes back: the address or number that it is sent to */
export interface NewCode extends CodeOwner {
  about: string;
  /** false: nobody is told the code, so nothing that is typed is right; all else is the same */
  isTypable?: boolean;
}

export type IssuedCode =
  /** to be sent */
  | { isNew: true; code: string; resend_in: number }
  /** one is on its way and stands */
  | { isNew: false; resend_in: number };

const SPARE_TRIES = 100;

const row = ({ purpose, subject, device = '' }: CodeOwner) => ({ purpose, subject: String(subject), device });

/**
 * Makes a code, kept as a hash. Within the resend time the one before stands, but where it was used or guessed at too often.
 * In a transaction: two requests at once make one code.
 */
export async function issueCode(services: Services, trx: Kysely<Database>, order: NewCode): Promise<IssuedCode> {
  const now = services.clock.now();
  const owner = row(order);
  const key = [owner.purpose, owner.subject, owner.device].join(' ');
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`one-time code ${key}`}, 0))`.execute(trx);
  const last = await latest(trx, order)
    .select(['about', 'tries', 'used_at', 'created_at'])
    .where('created_at', '>', new Date(now.getTime() - CODE_RESEND_SECONDS * 1_000))
    .executeTakeFirst();
  // another address has its own code at once
  if (last && last.used_at === null && last.about === order.about) {
    const left = CODE_RESEND_SECONDS - Math.floor((now.getTime() - last.created_at.getTime()) / 1_000);
    if (last.tries >= CODE_MAX_TRIES) throw tooMany('too_many_tries', left);
    return { isNew: false, resend_in: left };
  }
  const code = newCode();
  await trx
    .insertInto('one_time_codes')
    .values({
      ...owner,
      about: order.about,
      code_hash: order.isTypable === false ? randomBytes(32) : codeHash(services.env.APP_SECRET, key, code),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_TTL_SECONDS * 1_000),
    })
    .execute();
  return { isNew: true, code, resend_in: CODE_RESEND_SECONDS };
}

/**
 * Uses a code up. A try counts before it is looked at, so that parallel ones are no way around their number.
 * @returns what it was sent about
 * @throws ApiError 422 code_wrong, 422 code_expired (also when it was used before), 429 too_many_tries
 */
export async function redeemCode(services: Services, owner: CodeOwner, code: string): Promise<{ about: string }> {
  const now = services.clock.now();
  const key = Object.values(row(owner)).join(' ');
  const tried = await services.db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb.fn<number>('least', [eb('tries', '+', 1), eb.lit(SPARE_TRIES)]) }))
    .where('id', '=', latest(services.db, owner).select('id'))
    .returning(['id', 'about', 'tries', 'code_hash', 'used_at', 'expires_at'])
    .executeTakeFirst();
  if (!tried) throw wrong();
  if (tried.tries > CODE_MAX_TRIES)
    throw tooMany('too_many_tries', CODE_RESEND_SECONDS, { says: 'instead.codesWrong' });
  if (!tried.code_hash.equals(codeHash(services.env.APP_SECRET, key, code))) throw wrong(CODE_MAX_TRIES - tried.tries);
  if (tried.used_at !== null || tried.expires_at <= now) throw expired();
  const used = await services.db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', tried.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  // another request with the same code was quicker
  if (!used) throw expired();
  return { about: tried.about };
}

function latest(db: Kysely<Database>, owner: CodeOwner) {
  const { purpose, subject, device } = row(owner);
  return db
    .selectFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('device', '=', device)
    .orderBy('id', 'desc')
    .limit(1);
}

/** @param left tries that this code still has */
const wrong = (left?: number) =>
  new ApiError(422, 'code_wrong', {
    field: 'code',
    ...(left === undefined ? {} : { says: 'instead.codeWrong', params: { left } }),
  });
const expired = () => new ApiError(422, 'code_expired', { field: 'code' });
