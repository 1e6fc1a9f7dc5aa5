import type { SessionUser } from '../../platform/call.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { channelFor } from './channel.ts';
import type { CodeReader } from './code-message.ts';
import type { Login } from './login.ts';
import { redeemCode } from './one-time-code.ts';
import { readPending } from './pending-contacts.ts';
import { sendUserCode } from './send-code.ts';

/**
 * Where the owner is reached for certain: never an e-mail or phone that waits for confirmation, for somebody who sits before an open
 * browser can ask for their own. null: nothing of the account is confirmed.
 */
async function provenContact(services: Services, userId: number): Promise<Login | null> {
  const { email, email_verified_at, phone, phone_verified_at } = (await readPending(services, userId)).current;
  if (email !== null && email_verified_at !== null) return { kind: 'email', value: email };
  if (phone !== null && phone_verified_at !== null) return { kind: 'phone', value: phone };
  return null;
}

/** Sends a code that proves that it is still the same person. @throws ApiError 422 channel_unavailable, 429 too_many_tries */
export async function sendProofCode(services: Services, user: SessionUser, reader: CodeReader) {
  const contact = await provenContact(services, user.id);
  if (!contact) throw new ApiError(422, 'channel_unavailable');
  const channel = channelFor(services.env, contact, 'email');
  return sendUserCode(services, { purpose: 'reauthenticate', userId: user.id, channel, to: contact.value, reader });
}

/** @throws ApiError 422 code_wrong, code_expired (also when the account has another e-mail or phone by now), 429 too_many_tries */
export async function redeemProofCode(services: Services, user: SessionUser, code: string): Promise<void> {
  const { about } = await redeemCode(services, { purpose: 'reauthenticate', subject: user.id }, code);
  const contact = await provenContact(services, user.id);
  if (about !== contact?.value) throw new ApiError(422, 'code_expired', { field: 'code' });
}
