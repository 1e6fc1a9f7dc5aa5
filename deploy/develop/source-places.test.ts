import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { containerName } from '@cairn/shared-contracts/build/remote-config';
import { expect, it } from '@jest/globals';
import { ROOT } from '../registry/build.ts';
import { placesOf } from './source-places.ts';

const SOURCE = join(ROOT, 'deploy/develop/source-places.ts');
const MAPS: Readonly<Record<string, string>> = {
  'browser/a.mjs.map': pathToFileURL(SOURCE).href,
  'browser/remoteEntry.js.map': 'file://webpack/runtime/hot module replacement',
  'server/remoteEntry.js.map': pathToFileURL(SOURCE).href,
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

it('leads from what the server evaluates to the sources of the same remote', async () => {
  const container = containerName('mf-tour', '1.0.0-dev.3f');
  const asked: string[] = [];
  const places = await placesOf(
    `ReferenceError: window is not defined\n    at Facts (${container}.js:1:1)`,
    (remote, path) => {
      asked.push(`${remote} ${path}`);
      return read(remote, path);
    },
  );
  expect(asked).toEqual(['mf-tour server/remoteEntry.js.map']);
  expect(places).toEqual([expect.objectContaining({ file: 'deploy/develop/source-places.ts', line: 1 })]);
});
