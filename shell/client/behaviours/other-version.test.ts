import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { expect, it } from '@jest/globals';
import { tellOfFailure } from './other-version.ts';

const MANIFEST = '/assets/composition/mf-content@1.1.0-rc.1,mf-tour@down,mf-tours@2.0.0.json?shell=main.5f.js';

interface Case {
  isOther?: boolean;
  isInUse?: boolean;
  isAway?: boolean;
  hasStorage?: boolean;
}

/** a tab: what was sent to the server, and what happened on the page */
function aTab({ isOther = true, isInUse = false, isAway = false, hasStorage = true }: Case = {}) {
  const sent: unknown[] = [];
  const happened: string[] = [];
  const marks = new Map<string, string>();
  const tell = (name: string) =>
    tellOfFailure(
      { name, reason: `Error: ${'x'.repeat(1000)}`, error: new Error('x') },
      {
        manifestUrl: MANIFEST,
        window: {
          dispatchEvent: ({ type }) => happened.push(type) > 0,
          location: { reload: () => void happened.push('reload') },
        },
        storage: {
          getItem(key) {
            if (!hasStorage) throw new Error('forbidden');
            return marks.get(key) ?? null;
          },
          setItem: (key, value) => void marks.set(key, value),
        },
        async fetch(_url, { body }) {
          if (isAway) throw new TypeError('Failed to fetch');
          sent.push(JSON.parse(String(body)));
          return { json: async () => ({ isOther }) };
        },
        isInUse: () => isInUse,
      },
    );
  return { tell, sent, happened };
}

it('tells of the version that the page is composed of, and loads the page anew: forms hear of it first', async () => {
  const { tell, sent, happened } = aTab();
  expect(await tell('mf-content/route.blog')).toBe(true);
  expect(sent).toEqual([
    { name: 'mf-content/route.blog', version: '1.1.0-rc.1', reason: expect.stringMatching(/^Error: x{200,293}$/) },
  ]);
  expect(happened).toEqual([BEFORE_RELOAD, 'reload']);
});

it('once for each version', async () => {
  const { tell, sent } = aTab();
  await tell('mf-content/route.blog');
  expect(await tell('mf-content/organizer-rail')).toBe(false);
  expect(await tell('mf-tours/card')).toBe(true);
  expect(sent).toHaveLength(2);
});

it.each<[string, string, Case, boolean]>([
  ['a fragment, while nobody has done anything', 'mf-content/organizer-rail', {}, true],
  ['a fragment on a page in use', 'mf-content/organizer-rail', { isInUse: true }, false],
  ['the page itself, in use or not', 'mf-content/route.blog', { isInUse: true }, true],
  ['where there is no other version', 'mf-content/route.blog', { isOther: false }, false],
  ['while the server is away', 'mf-content/route.blog', { isAway: true }, false],
  ['a browser that could not be kept from doing it for ever', 'mf-content/route.blog', { hasStorage: false }, false],
  ['a remote that the page is composed without', 'mf-gone/card', {}, false],
])('%s', async (_what, name, options, isReloaded) => {
  const { tell, happened } = aTab(options);
  expect(await tell(name)).toBe(isReloaded);
  expect(happened.includes('reload')).toBe(isReloaded);
});
