import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadGate } from './gate-loads.ts';
import { diskStore } from './object-store.ts';

/** as the shell's probe: evaluates the bundle, which says itself what of it failed */
const PROBE = `
  process.once('message', ({ code }) => {
    const module = { exports: {} };
    new Function('module', code)(module);
    setTimeout(() => process.send({ failures: module.exports }, () => process.exit(0)), 20);
  });
`;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gate-'));
  await writeFile(join(dir, 'probe.mjs'), PROBE);
});
afterAll(() => rm(dir, { recursive: true }));

const release: Release = {
  format: 1,
  name: 'mf-content',
  version: '1.0.0',
  container: 'x',
  kit: '^1.0.0',
  routes: { blog: { expose: 'route.blog', fragments: [] } },
  fragments: {},
  locales: [],
  exposes: { 'route.blog': { js: [], css: [], shared: [] } },
  browser: { file: 'browser/remoteEntry.js', integrity: '' },
  server: { file: 'server/remoteEntry.js', integrity: '' },
  others: [],
};

const problemsOf = (
  code: string,
  limitMs: number,
  sources?: string,
  program = 'probe.mjs',
  of: Release = release,
  unchecked: (what: string) => void = () => undefined,
) =>
  loadGate({ program: join(dir, program), limitMs, prepare: async () => undefined }).look({
    store: diskStore(dir),
    release: of,
    unchecked,
    read: async () => Buffer.from(code),
    live: { format: 1, environment: 'local', revision: 0, changed_at: '', changed_by: '', note: '', remotes: {} },
    ...(sources ? { sources } : {}),
  });
const LONG = 20_000;

describe('a version is loaded before it is released', () => {
  it('and passes when all of it loads', async () => {
    expect(await problemsOf('', LONG)).toEqual([]);
  });

  it('what throws at load is named by its file in the release, and by its source where that is here', async () => {
    const code = `module.exports = { 'route.blog': 'boom' }`;
    expect(await problemsOf(code, LONG)).toEqual([{ file: 'server/remoteEntry.js, route.blog', reason: 'boom' }]);
    const sources = join(import.meta.dirname, '../e2e/fixtures/throws-at-load');
    expect(await problemsOf(code, LONG, sources)).toEqual([
      { file: 'deploy/e2e/fixtures/throws-at-load/blog.route.tsx', reason: 'boom' },
    ]);
  });

  it.each([
    ['ends the process', 'process.exit(7)', 'ended the process that loaded it (7)'],
    ['rejects in the background', `Promise.reject(new Error('lost'))`, 'Error: lost'],
    ['throws in a timer', `setTimeout(() => { throw new Error('late') }, 1)`, 'Error: late'],
  ])('what %s is refused', async (_title, code, reason) => {
    expect(await problemsOf(code, LONG)).toEqual([
      { file: 'server/remoteEntry.js', reason: expect.stringContaining(reason) },
    ]);
  });

  it('a probe that ends before it was asked is a refusal, not a crash', async () => {
    await writeFile(join(dir, 'ends.mjs'), 'process.disconnect(); process.exit(3);');
    const [problem] = await problemsOf('/'.repeat(20_000_000), LONG, undefined, 'ends.mjs');
    expect(problem?.reason).toContain('ended the process that loaded it');
  });

  it('what the shell does not give is told by file and name, with who answers for the shell', async () => {
    const unmet = [{ file: 'mf-content/a.tsx', reason: 'needs useFetcher of react-router', owner: 'squad-platform' }];
    const answer = JSON.stringify({ misfit: 'the same in a line', unmet, failures: {} });
    await writeFile(
      join(dir, 'unmet.mjs'),
      `process.once('message', () => process.send(${answer}, () => process.exit(0)));`,
    );
    const mend = 'build it for the kit that the shell has, or wait for the shell that gives more: shells go first';
    expect(await problemsOf('', LONG, undefined, 'unmet.mjs')).toEqual(unmet.map((need) => ({ ...need, mend })));
    await writeFile(
      join(dir, 'misfit.mjs'),
      `process.once('message', () => process.send({ misfit: 'needs kit ^2.0.0', failures: {} }, () => process.exit(0)));`,
    );
    expect(await problemsOf('', LONG, undefined, 'misfit.mjs')).toEqual([
      { file: 'release.json', reason: 'needs kit ^2.0.0', mend },
    ]);
  });

  it('what a shell does not say that it gives is told as not looked at', async () => {
    await writeFile(
      join(dir, 'silent.mjs'),
      'process.once("message", () => process.send({ isUnchecked: true, failures: {} }, () => process.exit(0)));',
    );
    const told: string[] = [];
    const needy = { ...release, needs: { react: { useState: 'mf-content/a.tsx' } } };
    expect(await problemsOf('', LONG, undefined, 'silent.mjs', needy, (what) => told.push(what))).toEqual([]);
    expect(told).toEqual([
      'mf-content@1.0.0: the names that it needs of shared modules, the shell does not say what it gives',
    ]);
  });

  it('what never ends is ended', async () => {
    const [problem] = await problemsOf('for (;;);', 1000);
    expect(problem?.reason).toBe('did not load within 1 s');
  });
});
