import { describe, expect, it, jest } from '@jest/globals';
import { PROBE_MS, watchConnection } from './connection.ts';

/** a browser whose connection the test holds in its hands */
function aBrowser(onLine = true) {
  const target = new EventTarget();
  const timers: { run: () => void; after: number }[] = [];
  let isServerThere = true;
  const probe = jest.fn(async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
  });
  // overloads are wider than what the watch calls
  const window = {
    addEventListener: target.addEventListener.bind(target) as Window['addEventListener'],
    setTimeout: ((run: () => void, after: number) => timers.push({ run, after })) as unknown as Window['setTimeout'],
    clearTimeout: () => undefined,
    navigator: { onLine },
  };
  const fetch = async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return new Response('{}');
  };
  const connection = watchConnection({ window, fetch, probe });
  const told: boolean[] = [];
  connection.subscribe(() => told.push(connection.isOnline()));
  return {
    connection,
    told,
    probe,
    timers,
    cut: () => {
      isServerThere = false;
    },
    mend: () => {
      isServerThere = true;
    },
    tell: (name: 'online' | 'offline') => target.dispatchEvent(new Event(name)),
    /** everything that waits for a promise has run */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    nextLook: () => timers.shift()?.run(),
  };
}

describe('the connection', () => {
  it('is lost when a call and a second look fail, and is back when the server answers', async () => {
    const site = aBrowser();
    site.cut();
    await expect(site.connection.fetch('/api/x')).rejects.toThrow();
    await site.settle();
    expect(site.told).toEqual([false]);
    expect(site.timers.map(({ after }) => after)).toEqual([PROBE_MS]);
    site.nextLook();
    await site.settle();
    site.mend();
    site.nextLook();
    await site.settle();
    expect(site.told).toEqual([false, true]);
    expect(site.timers).toEqual([]);
  });

  it('is not lost with one call', async () => {
    const site = aBrowser();
    site.cut();
    const call = site.connection.fetch('/api/x');
    site.mend();
    await expect(call).rejects.toThrow();
    await site.settle();
    expect([site.told, site.probe.mock.calls.length]).toEqual([[], 1]);
  });

  it('is not asked for a call that somebody gave up', async () => {
    const target = aBrowser();
    const aborted = watchConnection({
      // a window has more than the watch asks of it
      window: { addEventListener: () => undefined, setTimeout, clearTimeout, navigator: { onLine: true } } as never,
      fetch: () => Promise.reject(new DOMException('gave up', 'AbortError')),
      probe: target.probe,
    });
    await expect(aborted.fetch('/api/x')).rejects.toThrow('gave up');
    expect(target.probe).not.toHaveBeenCalled();
  });

  it('is lost at once when the browser says so', async () => {
    const site = aBrowser();
    site.cut();
    site.tell('offline');
    expect(site.told).toEqual([false]);
    site.mend();
    site.tell('online');
    await site.settle();
    site.nextLook();
    await site.settle();
    expect(site.told.at(-1)).toBe(true);
  });

  it('is looked for from the start in a browser that opens offline', async () => {
    const site = aBrowser(false);
    expect(site.connection.isOnline()).toBe(false);
    await site.settle();
    expect(site.told).toEqual([true]);
  });

  it('can be looked at, and waited for', async () => {
    const site = aBrowser();
    site.cut();
    expect(await site.connection.check()).toBe(false);
    let isBack = false;
    const back = site.connection.back(new AbortController().signal).then(() => {
      isBack = true;
    });
    await site.settle();
    expect(isBack).toBe(false);
    site.mend();
    site.nextLook();
    await back;
    expect([isBack, await site.connection.check()]).toEqual([true, true]);
  });

  it('is not waited for by who has gone elsewhere', async () => {
    const site = aBrowser();
    site.cut();
    await site.connection.check();
    const leaving = new AbortController();
    const back = site.connection.back(leaving.signal);
    leaving.abort(new Error('elsewhere'));
    await expect(back).rejects.toThrow('elsewhere');
  });
});
