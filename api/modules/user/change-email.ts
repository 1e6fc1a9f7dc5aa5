import { type Kysely, sql } from 'kysely';
import { queueNothing } from '../../adapters/messages/queue.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { errorCode } from '../../platform/error-code.ts';
import { ApiError, unauthorized } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { proveLogin } from './account.ts';
import { queueNotice } from './account-notice.ts';
import { channelFor } from './channel.ts';
import type { CodeReader } from './code-message.ts';
import { holdAccount } from './hold-account.ts';
import { forgetDevices } from './known-devices.ts';
import { redeemCode } from './one-time-code.ts';
import { issueLink, linkSeconds, redeemLink, voidLinks } from './one-time-link.ts';
import { dropPending, readPending } from './pending-contacts.ts';
import { sendUserCode } from './send-code.ts';
import { revokeSessions, tellEnded } from './sessions.ts';
import { dropAddedSince } from './young-credentials.ts';

const CONFIRM_PAGE = '/email-confirm/link';
/** the owner of an address that others ask for is told, not flooded */
const WANTED: LimitRule = { name: 'e-mail wanted by others', free: 1, window: 86_400 };

/**
 * Notes another e-mail for the account and sends a code and a link to it. Nothing tells whether the address has an account already:
 * then its owner is told instead.
 * @throws ApiError 429 too_many_tries
 */
export async function askForEmail(
  services: Services,
  user: SessionUser,
  reader: CodeReader,
  typed: string,
): Promise<void> {
  const email = typed.toLowerCase();
  const { current } = await readPending(services, user.id);
  const isSame = current.email?.toLowerCase() === email;
  await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    await trx
      .updateTable('users')
      .set({ new_email: isSame ? null : email, new_email_at: isSame ? null : services.clock.now() })
      .where('id', '=', user.id)
      .execute();
  });
  if (!isSame) await sendToNewEmail(services, user.id, reader, email);
}

/**
 * Sends the code again: to the e-mail that waits, else to the account's own.
 * @throws ApiError 422 channel_unavailable, 429 too_many_tries
 */
export async function requestEmailCode(services: Services, user: SessionUser, reader: CodeReader) {
  const { new_email, current } = await readPending(services, user.id);
  if (new_email !== null) return sendToNewEmail(services, user.id, reader, new_email);
  if (current.email === null) throw new ApiError(422, 'channel_unavailable');
  const channel = channelFor(services.env, { kind: 'email', value: current.email }, 'email');
  return sendUserCode(services, {
    ...{ purpose: 'confirm_email', userId: user.id, channel, to: current.email, reader },
    link: { purpose: 'confirm_email', page: CONFIRM_PAGE },
  });
}

async function sendToNewEmail(services: Services, userId: number, reader: CodeReader, email: string) {
  const channel = channelFor(services.env, { kind: 'email', value: email }, 'email');
  const owner = await ownerOf(services.db, email);
  // counted for every address: one statement more would tell that this one has an owner
  const isNews = (await services.limits.take(WANTED, email)).passed;
  const tellInstead = (trx: Kysely<Database>, { language }: { language: string }) =>
    isNews
      ? queueNotice(services, trx, { kind: 'emailWanted', to: email, reader: { site: reader.site, language } })
      : queueNothing(services, trx);
  return sendUserCode(services, {
    ...{ purpose: 'confirm_email', userId, channel, to: email, reader },
    link: { purpose: 'confirm_email', page: CONFIRM_PAGE },
    why: 'newEmail',
    ...(owner ? { instead: (trx) => tellInstead(trx, owner) } : {}),
  });
}

const ownerOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'language'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/**
 * By the code, for whoever is logged in, or by the link of the same message, wherever it is opened.
 * @throws ApiError 401 unauthorized (a code of nobody), 422 code_wrong, code_expired, link_expired, 429 too_many_tries
 */
