import kitTexts from '@cairn/shared-contracts/ui/i18n/en-US.json' with { type: 'json' };
import cookie from '@fastify/cookie';
import { expect, it } from '@jest/globals';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { aLive, aRelease } from '../testing/sample-releases.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { pages } from './pages.ts';
import type { Registry, Snapshot } from './registry.ts';
import { Sessions } from './session.ts';
import type { Shell } from './shell-assets.ts';
import { shellSites } from './site.ts';
import { type Version, versionKey } from './version-store.ts';

const SHELL: Shell = {
  assets: {
    base: '/assets/shell/',
    main: '',
    js: [],
    css: [],
    kit: {},
    pages: {},
    integrity: {},
    locales: {},
    fonts: [],
    scriptFonts: { 'en-US': [], de: [], ru: [], zh: [] },
  },
  dir: '',
  js: [],
  css: [],
  styleOf: () => undefined,
  fontsOf: () => [],
  textsOf: () => ({ shell: texts, kit: kitTexts }),
};

/** where this one version of mf-tour is live */
function snapshotOf(revision: number, version: string): Snapshot {
  const loaded: Version = {
    state: 'ready',
    release: aRelease('mf-tour', version, ''),
    container: { modules: new Map(), failures: new Map() },
    styles: new Map(),
    users: 0,
  };
  return {
    live: aLive(revision, { 'mf-tour': { stable: version, versions: [{ version, weight: 100, integrity: '' }] } }),
    versions: new Map([[versionKey('mf-tour', version), loaded]]),
  };
}

it('a page is made of what is live when it is composed: what was live when it was asked for may be unloaded by then', async () => {
  const env = readEnv({ PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const site = createHttpServer(env);
  let snapshot = snapshotOf(1, '1.0.0');
  const held: string[] = [];
  const registry = {
    get snapshot() {
      return snapshot;
    },
    hold(versions: readonly Version[]) {
      held.push(...versions.map(({ release }) => release?.version ?? ''));
      return () => undefined;
    },
  };
  // the api takes its time to say where the visitor is, and meanwhile a release goes live
  const findCountry = async () => {
    snapshot = snapshotOf(2, '1.1.0');
    return null;
  };
  await site.register(cookie);
  const sites = shellSites(env, [process.cwd()]);
  const sessions = new Sessions({ apiUrl: env.API_URL, isSecure: false });
  // what pages ask of a registry
  await site.register(pages, {
    env,
    sites,
    findCountry,
    sessions,
    shell: SHELL,
    registry: registry as unknown as Registry,
  });
  const answer = await site.inject({ url: '/review/7', headers: { host: '127.0.0.1' } });
  await site.close();
  expect([answer.headers['x-composition'], held]).toEqual(['mf-tour@1.1.0', ['1.1.0']]);
});
