import { beforeEach, expect, it } from '@jest/globals';
import { type Compiler, rspack, type Stats } from '@rspack/core';
import { browserFirst } from './browser-first.ts';

let browser: Compiler;
let server: Compiler;
let did: string[];
/** until pages have what is built */
let shown: PromiseWithResolvers<void>;

beforeEach(() => {
  [browser, server] = [rspack({ entry: {} }), rspack({ entry: {} })];
  did = [];
  shown = Promise.withResolvers();
  browserFirst({
    browser,
    server,
    onBuilt() {
      did.push('browser is built');
      return shown.promise;
    },
  });
});

const changes = () => browser.hooks.invalid.call('card.tsx', 0);
// what is built does not matter here
const isBuilt = () => browser.hooks.done.promise({} as Stats);
const serverBuilds = () => server.hooks.watchRun.promise(server).then(() => void did.push('server builds'));

it('a change of the server’s part alone waits for nobody', async () => {
  await serverBuilds();
  expect(did).toEqual(['server builds']);
});

it('the server’s part waits until pages have the browser’s', async () => {
  changes();
  const built = serverBuilds();
  await isBuilt();
  did.push('pages have it');
  shown.resolve();
  await built;
  expect(did).toEqual(['browser is built', 'pages have it', 'server builds']);
});

it('and for what has changed meanwhile', async () => {
  changes();
  const built = serverBuilds();
  await isBuilt();
  const first = shown;
  shown = Promise.withResolvers();
  changes();
  first.resolve();
  await isBuilt();
  shown.resolve();
  await built;
  expect(did).toEqual(['browser is built', 'browser is built', 'server builds']);
});

it('but not for a build that is stopped, or that fails', async () => {
  changes();
  const stopped = serverBuilds();
  browser.hooks.watchClose.call();
  await stopped;
  changes();
  const failed = serverBuilds();
  browser.hooks.failed.call(new Error('no memory'));
  await failed;
});