export async function confirmEmail(
  services: Services,
  user: SessionUser | null,
  { code, token, site }: { code?: string | undefined; token?: string | undefined } & Pick<CodeReader, 'site'>,
): Promise<void> {
  if (token !== undefined) {
    const confirming = services.db.transaction().execute(async (trx) => {
      const { subject, about } = await redeemLink(services, trx, 'confirm_email', token);
      const outcome = await settle(services, trx, { userId: Number(subject), email: about, site });
      if (outcome === 'stale') throw new ApiError(422, 'link_expired');
      // whoever reads the mailbox need not be who opened the account with its address
      if (outcome === 'own') await proveLogin(services, trx, { kind: 'email', value: about }, Number(subject));
    });
    await unlessTaken(confirming, new ApiError(422, 'link_expired'));
    return;
  }
  if (!user) throw unauthorized();
  const { about } = await redeemCode(services, { purpose: 'confirm_email', subject: user.id }, code ?? '');
  const stale = new ApiError(422, 'code_expired', { field: 'code' });
  const confirming = services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    const settled = await settle(services, trx, { userId: user.id, email: about, site });
    if (settled === 'own') {
      await trx
        .updateTable('users')
        .set({ email_verified_at: services.clock.now() })
        .where('id', '=', user.id)
        .execute();
    }
    return settled;
  });
  if ((await unlessTaken(confirming, stale)) === 'stale') throw stale;
}

const UNIQUE_VIOLATION = '23505';

/** Another account may get the e-mail at this very moment: nothing tells before the database does. */
async function unlessTaken<T>(change: Promise<T>, refusal: ApiError): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw errorCode(error) === UNIQUE_VIOLATION ? refusal : error;
  }
}

/** @returns 'own': the account's e-mail all along; 'stale': it waits no longer, or has another account by now */
async function settle(
  services: Services,
  trx: Kysely<Database>,
  { userId, email, site }: { userId: number; email: string } & Pick<CodeReader, 'site'>,
): Promise<'changed' | 'own' | 'stale'> {
  const { current, new_email } = await readPending({ ...services, db: trx }, userId, 'lock');
  if (current.email === email && new_email === null) return 'own';
  if (new_email !== email || (await ownerOf(trx, email))) return 'stale';
  const now = services.clock.now();
  await trx
    .updateTable('users')
    .set({ email, email_verified_at: now, new_email: null, new_email_at: null })
    .where('id', '=', userId)
    .execute();
  // what was sent for the old address opens nothing any more
  await voidLinks(services, trx, { purpose: 'confirm_email', subject: userId });
  if (current.email !== null) {
    const undo = await issueLink(services, trx, { purpose: 'undo_email', subject: userId, about: current.email });
    const reader = { site, language: current.language };
    await queueNotice(services, trx, { kind: 'emailChanged', to: current.email, reader, params: { email }, undo });
  }
  return 'changed';
}

/**
 * Gives the account its old e-mail back. Somebody else may have made the change, so all that they could come back with goes:
 * sessions, password, known browsers, wishes that wait, and the phone, passkeys and messengers that were added since a week before it:
 * a careful thief adds them first.
 * @throws ApiError 422 link_expired, also when the old address has another account by now
 */
export async function undoEmailChange(services: Services, site: CodeReader['site'], token: string): Promise<void> {
  const undoing = services.db.transaction().execute(async (trx) => {
    const { subject, about: email, created_at } = await redeemLink(services, trx, 'undo_email', token);
    const userId = Number(subject);
    const { current } = await readPending({ ...services, db: trx }, userId, 'lock');
    const owner = await ownerOf(trx, email);
    if (owner && owner.id !== userId) throw new ApiError(422, 'link_expired');
    const since = new Date(created_at.getTime() - linkSeconds('undo_email') * 1_000);
    await trx
      .updateTable('users')
      .set((eb) => ({
        ...{ email, email_verified_at: services.clock.now(), password_hash: null },
        phone_verified_at: eb
          .case()
          .when('phone_verified_at', '<', since)
          .then(eb.ref('phone_verified_at'))
          .else(null)
          .end(),
      }))
      .where('id', '=', userId)
      .execute();
    await dropAddedSince(trx, userId, since);
    await dropPending(trx, userId);
    await forgetDevices(trx, userId);
    for (const purpose of ['undo_email', 'confirm_email'] as const) {
      await voidLinks(services, trx, { purpose, subject: userId });
    }
    await queueNotice(services, trx, {
      ...{ kind: 'emailRestored', to: email, reader: { site, language: current.language } },
    });
    return revokeSessions(services, trx, { userId });
  });
  await tellEnded(services, await unlessTaken(undoing, new ApiError(422, 'link_expired')));
}
