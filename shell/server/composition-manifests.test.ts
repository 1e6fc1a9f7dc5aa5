/** @jest-environment @cairn/shared-contracts/testing/node-environment */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import type { WholeManifest } from '../composition/boot.ts';
import { matchRoute } from '../routing/match-route.ts';
import { FakeStore } from '../testing/fake-store.ts';
import { aRelease, containerCode, KEYS, PLAIN_CONTAINER } from '../testing/sample-releases.ts';
import { aShell } from '../testing/sample-shell.ts';
import { cdnOf, compositionManifests, manifestUrl } from './composition-manifests.ts';
import { readEnv } from './env.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { Registry } from './registry.ts';
import { shellSites } from './site.ts';

const HALF_BROKEN = containerCode({
  'route.page': '(() => { throw new Error("bad"); })()',
  'fragment.card': '{ default: { Component: () => null } }',
});
const SHELL = aShell({
  assets: { main: 'main.1.js', kit: { button: { js: ['k.js'], css: [] } }, integrity: { 'k.js': 'sha384-k' } },
});

let dir: string;
let registry: Registry;
let site: FastifyInstance;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'manifest-'));
  const store = new FakeStore();
  const live = (name: string, version: string, code: string) => {
    const routes = { page: { expose: 'route.page', fragments: [], addresses: [{ pattern: `/pages-of-${name}` }] } };
    const integrity = store.release(aRelease(name, version, code, { routes }), code);
    return { stable: version, versions: [{ version, weight: 1, integrity }] };
  };
  store.publish(1, {
    'mf-tour': live('mf-tour', '1.0.0', PLAIN_CONTAINER),
    'mf-chat': live('mf-chat', '2.0.0', HALF_BROKEN),
  });
  site = Fastify();
  registry = new Registry({
    loader: new LoadedVersions(),
    environment: 'test',
    artifacts: store,
    key: KEYS.publicKey,
    cacheDir: dir,
    pollMs: 60_000,
    log: site.log,
    misfit: () => undefined,
  });
  await registry.start();
  await site.register(compositionManifests, {
    ...{ registry, shell: SHELL, cdn: '/cdn' },
    sites: shellSites(readEnv({ PUBLIC_URL: 'https://cairn.test' }), [import.meta.dirname]),
  });
});
afterEach(async () => {
  registry.stop();
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

const ask = async (header: string, host = 'cairn.test') => {
  const answer = await site.inject({ url: manifestUrl(header, SHELL), headers: { host } });
  return { status: answer.statusCode, body: answer.json<WholeManifest>() };
};

describe('all that a composition has', () => {
  it('is found under the versions that it is made of, by absolute addresses', async () => {
    const { status, body } = await ask('mf-tour@1.0.0,mf-chat@2.0.0');
    expect(status).toBe(200);
    expect(Object.values(body.remotes).map(({ base, down }) => [base, down])).toEqual([
      ['https://cairn.test/cdn/remotes/mf-tour/1.0.0/', []],
      ['https://cairn.test/cdn/remotes/mf-chat/2.0.0/', ['route.page']],
    ]);
    expect([body.kit, body.integrity]).toEqual([SHELL.assets.kit, SHELL.assets.integrity]);
  });

  it('stands at the site’s own address, whatever a stranger calls it', async () => {
    const { body } = await ask('mf-tour@1.0.0', 'evil.test');
    expect(body.remotes['mf-tour']?.base).toBe('https://cairn.test/cdn/remotes/mf-tour/1.0.0/');
  });

  it('is without the remotes that are down', async () => {
    const { status, body } = await ask('mf-tour@down,mf-chat@2.0.0');
    expect([status, Object.keys(body.remotes)]).toEqual([200, ['mf-chat']]);
  });

  it('knows the addresses of what is down: its pages are away, as on the server, and not unknown', async () => {
    const { body } = await ask('mf-tour@down,mf-chat@2.0.0');
    expect(matchRoute(body.table, '/pages-of-mf-tour')?.entry.target).toBe('mf-tour/page');
  });

  it.each(['mf-tour@9.9.9', 'mf-none@1.0.0', 'mf-tour', '', '../../keys'])(
    'of versions that never were live (%j) there is none',
    async (header) => {
      expect((await ask(header)).status).toBe(404);
    },
  );

  it('is of no address that names a remote twice', async () => {
    expect((await ask('mf-chat@2.0.0,mf-tour@1.0.0,mf-chat@2.0.0')).status).toBe(404);
    expect((await ask('mf-tour@1.0.0,mf-tour@down')).status).toBe(404);
  });

  it('another build of the shell has another address', () => {
    const other = { ...SHELL, assets: { ...SHELL.assets, main: 'main.2.js' } };
    expect(manifestUrl('mf-tour@1.0.0', other)).not.toBe(manifestUrl('mf-tour@1.0.0', SHELL));
  });
});

it.each([
  ['/cdn', 'https://cairn.test/cdn'],
  ['https://cdn.test', 'https://cdn.test'],
  ['https://cdn.test/', 'https://cdn.test'],
  ['https://cdn.test/releases/', 'https://cdn.test/releases'],
])('browsers find the store %s at %s, and a path behind it', (cdn, address) => {
  expect(cdnOf({ origin: 'https://cairn.test' }, cdn)).toBe(address);
});
