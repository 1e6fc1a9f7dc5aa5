import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { expect, it } from '@jest/globals';
import { misnamed } from './asked-for.ts';

const file = { file: 'a.js', integrity: 'sha384-a' };
const part = { expose: 'fragment.tip', fragments: [] };
const offered = (properties: Record<string, JsonSchema>) => ({
  module: './tip.fragment.tsx',
  props: { type: 'object', properties },
});
const RELEASE: Release = {
  ...{ format: 1, name: 'mf-guides', version: '1.1.0', container: 'x', kit: '^1.0.0', locales: [] },
  ...{ browser: file, server: file, others: [], exposes: {} },
  routes: {
    guides: { expose: 'route.guides', fragments: ['mf-guides/shown'], addresses: [{ pattern: '/guides/:name?' }] },
  },
  fragments: { tip: part, shown: part },
  contract: {
    owner: { squad: 'squad-guides', contact: '#guides' },
    ...{ events: {}, uses: {}, hears: {}, texts: {}, shared: {} },
    fragments: { tip: offered({ tourId: { type: 'number' }, label: { type: 'string' } }), shown: offered({}) },
  },
};
const LOOKED = { release: RELEASE, composition: [RELEASE], unshown: ['tip'] };

it.each([
  ['a fragment that there is not', { tipp: {} }, 'tipp, which is no fragment of mf-guides@1.1.0: tip, shown'],
  ['a fragment that a page shows', { shown: {} }, 'shown, which is looked at where a page shows it'],
  ['a prop that it does not take', { tip: { tourID: 12 } }, 'a prop tourID, which it does not take: tourId, label'],
])('%s is no word for nothing', (_what, given, why) => {
  expect(misnamed({ pages: [], given }, LOOKED)).toContain(why);
});

it('neither is a page that shows nothing of the version', () => {
  const fault = (page: string) => misnamed({ pages: ['/guides', page], given: {} }, LOOKED);
  expect(fault('/guide/anna?tab=2')).toBe(
    '--page names /guide/anna?tab=2, where nothing of mf-guides@1.1.0 is to be looked at',
  );
  expect(fault('/guides/anna?tab=2')).toBeUndefined();
});

it('what is written right is heeded', () => {
  expect(misnamed({ pages: ['/guides'], given: { tip: { tourId: 12, label: 'A tip' } } }, LOOKED)).toBeUndefined();
});
