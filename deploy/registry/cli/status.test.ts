import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { reportPath, type ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { reportKey } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { diskStore, type ObjectStore, storeDir } from '../object-store.ts';
import { status } from './status.ts';

let data: string;
let store: ObjectStore;
let reports: KeyObject;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'status-'));
  store = diskStore(storeDir(data));
  const key = await reportKey(data);
  reports = createPublicKey(key);
  const said: ShellReport = {
    ...{ format: 1, shell: 'one', environment: 'local', at: new Date().toISOString(), state: 'up', answered: [] },
    ...{ revision: 0, versions: {}, remotes: {} },
  };
  await store.put(reportPath('local', 'one'), signDocument(said, key, 'report'));
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
