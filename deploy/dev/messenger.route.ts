import { type Received, receiveCode } from '@cairn/api/messengers/connect';
import { LOCAL_MESSENGER } from '@cairn/api/messengers/local';
import type { Services } from '@cairn/api/services';
import { MESSENGER_SOURCES } from '@cairn/shared-contracts/api/user.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEV_POLICY } from './dev-page.ts';
import { messengerPage } from './messenger-page.ts';

/** on the site behind /api, where what comes from outside arrives */
const RECEIVE = '/gateway/local';

const text = (values: URLSearchParams, name: string): string => (values.get(name) ?? '').slice(0, 200);
const sourceOf = (values: URLSearchParams): Received['source'] =>
  MESSENGER_SOURCES.find((source) => source === values.get('source')) ?? 'telegram';

const show = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', DEV_POLICY)
    .type('text/html; charset=utf-8')
    .send(html);

/** A page that stands for every messenger: what is sent in it arrives as from the gateway. Anybody may, so never in production. */
export async function registerMessenger(app: FastifyInstance, services: Services): Promise<void> {
  if (services.env.MESSENGERS !== 'local') return;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.get(LOCAL_MESSENGER, async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1]);
      return show(
        reply,
        messengerPage({ source: sourceOf(query), text: text(query, 'code'), action: `/api${RECEIVE}` }),
      );
    });
    scope.post(RECEIVE, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const sent = { source: sourceOf(form), text: text(form, 'text'), from: text(form, 'from') || 'somebody' };
      const answer = await receiveCode(services, sent);
      return show(reply, messengerPage({ ...sent, action: `/api${RECEIVE}`, answer: answer.text }));
    });
  });
}
