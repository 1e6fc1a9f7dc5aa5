import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALE_CODES } from '@cairn/shared-contracts/i18n/locales';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../cli/run-command.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'created-'));
});
afterEach(() => rm(parent, { recursive: true }));

async function cairn(...command: string[]) {
  const told: string[] = [];
  const { code, said = '' } = await runCommand([...command, '--data', parent], (text) => told.push(text));
  return { code, said, told: told.join('\n') };
}
const read = (file: string) => readFile(join(parent, file), 'utf8');

describe('a new remote', () => {
  it('has a page, its test, and texts in every language', async () => {
    const { code, said } = await cairn('create', 'mf-trail-guides', '--in', parent, '--json');
    expect(code).toBe(0);
    const { files } = JSON.parse(said);
    expect(files).toEqual([
      'mf-trail-guides/package.json',
      'mf-trail-guides/rspack.config.ts',
      'mf-trail-guides/remote.ts',
      'mf-trail-guides/routes/trail-guides.route.tsx',
      'mf-trail-guides/routes/trail-guides.route.test.tsx',
      ...LOCALE_CODES.map((code) => `mf-trail-guides/i18n/${code}.json`),
    ]);
    expect(await read('mf-trail-guides/remote.ts')).toContain("owner: { squad: 'squad-trail-guides'");
    expect(JSON.parse(await read('mf-trail-guides/i18n/en-US.json')).title).toBe('Trail guides');
  });

  it('is built with what everything else is built with', async () => {
    await cairn('create', 'mf-guides', '--in', parent);
    const own = JSON.parse(await read('mf-guides/package.json'));
    const tour = JSON.parse(await readFile(join(import.meta.dirname, '../../../mf-tour/package.json'), 'utf8'));
    expect(tour.dependencies).toMatchObject(own.dependencies);
  });

  it('never writes over what is there', async () => {
    expect((await cairn('create', 'mf-guides', '--in', parent)).code).toBe(0);
    const before = await read('mf-guides/remote.ts');
    const again = await cairn('create', 'mf-guides', '--in', parent, '--page', '/others');
    expect(again).toMatchObject({ code: 1, told: expect.stringContaining('already') });
    expect(await read('mf-guides/remote.ts')).toBe(before);
  });

  it.each([
    [['guides'], 'is no remote'],
    [['mf-../x'], 'is no remote'],
    [['mf-guides', '--page', 'guides'], 'no address of a page'],
    [['mf-guides', '--page', '/Guides'], 'no address of a page'],
    [['mf-guides', '--page', '/a/../b'], 'no address of a page'],
    [['mf-guides', '--page', "/a'b"], 'no address of a page'],
    [['mf-guides', '--squad', "squad'; evil()"], 'no name of a squad'],
    [[], 'the remote is missing'],
  ])('%j makes no sense', async (words, why) => {
    expect(await cairn('create', ...words, '--in', parent)).toMatchObject({
      code: 2,
      told: expect.stringContaining(why),
    });
  });

  it('needs a folder to be in', async () => {
    const told = await cairn('create', 'mf-guides', '--in', join(parent, 'nowhere'));
    expect(told).toMatchObject({ code: 1, told: expect.stringContaining('there is no folder') });
  });

  it.each([
    [['release', 'mf-guides', '--from', '.'], 'there is no remote.ts'],
    [['release', 'mf-guides'], 'there is no mf-guides here'],
  ])('%j is told what is missing', async (words, why) => {
    expect(await cairn(...words)).toMatchObject({ code: 2, told: expect.stringContaining(why) });
  });
});
