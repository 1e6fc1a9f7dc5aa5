import { releaseKey } from '@cairn/shared-contracts/remote/release';
import cookie from '@fastify/cookie';
import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { aLive, aRelease } from '../testing/sample-releases.ts';
import { AVOIDED_COOKIE, avoidedVersions, browserFailures } from './browser-failures.ts';
import type { Snapshot } from './registry.ts';
import type { Version } from './version-store.ts';
import { VersionTallies } from './watch/version-tallies.ts';

const ready = (name: string, version: string): [string, Version] => [
  releaseKey(name, version),
  { state: 'ready', release: aRelease(name, version, ''), container: { failures: new Map() }, users: 0 },
];
const weight = (version: string, percent: number) => ({ version, weight: percent, integrity: '' });
/** mf-tour has a stable version beside the one on trial, mf-chat has one, mf-new is on trial itself */
const LIVE = aLive(1, {
  'mf-tour': { stable: '1.0.0', versions: [weight('1.0.0', 99), weight('2.0.0', 1)] },
  'mf-chat': { stable: '1.0.0', versions: [weight('1.0.0', 100)] },
  'mf-new': { stable: null, versions: [weight('1.0.0', 10)] },
});
const SNAPSHOT: Snapshot = {
  live: LIVE,
  versions: new Map([
    ready('mf-tour', '1.0.0'),
    ready('mf-tour', '2.0.0'),
    ready('mf-chat', '1.0.0'),
    ready('mf-new', '1.0.0'),
  ]),
};

async function shell() {
  const app = fastify();
  await app.register(cookie);
  const counts = browserFailures(app, { registry: { snapshot: SNAPSHOT, failing: new Map() }, isSecure: true });
  return {
    counts,
    async tell(name: string, version: string, known = '', reason: unknown = 'Error: boom') {
      const answer = await app.inject({
        ...{ method: 'POST', url: '/composition/failures', body: { name, version, reason } },
        ...(known ? { cookies: { [AVOIDED_COOKIE]: known } } : {}),
      });
      return { status: answer.statusCode, body: answer.json(), set: answer.cookies[0] };
    },
  };
}

it('who tells of a version on trial gets the stable one for an hour', async () => {
  const { tell } = await shell();
  const { body, set } = await tell('mf-tour/route.page', '2.0.0');
  expect(body).toEqual({ isOther: true });
  expect(set).toMatchObject({
    name: AVOIDED_COOKIE,
    value: 'mf-tour@2.0.0',
    maxAge: 3600,
    httpOnly: true,
    secure: true,
  });
});

it.each([
  ['the stable version', 'mf-tour/route.page', '1.0.0', ''],
  ['the only version', 'mf-chat/card', '1.0.0', ''],
  ['a remote that is on trial itself', 'mf-new/card', '1.0.0', ''],
  ['a version that is not live', 'mf-tour/card', '3.0.0', ''],
  ['a part that it does not have', 'mf-tour/constructor', '2.0.0', ''],
  ['a remote that there is none of', '__proto__/card', '2.0.0', ''],
  ['what was told already: no end of reloads otherwise', 'mf-tour/card', '2.0.0', 'mf-tour@2.0.0'],
])('nothing is in the place of %s', async (_what, name, version, known) => {
  const { tell } = await shell();
  expect(await tell(name, version, known)).toEqual({ status: 200, body: { isOther: false }, set: undefined });
});

it('it is counted by version and module, whichever name of it was told', async () => {
  const { tell, counts } = await shell();
  for (const name of ['mf-tour/card', 'mf-tour/fragment.card', 'mf-tour/page', 'mf-tour/nothing'])
    await tell(name, '2.0.0');
  expect(counts).toEqual(
    new Map([
      [
        'mf-tour@2.0.0',
        new Map([
          ['fragment.card', 2],
          ['route.page', 1],
        ]),
      ],
    ]),
  );
});

it('what is no report is refused', async () => {
  const { tell } = await shell();
  expect((await tell('mf-tour/card', '2.0.0', '', 7)).status).toBe(400);
  expect((await tell('mf-tour/card', '2.0.0', '', 'x'.repeat(501))).status).toBe(400);
});

it.each([
  ['mf-tour@2.0.0', ['mf-tour@2.0.0']],
  ['mf-tour@1.0.0 mf-tour@2.0.0', ['mf-tour@2.0.0']],
  ['nonsense', []],
  ['a@1 b@1 c@1 d@1 e@1 f@1', ['a@1', 'b@1', 'c@1', 'd@1', 'e@1']],
])('of the cookie %s counts %j: never the stable version', (value, keys) => {
  expect(avoidedVersions(value, LIVE)).toEqual(keys);
  expect(avoidedVersions(undefined, LIVE)).toEqual([]);
});

it('is counted for the version, with the place in its code; other places are no report', async () => {
  const tallies = new VersionTallies();
  const app = fastify();
  await app.register(cookie);
  browserFailures(app, { registry: { snapshot: SNAPSHOT, failing: new Map() }, isSecure: true, tallies });
  const tell = async (at: string) => {
    const body = { name: 'mf-tour/route.page', version: '2.0.0', reason: 'Error: boom', at };
    return (await app.inject({ method: 'POST', url: '/composition/failures', body })).statusCode;
  };
  expect(await tell('browser/c.0a1b2c3d.js:1:2345')).toBe(200);
  expect(await tell('https://evil.example/x.js:1:1')).toBe(400);
  expect(tallies.figures['mf-tour@2.0.0']?.reasons).toEqual([
    {
      ...{ side: 'browser', part: 'route.page', reason: 'Error: boom', times: 1 },
      where: 'browser/c.0a1b2c3d.js:1:2345',
    },
  ]);
});
