import { type CodeSender, SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';
import { canDeliver } from '../../adapters/messages/delivery.ts';
import type { Env } from '../../platform/env.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Login } from './login.ts';

/** what every address, every number can be reached by */
const PLAIN: Readonly<Record<Login['kind'], CodeSender>> = { email: 'email', phone: 'sms' };

/**
 * The channel a code goes by: the asked one if it fits the login, else the plain one for it.
 * @throws ApiError 422 channel_unavailable when nothing is configured that delivers there
 */
export function channelFor(env: Env, login: Login, asked: CodeSender): CodeSender {
  const channel = SENDS_TO[asked] === login.kind ? asked : PLAIN[login.kind];
  if (canDeliver(env, channel)) return channel;
  throw new ApiError(422, 'channel_unavailable', { field: 'login' });
}
