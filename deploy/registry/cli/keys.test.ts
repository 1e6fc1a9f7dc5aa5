import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { KEY_RING_PATH } from '@cairn/shared-contracts/remote/key-ring';
import { livePath, type Release, revisionPath } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publicKeyPath } from '../keys.ts';
import { readLive } from '../live.ts';
import { diskStore, storeDir } from '../object-store.ts';
import { publish } from '../releases.ts';
import { runCommand } from './run-command.ts';

let data: string;
/** a squad's own machine: its private key, and of the platform's the public half alone */
let squads: string;
const environment = { ...process.env };

async function inStore(name: string, version: string): Promise<void> {
  const none = { file: '', integrity: '' };
  const release: Release = {
    ...{ format: 1, name, version, container: 'x', kit: '^1.0.0', routes: {}, fragments: {}, locales: [] },
    ...{ exposes: {}, browser: none, server: none, others: [] },
  };
  const built = join(data, 'built', name, version);
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'release.json'), JSON.stringify(release));
  await publish(diskStore(storeDir(data)), built);
}

async function cairn(...words: string[]) {
  const told: string[] = [];
  const { code, said } = await runCommand([...words, '--data', data], (text) => told.push(text));
  return { code, said: said ?? '', told: told.join('\n') };
}

const asSquad = async (key: string, ...words: string[]) => {
  Object.assign(process.env, { CAIRN_KEY: join(squads, key), RELEASE_KEY: join(squads, 'release.pub.pem') });
  try {
    return await cairn(...words);
  } finally {
    delete process.env.CAIRN_KEY;
    delete process.env.RELEASE_KEY;
  }
};
const handOver = async (id: string) => writeFile(join(squads, id), await readFile(join(data, 'keys', `${id}.pem`)));
const never = (): never => {
  throw new Error('it is there');
};
const PROMOTE = ['--unchecked', 'no pages'];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'keys-'));
  squads = await mkdtemp(join(tmpdir(), 'squad-'));
  process.env.SHELL_DIST = data;
  for (const name of ['mf-tour', 'mf-booking']) await inStore(name, '1.0.0');
  await inStore('mf-tour', '1.1.0');
  expect(await cairn('keys', 'add', 'squad-tour', '--remotes', 'mf-tour')).toMatchObject({ code: 0 });
  await handOver('squad-tour.1');
  await writeFile(join(squads, 'release.pub.pem'), await readFile(publicKeyPath(data)));
});
afterEach(async () => {
  process.env = { ...environment };
  await rm(data, { recursive: true });
  await rm(squads, { recursive: true });
});

