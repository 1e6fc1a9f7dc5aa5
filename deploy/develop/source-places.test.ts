import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { ROOT } from '../registry/build.ts';
import { placesOf } from './source-places.ts';

const SOURCE = join(ROOT, 'deploy/develop/source-places.ts');
const MAPS: Readonly<Record<string, string>> = {
  'browser/a.mjs.map': pathToFileURL(SOURCE).href,
  'browser/remoteEntry.js.map': 'file://webpack/runtime/hot module replacement',
};
const read = async (_remote: string, path: string) =>
  Buffer.from(JSON.stringify({ version: 3, sources: [MAPS[path] ?? ''], names: [], mappings: 'AAAA' }));
const at = (file: string) => `at x (https://cairn.test/cdn/remotes/mf-tour/1.0.0-dev.3f/browser/${file}:1:1)`;

it('leads to the sources, past what the bundler has put around them', async () => {
  const stack = ['Error: seats', at('a.mjs'), at('remoteEntry.js'), at('other.js')].join('\n');
  expect(await placesOf(stack, read)).toEqual([
    expect.objectContaining({ file: 'deploy/develop/source-places.ts', line: 1 }),
  ]);
});
