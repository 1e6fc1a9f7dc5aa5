import { codeLost } from '@cairn/shared-contracts/remote/code-lost';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { hearChunkErrors, reloadOnChunkError } from './chunk-reload.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: https://cairn.test/assets/mf-chat/k.1.js');

const did: string[] = [];
const manifest = jest.fn(async () => ({ shell: 'main.2.js', composition: 7 }));
beforeEach(() => {
  did.length = 0;
  manifest.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

// and nothing of it in the console
window.addEventListener('error', (event) => event.preventDefault());
hearChunkErrors(
  window,
  reloadOnChunkError({
    window: { dispatchEvent: ({ type }) => did.push(type) > 0, location: { reload: () => did.push('reload') } },
    storage: sessionStorage,
    manifest,
  }),
);

it('a part that goes on without its code loads the page anew where the release is gone', async () => {
  codeLost(GONE);
  await waitFor(() => expect(did).toEqual(['cairn:before-reload', 'reload']));
});

it.each<[string, unknown]>([
  ['another error that nobody has caught', new Error('bad tour')],
  ['what a script of another origin threw', null],
])('%s leaves it as it is', async (_what, error) => {
  reportError(error);
  expect([did, manifest.mock.calls]).toEqual([[], []]);
});

it('without a line the page at hand stays', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  codeLost(GONE);
  expect([did, manifest.mock.calls]).toEqual([[], []]);
});
