import type { registerBody, registerWithoutPasswordBody } from '@cairn/shared-contracts/api/user.schema';
import { CODE_RESEND_SECONDS, CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type * as z from 'zod/mini';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { createAccount, findAccount, mergeFavourites } from './account.ts';
import type { Asking } from './asker.ts';
import { channelFor } from './channel.ts';
import type { CodeReader } from './code-message.ts';
import { parseLogin } from './login.ts';
import { sendCode } from './login-code.ts';
import { requireCountry } from './settings.ts';

interface Visitor extends CodeReader, Asking {
  currency: string;
}

/** @throws ApiError 422 validation_failed (passwords differ) */
export async function register(services: Services, visitor: Visitor, body: z.output<typeof registerBody>) {
  const { password, confirm_password, ...account } = body;
  if (password !== confirm_password) throw invalid({ confirm_password: [broken('confirmed')] });
  return registerWithoutPassword(services, visitor, { ...account, code_sender: 'email' });
}

/** Creates the account if the e-mail has none, and sends a code to it. An existing account is left as it is. */
export async function registerWithoutPassword(
  services: Services,
  visitor: Visitor,
  body: z.output<typeof registerWithoutPasswordBody>,
) {
  const login = parseLogin(body.email);
  const channel = channelFor(services.env, login, body.code_sender);
  if (body.country_id !== undefined) await requireCountry(services.db, body.country_id);
  const id = await createAccount(services.db, {
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    phone: body.phone,
    timezone: body.timezone,
    country_id: body.country_id,
    language: visitor.language,
    currency: visitor.currency,
  });
  if (id !== undefined) await mergeFavourites(services.db, id, body.favourites_tours_ids ?? []);
  const sent = await sendCode(services, login.value, channel, visitor);
  return { result: true as const, ...sent, expires_in: CODE_TTL_SECONDS };
}

/** Sends a code to an existing account; an unknown login gets the same answer and nothing else. */
export async function sendLoginCode(
  services: Services,
  reader: CodeReader & Asking,
  body: { login: string; code_sender: Parameters<typeof channelFor>[2] },
) {
  const login = parseLogin(body.login);
  const channel = channelFor(services.env, login, body.code_sender);
  const account = await findAccount(services.db, login);
  const { resend_in } = account
    ? await sendCode(services, login.value, channel, reader)
    : { resend_in: CODE_RESEND_SECONDS };
  return { result: true as const, resend_in, expires_in: CODE_TTL_SECONDS };
}
