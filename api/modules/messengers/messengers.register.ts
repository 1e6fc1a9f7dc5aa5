import { createHash, timingSafeEqual } from 'node:crypto';
import { MESSENGER_SOURCES } from '@cairn/shared-contracts/api/user.schema';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiError, unauthorized } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { receiveCode } from './connect.ts';

/** where the gateway posts what people write to the site's conversations (adapters/messages/gateway.ts has the other direction) */
const GATEWAY = '/gateway/messages';

const received = z.object({
  source: z.enum(MESSENGER_SOURCES),
  /** what the messenger knows the person by: messages to `to` reach them there */
  from: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.maxLength(4_000)),
});

/** Messages from messengers, answered with what is to be said there. */
export function registerMessengers(app: FastifyInstance, services: Services): void {
  const { MESSENGERS, GATEWAY_TOKEN } = services.env;
  if (MESSENGERS !== 'gateway' || !GATEWAY_TOKEN) return;
  const right = digest(`Bearer ${GATEWAY_TOKEN}`);
  app.post(GATEWAY, { bodyLimit: 20_000 }, async (request) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), right)) throw unauthorized();
    const message = received.safeParse(request.body);
    if (!message.success) throw new ApiError(400, 'malformed_request');
    return receiveCode(services, message.data);
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
