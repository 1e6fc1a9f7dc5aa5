import type { Contract, Release } from '@cairn/shared-contracts/remote/release';
import { expect, it } from '@jest/globals';
import { standInSources } from './stand-in-sources.ts';

const contract: Contract = {
  owner: { squad: 'squad-panels', contact: '#panels' },
  ...{ uses: {}, hears: {}, calls: {}, texts: {}, shared: {} },
  fragments: {
    panel: {
      module: './fragments/panel.fragment.tsx',
      props: {
        type: 'object',
        properties: {
          tourId: { type: 'number' },
          label: { type: 'string', maxLength: 20 },
          onPick: { 'x-handler': { type: 'number' } },
        },
        required: ['tourId'],
      },
    },
  },
  events: { picked: { payload: { type: 'object', properties: { tourId: { type: 'number' } } } } },
};
const file = { file: 'a.js', integrity: 'sha384-a' };
const release: Release = {
  ...{
    format: 1,
    name: 'mf-panels',
    version: '1.3.0',
    container: 'mf_panels',
    kit: '^1.0.0',
    locales: ['en-US', 'de'],
  },
  ...{ browser: file, server: file, others: [], exposes: {}, contract },
  routes: { list: { expose: 'route.list', fragments: [], addresses: [{ pattern: '/panels/:id?', access: 'login' }] } },
  fragments: { panel: { expose: 'fragment.panel', fragments: [] } },
};

it('offers what the release offers: addresses, fragments, events, texts', () => {
  const files = standInSources(release);
  expect(Object.keys(files).sort()).toEqual([
    'emit.ts',
    'fragments/panel.fragment.tsx',
    'fragments/panel.validate.js',
    'i18n/de.json',
    'i18n/en-US.json',
    'package.json',
    'remote.ts',
    'routes/list.route.tsx',
    'rspack.config.ts',
  ]);
  expect(files['remote.ts']).toContain('"/panels/:id?"');
  expect(files['remote.ts']).toContain('"access": "login"');
  expect(files['remote.ts']).toContain('"picked": {}');
});

it('calls and raises what fits the contract', () => {
  const fragment = standInSources(release)['fragments/panel.fragment.tsx'] ?? '';
  expect(fragment.replaceAll(/\s+/g, '')).toContain('handlers={{"onPick":[1]}}events={{"picked":{"tourId":1}}}');
});

it('knows what fits, without making code on the page', async () => {
  const source = standInSources(release)['fragments/panel.validate.js'] ?? '';
  expect(source).not.toMatch(/new Function|eval\(|require\(/);
  const { default: validate } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect([{ tourId: 1, onPick: () => undefined }, {}, { tourId: '1' }].map((given) => validate(given))).toEqual([
    true,
    false,
    false,
  ]);
});

it('cannot stand for a release of before contracts', () => {
  const { contract: _none, ...old } = release;
  expect(() => standInSources(old)).toThrow('older than contracts');
});
