import { BUDGET_HEADER } from '@cairn/shared-contracts/api/budget';
import { type CallDefinition, defineCall } from '@cairn/shared-contracts/api/define-call';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { followBudgets } from '../../platform/budget.ts';
import { type Call, serve } from '../../platform/call.ts';
import { ApiError } from '../../platform/errors.ts';
import { answerErrors } from '../../platform/http/error-answer.ts';
import { serveCall } from '../../platform/http/serve-call.ts';
import { makePlace } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { inLanguage } from './in-language.ts';

const thing = {
  path: '/spa/thing',
  summary: 'A thing',
  tag: 'Things',
  answer: z.object({ country: z.string() }),
  errors: ['tour_not_found'],
} satisfies Omit<CallDefinition, 'method'>;
const read = defineCall({ method: 'GET', ...thing });
const writing = defineCall({ method: 'POST', ...thing });
const handle = async () => ({ country: 'Georgia' });
const ofAnybody = serve(read, { isShared: true, handle });
const kept = serve(read, { cacheSeconds: 60, handle });
const ofSomebody = serve(read, { handle });
const write = (work: () => Promise<void> = async () => undefined) =>
  serve(writing, {
    async handle() {
      await work();
      return { country: 'Georgia' };
    },
  });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await makePlace(api.db, 'countries', { name: 'Georgia', slug: 'georgia', names: JSON.stringify({ de: 'Georgien' }) });
});
afterAll(() => api.close());

async function asked(call: Call, headers: Record<string, string> = {}) {
  const app = Fastify();
  followBudgets(app);
  answerErrors(app, api.services.sites);
  serveCall(app, inLanguage(api.services)(call), {
    authenticate: async () => null,
    sites: api.services.sites,
    isStrict: true,
  });
  const { statusCode, body } = await app.inject({
    method: call.method,
    url: call.path,
    headers: { 'x-language': 'de-DE', ...headers },
  });
  await app.close();
  return [statusCode, JSON.parse(body)];
}

/** names that were read a moment ago are forgotten, and cannot be read again */
async function withoutNames(work: () => Promise<void>): Promise<void> {
  await forgetNames();
  await sql`ALTER TABLE stop_names RENAME TO stop_names_away`.execute(api.db);
  try {
    await work();
  } finally {
    await sql`ALTER TABLE stop_names_away RENAME TO stop_names`.execute(api.db);
  }
}

async function forgetNames(): Promise<void> {
  const { pagesRevision } = api.services;
  const told = pagesRevision.after(await pagesRevision.after(0));
  await api.db.updateTable('places').set({ position: 1 }).where('slug', '=', 'georgia').execute();
  await told;
}

const GERMAN = [200, { country: 'Georgien' }];
const ENGLISH = [200, { country: 'Georgia' }];

describe('names that cannot be read', () => {
  it('are no fault of what was done: it is answered with those of the database', () =>
    withoutNames(async () => {
      expect(await asked(write())).toEqual(ENGLISH);
      expect(await asked(ofSomebody)).toEqual(ENGLISH);
    }));

  it.each([
    ['anybody’s', ofAnybody],
    ['kept by browsers', kept],
  ])('are one of an answer that is %s: nobody else is shown English for it', (_title, call) =>
    withoutNames(async () => {
      expect(await asked(call)).toMatchObject([500, { code: 'internal_error' }]);
    }),
  );

  it('do not answer before the work has ended', () =>
    withoutNames(async () => {
      const { promise: end, resolve } = Promise.withResolvers<void>();
      let isAnswered = false;
      const answered = asked(write(() => end)).finally(() => {
        isAnswered = true;
      });
      // the same names, which fail for both
      await asked(ofSomebody);
      expect(isAnswered).toBe(false);
      resolve();
      expect(await answered).toEqual(ENGLISH);
    }));

  it('do not hide why something was refused', () =>
    withoutNames(async () => {
      const refused = write(() => Promise.reject(new ApiError(404, 'tour_not_found')));
      expect(await asked(refused)).toMatchObject([404, { code: 'tour_not_found' }]);
    }));
});

it('names are read for all who wait for them, however soon the first gives up', async () => {
  await forgetNames();
  const patient = await api.db.transaction().execute(async (lock) => {
    await sql`LOCK TABLE stop_names IN ACCESS EXCLUSIVE MODE`.execute(lock);
    const hasty = asked(ofAnybody, { [BUDGET_HEADER]: '300' });
    const answered = asked(ofAnybody);
    expect(await hasty).toMatchObject([503, { code: 'overloaded' }]);
    return { answered };
  });
  expect(await patient.answered).toEqual(GERMAN);
});