describe('a squad with a key of its own', () => {
  it('makes its remote live, and the history says whose key it was', async () => {
    expect(await asSquad('squad-tour.1', 'promote', 'mf-tour', '1.0.0', ...PROMOTE)).toMatchObject({ code: 0 });
    expect((await cairn('history')).said).toMatch(/^1 .* \(squad-tour\) {2}mf-tour@1\.0\.0 for 100 %/);
    expect((await stat(join(data, 'keys/squad-tour.1.pem'))).mode & 0o777).toBe(0o600);
  });

  it('makes nobody else’s live, and changes no keys', async () => {
    expect(await asSquad('squad-tour.1', 'promote', 'mf-booking', '1.0.0', ...PROMOTE)).toMatchObject({
      code: 1,
      told: 'squad-tour.1 signs mf-tour, not mf-booking',
    });
    // nor does it take a number of theirs
    for (const args of [
      ['release', 'mf-booking', '--version', '7.0.0'],
      ['ship', 'mf-booking'],
    ])
      expect(await asSquad('squad-tour.1', ...args)).toMatchObject({
        code: 1,
        told: 'squad-tour.1 signs mf-tour, not mf-booking',
      });
    expect(await asSquad('squad-tour.1', 'keys', 'revoke', 'squad-tour.1')).toMatchObject({ code: 1 });
    expect((await cairn('history')).said).toBe('no revision of local yet');
  });

  it.each([
    ['rollout', 'mf-booking', '1.0.0', '--percent', '10'],
    ['rollback', 'mf-booking'],
    ['remove', 'mf-booking'],
    ['withdraw', 'mf-booking', '--version', '1.0.0', '--why', 'bad'],
  ])('of somebody else’s remote it hears first whose it is not: %s', async (...words) => {
    await cairn('promote', 'mf-booking', '1.0.0', ...PROMOTE);
    expect(await asSquad('squad-tour.1', ...words)).toMatchObject({
      code: 1,
      told: 'squad-tour.1 signs mf-tour, not mf-booking',
    });
  });

  it('changes its key: the old one signs nothing any more, what it made live stays', async () => {
    await asSquad('squad-tour.1', 'promote', 'mf-tour', '1.0.0', ...PROMOTE);
    expect(await cairn('keys', 'rotate', 'squad-tour')).toMatchObject({ code: 0 });
    await handOver('squad-tour.2');
    const old = await asSquad('squad-tour.1', 'promote', 'mf-tour', '1.1.0', ...PROMOTE, '--json');
    expect(JSON.parse(old.said)).toMatchObject({ error: { code: 'key_revoked' } });
    expect(await asSquad('squad-tour.2', 'promote', 'mf-tour', '1.1.0', ...PROMOTE)).toMatchObject({ code: 0 });
    const { said } = await cairn('keys', 'list', '--json');
    expect(JSON.parse(said).squads['squad-tour'].keys).toMatchObject([{ revoked: { good: { local: 1 } } }, {}]);
  });

  it('gets the platform’s signature for nothing that it has forged', async () => {
    await cairn('promote', 'mf-tour', '1.0.0', ...PROMOTE);
    await cairn('promote', 'mf-booking', '1.0.0', ...PROMOTE);
    const store = diskStore(storeDir(data));
    const { 'mf-tour': tour = never(), ...others } = (await readLive(store, 'local')).remotes;
    const forged = {
      ...(await readLive(store, 'local')),
      revision: 3,
      squad: 'squad-tour',
      remotes: { 'mf-tour': tour },
    };
    expect(Object.keys(others)).toEqual(['mf-booking']);
    const signed = signDocument(forged, createPrivateKey(await readFile(join(squads, 'squad-tour.1'))), 'squad-tour.1');
    for (const path of [livePath('local'), revisionPath('local', 3)]) await store.put(path, signed);
    const next = await cairn('promote', 'mf-tour', '1.1.0', ...PROMOTE, '--json');
    expect(JSON.parse(next.said)).toMatchObject({ error: { code: 'forged' } });
    expect(await store.get(revisionPath('local', 4))).toBeUndefined();
  });

  it('sees its own version in its browser, and overrides nobody else’s remote', async () => {
    for (const name of ['mf-tour', 'mf-booking']) await cairn('promote', name, '1.0.0', ...PROMOTE);
    const made = await asSquad('squad-tour.1', 'override', 'mf-tour=1.1.0', '--json');
    expect(made).toMatchObject({ code: 0 });
    const link = new URL(JSON.parse(made.said).url).searchParams.get('link') ?? '';
    const said = JSON.parse(Buffer.from(link.split('.')[0] ?? '', 'base64url').toString());
    expect(said).toMatchObject({ signer: 'squad-tour.1', mix: { 'mf-tour': '1.1.0' } });
    const offers = JSON.parse(String(await diskStore(storeDir(data)).get(`overrides/local/${said.id}.json`)));
    expect(Object.keys(offers.remotes)).toEqual(['mf-tour']);
    for (const mix of [['mf-booking=1.0.0'], ['mf-tour=1.1.0', 'mf-booking=1.0.0']])
      expect(await asSquad('squad-tour.1', 'override', ...mix)).toMatchObject({
        code: 1,
        told: 'squad-tour.1 overrides mf-tour, not mf-booking',
      });
  });

  it('looks at all of the site, by proofs of its own', async () => {
    const proofIn = (address: string) =>
      JSON.parse(Buffer.from(new URL(address).searchParams.get('proof') ?? '', 'base64url').toString());
    const status = await asSquad('squad-tour.1', 'status', '--link', 'https://cairn.example');
    expect(proofIn(status.said)).toMatchObject({ key_id: 'squad-tour.1' });
    const asked: string[] = [];
    const server = createServer((request, answer) => {
      asked.push(`http://localhost${request.url}`);
      answer.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"Not yours"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // it listens on a port
    const { port } = server.address() as AddressInfo;
    const report = await asSquad('squad-tour.1', 'experiment', 'report', 'dates', '--site', `http://127.0.0.1:${port}`);
    server.close();
    expect(report).toMatchObject({
      code: 1,
      told: expect.stringContaining('tells nothing of dates in local: Not yours'),
    });
    expect(asked.map(proofIn)).toMatchObject([{ key_id: 'squad-tour.1' }]);
  });

  it('looks at nothing with a key that was revoked, or that is nobody’s', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(join(squads, 'stranger'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await cairn('keys', 'revoke', 'squad-tour.1');
    for (const [key, code] of [
      ['squad-tour.1', 'key_revoked'],
      ['stranger', 'unknown_key'],
    ] as const)
      for (const words of [
        ['override', 'mf-tour=1.1.0'],
        ['status', '--link', 'https://cairn.example'],
        ['experiment', 'report', 'dates', '--site', 'http://127.0.0.1:9'],
      ]) {
        const { said } = await asSquad(key, ...words, '--json');
        expect(JSON.parse(said)).toMatchObject({ error: { code } });
      }
  });

  it('is shut out by a change that stopped half-way, with the next one', async () => {
    const store = diskStore(storeDir(data));
    const before = (await store.get(KEY_RING_PATH)) ?? never();
    await cairn('keys', 'revoke', 'squad-tour.1');
    await store.put(KEY_RING_PATH, before);
    // decided on what is not the newest any more
    expect((await cairn('keys', 'add', 'squad-booking', '--remotes', 'mf-booking')).told).toContain('meanwhile');
    expect((await cairn('keys', 'add', 'squad-booking', '--remotes', 'mf-booking')).code).toBe(0);
    const { squads: known } = JSON.parse((await cairn('keys', 'list', '--json')).said);
    expect(known['squad-tour'].keys[0].revoked).toBeDefined();
  });

  it('is shut out at once', async () => {
    expect((await cairn('keys', 'revoke', 'squad-tour.1')).code).toBe(0);
    const { told } = await asSquad('squad-tour.1', 'promote', 'mf-tour', '1.0.0', ...PROMOTE);
    expect(told).toContain('squad-tour.1 was revoked at');
  });
});

it.each([
  [['add'], 2, 'the squad is missing'],
  [['add', 'squad-chat'], 2, '--remotes takes'],
  [['add', 'squad-chat', '--remotes', 'chat'], 2, '--remotes takes'],
  [['rotate', 'squad-chat'], 1, 'squad-chat has no key'],
  [['revoke', 'squad-chat.1'], 1, 'there is no key squad-chat.1'],
  [['lend', 'squad-chat'], 2, 'cairn keys list|add|rotate|revoke'],
] as const)('cairn keys %j ends with %d: %s', async (words, code, reason) => {
  const ended = await cairn('keys', ...words);
  expect(ended.code).toBe(code);
  expect(ended.told).toContain(reason);
});
