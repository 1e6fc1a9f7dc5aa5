import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { type Proposal, proposalPath, type ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify from 'fastify';
import { FakeStore } from '../testing/fake-store.ts';
import { aRelease, containerCode, KEYS, PLAIN_CONTAINER } from '../testing/sample-releases.ts';
import { until } from '../testing/until.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { Proposals } from './proposals.ts';
import { Registry } from './registry.ts';
import { ShellReports } from './shell-reports.ts';

const STRANGER = generateKeyPairSync('ed25519').privateKey;
const log = Fastify({ logger: { level: 'silent' } }).log;
let cacheDir: string;
let store: FakeStore;
let reports: ShellReport[];
let prepared: string[];
/** what becomes of those that are loaded wherever pages are rendered */
let preparing: (registry: Registry) => Promise<void>;
let stop: (() => Promise<void>)[];

/** a shell with all that takes part in a change; its reports are recorded as they are sent */
async function aShell(): Promise<Registry> {
  const watched = { artifacts: store, key: KEYS.publicKey, environment: 'test', pollMs: 1, log };
  const registry = new Registry({
    ...watched,
    loader: new LoadedVersions(),
    cacheDir,
    misfit: ({ kit }) => (kit === '^1.0.0' ? undefined : `needs kit ${kit}`),
    onApplied: () => shellReports.tell(),
  });
  const proposals = new Proposals({
    ...watched,
    versions: registry.versions,
    ring: () => registry.chain.ring(),
    async prepare(keys) {
      prepared.push(...keys);
      if (keys.size > 0) await preparing(registry);
    },
    onAnswered: () => shellReports.tell(),
  });
  const shellReports = new ShellReports({
    opening: { isOpen: true },
    shell: 'shell-1',
    environment: 'test',
    registry,
    proposals,
    key: KEYS.privateKey,
    send: async (_path, content) => {
      const { payload }: { payload: string } = JSON.parse(content);
      reports.push(JSON.parse(payload));
    },
    log,
  });
  await registry.start();
  proposals.start();
  shellReports.start();
  stop.push(async () => {
    registry.stop();
    proposals.stop();
    await shellReports.stop();
  });
  return registry;
}

function released(version: string, code = PLAIN_CONTAINER, kit = '^1.0.0') {
  return { name: 'mf-tour', version, integrity: store.release(aRelease('mf-tour', version, code, { kit }), code) };
}

function propose(number: number, versions: Proposal['versions'], more: Partial<Proposal> = {}, key = KEYS.privateKey) {
  const document: Proposal = {
    format: 1,
    environment: 'test',
    number,
    by: 'kate',
    note: '',
    expires_at: new Date(Date.now() + 60_000).toISOString(),
    versions,
    ...more,
  };
  store.put(proposalPath('test', number), signDocument(document, key, 'release'));
}
const point = (last: number) => store.put('proposals/test.json', JSON.stringify({ last }));
const withdrawn = (number: number, last: number) =>
  store.put('proposals/test.json', JSON.stringify({ last, withdrawn: number }));
const OVER = { expires_at: new Date(0).toISOString() };
/** a shell that looks for proposals every millisecond has done so */
const someLooks = () => new Promise((resolve) => setTimeout(resolve, 50));
const newest = () => reports.at(-1);
const untilAnswered = (number: number) =>
  until(`proposal ${number} is answered`, () => newest()?.answered.includes(number) ?? false);

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'proposals-'));
  store = new FakeStore();
  [reports, prepared, stop] = [[], [], []];
  preparing = async () => undefined;
  const { version, integrity } = released('1.0.0');
  store.publish(1, { 'mf-tour': { stable: version, versions: [{ version, weight: 100, integrity }] } });
});
afterEach(async () => {
  for (const end of stop) await end();
  jest.restoreAllMocks();
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
});

