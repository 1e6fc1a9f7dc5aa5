import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseConfig, compile } from '@cairn/shared-contracts/build/base-config';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as sources from '../server/head-scripts.ts';
import { inlineScripts } from './inline-scripts.ts';

let dir: string;
let built: typeof sources;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'inline-'));
  const base = baseConfig({ server: true, cssPrefix: 'kit' });
  await compile([
    {
      ...base,
      context: join(import.meta.dirname, '../server'),
      entry: { main: './head-scripts.ts' },
      target: 'node24',
      module: { ...base.module, rules: [...(base.module?.rules ?? []), inlineScripts] },
      output: { path: dir, filename: '[name].mjs', module: true, library: { type: 'module' } },
      optimization: { minimize: false },
    },
  ]);
  built = await import(pathToFileURL(join(dir, 'main.mjs')).href);
});
afterAll(() => rm(dir, { recursive: true }));

/** bytes that they had when they were minified by hand: every page carries them */
it.each([
  ['inlineStyles', 393],
  ['earlyPress', 2360],
  ['theme', 289],
] as const)('%s costs a page no more than %i bytes', (name, limit) => {
  const text = built.HEAD_SCRIPTS[name];
  expect(text.length).toBeLessThanOrEqual(limit);
  expect(text.length).toBeLessThan(sources.HEAD_SCRIPTS[name].length);
  // it parses on its own
  expect(() => new Function(text)).not.toThrow();
});

it('the start script costs a page no more than 2,000 bytes beside its addresses, a third of them for fonts in steps', () => {
  const text = built.startScript('', []);
  expect(text.length - '(url=>import(url),"",[])'.length).toBeLessThanOrEqual(2000);
  expect(text).toContain('url=>import(url)');
});

it('writes addresses that cannot end the script', () => {
  expect(built.startScript('/main.js', ['/a.js?</script>'])).not.toContain('</script>');
});
