import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import contractLoader from './contract-loader.mjs';

const ENDPOINTS = `import type { Tour } from './tours.schema.ts';
import {
  serializeFilter,
} from '../domain/filter.ts';
/** Public calls. */
export const toursEndpoints = () => injectScoped(__CONTRACT__, '1', 'https://cairn.test//x');
`;
const SCHEMA = `import { id } from './common.schema.ts';
export const tour = { id, name: 'string' };
`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'contract-'));
  await mkdir(join(dir, 'api'));
  await mkdir(join(dir, 'domain'));
  await write('api/tours.schema.ts', SCHEMA);
  await write('api/common.schema.ts', `export const id = 'number';\n`);
  await write('domain/filter.ts', `export const serializeFilter = () => ({});\n`);
  await write('api/unrelated.schema.ts', `export const post = 1;\n`);
});
afterEach(() => rm(dir, { recursive: true }));
const write = (path: string, content: string) => writeFile(join(dir, path), content);

/** what the build makes of the contract */
async function built(source = ENDPOINTS) {
  const watched: string[] = [];
  const code: string = await contractLoader.call(
    {
      resourcePath: join(dir, 'api/tours.endpoints.ts'),
      addDependency: (file: string) => {
        watched.push(file.slice(dir.length + 1));
      },
    },
    source,
  );
  return { id: code.match(/injectScoped\("([^"]+)"/)?.[1], code, watched };
}

describe('identity of a contract', () => {
  it('is its name and a hash, in the place of the constant, and nothing else changes', async () => {
    const { id, code } = await built();
    expect(id).toMatch(/^tours-[0-9a-f]{10}$/);
    expect(code).toBe(ENDPOINTS.replace('__CONTRACT__', JSON.stringify(id)));
  });

  it.each<[string, string]>([
    ['the words of a comment', ENDPOINTS.replace('Public calls.', 'Public calls of the tours.')],
    ['a comment at the end of a line', ENDPOINTS.replace("schema.ts';\n", "schema.ts'; // shapes\n")],
    ['how it is laid out', ENDPOINTS.replaceAll('\n', '\n\n  ')],
  ])('stays when only %s changed', async (_title, source) => {
    expect((await built(source)).id).toBe((await built()).id);
  });

  it.each<[string, string]>([
    ['its own code', ENDPOINTS.replace("'1'", "'2'")],
    ['an address after two slashes', ENDPOINTS.replace('//x', '//y')],
  ])('changes with %s', async (_title, source) => {
    expect((await built(source)).id).not.toBe((await built()).id);
  });

  it.each<[string, string, string]>([
    ['a shape', 'api/tours.schema.ts', SCHEMA.replace("'string'", "'string | null'")],
    ['a shape of a shape', 'api/common.schema.ts', `export const id = 'string';\n`],
    ['a rule that it uses', 'domain/filter.ts', `export const serializeFilter = () => ({ page: 1 });\n`],
  ])('changes with %s', async (_title, path, content) => {
    const before = await built();
    await write(path, content);
    expect((await built()).id).not.toBe(before.id);
  });

  it.each<[string, string, string]>([
    ['a comment of a shape', 'api/tours.schema.ts', `/* a tour */ ${SCHEMA}`],
    ['what it does not use', 'api/unrelated.schema.ts', 'export const post = 2;'],
  ])('stays with a change of %s', async (_title, path, content) => {
    const before = await built();
    await write(path, content);
    expect((await built()).id).toBe(before.id);
  });

  it('is the same in another folder, as two machines must agree', async () => {
    const before = await built();
    const first = dir;
    dir = await mkdtemp(join(tmpdir(), 'elsewhere-'));
    await Promise.all(['api', 'domain'].map((folder) => mkdir(join(dir, folder))));
    await write('api/tours.schema.ts', SCHEMA);
    await write('api/common.schema.ts', `export const id = 'number';\n`);
    await write('domain/filter.ts', `export const serializeFilter = () => ({});\n`);
    expect((await built()).id).toBe(before.id);
    await rm(first, { recursive: true });
  });

  it('is built anew when one of its parts changes', async () => {
    expect((await built()).watched.sort()).toEqual(['api/common.schema.ts', 'api/tours.schema.ts', 'domain/filter.ts']);
  });
});
