import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePath } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { diskStore } from '../registry/object-store.ts';
import { heldLive } from './held-live.ts';
import { type LayeredStore, layeredStore } from './layered-store.ts';

const PATH = livePath('development');

let dir: string;
let store: LayeredStore;
let app: FastifyInstance;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'held-'));
  store = layeredStore(diskStore(dir));
  app = Fastify();
  heldLive(app, { store, environment: 'development' });
});
afterEach(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const ask = (etag?: string) =>
  app.inject({ url: `/${PATH}`, ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }) });

it('answers whoever knows what is live once it is another, and everybody else at once', async () => {
  expect((await ask()).statusCode).toBe(404);
  await store.put(PATH, 'first');
  const first = await ask();
  expect([first.statusCode, first.body]).toEqual([200, 'first']);
  const etag = String(first.headers.etag);
  const next = ask(etag);
  await store.put('live/other.json', 'of another environment');
  await store.put(PATH, 'second');
  expect((await next).body).toBe('second');
  // it missed that one: nothing is waited for
  expect((await ask(etag)).body).toBe('second');
});

it('says after a while that nothing has changed', async () => {
  await store.put(PATH, 'first');
  const { headers } = await ask();
  expect((await ask(String(headers.etag))).statusCode).toBe(304);
});
