import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { LiveRemote, PastVersion } from '@cairn/shared-contracts/remote/release';
import { contractOwners, injectScoped } from '@cairn/shared-contracts/state/scoped-endpoints';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify from 'fastify';
import { FakeStore } from '../testing/fake-store.ts';
import { aLive, aRelease, containerCode, KEYS, PLAIN_CONTAINER, signedDocument } from '../testing/sample-releases.ts';
import { until } from '../testing/until.ts';
import { NotFoundError } from './artifacts.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { Registry } from './registry.ts';

/** releases 'mf-tour' in that version and gives its line of live.json */
const inStore = (store: FakeStore, version: string, code = PLAIN_CONTAINER, name = 'mf-tour'): LiveRemote => ({
  stable: version,
  versions: [{ version, weight: 1, integrity: store.release(aRelease(name, version, code), code) }],
});

let cacheDir: string;
let store: FakeStore;
let warnings: string[];
let errors: string[];
const started: Registry[] = [];
let loader: LoadedVersions;
/** exposed modules of a version that are loaded */
const modulesOf = (key: string) => [...(loader.of(key)?.modules.keys() ?? [])];

function aRegistry(
  misfit: ConstructorParameters<typeof Registry>[0]['misfit'] = () => undefined,
  pollMs = 1,
): Registry {
  const log = Object.assign(Fastify({ logger: { level: 'silent' } }).log, {
    warn: (detail: { reason?: string }, message?: string) => {
      warnings.push(`${message ?? ''} ${detail.reason ?? ''}`);
    },
    error: (detail: { remote?: string; reason?: string }, message?: string) => {
      errors.push(`${detail.remote}: ${message ?? ''}: ${detail.reason ?? ''}`);
    },
  });
  loader = new LoadedVersions();
  const registry = new Registry({
    artifacts: store,
    loader,
    key: KEYS.publicKey,
    environment: 'test',
    cacheDir,
    pollMs,
    log,
    misfit,
  });
  started.push(registry);
  return registry;
}

async function startedWith(revision: number, remotes: Record<string, LiveRemote>): Promise<Registry> {
  store.publish(revision, remotes);
  const registry = aRegistry();
  await registry.start();
  return registry;
}

const revisionOf = (registry: Registry) => registry.snapshot?.live.revision;
const stateOf = (registry: Registry, key: string) => registry.snapshot?.versions.get(key)?.state;
const versionOf = (registry: Registry, key: string) => {
  const version = registry.snapshot?.versions.get(key);
  if (!version) throw new Error(`${key} is not in the snapshot`);
  return version;
};
/** as a version's own code does when it is loaded: it lives until the version is unloaded */
const own = (owner: string) => injectScoped(`contract of ${owner}`, owner, () => ({}));
const isLoaded = (owner: string) => contractOwners()[`contract of ${owner}`]?.includes(owner) ?? false;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'registry-'));
  store = new FakeStore();
  warnings = [];
  errors = [];
});
afterEach(async () => {
  for (const registry of started.splice(0)) registry.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  // the registry may still be writing its copy
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
});