describe('a shell that is asked before a change', () => {
  it('loads the versions and says so, and serves what it served', async () => {
    const registry = await aShell();
    const next = released('1.1.0');
    propose(1, [next]);
    point(1);
    await untilAnswered(1);
    expect(newest()?.versions['mf-tour@1.1.0']).toEqual({ integrity: next.integrity, state: 'ready' });
    expect(newest()).toMatchObject({ revision: 1, remotes: { 'mf-tour': { served: { '1.0.0': 100 }, refused: {} } } });
    expect(registry.snapshot?.versions.has('mf-tour@1.1.0')).toBe(false);
  });

  it.each<[string, () => Proposal['versions'][number], string]>([
    ['was built for another kit', () => released('2.1.0', PLAIN_CONTAINER, '^2.0.0'), 'needs kit ^2.0.0'],
    [
      'has a route module that throws at load',
      () =>
        released(
          '2.2.0',
          containerCode({
            'route.page': '(() => { throw new Error("bad start") })()',
            'fragment.card': '{ default: { Component: () => null } }',
          }),
        ),
      'server/remoteEntry.js, route.page: ',
    ],
    [
      'is not what was signed for',
      () => ({ ...released('2.3.0'), integrity: 'sha384-other' }),
      'integrity mismatch for remotes/mf-tour/2.3.0/release.json',
    ],
  ])('refuses one that %s, with the reason', async (_title, version, reason) => {
    await aShell();
    const asked = version();
    propose(1, [asked]);
    point(1);
    await untilAnswered(1);
    expect(newest()?.versions[`mf-tour@${asked.version}`]).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining(reason),
    });
  });

  it('has what is to be everybody’s loaded wherever pages are rendered before it answers, and nothing else', async () => {
    let isThere = (): void => undefined;
    preparing = () => new Promise((resolve) => (isThere = resolve));
    await aShell();
    const [onTrial, forAll] = [released('1.1.0'), { ...released('1.2.0'), for_all: true }];
    propose(1, [onTrial, forAll, { ...released('1.3.0', PLAIN_CONTAINER, '^2.0.0'), for_all: true }]);
    point(1);
    await until('it is ready', () => prepared.length > 0);
    expect(prepared).toEqual(['mf-tour@1.2.0']);
    await someLooks();
    expect(newest()?.answered).toEqual([]);
    isThere();
    await untilAnswered(1);
  });

  it('refuses what ends a process that serves', async () => {
    preparing = async (registry) => registry.convict('mf-tour@1.1.0', 'it ended');
    await aShell();
    propose(1, [{ ...released('1.1.0'), for_all: true }]);
    point(1);
    await untilAnswered(1);
    expect(newest()?.versions['mf-tour@1.1.0']).toMatchObject({ state: 'refused', reason: 'it ended' });
  });

  it('says why one has no answer, and lets go of it', async () => {
    const errors = jest.spyOn(log, 'error');
    preparing = async () => {
      throw new Error('no process');
    };
    const registry = await aShell();
    propose(1, [{ ...released('1.1.0'), for_all: true }]);
    point(1);
    await until('it is told', () => errors.mock.calls.length > 0);
    expect(errors.mock.calls[0]?.[0]).toEqual({ proposal: 1, reason: 'Error: no process' });
    expect(registry.versions.all.has('mf-tour@1.1.0')).toBe(false);
    expect(newest()?.answered).toEqual([]);
  });

  it('lets go of what is withdrawn by who has proposed it, and by nobody else', async () => {
    const registry = await aShell();
    const next = released('1.1.0');
    const isLoaded = () => registry.versions.all.has('mf-tour@1.1.0');
    propose(1, [next]);
    point(1);
    await untilAnswered(1);
    propose(1, [next], OVER, STRANGER);
    withdrawn(1, 1);
    await someLooks();
    // a squad may say so of no version at all
    propose(1, [], OVER);
    withdrawn(1, 2);
    await someLooks();
    expect(isLoaded()).toBe(true);
    propose(1, [next], OVER);
    withdrawn(1, 1);
    await until('it is unloaded', () => !isLoaded());
    await until('it is told', () => newest()?.answered.length === 0);
  });

  it.each<[string, (next: Proposal['versions'][number]) => void]>([
    [
      'is withdrawn',
      (next) => {
        propose(1, [next], OVER);
        withdrawn(1, 1);
      },
    ],
    ['ends', () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)],
  ])('keeps nothing of one that %s while it is loaded', async (_title, end) => {
    const registry = await aShell();
    const next = released('1.1.0');
    const path = 'remotes/mf-tour/1.1.0/server/remoteEntry.js';
    const release = store.hold(path);
    propose(1, [next]);
    point(1);
    await until('it is asked for', () => store.reads.includes(path));
    end(next);
    await someLooks();
    release();
    await someLooks();
    expect(newest()?.answered).toEqual([]);
    expect(registry.versions.all.has('mf-tour@1.1.0')).toBe(false);
  });

  it('keeps one that ends in a hundred years', async () => {
    const registry = await aShell();
    propose(1, [released('1.1.0')], { expires_at: '2127-01-01T00:00:00.000Z' });
    point(1);
    await untilAnswered(1);
    await someLooks();
    expect(registry.versions.all.has('mf-tour@1.1.0')).toBe(true);
  });

  it('answers once, however often the next one cannot be read', async () => {
    await aShell();
    propose(1, [{ ...released('1.1.0'), for_all: true }]);
    propose(2, [released('1.2.0')]);
    store.unreadable.add(proposalPath('test', 2));
    point(2);
    await untilAnswered(1);
    await someLooks();
    expect(prepared).toEqual(['mf-tour@1.1.0']);
    store.unreadable.clear();
    await untilAnswered(2);
    expect(prepared).toEqual(['mf-tour@1.1.0']);
  });

  it('tries again what it refused before', async () => {
    await aShell();
    const next = released('1.1.0');
    const path = 'remotes/mf-tour/1.1.0/server/remoteEntry.js';
    store.remove(path);
    propose(1, [next]);
    point(1);
    await untilAnswered(1);
    expect(newest()?.versions['mf-tour@1.1.0']?.state).toBe('refused');
    store.put(path, PLAIN_CONTAINER);
    propose(2, [next]);
    point(2);
    await untilAnswered(2);
    expect(newest()?.versions['mf-tour@1.1.0']?.state).toBe('ready');
  });

  it('answers those that were open when it started, and those whose number was announced too late', async () => {
    propose(1, [released('1.1.0')]);
    propose(2, [released('1.2.0')]);
    point(1);
    await aShell();
    await untilAnswered(1);
    await untilAnswered(2);
    propose(3, [released('1.3.0')]);
    propose(4, [released('1.4.0')]);
    point(3);
    await untilAnswered(4);
    expect(newest()?.answered).toEqual([1, 2, 3, 4]);
  });

  it.each<[string, Partial<Proposal>, 'releaser' | 'stranger']>([
    ['a stranger signed', {}, 'stranger'],
    ['is of another environment', { environment: 'staging' }, 'releaser'],
    ['is over', { expires_at: '2020-01-01T00:00:00.000Z' }, 'releaser'],
    ['was one of another number', { number: 7 }, 'releaser'],
  ])('loads nothing for a proposal that %s', async (_title, more, signer) => {
    await aShell();
    const bad = released('6.6.6');
    propose(1, [bad], more, signer === 'stranger' ? STRANGER : KEYS.privateKey);
    propose(2, [released('1.1.0')]);
    point(2);
    await untilAnswered(2);
    expect(newest()?.answered).toEqual([2]);
    expect(store.reads.some((path) => path.includes('6.6.6'))).toBe(false);
  });

  it('says as its last word that it stopped', async () => {
    await aShell();
    await until('a first report', () => reports.length > 0);
    for (const end of stop.splice(0)) await end();
    expect(newest()?.state).toBe('stopped');
  });
});
