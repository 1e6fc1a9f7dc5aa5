import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BuildManifest } from './build-manifest.ts';
import { buildOfPage, fetchManifest } from './build-manifest.ts';
import { BUILD_POLL_MS, watchBuild } from './build-watch.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// a window and a document have more than the watch asks of them
function aTab(answers: (BuildManifest | Error)[]) {
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), seen);
  const onNew = jest.fn();
  const onWithdrawn = jest.fn();
  const manifest = jest.fn(async () => {
    const answer = answers.shift() ?? { shell: 'main.1.js', composition: 1 };
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const stop = watchBuild({
    window: { setInterval, clearInterval } as never,
    document,
    build: 'main.1.js',
    manifest,
    onNew,
    onWithdrawn,
  });
  return { document, onNew, onWithdrawn, manifest, stop };
}
const next = () => jest.advanceTimersByTimeAsync(BUILD_POLL_MS);

describe('a page that stays open', () => {
  it('hears of a new shell once, and goes on asking what was withdrawn', async () => {
    const withdrawn = { 'mf-tour@1.4.0': 'safety' } as const;
    const { onNew, onWithdrawn, manifest } = aTab([
      { shell: 'main.1.js', composition: 1, withdrawn: {} },
      { shell: 'main.2.js', composition: 1 },
      { shell: 'main.2.js', composition: 2, withdrawn },
    ]);
    await next();
    expect(onNew).not.toHaveBeenCalled();
    await next();
    await next();
    expect([onNew.mock.calls.length, manifest.mock.calls.length]).toEqual([1, 3]);
    expect(onWithdrawn.mock.calls).toEqual([[withdrawn]]);
  });

  it('is not bothered with a remote’s new version', async () => {
    const { onNew } = aTab([{ shell: 'main.1.js', composition: 2 }]);
    await next();
    expect(onNew).not.toHaveBeenCalled();
  });

  it('only logs that the manifest cannot be read, and asks again', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { onNew } = aTab([new TypeError('Failed to fetch'), { shell: 'main.2.js', composition: 1 }]);
    await next();
    expect([info.mock.calls.length, onNew.mock.calls.length]).toEqual([1, 0]);
    await next();
    expect(onNew).toHaveBeenCalledTimes(1);
  });

  it('asks nothing behind other tabs, and at once when it is looked at again', async () => {
    const { document, manifest } = aTab([]);
    document.visibilityState = 'hidden';
    await next();
    expect(manifest).not.toHaveBeenCalled();
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(manifest).toHaveBeenCalledTimes(1);
  });
});

describe('the manifest', () => {
  it.each([
    ['another status', () => new Response('{}', { status: 503 })],
    ['another body', () => Response.json({ hello: 1 })],
  ])('%s is an error', async (_title, answer) => {
    await expect(fetchManifest(async () => answer())).rejects.toThrow('build manifest');
  });

  it.each([
    ['/assets/composition/mf-tour@1.json?shell=main.1.js', 'main.1.js'],
    ['', undefined],
    [undefined, undefined],
  ])('%s was made by %s', (url, build) => {
    expect(buildOfPage(url)).toBe(build);
  });
});
