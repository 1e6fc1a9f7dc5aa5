import { type CodeSender, SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';
import type { Env } from '../../platform/env.ts';
import type { Services } from '../../platform/services.ts';
import { gatewaySender } from './gateway.ts';
import { localSender } from './local.ts';
import type { Message, MessageSender } from './message.ts';
import { smtpSender } from './smtp.ts';

type Route = 'smtp' | 'gateway' | 'local' | 'none';

function routeOf(env: Env, channel: CodeSender): Route {
  if (SENDS_TO[channel] === 'email' && env.MAIL_URL) return 'smtp';
  if (SENDS_TO[channel] === 'phone' && env.GATEWAY_URL && env.GATEWAY_CHANNELS.includes(channel)) return 'gateway';
  return env.MODE === 'production' ? 'none' : 'local';
}

/** Whether a message to the channel would reach anybody as this installation is configured. */
export const canDeliver = (env: Env, channel: CodeSender): boolean => routeOf(env, channel) !== 'none';

/** Chooses the sender by channel and configuration: SMTP for e-mail, the gateway for phones, else the local one. */
export function deliveryBy({ env, db }: Pick<Services, 'env' | 'db'>): MessageSender {
  const senders: Readonly<Record<Route, MessageSender | undefined>> = {
    smtp: env.MAIL_URL ? smtpSender(env.MAIL_URL, env.MAIL_FROM) : undefined,
    gateway: env.GATEWAY_URL ? gatewaySender({ url: env.GATEWAY_URL, token: env.GATEWAY_TOKEN ?? '' }) : undefined,
    local: localSender(db),
    none: undefined,
  };
  return {
    async send(message: Message, delivery) {
      const sender = senders[routeOf(env, message.channel)];
      if (!sender) throw new Error(`nothing delivers to ${message.channel}`);
      await sender.send(message, delivery);
    },
  };
}
