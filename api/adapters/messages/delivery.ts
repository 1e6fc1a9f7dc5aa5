import { type CodeSender, SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';
import type { Env } from '../../platform/env.ts';
import type { Services } from '../../platform/services.ts';
import { localSender } from './local.ts';
import type { Message, MessageSender } from './message.ts';
import { smtpSender } from './smtp.ts';

type Route = 'smtp' | 'local' | 'none';

function routeOf(env: Env, channel: CodeSender): Route {
  if (SENDS_TO[channel] === 'email' && env.MAIL_URL) return 'smtp';
  return env.MODE === 'production' ? 'none' : 'local';
}

/** Whether a message to the channel would reach anybody as this installation is configured. */
export const canDeliver = (env: Env, channel: CodeSender): boolean => routeOf(env, channel) !== 'none';

/** Chooses the sender by channel and configuration: SMTP for e-mail when MAIL_URL is set, else the local one. */
export function deliveryBy(services: Services): MessageSender {
  const { env, db } = services;
  const local = localSender(db);
  const smtp = env.MAIL_URL ? smtpSender(env.MAIL_URL, env.MAIL_FROM) : undefined;
  return {
    async send(message: Message) {
      const sender = routeOf(env, message.channel) === 'smtp' ? smtp : local;
      if (!sender || !canDeliver(env, message.channel)) throw new Error(`nothing delivers to ${message.channel}`);
      await sender.send(message);
    },
  };
}
