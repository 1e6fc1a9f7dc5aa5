import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { type Proposal, proposalPath, type ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
    prepare: async (keys) => void prepared.push(...keys),
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
const newest = () => reports.at(-1);
const untilAnswered = (number: number) =>
  until(`proposal ${number} is answered`, () => newest()?.answered.includes(number) ?? false);

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'proposals-'));
  store = new FakeStore();
  [reports, prepared, stop] = [[], [], []];
  const { version, integrity } = released('1.0.0');
  store.publish(1, { 'mf-tour': { stable: version, versions: [{ version, weight: 100, integrity }] } });
});
afterEach(async () => {
  for (const end of stop) await end();
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

  it('has what is to be everybody’s loaded wherever pages are rendered once it has answered, and nothing else', async () => {
    await aShell();
    const [onTrial, forAll] = [released('1.1.0'), { ...released('1.2.0'), for_all: true }];
    propose(1, [onTrial, forAll, { ...released('1.3.0', PLAIN_CONTAINER, '^2.0.0'), for_all: true }]);
    point(1);
    await until('it is ready', () => prepared.length > 0);
    expect(prepared).toEqual(['mf-tour@1.2.0']);
    await untilAnswered(1);
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