describe('registry', () => {
  it('has the first composition loaded when it has started', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    expect(stateOf(registry, 'mf-tour@1.0.0')).toBe('ready');
    expect(modulesOf('mf-tour@1.0.0')).toEqual(['route.page', 'fragment.card']);
    expect(registry.releaseOf('mf-tour', '1.0.0')?.container).toBe('mf_tour__1_0_0');
  });

  it('a new revision takes effect only when its versions are loaded', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    const letGo = store.hold('remotes/mf-tour/1.1.0/server/remoteEntry.js');
    store.publish(2, { 'mf-tour': inStore(store, '1.1.0') });
    await until('the new bundle is asked for', () =>
      store.reads.includes('remotes/mf-tour/1.1.0/server/remoteEntry.js'),
    );
    expect(revisionOf(registry)).toBe(1);
    expect(stateOf(registry, 'mf-tour@1.0.0')).toBe('ready');
    letGo();
    await until('revision 2', () => revisionOf(registry) === 2);
    expect(stateOf(registry, 'mf-tour@1.1.0')).toBe('ready');
  });

  it('looks for a change that is about to come more often, until it is there', async () => {
    const quiet = 3_600_000;
    store.publish(1, { 'mf-tour': inStore(store, '1.0.0') });
    const registry = aRegistry(undefined, quiet);
    await registry.start();
    store.publish(2, { 'mf-tour': inStore(store, '1.1.0') });
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const isQuiet = () => timers.mock.calls.some(([, delay]) => delay === quiet);
    registry.hurry(quiet);
    expect(isQuiet()).toBe(false);
    await until('revision 2', () => revisionOf(registry) === 2);
    await until('it waits as long as before', isQuiet);
  });

  it('loads the code of a version while its browser files come, and lets go of it where one does not', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    const entry = 'remotes/mf-tour/1.1.0/browser/remoteEntry.js';
    const letGo = store.hold(entry);
    store.publish(2, { 'mf-tour': inStore(store, '1.1.0') });
    await until('its code is loaded', () => modulesOf('mf-tour@1.1.0').length > 0);
    expect(revisionOf(registry)).toBe(1);
    store.remove(entry);
    letGo();
    await until('revision 2', () => revisionOf(registry) === 2);
    expect(versionOf(registry, 'mf-tour@1.1.0')).toMatchObject({ state: 'broken', reason: `cannot read ${entry}` });
    expect(modulesOf('mf-tour@1.1.0')).toEqual([]);
  });

  it.each<[string, (path: string) => void, string]>([
    ['is missing', (path) => store.remove(path), 'cannot read'],
    ['is not what its hash says', (path) => store.put(path, 'alert(1)'), 'integrity mismatch for'],
  ])('a version is not ready while a file that browsers ask for later %s', async (_name, spoil, reason) => {
    const file = { file: 'browser/c.later.js', integrity: integrityOf('export default 1;') };
    const integrity = store.release(aRelease('mf-tour', '1.0.0', PLAIN_CONTAINER, { others: [file] }), PLAIN_CONTAINER);
    store.put(`remotes/mf-tour/1.0.0/${file.file}`, 'export default 1;');
    spoil(`remotes/mf-tour/1.0.0/${file.file}`);
    const registry = await startedWith(1, {
      'mf-tour': { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 1, integrity }] },
    });
    expect(versionOf(registry, 'mf-tour@1.0.0')).toMatchObject({
      state: 'broken',
      reason: `${reason} remotes/mf-tour/1.0.0/${file.file}`,
    });
  });

  it('a shell that starts without a store serves what it has: files that it lacks cannot be had', async () => {
    const remote = inStore(store, '1.0.0');
    (await startedWith(7, { 'mf-tour': remote })).stop();
    store.remove('remotes/mf-tour/1.0.0/browser/remoteEntry.js');
    const files = store;
    store = Object.assign(new FakeStore(), { isAway: true, read: files.read.bind(files) });
    const registry = aRegistry();
    await registry.start();
    expect(stateOf(registry, 'mf-tour@1.0.0')).toBe('ready');
  });

  it('a page that ends while a new revision loads takes nothing of it away', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    const release = registry.hold([versionOf(registry, 'mf-tour@1.0.0')]);
    const slow = 'remotes/mf-chat/2.0.0/server/remoteEntry.js';
    const letGo = store.hold(slow);
    store.publish(2, {
      'mf-tour': inStore(store, '2.0.0'),
      'mf-chat': inStore(store, '2.0.0', PLAIN_CONTAINER, 'mf-chat'),
    });
    own('mf-tour@2.0.0');
    await until('the slow bundle is asked for', () => store.reads.includes(slow));
    await until('the quick version is there', () => registry.releaseOf('mf-tour', '2.0.0') !== undefined);
    // its container is loaded in a few turns of the event loop
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    release();
    letGo();
    await until('revision 2', () => revisionOf(registry) === 2);
    expect(stateOf(registry, 'mf-tour@2.0.0')).toBe('ready');
    expect(isLoaded('mf-tour@2.0.0')).toBe(true);
  });

  it.each<[string, () => LiveRemote, RegExp]>([
    [
      'its manifest is not in the store',
      () => ({ stable: '3.0.0', versions: [{ version: '3.0.0', weight: 1, integrity: 'sha384-x' }] }),
      /cannot read/,
    ],
    [
      'its manifest is not the one that was signed for',
      () => ({ ...inStore(store, '3.1.0'), versions: [{ version: '3.1.0', weight: 1, integrity: 'sha384-x' }] }),
      /integrity mismatch/,
    ],
    [
      'its bundle was tampered with',
      () => {
        const remote = inStore(store, '3.2.0');
        store.put('remotes/mf-tour/3.2.0/server/remoteEntry.js', 'globalThis.stolen = true');
        return remote;
      },
      /integrity mismatch/,
    ],
    [
      'a style sheet of it is not the one that it was released with',
      () => {
        const sheet = { file: 'browser/c.1.css', integrity: integrityOf('.a{color:red}') };
        const exposes = { 'route.page': { js: [], css: [sheet], shared: [] } };
        const release = aRelease('mf-tour', '3.3.0', PLAIN_CONTAINER, { exposes });
        store.put('remotes/mf-tour/3.3.0/browser/c.1.css', '.a{color:green}');
        return {
          stable: '3.3.0',
          versions: [{ version: '3.3.0', weight: 1, integrity: store.release(release, PLAIN_CONTAINER) }],
        };
      },
      /integrity mismatch for .*c\.1\.css/,
    ],
  ])('a version is broken when %s, and the others go live', async (_title, remote, reason) => {
    const registry = await startedWith(1, {
      'mf-tour': remote(),
      'mf-chat': inStore(store, '1.0.0', PLAIN_CONTAINER, 'mf-chat'),
    });
    const [key = ''] = [...(registry.snapshot?.versions.keys() ?? [])].filter((name) => name.startsWith('mf-tour'));
    const version = versionOf(registry, key);
    expect(version.state === 'broken' && version.reason).toMatch(reason);
    expect(stateOf(registry, 'mf-chat@1.0.0')).toBe('ready');
    expect(Reflect.get(globalThis, 'stolen')).toBeUndefined();
  });

  it('the last good version before is loaded too, and what is wrong with the other is said once', async () => {
    const good = inStore(store, '1.0.0').versions[0];
    const remote = { ...inStore(store, '1.1.0'), fallback: { version: '1.0.0', integrity: good?.integrity ?? '' } };
    store.remove('remotes/mf-tour/1.1.0/server/remoteEntry.js');
    const registry = await startedWith(1, { 'mf-tour': remote });
    expect([stateOf(registry, 'mf-tour@1.1.0'), stateOf(registry, 'mf-tour@1.0.0')]).toEqual(['broken', 'ready']);
    const now = Date.now();
    for (const minutes of [1, 2]) {
      const before = versionOf(registry, 'mf-tour@1.1.0');
      jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
      await until('it was tried again', () => versionOf(registry, 'mf-tour@1.1.0') !== before);
    }
    expect(errors).toEqual([expect.stringMatching(/^mf-tour@1\.1\.0: version cannot be served: cannot read/)]);
  });

  it('a version that throws while pages are made is said once, and told while it fails on most of them', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    registry.failed('mf-tour@1.0.0', 'route.page', 'boom 1');
    expect(registry.failing.size).toBe(0);
    registry.failed('mf-tour@1.0.0', 'route.page', 'boom 2');
    registry.failed('mf-tour@1.0.0', 'route.page', 'boom 3');
    expect(errors).toEqual(['mf-tour@1.0.0: version failed while a page was made: route.page: boom 1']);
    expect(registry.failing.get('mf-tour@1.0.0')).toMatchObject({ expose: 'route.page', reason: 'boom 3', failed: 3 });
    store.publish(2, { 'mf-tour': inStore(store, '1.1.0') });
    await until('the next revision', () => revisionOf(registry) === 2);
    expect(registry.failing.size).toBe(0);
  });

  it('a version that is suspected gives way at once and comes back, one that is taken out stays out', async () => {
    const good = inStore(store, '1.0.0').versions[0];
    const remote = { ...inStore(store, '1.1.0'), fallback: { version: '1.0.0', integrity: good?.integrity ?? '' } };
    const registry = await startedWith(1, { 'mf-tour': remote });
    const state = () => stateOf(registry, 'mf-tour@1.1.0');
    expect([registry.suspend('mf-tour@1.1.0', 'suspected'), state()]).toEqual([true, 'broken']);
    // the one that takes its place has none itself
    expect([registry.suspend('mf-tour@1.0.0', 'suspected'), stateOf(registry, 'mf-tour@1.0.0')]).toEqual([
      false,
      'ready',
    ]);
    registry.acquit('mf-tour@1.1.0');
    expect(state()).toBe('ready');
    registry.convict('mf-tour@1.1.0', 'it stood still');
    expect([state(), modulesOf('mf-tour@1.1.0')]).toEqual(['broken', []]);
    registry.convict('mf-tour@1.0.0', 'it stood still');
    expect(stateOf(registry, 'mf-tour@1.0.0')).toBe('ready');
    expect(errors).toEqual([expect.stringMatching(/mf-tour@1\.0\.0.*no other version can take its place/)]);
  });

  it('a version that is loaded for a change to come can be taken out, be the live one broken', async () => {
    const live = inStore(store, '1.0.0');
    store.remove('remotes/mf-tour/1.0.0/server/remoteEntry.js');
    const registry = await startedWith(1, { 'mf-tour': live });
    const [next] = inStore(store, '1.1.0').versions;
    registry.versions.keep('a proposal', new Set(['mf-tour@1.1.0']));
    await registry.versions.load([{ name: 'mf-tour', version: '1.1.0', integrity: next?.integrity ?? '' }]);
    registry.convict('mf-tour@1.1.0', 'it ended');
    expect(registry.versions.all.get('mf-tour@1.1.0')).toMatchObject({ state: 'broken', reason: 'it ended' });
  });

  it('a version is not served with another content than the one that was signed for, and comes when the other is gone', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    const other = inStore(store, '1.0.0', `${PLAIN_CONTAINER}// built anew`);
    const release = registry.hold([versionOf(registry, 'mf-tour@1.0.0')]);
    store.publish(2, { 'mf-tour': other });
    await until('revision 2', () => revisionOf(registry) === 2);
    const refused = versionOf(registry, 'mf-tour@1.0.0');
    expect(refused.state === 'broken' && refused.reason).toMatch(/another content/);
    expect(errors).toEqual([expect.stringMatching(/mf-tour@1\.0\.0: version cannot be served: .*another content/)]);
    release();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await until('the right one', () => stateOf(registry, 'mf-tour@1.0.0') === 'ready');
    expect(versionOf(registry, 'mf-tour@1.0.0').integrity).toBe(other.versions[0]?.integrity);
  });

  it('tells why what is in the store is not what is served, until it is', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    expect(registry.complaint).toBeUndefined();
    store.publishDocument(Buffer.from('{'));
    await until('it complains', () => registry.complaint !== undefined);
    expect(revisionOf(registry)).toBe(1);
    store.publish(2, { 'mf-tour': inStore(store, '1.1.0') });
    await until('revision 2', () => revisionOf(registry) === 2);
    await until('all is well', () => registry.complaint === undefined);
  });

  it('reads the document that environments once shared while it has none of its own', async () => {
    const remote = inStore(store, '1.0.0');
    const shared = signedDocument(aLive(3, { 'mf-tour': remote }));
    jest.spyOn(store, 'readChanging').mockImplementation(async (path) => {
      if (path !== 'live.json') throw new NotFoundError(path);
      return { content: shared, etag: 'x' };
    });
    const registry = aRegistry();
    await registry.start();
    expect(revisionOf(registry)).toBe(3);
  });

  it('a version that does not fit the shell is broken without any of its code being read', async () => {
    store.publish(1, { 'mf-tour': inStore(store, '4.0.0') });
    const registry = aRegistry((release) => `needs kit ${release.kit}`);
    await registry.start();
    const version = versionOf(registry, 'mf-tour@4.0.0');
    expect(version.state === 'broken' && version.reason).toBe('needs kit ^1.0.0');
    expect(store.reads).toEqual(['remotes/mf-tour/4.0.0/release.json']);
  });

  it('a module that throws at load is down, the others of its version work', async () => {
    const code = containerCode({
      'route.page': '(() => { throw new Error("bad start\\nat line 1"); })()',
      'fragment.card': '{ default: { Component: () => null } }',
    });
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '5.0.0', code) });
    const version = versionOf(registry, 'mf-tour@5.0.0');
    expect(version.state === 'ready' && [...version.container.failures]).toEqual([
      ['route.page', expect.stringMatching(/bad start$/)],
    ]);
    expect(modulesOf('mf-tour@5.0.0')).toEqual(['fragment.card']);
  });

  it('a module that is late is down until it comes', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const sign = join(cacheDir, 'it may come');
    const code = containerCode({
      'route.page': '{ default: { Component: () => null } }',
      'fragment.card': `new Promise((come) => {
        const look = () => (require('node:fs').existsSync(${JSON.stringify(sign)}) ? come({ default: {} }) : setImmediate(look));
        look();
      })`,
    }).replace('Promise.resolve(make)', 'Promise.resolve(make()).then((module) => () => module)');
    store.publish(1, { 'mf-tour': inStore(store, '5.5.0', code) });
    const registry = aRegistry();
    const starting = registry.start();
    await until('only the late one is waited for', () => jest.getTimerCount() === 1);
    await jest.advanceTimersByTimeAsync(2000);
    await starting;
    jest.useRealTimers();
    const version = versionOf(registry, 'mf-tour@5.5.0');
    expect(version.state === 'ready' && [...version.container.failures.keys()]).toEqual(['fragment.card']);
    await writeFile(sign, '');
    await until('the late one is there', () => version.state === 'ready' && version.container.failures.size === 0);
    expect(modulesOf('mf-tour@5.5.0')).toContain('fragment.card');
  });

  it('a broken version is tried again after a while, and is there once the store has it', async () => {
    const remote = inStore(store, '6.0.0');
    const path = 'remotes/mf-tour/6.0.0/server/remoteEntry.js';
    store.remove(path);
    const registry = await startedWith(1, { 'mf-tour': remote });
    expect(stateOf(registry, 'mf-tour@6.0.0')).toBe('broken');

    store.put(path, PLAIN_CONTAINER);
    const polls = store.polls;
    await until('a few more looks at live.json', () => store.polls > polls + 3);
    expect(stateOf(registry, 'mf-tour@6.0.0')).toBe('broken');

    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 10_000);
    await until('it is ready', () => stateOf(registry, 'mf-tour@6.0.0') === 'ready');
    expect(revisionOf(registry)).toBe(1);
  });

  it('starts from the last good copy on disk when the store is away, and follows the store when it is back', async () => {
    const remote = inStore(store, '1.0.0');
    (await startedWith(7, { 'mf-tour': remote })).stop();
    const kept = await readFile(join(cacheDir, 'live.json'));
    expect(kept).toEqual(signedDocument(aLive(7, { 'mf-tour': remote })));

    const files = store;
    store = Object.assign(new FakeStore(), { isAway: true, read: files.read.bind(files) });
    const registry = aRegistry();
    await registry.start();
    expect(revisionOf(registry)).toBe(7);
    expect(stateOf(registry, 'mf-tour@1.0.0')).toBe('ready');

    store.publish(8, { 'mf-tour': remote });
    store.isAway = false;
    await until('revision 8', () => revisionOf(registry) === 8);
  });

  it('an older document is refused after a restart too, with what was live before it', async () => {
    const remote = inStore(store, '1.0.0');
    (await startedWith(7, { 'mf-tour': remote })).stop();
    store.publish(6, { 'mf-tour': inStore(store, '0.9.0') });
    const registry = aRegistry();
    await registry.start();
    expect(revisionOf(registry)).toBe(7);
    expect(stateOf(registry, 'mf-tour@1.0.0')).toBe('ready');
    expect(warnings.filter((warning) => warning.includes('went back from revision 7 to 6'))).toHaveLength(1);
    store.publish(8, { 'mf-tour': remote });
    await until('revision 8', () => revisionOf(registry) === 8);
  });

  it.each<[string, Buffer]>([
    ['of another environment', signedDocument({ ...aLive(9, {}), environment: 'staging' })],
    ['not signed with the key', signedDocument(aLive(9, {}), generateKeyPairSync('ed25519').privateKey)],
  ])('a copy on disk that is %s counts for nothing', async (_title, copy) => {
    await writeFile(join(cacheDir, 'live.json'), copy);
    expect(revisionOf(await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') }))).toBe(1);
  });

  it('has no composition when there is neither a store nor a copy, and takes the first that comes', async () => {
    store.isAway = true;
    const registry = aRegistry();
    await registry.start();
    expect(registry.snapshot).toBeUndefined();
    store.publish(1, { 'mf-tour': inStore(store, '1.0.0') });
    store.isAway = false;
    await until('revision 1', () => revisionOf(registry) === 1);
  });

  it.each<[string, () => Buffer, string]>([
    ['goes back', () => signedDocument(aLive(4, {})), 'went back from revision 5 to 4'],
    [
      'is of another environment',
      () => signedDocument({ ...aLive(6, {}), environment: 'staging' }),
      'is of environment staging, this is test',
    ],
    [
      'is not signed with the key',
      () => signedDocument(aLive(6, {}), generateKeyPairSync('ed25519').privateKey),
      'wrong signature',
    ],
    ['makes no sense', () => Buffer.from('<html>'), 'JSON'],
  ])('refuses a live.json that %s and keeps what it has', async (_title, content, reason) => {
    const registry = await startedWith(5, { 'mf-tour': inStore(store, '1.0.0') });
    const before = registry.snapshot;
    store.publishDocument(content());
    await until('the refusal', () => warnings.some((warning) => warning.includes(reason)));
    expect(registry.snapshot).toBe(before);
    store.publish(6, { 'mf-tour': inStore(store, '1.0.0') });
    await until('revision 6', () => revisionOf(registry) === 6);
  });

  it('a version that a request uses is not unloaded, and is when the request has ended', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '8.0.0') });
    own('mf-tour@8.0.0');
    const held = versionOf(registry, 'mf-tour@8.0.0');
    const [first, second] = [registry.hold([held]), registry.hold([held])];

    store.publish(2, { 'mf-tour': inStore(store, '8.1.0') });
    await until('revision 2', () => revisionOf(registry) === 2);
    expect(stateOf(registry, 'mf-tour@8.0.0')).toBeUndefined();
    expect(isLoaded('mf-tour@8.0.0')).toBe(true);

    first();
    first();
    expect(isLoaded('mf-tour@8.0.0')).toBe(true);
    second();
    expect(isLoaded('mf-tour@8.0.0')).toBe(false);
  });

  it('a version that went may come back', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '9.0.0') });
    own('mf-tour@9.0.0');
    store.publish(2, { 'mf-tour': inStore(store, '9.1.0') });
    await until('revision 2', () => revisionOf(registry) === 2);
    expect(isLoaded('mf-tour@9.0.0')).toBe(false);
    // nothing of it was kept: what comes back is what the store has now
    const changed = containerCode({ 'route.page': '{ default: { Component: () => null, layout: "bare" } }' });
    store.publish(3, { 'mf-tour': inStore(store, '9.0.0', changed) });
    await until('revision 3', () => revisionOf(registry) === 3);
    expect(loader.of('mf-tour@9.0.0')?.modules.get('route.page')).toMatchObject({ layout: 'bare' });
  });

  it('still knows the release of a version that is no longer live: open pages fetch its files', async () => {
    const registry = await startedWith(1, { 'mf-tour': inStore(store, '1.0.0') });
    store.publish(2, { 'mf-tour': inStore(store, '1.2.0') });
    await until('revision 2', () => revisionOf(registry) === 2);
    expect(await registry.findRelease('mf-tour', '1.0.0')).toBeDefined();
    expect(await registry.findRelease('mf-tour', '0.1.0')).toBeUndefined();
  });

  it.each<[string, Partial<PastVersion>, boolean]>([
    ['knows it for 30 days, also where another shell served it', {}, true],
    ['does not after that', { left_at: new Date(Date.now() - 31 * 86_400_000).toISOString() }, false],
    ['knows it where it was withdrawn: open pages are not left', { withdrawn: { why: '', by: '', at: '' } }, true],
    ['not where it is unsafe', { withdrawn: { why: '', by: '', at: '', safety: true } }, false],
  ])('a shell that starts after a version was live %s', async (_what, more, isKnown) => {
    const [old] = inStore(store, '1.0.0').versions;
    if (!old) throw new Error('nothing was released');
    const past = { ...old, left_at: new Date().toISOString(), ...more };
    const remotes = { 'mf-tour': inStore(store, '1.2.0') };
    store.publishDocument(signedDocument({ ...aLive(2, remotes), past: { 'mf-tour': [past] } }));
    const registry = aRegistry();
    await registry.start();
    expect((await registry.findRelease('mf-tour', '1.0.0')) !== undefined).toBe(isKnown);
  });

  it('serves no file any more of a version that turns out to be unsafe', async () => {
    const remote = inStore(store, '1.0.0');
    const registry = await startedWith(1, { 'mf-tour': remote });
    const at = new Date().toISOString();
    const gone = remote.versions.map(({ version, integrity }) => ({
      ...{ version, integrity, left_at: at, withdrawn: { why: 'it books twice', by: 'olga', at, safety: true } },
    }));
    const next = aLive(2, { 'mf-tour': inStore(store, '1.2.0') });
    store.publishDocument(signedDocument({ ...next, past: { 'mf-tour': gone } }));
    await until('revision 2', () => revisionOf(registry) === 2);
    expect(await registry.findRelease('mf-tour', '1.0.0')).toBeUndefined();
  });
});
