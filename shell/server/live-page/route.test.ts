import { generateKeyPairSync } from 'node:crypto';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { LOCALES, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { aLive, aRelease, KEYS } from '../../testing/sample-releases.ts';
import { type Env, readEnv } from '../env.ts';
import type { Version } from '../version-store.ts';
import { liveView } from './live-view.ts';
import { liveBody } from './markup.ts';
import { mayReadLive, mayReadMetrics } from './may-read.ts';
import { wordsIn } from './words.ts';

const ready = (name: string, version: string): [string, Version] => [
  releaseKey(name, version),
  { state: 'ready', release: aRelease(name, version, ''), container: { failures: new Map() }, users: 0 },
];
const LIVE = aLive(2, {
  'mf-tour': {
    stable: '1.0.0',
    versions: [
      { version: '1.0.0', weight: 90, integrity: '' },
      { version: '2.0.0', weight: 10, integrity: '' },
    ],
  },
});
const VIEW = liveView({
  snapshot: { live: LIVE, versions: new Map([ready('mf-tour', '1.0.0'), ready('mf-tour', '2.0.0')]) },
  shells: [
    {
      ...{ format: 1, shell: '<b>one', environment: 'test', at: '2027-01-01T00:00:00.000Z', state: 'up', revision: 2 },
      ...{ answered: [], versions: {}, remotes: {} },
      figures: {
        'mf-tour@2.0.0': {
          steps: [[200, 40, 0]],
          ...{
            networks: 0,
            loads: 0,
            vitals: { lcp: [[50, 30]], inp: [[25, 30]], cls: [[19, 30]], server: [[20, 3]] },
          },
          reasons: [{ side: 'server', part: 'route.tour', reason: '<script>boom', times: 40 }],
        },
      },
    },
  ],
  history: [{ live: LIVE }],
});

it('shows shares, failed pages and what failed, and the commands to copy', () => {
  const html = liveBody(VIEW, 'Cairn', wordsIn(localeOf('en-US')), Date.parse('2027-01-01T00:10:00.000Z'));
  expect(html).toContain('Look at mf-tour');
  expect(html).toContain('aria-label="10\u00a0% of visitors"');
  expect(html).toContain('20.00\u00a0%');
  expect(html).toContain('LCP 1.1 s');
  // of the server's time too little is known
  expect(html).toContain('>INP 103 ms · CLS 0.06<');
  expect(html).toMatch(/>Version<.*>Share<.*>State<.*>Age<.*>Failed<.*>LCP</);
  expect(html).toContain('npm run cairn -- rollback mf-tour --environment test');
  expect(html).toContain('npm run cairn -- promote mf-tour 2.0.0 --environment test');
});

it('says that the store shows what is not taken, here and on other shells', () => {
  const stale = 'Error: live.json went back from <i>revision 2 to 1';
  const shells = VIEW.shells.map((one) => ({ ...one, stale: 'it went back there, too' }));
  const html = liveBody({ ...VIEW, stale, shells }, 'Cairn', wordsIn(localeOf('en-US')), 0);
  expect(html).toContain('class="st bad"><i></i>Look at the store<');
  expect(html).toContain('Revision 2 goes on being served');
  expect(html).toContain('went back from &lt;i&gt;revision 2 to 1');
  expect(html).toMatch(/class="badge err">Revision 2<.*it went back there, too/);
});

it('what versions threw and shells are called is text', () => {
  const html = liveBody(VIEW, 'Cairn', wordsIn(localeOf('en-US')), 0);
  expect(html).toContain('40 × server, route.tour: &lt;script&gt;boom');
  expect(html).toContain('&lt;b&gt;one');
  expect(html).not.toMatch(/<script>|<b>one/);
});

it.each(LOCALES)('says all of it in $iso, whose words nowhere are those of English', (locale) => {
  const html = liveBody(VIEW, 'Cairn', wordsIn(locale), Date.parse('2027-01-01T00:10:00.000Z'));
  expect(html).toContain(
    {
      'en-US': '>Look at mf-tour<',
      de: '>Bitte prüfen: mf-tour<',
      ru: '>Проверьте: mf-tour<',
      zh: '>请检查：mf-tour<',
    }[locale.code],
  );
  const words = html.replaceAll(/<code>.*?<\/code>|<[^>]*>/g, '\n');
  if (locale.code !== 'en-US') expect(words).not.toMatch(/\b(visitors|pages|Stable|ago|history|loaded)\b/);
});

describe('who may read it', () => {
  const production: Env = { ...readEnv({ NODE_ENV: 'production' }), LIVE_ENVIRONMENT: 'test' };
  const squad = generateKeyPairSync('ed25519');
  const public_key = squad.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const provers = {
    root: KEYS.publicKey,
    environment: 'test',
    ring: async () => ({
      ...{ format: 1 as const, revision: 1, changed_at: '', changed_by: '' },
      squads: { 'squad-tour': { remotes: ['mf-tour'], keys: [{ id: 'squad-tour.1', public_key, added_at: '' }] } },
    }),
  };
  const signed = (over: object = {}, key = KEYS.privateKey, id = 'release') =>
    Buffer.from(
      signDocument(
        { may: 'read live', environment: 'test', until: new Date(Date.now() + 60_000).toISOString(), ...over },
        key,
        id,
      ),
    ).toString('base64url');

  const asked = async (query: string, env = production): Promise<boolean> => {
    const app = fastify();
    await app.register(cookie);
    // nobody is logged in
    const sessions = { of: () => ({ isPresent: false }) } as unknown as Parameters<typeof mayReadLive>[2]['sessions'];
    app.get('/', async (request, reply) => ({
      may: await mayReadLive(request, reply, { env, provers, sessions }),
    }));
    const answer = await app.inject(`/?${query}`);
    await app.close();
    return answer.json().may;
  };

  it.each<[string, () => string, boolean]>([
    ['nobody without a link', () => '', false],
    ['who has a link', () => `proof=${signed()}`, true],
    ['who has a link of a squad', () => `proof=${signed({}, squad.privateKey, 'squad-tour.1')}`, true],
    [
      'not with one of a squad for another environment',
      () => `proof=${signed({ environment: 'other' }, squad.privateKey, 'squad-tour.1')}`,
      false,
    ],
    ['not with one that is over', () => `proof=${signed({ until: '2020-01-01T00:00:00.000Z' })}`, false],
    ['not with one of another environment', () => `proof=${signed({ environment: 'other' })}`, false],
    ['not with one for something else', () => `proof=${signed({ may: 'read experiments' })}`, false],
    ['not with another key', () => `proof=${signed({}, generateKeyPairSync('ed25519').privateKey)}`, false],
    ['not with nonsense', () => 'proof=abc', false],
  ])('%s', async (_who, query, may) => {
    expect(await asked(query())).toBe(may);
  });

  it('everybody in a demonstration', async () => {
    expect(await asked('', { ...production, DEMO: 'on' })).toBe(true);
  });

  it.each<[string | undefined, string | undefined, boolean]>([
    ['0123456789abcdef', 'Bearer 0123456789abcdef', true],
    ['0123456789abcdef', 'Bearer 0123456789abcdeX', false],
    ['0123456789abcdef', undefined, false],
    [undefined, 'Bearer ', false],
  ])('metrics with the key %s and %s: %s', async (key, authorization, may) => {
    const app = fastify();
    app.get('/', (request) => ({
      may: mayReadMetrics(request, { ...production, ...(key ? { METRICS_KEY: key } : {}) }),
    }));
    const answer = await app.inject({ url: '/', ...(authorization ? { headers: { authorization } } : {}) });
    await app.close();
    expect(answer.json()).toEqual({ may });
  });
});
