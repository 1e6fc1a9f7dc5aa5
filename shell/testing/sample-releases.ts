import { generateKeyPairSync, sign } from 'node:crypto';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { Live, LiveRemote, Release } from '@cairn/shared-contracts/remote/release';

/** the entry that browsers load of such a release */
export const BROWSER_ENTRY = 'export const get = () => {};';

/** A release with as little as it takes; the server's bundle is `code`. */
export function aRelease(name: string, version: string, code: string, more: Partial<Release> = {}): Release {
  return {
    format: 1,
    name,
    version,
    container: `${name}__${version}`.replace(/\W/g, '_'),
    kit: '^1.0.0',
    routes: { page: { expose: 'route.page', fragments: [] } },
    fragments: { card: { expose: 'fragment.card', fragments: [] } },
    locales: ['en-US'],
    exposes: {
      'route.page': { js: [], css: [], shared: [] },
      'fragment.card': { js: [], css: [], shared: [] },
    },
    browser: { file: 'browser/remoteEntry.js', integrity: integrityOf(BROWSER_ENTRY) },
    server: { file: 'server/remoteEntry.js', integrity: integrityOf(code) },
    others: [],
    ...more,
  };
}

/** a container as a remote's server build makes one: `modules` are JavaScript expressions by exposed name */
export const containerCode = (modules: Record<string, string>): string =>
  `module.exports = {
    init() {},
    get(name) {
      const make = { ${Object.entries(modules)
        .map(([name, expression]) => `'./${name}': () => (${expression})`)
        .join(', ')} }[name];
      return Promise.resolve(make);
    },
  };`;

/** one whose page and card render nothing */
export const PLAIN_CONTAINER = containerCode({
  'route.page': '{ default: { Component: () => null } }',
  'fragment.card': '{ default: { Component: () => null } }',
});

export const KEYS = generateKeyPairSync('ed25519');

export const aLive = (revision: number, remotes: Record<string, LiveRemote>): Live => ({
  format: 1,
  environment: 'test',
  revision,
  changed_at: '2027-01-01T00:00:00.000Z',
  changed_by: 'test',
  note: '',
  remotes,
});

export function signedDocument(live: unknown, key = KEYS.privateKey): Buffer {
  const payload = JSON.stringify(live);
  const signature = sign(null, Buffer.from(payload), key).toString('base64');
  return Buffer.from(JSON.stringify({ payload, key_id: 'release', signature }));
}
