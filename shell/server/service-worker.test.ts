import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { serviceWorker } from './service-worker.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'cairn-worker-'));
  mkdirSync(join(dist, 'worker'));
  writeFileSync(join(dist, 'worker/service-worker.js'), 'works()');
  writeFileSync(join(dist, 'worker/no-service-worker.js'), 'leaves()');
});
afterAll(() => rmSync(dist, { recursive: true }));

it.each([
  [true, 'works()'],
  [false, 'leaves()'],
])('the switch on: %s gives browsers the worker that %s', async (isOn, code) => {
  const app = Fastify();
  await app.register(serviceWorker, {
    dist,
    isOn,
    settings: { build: 'main.1.js', store: 'https://cdn.test/releases' },
  });
  const answer = await app.inject('/service-worker.js');
  await app.close();
  const [settings, body] = answer.body.split('\n');
  expect(settings).toBe('self.__WORKER__={"build":"main.1.js","store":"https://cdn.test/releases"};');
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self' https://cdn.test;");
  expect([body, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
    code,
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
});
