import type { registerBody, registerWithoutPasswordBody, sendCodeBody } from '@cairn/shared-contracts/api/user.schema';
import type * as z from 'zod/mini';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { askerOf } from './asker.ts';
import { channelFor } from './channel.ts';
import { parseLogin } from './login.ts';
import { sendLoginCode, type Visitor } from './login-code.ts';
import { hashPassword } from './password.ts';
import { requireStrongPassword } from './password-strength.ts';
import { requireCountry } from './settings.ts';

/**
 * Keeps what was typed and sends a code; the account is made when the code or the link comes back.
 * @throws ApiError 422 validation_failed (passwords differ), password_common, as {@link sendLoginCode}
 */
export async function register(services: Services, visitor: Visitor, body: z.output<typeof registerBody>) {
  const { password, confirm_password, favourites_tours_ids = [], ...names } = body;
  if (password !== confirm_password) throw invalid({ confirm_password: [broken('confirmed')] });
  const login = parseLogin(body.email);
  await requireStrongPassword(password, body);
  // before anything is looked up: it takes the same time for everybody
  const password_hash = await hashPassword(password);
  return sendLoginCode(services, visitor, {
    login,
    channel: channelFor(services.env, login, 'email'),
    registration: { ...names, password_hash, ...settingsOf(visitor), favourites: favourites_tours_ids },
  });
}

/** The same without a password. @throws ApiError 422 channel_unavailable, as {@link sendLoginCode} */
export async function registerWithoutPassword(
  services: Services,
  visitor: Visitor,
  body: z.output<typeof registerWithoutPasswordBody>,
) {
  const { favourites_tours_ids = [], is_quick_register: _, code_sender, ...names } = body;
  const login = parseLogin(body.email);
  const channel = channelFor(services.env, login, code_sender);
  if (body.country_id !== undefined) await requireCountry(services.db, body.country_id);
  return sendLoginCode(services, visitor, {
    ...{ login, channel },
    registration: { ...names, ...settingsOf(visitor), favourites: favourites_tours_ids },
  });
}

/** Sends a code to log in with. @throws ApiError 422 channel_unavailable, as {@link sendLoginCode} */
export async function askForCode(services: Services, visitor: Visitor, body: z.output<typeof sendCodeBody>) {
  const login = parseLogin(body.login);
  return sendLoginCode(services, visitor, { login, channel: channelFor(services.env, login, body.code_sender) });
}

const settingsOf = (visitor: Visitor) => ({
  language: visitor.language,
  currency: visitor.currency,
  device: askerOf(visitor),
});
