import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADDITIONS, type Addition, WRONG } from './additions.ts';
import { compile, copySources, type Diagnostic, edit, remove, writeConfig } from './compile.ts';

let dir = '';
beforeAll(async () => {
  dir = await copySources();
});
afterAll(() => remove(dir));

/** what the compiler says when all of these are made, and then undone */
async function refusals(additions: readonly Addition[]): Promise<Diagnostic[]> {
  await writeConfig(dir, [...new Set(additions.flatMap(({ file, refused }) => [file, ...Object.keys(refused)]))]);
  for (const { file, find, put } of additions) await edit(join(dir, file), find, put);
  const found = await compile(dir);
  for (const { file, find, put } of additions) await edit(join(dir, file), put, find);
  return found;
}

describe.each([
  ['a closed list that grows by one', ADDITIONS],
  ['a wrong entry of a table', WRONG],
])('%s', (_title, additions) => {
  let found: Diagnostic[];
  beforeAll(async () => {
    found = await refusals(additions);
  }, 300_000);

  it.each(
    additions.flatMap(({ what, refused }) => Object.entries(refused).map(([file, says]) => ({ what, file, says }))),
  )('$what: refused in $file', ({ file, says }) => {
    // one that has moved is to be named anew
    expect(existsSync(join(dir, file))).toBe(true);
    expect(found.filter((one) => one.file === file).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(says),
    );
  });
});
