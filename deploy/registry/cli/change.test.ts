import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveRemote } from '@cairn/shared-contracts/remote/release';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keysFor } from '../keys-of-command.ts';
import { changeLive, readLive } from '../live.ts';
import { diskStore, storeDir } from '../object-store.ts';
import { makeChange } from './change.ts';
import type { Context } from './command.ts';

let data: string;
let context: Context;

const of = (version: string): LiveRemote => ({
  stable: version,
  versions: [{ version, weight: 100, integrity: `sha384-${version}` }],
});
const change = async (by: string, name: string, version: string) =>
  changeLive(
    context.store,
    { environment: 'local', by, note: `${name}@${version} for 100 %`, key: await context.releaseKey() },
    { [name]: () => of(version) },
  );

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'change-'));
  const store = diskStore(storeDir(data));
  context = {
    ...{ store, dataDir: data, environment: 'local', by: 'kate', positionals: [], options: {} },
    ...keysFor(data, store, {}),
    reportVerifier: async () => undefined,
    tell: () => undefined,
    unchecked: () => undefined,
  };
});
afterEach(() => rm(data, { recursive: true }));

it.each([
  ['another remote', 'mf-catalog', { text: 'revision 1 has it so already: nothing was changed' }],
  [
    'the same one',
    'mf-tour',
    new Error('mf-tour was changed meanwhile by leo: revision 2, mf-tour@2.0.0 for 100 %. Look at it and try again'),
  ],
])('what is so already is told to be so unless it was changed meanwhile: %s', async (_title, name, answer) => {
  const base = await change('kate', 'mf-tour', '1.0.0');
  await change('leo', name, '2.0.0');
  const made = await makeChange(context, { name: 'mf-tour', note: '', base, edit: () => of('1.0.0') }).catch(
    (error: unknown) => error,
  );
  if (answer instanceof Error) expect(made).toMatchObject({ code: 'conflict', message: answer.message });
  else expect(made).toMatchObject(answer);
  expect((await readLive(context.store, 'local')).revision).toBe(2);
});
