import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitSubpaths } from '@cairn/shared-contracts/build/shared-modules';
import { expect, it } from '@jest/globals';
import { KNOWN_AT_START } from './chunks.ts';
import { generateKit } from './generate-kit.ts';

const CHUNK = /webpackChunkName: "kit\/([\w-]+)"/g;
const named = (source: string): string[] => [...source.matchAll(CHUNK)].map(([, name = '']) => name);

it('each component is in one table of the browser’s: of what pages begin with, or of the rest', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kit-'));
  const { browser } = await generateKit(dir);
  const source = await readFile(browser, 'utf8');
  const atStart = named(source);
  const later = named(await readFile(join(dir, 'kit-later.js'), 'utf8'));
  await rm(dir, { recursive: true });
  expect([...atStart, ...later].sort()).toEqual(kitSubpaths().sort());
  expect(atStart.sort()).toEqual([...KNOWN_AT_START].sort());
  // the rest is shared as well: a remote is told of it by name
  expect(/of '([^']+)'/.exec(source)?.[1]?.split(' ').sort()).toEqual(later.sort());
});
