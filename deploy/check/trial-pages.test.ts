import type { Release } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { unshownFragments } from './places.ts';
import { trialPlaces, trialSources } from './trial-pages.ts';

const file = { file: 'a.js', integrity: 'sha384-a' };
const fragment = { expose: 'fragment.tip', fragments: [] };
const RELEASE: Release = {
  ...{ format: 1, name: 'mf-guides', version: '1.1.0', container: 'x', kit: '^1.0.0', locales: ['en-US', 'de'] },
  ...{ browser: file, server: file, others: [], exposes: {} },
  routes: { guides: { expose: 'route.guides', fragments: ['mf-guides/shown'], addresses: [{ pattern: '/guides' }] } },
  fragments: { shown: fragment, tip: fragment, elsewhere: fragment },
  contract: {
    owner: { squad: 'squad-guides', contact: '#guides' },
    ...{ events: {}, uses: {}, hears: {}, texts: {}, shared: {} },
    fragments: {
      tip: {
        module: './tip.fragment.tsx',
        props: {
          type: 'object',
          properties: { tourId: { type: 'number' }, label: { type: 'string' }, onPick: { 'x-handler': true } },
          required: ['tourId'],
        },
      },
    },
  },
};
const NEIGHBOUR: Release = {
  ...RELEASE,
  ...{ name: 'mf-tour', fragments: {} },
  routes: { tour: { expose: 'route.tour', fragments: ['mf-guides/elsewhere'], addresses: [{ pattern: '/tour' }] } },
};

it('is made for what neither its own pages nor others’ show', () => {
  expect(unshownFragments(RELEASE, [RELEASE, NEIGHBOUR])).toEqual(['tip']);
  expect(unshownFragments(RELEASE, [RELEASE])).toEqual(['tip', 'elsewhere']);
});

describe('the page of a fragment that no page shows', () => {
  const sourceOf = (given = {}) =>
    trialSources(RELEASE, ['tip'], given)['routes/tip.route.tsx']?.replaceAll(/\s+/g, '');

  it('gives it a sample of what its contract says, functions among it', () => {
    expect(sourceOf()).toContain(
      '<Slotname="mf-guides/tip"props={{...{"tourId":1,"label":"label"},"onPick":()=>undefined}}/>',
    );
  });

  it('or what somebody named, beside the rest of the sample', () => {
    expect(sourceOf({ tip: { tourId: 12 } })).toContain('{"tourId":12,"label":"label"}');
  });

  it('is the fragment’s own business', () => {
    expect(trialPlaces('mf-guides', ['tip'])).toEqual([
      { path: '/check-pages/tip', route: 'mf-guides/tip', isForMembers: false },
    ]);
  });

  it('is built against this version’s contract, in all its languages', () => {
    const files = trialSources(RELEASE, ['tip'], {});
    expect(JSON.parse(files['neighbours/mf-guides.json'] ?? '').fragments).toEqual(RELEASE.contract?.fragments);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['i18n/en-US.json', 'i18n/de.json', 'remote.ts']));
  });
});
