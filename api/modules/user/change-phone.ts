import { CODE_SENDERS, type CodeSender, SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';
import { canDeliver } from '../../adapters/messages/delivery.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Env } from '../../platform/env.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { tellOwner } from './account-notice.ts';
import { channelFor } from './channel.ts';
import type { CodeReader } from './code-message.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { holdAccount } from './hold-account.ts';
import { redeemCode } from './one-time-code.ts';
import { readPending } from './pending-contacts.ts';
import { sendUserCode } from './send-code.ts';

/** The channels that reach a phone here: messengers cost nothing, so they come first. */
export const phoneMethods = (env: Env): CodeSender[] =>
  CODE_SENDERS.filter((channel) => SENDS_TO[channel] === 'phone' && canDeliver(env, channel));

/** Notes another phone and sends a code to it. @throws ApiError 422 channel_unavailable, 429 too_many_tries */
export async function askForPhone(
  services: Services,
  user: SessionUser,
  reader: CodeReader,
  { phone, code_sender }: { phone: string; code_sender: CodeSender },
): Promise<void> {
  const to = { kind: 'phone', value: phone } as const;
  const channel = channelFor(services.env, to, code_sender);
  await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    await trx
      .updateTable('users')
      .set({ new_phone: phone, new_phone_at: services.clock.now() })
      .where('id', '=', user.id)
      .execute();
  });
  await sendUserCode(services, { purpose: 'confirm_phone', userId: user.id, channel, to: phone, reader });
}

/**
 * Sends the code to the phone that waits, else to the account's own. One that waits was asked for with a fresh proof; the account's own
 * need not have been, and its code makes it a login.
 * @throws ApiError 403 reauthentication_required, 422 channel_unavailable, 429 too_many_tries
 */
export async function requestPhoneCode(
  services: Services,
  user: SessionUser,
  reader: CodeReader,
  code_sender: CodeSender,
) {
  const { new_phone, current } = await readPending(services, user.id);
  const phone = new_phone ?? current.phone;
  if (phone === null) throw new ApiError(422, 'channel_unavailable');
  if (new_phone === null) await requireFreshProof(services, user);
  const channel = channelFor(services.env, { kind: 'phone', value: phone }, code_sender);
  return sendUserCode(services, { purpose: 'confirm_phone', userId: user.id, channel, to: phone, reader });
}

/**
 * Confirms the phone by its code. Numbers change hands: one that is proven here leaves the account that had it.
 * @throws ApiError 422 code_wrong, code_expired; 429 too_many_tries
 */
export async function confirmPhone(
  services: Services,
  user: SessionUser,
  site: CodeReader['site'],
  code: string,
): Promise<void> {
  const { about: phone } = await redeemCode(services, { purpose: 'confirm_phone', subject: user.id }, code);
  await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    const { current, new_phone } = await readPending({ ...services, db: trx }, user.id, 'lock');
    // another one was asked for since
    if (phone !== (new_phone ?? current.phone)) throw new ApiError(422, 'code_expired', { field: 'code' });
    const before = await trx
      .updateTable('users')
      .set({ phone: null, phone_verified_at: null })
      .where('phone', '=', phone)
      .where('phone_verified_at', 'is not', null)
      .where('id', '!=', user.id)
      .returning('id')
      .execute();
    for (const { id } of before) await tellOwner(services, trx, id, { site, kind: 'phoneMoved', params: { phone } });
    await trx
      .updateTable('users')
      .set({ phone, phone_verified_at: services.clock.now(), new_phone: null, new_phone_at: null })
      .where('id', '=', user.id)
      .execute();
    if (new_phone !== null || current.phone_verified_at === null)
      await tellOwner(services, trx, user.id, { site, kind: 'phoneChanged', params: { phone } });
  });
}
