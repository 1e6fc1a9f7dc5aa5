import { afterEach, expect, it } from '@jest/globals';
import type { Boot, RemoteBoot } from '../composition/boot.ts';
import type { KnownComposition } from './known-composition.ts';
import { unitLoader } from './unit-loader.ts';

const BADGE = '@cairn/shared-contracts/ui/badge';
const PRICE = '@cairn/shared-contracts/ui/price';
const hashed = (file: string) => ({ file, integrity: `sha384-${file}` });

const RAIL: RemoteBoot = {
  ...{ name: 'mf-rail', version: '1.0.0', container: 'mf_rail', base: '/cdn/remotes/mf-rail/', lazy: [], down: [] },
  ...{ routes: {}, fragments: { rail: { expose: 'fragment.rail', fragments: [] } } },
  browser: hashed('remoteEntry.js'),
  exposes: { 'fragment.rail': { js: [hashed('rail.js')], css: [], shared: [BADGE], styled: [PRICE] } },
};
const composition = {
  manifest: () => ({
    remotes: { 'mf-rail': RAIL },
    kit: { [BADGE]: { js: ['k.badge.js'], css: [] }, [PRICE]: { js: ['k.price.js'], css: [] } },
    integrity: { 'k.badge.js': 'sha384-k.badge.js', 'k.price.js': 'sha384-k.price.js' },
  }),
  remoteOf: () => RAIL,
  widen: async () => undefined,
} satisfies Partial<KnownComposition>;
const boot = { platform: { locale: 'en-US' }, shell: { base: '/assets/shell/' }, nonce: 'n' };

afterEach(() => document.head.replaceChildren());

/** what browsers refuse when its hash is another one */
const checked = () =>
  [...document.querySelectorAll('script[type=importmap]')].flatMap(({ textContent }) =>
    Object.entries(JSON.parse(textContent ?? '').integrity),
  );

it('a fragment fetched on demand is imported by hashes only, and so is what of the kit its late parts bring', async () => {
  // what of both the loader reads
  const { load } = unitLoader(boot as Boot, composition as unknown as KnownComposition, () => undefined);
  // nothing is there to fetch
  await expect(load('mf-rail/fragment.rail')).rejects.toThrow(/remoteEntry\.js/);
  expect(checked()).toEqual([
    ['/cdn/remotes/mf-rail/remoteEntry.js', 'sha384-remoteEntry.js'],
    ['/cdn/remotes/mf-rail/rail.js', 'sha384-rail.js'],
    ['/assets/shell/k.badge.js', 'sha384-k.badge.js'],
    ['/assets/shell/k.price.js', 'sha384-k.price.js'],
  ]);
  const preloaded = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(preloaded).not.toContain('/assets/shell/k.price.js');
});
