import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadExtensions } from './extension.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-extensions-'));
afterAll(() => rmSync(folder, { recursive: true }));

function module(name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
}

describe('extensions', () => {
  it('are loaded in their order, with the environment', async () => {
    const one = module('one.mjs', 'export default ({ NAME }) => ({ name: NAME });');
    const two = module('two.mjs', "export default () => ({ name: 'two' });");
    const loaded = await loadExtensions([one, two], { NAME: 'one' });
    expect(loaded.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it.each([
    ['is not there', 'none.mjs', undefined, /^API_EXTENSIONS must be paths .*, but \S+none\.mjs cannot be used: .+$/],
    ['gives no function', 'object.mjs', 'export default {};', /object\.mjs cannot be used: its default export is no/],
    [
      'gives nothing that has a name',
      'empty.mjs',
      'export default () => ({});',
      /empty\.mjs cannot be used: it gives no/,
    ],
    ['throws', 'throws.mjs', "throw new Error('one\\ntwo');", /throws\.mjs cannot be used: one$/],
  ])('one that %s is one clear line', async (_what, name, code, message) => {
    const path = code === undefined ? join(folder, name) : module(name, code);
    await expect(loadExtensions([path], {})).rejects.toThrow(message);
  });
});
