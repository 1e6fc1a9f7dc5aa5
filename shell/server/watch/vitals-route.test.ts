import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { aLive } from '../../testing/sample-releases.ts';
import type { Snapshot } from '../registry.ts';
import { VersionTallies } from './version-tallies.ts';
import { vitalsRoute } from './vitals-route.ts';

const KEY = 'mf-tour@1.0.0';

function aShell() {
  const tallies = new VersionTallies();
  const app = fastify();
  // what it looks at of a version is whether it is there
  const versions: Snapshot['versions'] = new Map([[KEY, { state: 'broken', reason: '', at: 0 }]]);
  vitalsRoute(app, { registry: { snapshot: { live: aLive(1, {}), versions } }, tallies });
  return {
    tell: async (body: unknown, remoteAddress = '203.0.113.7') =>
      (await app.inject({ method: 'POST', url: '/composition/vitals', body: body as object, remoteAddress }))
        .statusCode,
    count: () => (tallies.figures[KEY]?.vitals.lcp ?? []).reduce((sum, [, times]) => sum + times, 0),
  };
}
const told = (over: object = {}) => ({ remote: 'mf-tour', version: '1.0.0', vitals: { lcp: 1200 }, ...over });

it('counts what a browser tells of a live version, and of no other', async () => {
  const { tell, count } = aShell();
  expect(await tell(told())).toBe(204);
  expect(await tell(told({ version: '9.9.9' }))).toBe(204);
  expect(count()).toBe(1);
});

it.each([
  ['nothing', {}],
  ['below nothing', told({ vitals: { lcp: -1 } })],
  ['a day', told({ vitals: { lcp: 86_400_000 } })],
  ['words', told({ vitals: { lcp: 'slow' } })],
])('takes no %s', async (_what, body) => {
  const { tell, count } = aShell();
  expect(await tell(body)).toBe(400);
  expect(count()).toBe(0);
});

it('one network is believed thirty times a minute', async () => {
  const { tell, count } = aShell();
  for (let times = 0; times < 40; times++) await tell(told());
  expect(count()).toBe(30);
  await tell(told(), '198.51.100.1');
  expect(count()).toBe(31);
});
