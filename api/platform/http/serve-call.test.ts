import { defineCall } from '@cairn/shared-contracts/api/define-call';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { serve } from '../call.ts';
import { ApiError, type RefusalCode } from '../errors.ts';
import { answerErrors } from './error-answer.ts';
import { serveCall } from './serve-call.ts';

const thing = defineCall({
  method: 'GET',
  path: '/spa/thing',
  summary: 'A thing',
  tag: 'Things',
  answer: z.object({ id: z.number() }),
  errors: ['tour_not_found'],
});

let api: TestApi;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => Promise.all([api.close(), ...apps.map((app) => app.close())]));

async function asked(isStrict: boolean, handle: () => Promise<{ id: number }>) {
  const app = Fastify();
  apps.push(app);
  answerErrors(app, api.services.sites);
  serveCall(app, serve(thing, { handle }), { authenticate: async () => null, sites: api.services.sites, isStrict });
  const { statusCode, body } = await app.inject('/spa/thing');
  return [statusCode, JSON.parse(body)];
}
const refusing = (code: RefusalCode, status: number) => async (): Promise<never> => {
  throw new ApiError(status, code);
};
// what a handler's own mistake would give: the types refuse it
const broken = async () => ({ id: 'seven' }) as unknown as { id: number };

describe('an api that keeps its contracts', () => {
  it('refuses with the codes that the call names', async () => {
    expect(await asked(true, refusing('tour_not_found', 404))).toMatchObject([404, { code: 'tour_not_found' }]);
  });

  it.each<[string, () => Promise<{ id: number }>]>([
    ['a code that it does not name', refusing('chat_frozen', 409)],
    ['a code with another status', refusing('tour_not_found', 410)],
    ['an answer of another shape', broken],
  ])('fails in development and tests with %s', async (_title, handle) => {
    expect(await asked(true, handle)).toMatchObject([500, { code: 'internal_error' }]);
  });

  it('answers in production all the same', async () => {
    expect(await asked(false, refusing('chat_frozen', 409))).toMatchObject([409, { code: 'chat_frozen' }]);
    expect(await asked(false, broken)).toEqual([200, { id: 'seven' }]);
  });
});
