import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { type LiveRemote, livePath, revisionPath } from '@cairn/shared-contracts/remote/release';
import { reportPath, type ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseKey, reportKey } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { changeLive, readLive } from '../live.ts';
import { diskStore, type ObjectStore, storeDir } from '../object-store.ts';
import { runCommand } from './run-command.ts';
import { status } from './status.ts';

let data: string;
let store: ObjectStore;
let reports: KeyObject;

const SAID: ShellReport = {
  ...{ format: 1, shell: 'one', environment: 'local', at: '', state: 'up', answered: [] },
  ...{ revision: 0, versions: {}, remotes: {} },
};

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'status-'));
  store = diskStore(storeDir(data));
  const key = await reportKey(data);
  reports = createPublicKey(key);
  await store.put(reportPath('local', 'one'), signDocument({ ...SAID, at: new Date().toISOString() }, key, 'report'));
});
afterEach(() => rm(data, { recursive: true }));

/** a squad elsewhere: it has the store and its own key */
async function asked(verifier: KeyObject | undefined) {
  const unchecked: string[] = [];
  const { text } = await status.run({
    ...{ store, dataDir: data, environment: 'local', by: 'kate', positionals: [], options: {} },
    ...keysFor(data, store, { CAIRN_KEY: 'squad.pem' }),
    reportVerifier: async () => verifier,
    tell: () => undefined,
    unchecked: (what) => unchecked.push(what),
  });
  return { text, unchecked };
}

it('tells a squad elsewhere what every shell serves', async () => {
  expect(await asked(reports)).toEqual({
    text: expect.stringContaining('shell one  revision 0, serves what was asked'),
    unchecked: [],
  });
});

it('does not tell a squad that no shell is up where it hears none of them', async () => {
  const { text, unchecked } = await asked(undefined);
  expect(text).toContain('shells are not heard');
  expect(unchecked).toEqual([expect.stringContaining('REPORT_PUBLIC_KEY')]);
});

describe('where somebody writes into the store', () => {
  const at = (version: string): LiveRemote => ({
    stable: version,
    versions: [{ version, weight: 100, integrity: 'sha384-' }],
  });
  const change = async (version: string) =>
    changeLive(
      store,
      { environment: 'local', by: 'kate', note: `to ${version}`, key: await releaseKey(data) },
      { 'mf-tour': () => at(version) },
    );
  const put = async (report: Partial<ShellReport>) =>
    store.put(
      reportPath('local', 'one'),
      signDocument({ ...SAID, at: new Date().toISOString(), ...report }, await reportKey(data), 'report'),
    );
  const cairn = async (...words: string[]) => {
    const told: string[] = [];
    const { said = '' } = await runCommand([...words, '--data', data], (text) => told.push(text));
    return { said, told };
  };

  it('says that an old document was put back, and tells what was asked for', async () => {
    await change('1.0.0');
    const old = (await store.get(livePath('local'))) ?? '';
    await change('1.1.0');
    expect((await cairn('status')).said).not.toContain('!');
    await store.put(livePath('local'), old);
    await put({ revision: 2, stale: 'Error: live.json went back from revision 2 to 1' });
    const wrong = 'live/local.json is of revision 1, which is not the newest: no shell goes back to it';
    const { said } = await cairn('status');
    expect(said).toContain(`revision 2 of local: to 1.1.0\n  ! ${wrong}`);
    expect(said).toContain('mf-tour  1.1.0 100 % (stable)');
    expect(said).toContain('shell one  revision 2\n    does not take what it is shown: Error: live.json went back');
    expect(JSON.parse((await cairn('status', '--json')).said)).toMatchObject({
      ...{ revision: 2, wrong: [expect.stringContaining(wrong)] },
      shells: [{ stale: expect.stringContaining('went back') }],
    });
    const history = await cairn('history');
    expect(history.said).toMatch(/^1 .*to 1\.0\.0\n2 .*to 1\.1\.0$/);
    expect(history.told).toEqual([expect.stringContaining(wrong)]);
  });

  it('says that nobody signed what it shows', async () => {
    await change('1.0.0');
    const { privateKey } = generateKeyPairSync('ed25519');
    const forged = { ...(await readLive(store, 'local')), note: 'all is well' };
    for (const path of [livePath('local'), revisionPath('local', 1)])
      await store.put(path, signDocument(forged, privateKey, 'release'));
    expect((await cairn('status')).said).toMatch(/! revision 1 does not hold, and no shell takes it: .*signature/);
    expect((await cairn('history')).said).toMatch(/all is well\n {4}! does not hold: .*signature/);
  });

  it('says that the store has lost what a shell serves', async () => {
    await change('1.0.0');
    await put({ revision: 7 });
    expect((await cairn('status')).said).toContain('shell one  revision 7, which the store has lost: 1 is its newest');
  });

  it('an old revision does not take the place of another one in the history', async () => {
    await change('1.0.0');
    await change('1.1.0');
    await store.put(revisionPath('local', 2), (await store.get(revisionPath('local', 1))) ?? '');
    expect((await cairn('history')).told.join()).toContain('live/local/00000002.json is no revision 2');
  });
});
