import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'described-'));
  await writeFile(join(dir, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(dir, 'remote.ts'),
    `import { PROPS } from './contract/props.ts';\nexport default { props: PROPS };`,
  );
});
afterEach(() => rm(dir, { recursive: true }));

/** What it says in a process of its own: the loader of tests is not the one that remotes are read with. */
async function said(program: string): Promise<unknown> {
  const code = `
    import { mkdir, writeFile } from 'node:fs/promises';
    import { describerOf } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'fresh-description.ts')).href)};
    const dir = ${JSON.stringify(dir)};
    await mkdir(dir + '/contract');
    const write = (file, text) => writeFile(dir + '/' + file, text);
    await write('contract/props.ts', "import { LIMIT } from './limit.ts'; export const PROPS: string = 'one ' + LIMIT;");
    await write('contract/limit.ts', 'export const LIMIT = 1;');
    const describer = describerOf(dir);
    const read = async () => (await describer.read()).props;
    ${program}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  return JSON.parse(stdout);
}

it('is read anew when what it imports has changed, however far away, and only then', async () => {
  expect(
    await said(`
      const told = [await read()];
      const first = await describer.read();
      told.push((await describer.read()) === first);
      await write('contract/limit.ts', 'export const LIMIT = 2;');
      told.push(await read());
      await write('contract/props.ts', "export const PROPS = 'two';");
      told.push(await read());
      // and back: a state that was there before
      await write('contract/props.ts', "import { LIMIT } from './limit.ts'; export const PROPS: string = 'one ' + LIMIT;");
      told.push(await read(), [...describer.files].map((file) => file.slice(dir.length + 1)).sort());
      console.log(JSON.stringify(told));`),
  ).toEqual(['one 1', true, 'one 2', 'two', 'one 2', ['contract/limit.ts', 'contract/props.ts', 'remote.ts']]);
});

it('says what is wrong with it, and is there again once that is mended', async () => {
  expect(
    await said(`
      await read();
      await write('contract/limit.ts', 'export const LIMIT = 3; throw new Error("no limit");');
      const told = [await read().catch(({ message }) => message)];
      await write('contract/limit.ts', 'export const LIMIT = 3;');
      told.push(await read());
      console.log(JSON.stringify(told));`),
  ).toEqual(['no limit', 'one 3']);
});
