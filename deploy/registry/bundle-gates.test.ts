import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasNoSecrets, hasNoSourceMaps, isNotMuchHeavier } from './bundle-gates.ts';
import type { Gate } from './gates.ts';
import { diskStore } from './object-store.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bundle-'));
});
afterAll(() => rm(dir, { recursive: true }));

const file = (path: string) => ({ file: path, integrity: '' });
const aVersion = (version: string, others: string[] = []): Release => ({
  format: 1,
  name: 'mf-tour',
  version,
  container: 'x',
  kit: '^1.1.0',
  routes: {},
  fragments: {},
  locales: [],
  exposes: { 'route.page': { js: [file('browser/page.js')], css: [], shared: [] } },
  browser: file('browser/remoteEntry.js'),
  server: file('server/remoteEntry.js'),
  others: others.map(file),
});

const KB = 'x'.repeat(1024);

/** what a gate finds in a version whose page is this text, beside a live one of 100 KB */
async function found(gate: Gate, page: string, more: { others?: string[]; heavier?: string } = {}) {
  const store = diskStore(dir);
  const before = `${releaseFolder('mf-tour', '1.0.0')}/`;
  await store.put(`${before}release.json`, Buffer.from(JSON.stringify(aVersion('1.0.0'))));
  await store.put(`${before}browser/page.js`, Buffer.from(KB.repeat(100)));
  const release = aVersion('1.1.0', more.others);
  return gate.look({
    store,
    release,
    read: async (path) => Buffer.from(path === 'browser/page.js' ? page : ''),
    live: {
      format: 1,
      environment: 'local',
      revision: 1,
      changed_at: '',
      changed_by: '',
      note: '',
      remotes: { 'mf-tour': { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 100, integrity: '' }] } },
    },
    ...(more.heavier ? { heavier: more.heavier } : {}),
  });
}

// put together here, so that no scanner takes this file for a leak
const STRIPE = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
const RANDOM = ['9fK2mQ7z', 'X4bTr8Lw', 'Vc6pYn3H', 'sJ5dGe1A'].join('');

describe('a secret in the bundle', () => {
  it.each([
    ['a key of Stripe', `const a="${STRIPE}"`, 'a secret key of Stripe (sk_liv…)'],
    ['a private key', `"-----BEGIN ${'PRIVATE'} KEY-----"`, 'a private key (-----B…)'],
    ['a database', `"postgres://cairn:${'hunter2x'}@db.internal/cairn"`, 'an address with a password (postgr…)'],
    ['a random value', `{clientSecret:"${RANDOM}"}`, 'a random value under the name of a secret (9fK2mQ…)'],
  ])('%s is refused, without telling it', async (_title, page, reason) => {
    const [problem, ...rest] = await found(hasNoSecrets, page);
    expect(rest).toEqual([]);
    expect(problem?.file).toBe('browser/page.js');
    expect(problem?.reason).toContain(`has ${reason}`);
  });

  it.each([
    ['a name of a field', '{password:"current-password",newPassword:"new-password-again-please"}'],
    ['a text', '{"forgotPassword":"Forgotten-your-password-again"}'],
    ['a hash of content', `{integrity:"sha384-${RANDOM}"}`],
    ['an address of a channel', '"https://example.test/a:b@c"'],
  ])('%s is none', async (_title, page) => {
    expect(await found(hasNoSecrets, page)).toEqual([]);
  });
});

describe('a source map that everybody can fetch', () => {
  it.each([
    ['beside the files', '', ['browser/page.js.map'], 'browser/page.js.map'],
    ['named in one', '1\n//# sourceMappingURL=page.js.map', [], 'browser/page.js'],
  ])('%s is refused', async (_title, page, others, at) => {
    expect(await found(hasNoSourceMaps, page, { others })).toMatchObject([{ file: at }]);
  });
});

describe('the weight of a version', () => {
  it.each([
    ['29 % heavier', 129, undefined, []],
    ['30 % heavier', 130, undefined, [{ reason: expect.stringMatching(/^is 30 % heavier than 1\.0\.0/) }]],
    [
      '40 % heavier',
      140,
      undefined,
      [{ reason: expect.stringMatching(/40 % heavier than 1\.0\.0.*140 KB after 100 KB/) }],
    ],
    ['40 % heavier with a reason', 140, 'the map of the route', []],
    ['lighter', 60, undefined, []],
  ])('%s', async (_title, kilobytes, heavier, problems) => {
    expect(await found(isNotMuchHeavier, KB.repeat(kilobytes), heavier ? { heavier } : {})).toMatchObject(problems);
  });
});
