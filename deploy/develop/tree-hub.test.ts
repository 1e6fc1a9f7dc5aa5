import { TREE_EVENTS, TREE_FAULTS, TREE_SHOWN, type TreeEvent } from '@cairn/shared-contracts/remote/working-tree';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { type TreeHub, treeHub } from './tree-hub.ts';

let app: FastifyInstance;
let hub: TreeHub;
let url: string;
/** while a source map is looked for */
let whileReading: () => void;
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  whileReading = () => undefined;
  hub = treeHub(async () => {
    whileReading();
    throw new Error('nothing is built here');
  });
  hub.register(app);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  hub.close();
  await app.close();
});

const stateOf = (version: string) => `mf-tour@1.0.0-dev.${version}`;
const serve = (version: string) =>
  hub.tell({ kind: 'served', remote: 'mf-tour', release: stateOf(version), hash: version, isOtherContract: true });
async function throwIn(version: string): Promise<void> {
  const fault = {
    remote: 'mf-tour',
    release: stateOf(version),
    part: 'route.tour',
    reason: 'no window',
    stack: 'Error: no window\n    at mf_tour__1_0_0_dev_1_0a1b2c3d.js:812:15',
  };
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(url + TREE_FAULTS, { method: 'POST', headers, body: JSON.stringify(fault) })).status).toBe(204);
}

/** what a page hears at once that opens now */
async function heard(): Promise<TreeEvent['kind'][]> {
  const gone = new AbortController();
  const { body } = await fetch(url + TREE_EVENTS, { signal: gone.signal });
  const { value } = (await body?.getReader().read()) ?? {};
  gone.abort();
  const lines = new TextDecoder().decode(value).split('\n\n');
  return lines
    .filter((line) => line.startsWith('data: '))
    .map((line) => (JSON.parse(line.slice('data: '.length)) as TreeEvent).kind);
}

it('a page that opens hears what the state that is served threw on the server', async () => {
  serve('1');
  await throwIn('1');
  expect(await heard()).toEqual(['served', 'threw']);
});

it('also where that page was made before the state was said to be served', async () => {
  await throwIn('1');
  serve('1');
  expect(new Set(await heard())).toEqual(new Set(['threw', 'served']));
});

it('and no more once another state is served', async () => {
  await throwIn('1');
  serve('2');
  expect(await heard()).toEqual(['served']);
});

it('nor of a state that was replaced while its place was looked for', async () => {
  serve('1');
  whileReading = () => serve('3');
  await throwIn('2');
  expect(await heard()).toEqual(['served']);
});

it('nor of one that a page was still being made of', async () => {
  serve('1');
  serve('2');
  await throwIn('1');
  expect(await heard()).toEqual(['served']);
});

it('but of one that is served again', async () => {
  serve('1');
  serve('2');
  serve('1');
  await throwIn('1');
  expect(await heard()).toEqual(['served', 'threw']);
});

describe('the server’s part of a change waits', () => {
  const STATE = { remote: 'mf-tour', hash: 'b' };
  const headers = { 'content-type': 'application/json' };
  const says = (hash: string) =>
    fetch(url + TREE_SHOWN, { method: 'POST', headers, body: JSON.stringify({ ...STATE, hash }) });
  /** a page that is open, and hears what changes */
  async function opens(): Promise<AbortController> {
    const gone = new AbortController();
    const { body } = await fetch(url + TREE_EVENTS, { signal: gone.signal });
    await body?.getReader().read();
    return gone;
  }

  it('for nobody, where no page is open', async () => {
    await hub.untilShown(STATE);
  });

  it('until all pages that are open have said that they have it', async () => {
    const pages = [await opens(), await opens()];
    let isShown = false;
    const shown = hub.untilShown(STATE).then(() => {
      isShown = true;
    });
    await says('b');
    await says('a');
    expect(isShown).toBe(false);
    await says('b');
    await shown;
    for (const page of pages) page.abort();
  });

  it('and not for ever: a page may be asleep', async () => {
    const page = await opens();
    await hub.untilShown(STATE);
    page.abort();
  });
});
