import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keysFor } from './keys-of-command.ts';
import { diskStore } from './object-store.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(dir, { recursive: true }));

it.each(['CAIRN_KEY', 'RELEASE_KEY'])(
  'says which setting names a file that is not there, or is no key: %s',
  async (name) => {
    const file = join(dir, 'squad.pem');
    const keys = keysFor(dir, diskStore(dir), { [name]: file });
    const read = () => (name === 'CAIRN_KEY' ? keys.signer('mf-tour') : keys.rootKey());
    await expect(read()).rejects.toMatchObject({ code: 'no_key', message: `${name}: there is no file ${file}` });
    await writeFile(file, 'nothing of the kind');
    await expect(read()).rejects.toMatchObject({ code: 'no_key', message: `${name}: ${file} is no key` });
  },
);
