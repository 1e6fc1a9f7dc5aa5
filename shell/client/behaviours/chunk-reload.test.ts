import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isChunkError, RELOADED_FOR, type Reloading, reloadOnChunkError } from './chunk-reload.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: https://cairn.test/assets/shell/k.1.js');

afterEach(() => {
  jest.restoreAllMocks();
});

function aTab(kept: Record<string, string> = {}, parts: Partial<Reloading> = {}) {
  const did: string[] = [];
  const storage = new Map(Object.entries(kept));
  const handle = reloadOnChunkError({
    window: {
      dispatchEvent: ({ type }) => did.push(type) > 0,
      location: { reload: () => did.push('reload') },
    },
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => storage.set(key, value) },
    manifest: async () => ({ shell: 'main.2.js', composition: 7 }),
    ...parts,
  });
  return { handle, did, storage };
}

describe('code that cannot be had any more', () => {
  it('reloads the page once, after the forms have heard of it', async () => {
    const { handle, did, storage } = aTab();
    expect(await handle(LOST)).toBe(true);
    expect(did).toEqual(['cairn:before-reload', 'reload']);
    expect(storage.get(RELOADED_FOR)).toBe('main.2.js 7');
    expect(await handle(LOST)).toBe(false);
    expect(did).toHaveLength(2);
  });

  it('does not repeat a reload that did not help', async () => {
    const { handle, did } = aTab({ [RELOADED_FOR]: 'main.2.js 7' });
    expect([await handle(LOST), did]).toEqual([false, []]);
  });

  it('reloads again for what has gone live since', async () => {
    const { handle } = aTab({ [RELOADED_FOR]: 'main.2.js 6' });
    expect(await handle(LOST)).toBe(true);
  });

  it.each<[string, Partial<Reloading>]>([
    ['while the server is away', { manifest: () => Promise.reject(new TypeError('Failed to fetch')) }],
    [
      'where storage is forbidden',
      {
        storage: {
          getItem: () => {
            throw new DOMException('denied', 'SecurityError');
          },
          setItem: () => undefined,
        },
      },
    ],
  ])('leaves the page as it is %s, and says so', async (_title, parts) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { handle, did } = aTab({}, parts);
    expect([await handle(LOST), did]).toEqual([false, []]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    [LOST, true],
    [new TypeError('error loading dynamically imported module: https://x'), true],
    [new TypeError('Importing a module script failed.'), true],
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [Object.assign(new Error('Loading CSS chunk k failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    [new TypeError('Failed to fetch'), false],
    [new Error('bad tour'), false],
    ['Loading chunk 1 failed', false],
    [undefined, false],
  ])('%s: %s', (error, isOne) => {
    expect(isChunkError(error)).toBe(isOne);
  });
});
