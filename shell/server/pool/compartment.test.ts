import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aRelease } from '../../testing/sample-releases.ts';
import { until } from '../../testing/until.ts';
import { LoadedVersions } from '../loaded-versions.ts';
import { compartmentOf } from './compartment.ts';

/** a version that does things by itself, and tells of each */
const codeThat = (does: string): string => `const tell = (what) => globalThis.ranByItself.push(what);
${does}
module.exports = { init() {}, get: () => Promise.resolve(() => ({ default: { Component: () => null } })) };`;

const ran: string[] = [];
Reflect.set(globalThis, 'ranByItself', ran);
let loaded: { unload(): void } | undefined;
afterEach(() => {
  loaded?.unload();
  ran.length = 0;
  jest.restoreAllMocks();
});

let last = 0;
async function load(does: string) {
  const code = codeThat(does);
  const release = aRelease('mf-tour', `1.0.${++last}`, code);
  const versions = new LoadedVersions({
    running: () => undefined,
    compartmentOf: () => compartmentOf({ begin: () => undefined, end: () => undefined, stray: () => undefined }),
  });
  const unload = () => versions.unload(release);
  loaded = { unload };
  await versions.load({ release, code, styles: new Map() });
  return unload;
}

describe('a version that is unloaded', () => {
  it.each([
    ['an interval', `setInterval(() => tell('again'), 5);`],
    ['a timer that sets the next', `const next = () => { tell('again'); setTimeout(next, 5); }; next();`],
    ['a timer that is set back', `const timer = setTimeout(() => { tell('again'); timer.refresh(); }, 5);`],
    ['turns without a pause', `const next = () => { tell('again'); setImmediate(next); }; next();`],
    [
      'a loop that waits',
      `(async () => { for (;;) { tell('again'); await new Promise((go) => setTimeout(go, 5)); } })();`,
    ],
  ])('leaves nothing that runs on: %s', async (_what, does) => {
    const unload = await load(does);
    await until('it runs again', () => ran.length > 1);
    unload();
    const before = ran.length;
    await pause(50);
    expect(ran.length).toBe(before);
  });

  it('sets no more timers, be its code under way', async () => {
    const unload =
      await load(`globalThis.setLater = () => { setTimeout(() => tell('timeout'), 1); setImmediate(() => tell('turn'));
      setInterval(() => tell('interval'), 1); };`);
    unload();
    Reflect.get(globalThis, 'setLater')();
    await pause(30);
    expect(ran).toEqual([]);
  });
});

describe('the timers of a version that is loaded', () => {
  it('run with what they were given, and not once they were cleared', async () => {
    await load(`setTimeout(tell, 1, 'timeout'); setImmediate(tell, 'turn'); const every = setInterval(() => { tell('once'); clearInterval(every); }, 1);
      clearTimeout(setTimeout(tell, 1, 'cleared')); clearImmediate(setImmediate(tell, 'cleared')); clearTimeout(undefined);
      clearTimeout(+setTimeout(tell, 1, 'cleared'));`);
    await until('each has run', () => ran.length === 3);
    await pause(30);
    expect([...ran].sort()).toEqual(['once', 'timeout', 'turn']);
  });

  it.each([
    ['by their number', 'clearTimeout(+timer)'],
    ['by themselves', 'timer.close()'],
  ])('are not remembered once they were cleared %s', async (_how, clear) => {
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    const unload = await load(
      `for (let count = 0; count < 5000; count++) { const timer = setTimeout(tell, 60_000); ${clear}; }`,
    );
    cleared.mockClear();
    unload();
    expect(cleared.mock.calls.length).toBeLessThan(1500);
  });

  it('are stopped with it, however many there are', async () => {
    const unload = await load(`for (let count = 0; count < 5000; count++) setTimeout(tell, 500, 'late');`);
    unload();
    await pause(600);
    expect(ran).toEqual([]);
  });
});
