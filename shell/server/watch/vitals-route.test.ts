import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { aLive } from '../../testing/sample-releases.ts';
import type { Snapshot } from '../registry.ts';
import { VersionTallies } from './version-tallies.ts';
import { vitalsRoute } from './vitals-route.ts';

const KEY = 'mf-tour@1.0.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const weight = (version: string, percent: number) => ({ version, weight: percent, integrity: '' });
const LIVE = aLive(1, {
  'mf-tour': { stable: '1.0.0', versions: [weight('1.0.0', 50), weight('2.0.0', 50)] },
  'mf-chat': { stable: '1.0.0', versions: [weight('1.0.0', 100)] },
});
/** who fall to the one version and to the other */
const [ON_STABLE, ON_TRIAL] = ['visitor-3', 'visitor-2'];

interface From {
  ip?: string;
  visitor?: string | undefined;
  headers?: Record<string, string>;
  cookies?: string;
}

async function aShell() {
  const tallies = new VersionTallies();
  const app = fastify();
  await app.register(cookie);
  // what it looks at of a version is whether it is there
  const broken = { state: 'broken', reason: '', at: 0 } as const;
  const versions: Snapshot['versions'] = new Map([KEY, 'mf-tour@2.0.0', 'mf-chat@1.0.0'].map((key) => [key, broken]));
  vitalsRoute(app, { registry: { snapshot: { live: LIVE, versions } }, tallies });
  const lcp = (histogram: readonly (readonly [number, number])[] = []) =>
    histogram.reduce((sum, [, times]) => sum + times, 0);
  return {
    tell: async (body: unknown, { ip = '203.0.113.7', visitor = ON_STABLE, headers, cookies = '' }: From = {}) =>
      (
        await app.inject({
          ...{ method: 'POST', url: '/composition/vitals', body: body as object, remoteAddress: ip },
          headers: { 'user-agent': CHROME, cookie: `visitor=${visitor}; ${cookies}`, ...headers },
        })
      ).statusCode,
    shown: (key = KEY) => lcp(tallies.figures[key]?.vitals.lcp),
    compared: (key = KEY) =>
      (tallies.figures[key]?.compared?.windows ?? []).reduce((sum, { measures }) => sum + lcp(measures.lcp), 0),
    figures: () => tallies.figures,
  };
}
const told = (over: object = {}) => ({ remote: 'mf-tour', version: '1.0.0', vitals: { lcp: 1200 }, ...over });
const ofTrial = told({ version: '2.0.0' });

it('counts what a browser tells of a live version, and of no other', async () => {
  const { tell, shown } = await aShell();
  expect(await tell(told())).toBe(204);
  expect(await tell(told({ version: '9.9.9' }))).toBe(204);
  expect(shown()).toBe(1);
});

it('counts code and parts for the version that they are of', async () => {
  const { tell, figures } = await aShell();
  const parts = [
    { remote: 'mf-tour', version: '1.0.0', render: 30 },
    { remote: 'mf-chat', version: '1.0.0', load: 90, render: 40 },
    { remote: 'mf-chat', version: '9.9.9', load: 90 },
  ];
  expect(await tell(told({ parts }))).toBe(204);
  const { 'mf-tour@1.0.0': tour, 'mf-chat@1.0.0': chat, ...rest } = figures();
  expect(rest).toEqual({});
  expect(tour?.vitals).toMatchObject({ lcp: [[51, 1]], render: [[12, 1]], load: [] });
  expect(chat?.vitals).toMatchObject({ lcp: [], render: [[15, 1]], load: [[24, 1]] });
});

it.each([
  ['nothing', {}],
  ['below nothing', told({ vitals: { lcp: -1 } })],
  ['an hour', told({ vitals: { lcp: 3_600_000 } })],
  ['words', told({ vitals: { lcp: 'slow' } })],
  ['an endless number', told({ vitals: { cls: 1e300 } })],
  ['ever so many parts', told({ parts: Array.from({ length: 13 }, () => ({ remote: 'mf-tour', version: '1.0.0' })) })],
])('takes no %s', async (_what, body) => {
  const { tell, shown } = await aShell();
  expect(await tell(body)).toBe(400);
  expect(shown()).toBe(0);
});

it('one network is heard thirty times a minute', async () => {
  const { tell, shown } = await aShell();
  for (let times = 0; times < 40; times++) await tell(told());
  expect(shown()).toBe(30);
  await tell(told(), { ip: '198.51.100.1' });
  expect(shown()).toBe(31);
});

describe('versions are compared', () => {
  /** something to compare with */
  const withBoth = async () => {
    const shell = await aShell();
    await shell.tell(told(), { ip: '198.51.100.1' });
    await shell.tell(ofTrial, { ip: '198.51.100.2', visitor: ON_TRIAL });
    expect([shell.compared(), shell.compared('mf-tour@2.0.0')]).toEqual([1, 1]);
    return shell;
  };

  it.each<[string, From]>([
    ['somebody who falls to another version', { visitor: ON_STABLE }],
    ['somebody without a cookie', { visitor: '', headers: { cookie: '' } }],
    ['a program', { visitor: ON_TRIAL, headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['a browser without a head', { visitor: ON_TRIAL, headers: { 'user-agent': 'HeadlessChrome/142' } }],
    ['an employee', { visitor: ON_TRIAL, cookies: 'employee=1' }],
    ['an overridden browser', { visitor: ON_TRIAL, cookies: 'composition_override=abc' }],
  ])('not by what %s tells', async (_who, from) => {
    const { tell, shown, compared } = await withBoth();
    expect(await tell(ofTrial, from)).toBe(204);
    expect([shown('mf-tour@2.0.0'), compared('mf-tour@2.0.0')]).toEqual([2, 1]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour of its domain', { 'sec-fetch-site': 'same-site' }],
    ['a browser of old on another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('and nothing at all is counted from %s', async (_who, headers) => {
    const { tell, shown } = await withBoth();
    expect(await tell(ofTrial, { visitor: ON_TRIAL, headers })).toBe(204);
    expect(shown('mf-tour@2.0.0')).toBe(1);
  });

  it('by what is sent from the site’s own page, ten times an hour of a network, however often it is sent again', async () => {
    const { tell, compared } = await withBoth();
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };
    for (let times = 0; times < 100; times++) await tell(ofTrial, { visitor: ON_TRIAL, headers });
    expect(compared('mf-tour@2.0.0')).toBe(1 + 10);
  });
});
