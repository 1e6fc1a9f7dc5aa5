import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ROOT } from '../registry/build.ts';

const BUILD = join(ROOT, 'shared-contracts/build');
/** as deep as the fixture, whose imports lead on from there; no part of the repository */
const DIR = join(ROOT, 'shared-contracts/dist/description');
beforeEach(() => cp(join(BUILD, 'fixture'), DIR, { recursive: true }));
afterEach(() => rm(DIR, { recursive: true, force: true }));

/** What a program hears of the remote that it edits, in a process of its own: the loader of tests is not the one that remotes are read with. */
async function said(program: string): Promise<unknown> {
  const code = `
    import { readFile, rm, writeFile } from 'node:fs/promises';
    import { watchRemote } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'watched-remote.ts')).href)};
    const dir = ${JSON.stringify(DIR)};
    const heard = [];
    let wake = () => {};
    const hear = (what) => { heard.push(what); wake(); };
    const tree = await watchRemote({
      dir, out: dir + '/out', async onBuilt() {},
      async onRelease({ release }) { hear(release.contract.owner.contact); return true; },
      onFailed: (reasons) => hear(reasons.join()),
    });
    /** until that was heard; what is heard meanwhile is not looked at */
    const until = async (words) => {
      while (!heard.some((one) => one.includes(words))) await new Promise((resolve) => { wake = resolve; });
      return heard.splice(0).find((one) => one.includes(words));
    };
    const write = (file, text) => writeFile(dir + '/' + file, text);
    const describe = async (file) => {
      const source = await readFile(${JSON.stringify(join(BUILD, 'fixture/remote.ts'))}, 'utf8');
      const imported = "import { CONTACT } from './" + file + "';\\n" + source;
      await write('remote.ts', imported.replace("'#squad-fixture'", 'CONTACT'));
    };
    await until('#squad-fixture');
    ${program}
    await tree.close();
    await rm(dir + '/out', { recursive: true, force: true });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    timeout: 100_000,
  });
  return JSON.parse(stdout);
}

it('hears of a file that the description has begun to import, before anything else has changed', async () => {
  expect(
    await said(`
      await write('contact.ts', "export const CONTACT = '#first';");
      await describe('contact.ts');
      const heardOf = [await until('#first')];
      await write('contact.ts', "export const CONTACT = '#second';");
      heardOf.push(await until('#second'));
      console.log(JSON.stringify(heardOf));`),
  ).toEqual(['#first', '#second']);
});

it('hears when the file is mended that it could not be read for, be it that it was not there', async () => {
  expect(
    await said(`
      await write('contact.ts', "throw new Error('no contact yet'); export const CONTACT = '';");
      await describe('contact.ts');
      const heardOf = [await until('no contact yet')];
      await write('contact.ts', "export const CONTACT = '#mended';");
      heardOf.push(await until('#mended'));
      await describe('later.ts');
      await until('later.ts');
      await write('later.ts', "export const CONTACT = '#made';");
      heardOf.push(await until('#made'));
      console.log(JSON.stringify(heardOf));`),
  ).toEqual(['no contact yet', '#mended', '#made']);
});
