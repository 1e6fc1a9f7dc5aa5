import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';
import type { Contract } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { unseenBehind, withoutSample } from './made-up-props.ts';
import type { PageSeen } from './page-seen.ts';

const LOOKED_UP = 'Failed to load resource: the server responded with a status of 404 (Not Found): /api/spa/blog-post';
const NO_CALL = 'Failed to load resource: the server responded with a status of 404 (Not Found): /api/spa/blog-pots';
const BROKEN = 'TypeError: post is undefined';

const seen = (more: Partial<PageSeen>): PageSeen => ({
  ...{ path: '/check-pages/tip', status: 200, composition: [], answeredMs: 1, isHydrated: true, fallbacks: [] },
  ...{ violations: [], files: [], shots: {}, complaints: [] },
  ...more,
});
const offered = (properties: Record<string, JsonSchema>): Contract['fragments'][string] => ({
  module: './tip.fragment.tsx',
  props: { type: 'object', properties },
});
const contract: Contract = {
  ...{ owner: { squad: 'squad-guides', contact: '#guides' }, events: {}, uses: {}, hears: {}, texts: {}, shared: {} },
  fragments: {
    tip: offered({ slug: { type: 'string' } }),
    newest: offered({}),
    button: offered({ onPick: { 'x-handler': true } }),
  },
};
const release = { name: 'mf-guides', contract };

describe('what a fragment without a page complains of', () => {
  it.each<[string, string, Record<string, object>, string[], number]>([
    ['is no fault where its props were made up, and told', 'tip', {}, [NO_CALL, BROKEN], 1],
    ['is its fault where it was given props', 'tip', { tip: { slug: 'first' } }, [LOOKED_UP, NO_CALL, BROKEN], 0],
    ['is its fault where it takes none', 'newest', {}, [LOOKED_UP, NO_CALL, BROKEN], 0],
    ['is its fault where it takes functions only', 'button', {}, [LOOKED_UP, NO_CALL, BROKEN], 0],
  ])('%s: %s', (_title, fragment, given, complaints, told) => {
    const unchecked: string[] = [];
    const page = seen({ complaints: [LOOKED_UP, NO_CALL, BROKEN] });
    expect(withoutSample(page, fragment, { release, given }, (what) => unchecked.push(what)).complaints).toEqual(
      complaints,
    );
    expect(unchecked).toHaveLength(told);
    if (told)
      expect(unchecked[0]).toBe(
        `fragment mf-guides/tip: the api knows nothing of the sample it was given, at /api/spa/blog-post; --props 'tip={"slug":"slug"}' with what there is`,
      );
  });
});

it.each([
  [200, undefined],
  [
    404,
    '/success answers 404: what it shows otherwise was not looked at; --page names an address with all that it needs',
  ],
  [503, undefined],
])('a page that answers %s tells what was not looked at', (status, told) => {
  expect(unseenBehind(seen({ path: '/success', status }))).toBe(told);
});
