import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { describe, expect, it } from '@jest/globals';
import type { CompositionManifest, RemoteBoot } from './boot.ts';
import {
  assetsOfUnits,
  deferredUnits,
  lazyOfUnits,
  localeOfTexts,
  manifestOfUnits,
  textsUnitsOf,
  unitsOfPage,
} from './units.ts';

const file = (name: string) => ({ file: name, integrity: `sha384-${name}` });
const BUTTON = '@cairn/shared-contracts/ui/button';
const MODAL = '@cairn/shared-contracts/ui/dialog';

function remote(
  name: string,
  parts: Pick<RemoteBoot, 'routes' | 'fragments'>,
  more: Partial<RemoteBoot> = {},
): RemoteBoot {
  const described = [...Object.values(parts.routes), ...Object.values(parts.fragments)].map(({ expose }) => expose);
  return {
    name,
    version: '1.0.0',
    container: name,
    ...parts,
    exposes: Object.fromEntries(
      [...described, 'texts.en-US'].map((expose) => [
        expose,
        {
          js: [file(`${expose}.js`), file('common.js')],
          css: expose.startsWith('texts') ? [] : [file('common.css')],
          shared: expose.startsWith('texts') ? [] : [BUTTON, 'react'],
        },
      ]),
    ),
    browser: file('remoteEntry.js'),
    base: `/cdn/${name}/`,
    lazy: [{ url: `/cdn/${name}/lazy.js`, integrity: 'sha384-lazy' }],
    down: [],
    ...more,
  };
}

const REMOTES: Record<string, RemoteBoot> = {
  'mf-tour': remote('mf-tour', {
    routes: {
      tour: { expose: 'route.tour', fragments: ['mf-booking/panel', 'mf-catalog/rail', 'mf-none/x', 'mf-chat/none'] },
    },
    fragments: {},
  }),
  'mf-booking': remote('mf-booking', {
    routes: {},
    fragments: { panel: { expose: 'fragment.panel', fragments: ['mf-chat/ask'] } },
  }),
  // two fragments that show one another
  'mf-catalog': remote('mf-catalog', {
    routes: {},
    fragments: {
      rail: { expose: 'fragment.rail', fragments: ['mf-catalog/heart'] },
      heart: { expose: 'fragment.heart', fragments: ['mf-catalog/rail'] },
    },
  }),
  'mf-chat': remote('mf-chat', { routes: {}, fragments: { ask: { expose: 'fragment.ask', fragments: [] } } }),
  'mf-silent': remote(
    'mf-silent',
    { routes: { page: { expose: 'route.page', fragments: [] } }, fragments: {} },
    { exposes: { 'route.page': { js: [], css: [], shared: [] } } },
  ),
};
const MANIFEST: CompositionManifest = {
  remotes: REMOTES,
  kit: {
    [BUTTON]: { js: ['k.base.js', 'k.button.js'], css: ['k.button.css'] },
    [MODAL]: { js: ['k.base.js', 'k.modal.js'], css: [] },
  },
  integrity: Object.fromEntries(
    ['k.base.js', 'k.button.js', 'k.button.css', 'k.modal.js'].map((name) => [name, `sha384-${name}`]),
  ),
};

describe('what a page is made of', () => {
  it('its route first, then the fragments of the route and of the fragments, then their texts', () => {
    expect(unitsOfPage(REMOTES, 'mf-tour/tour', [], 'en-US')).toEqual([
      'mf-tour/route.tour',
      'mf-booking/fragment.panel',
      'mf-chat/fragment.ask',
      'mf-catalog/fragment.rail',
      'mf-catalog/fragment.heart',
      'mf-tour/texts.en-US',
      'mf-booking/texts.en-US',
      'mf-chat/texts.en-US',
      'mf-catalog/texts.en-US',
    ]);
  });

  it.each<[string, string | undefined, string[], string, string[]]>([
    [
      'a page without a route has the layout’s fragments',
      undefined,
      ['mf-chat/ask'],
      'en-US',
      ['mf-chat/fragment.ask', 'mf-chat/texts.en-US'],
    ],
    [
      'a fragment of page and layout is there once, and texts are English where there are no others',
      'mf-tour/tour',
      ['mf-chat/ask'],
      'de-DE',
      [
        'mf-tour/route.tour',
        'mf-booking/fragment.panel',
        'mf-chat/fragment.ask',
        'mf-catalog/fragment.rail',
        'mf-catalog/fragment.heart',
        'mf-tour/texts.en-US',
        'mf-booking/texts.en-US',
        'mf-chat/texts.en-US',
        'mf-catalog/texts.en-US',
      ],
    ],
    ['a remote that is not there', 'mf-none/page', ['mf-none/x'], 'en-US', []],
    ['a route that the version does not have', 'mf-tour/none', [], 'en-US', []],
    ['a remote without texts', 'mf-silent/page', [], 'en-US', ['mf-silent/route.page']],
  ])('%s', (_title, target, layout, locale, units) => {
    expect(unitsOfPage(REMOTES, target, layout, locale)).toEqual(units);
  });

  it.each<[string, string[], string[], string, string[]]>([
    ['its language', ['texts.en-US', 'texts.de'], [], 'de-DE', ['mf-tour/texts.de']],
    ['English, where it has no other', ['texts.en-US'], [], 'de-DE', ['mf-tour/texts.en-US']],
    [
      'English, where the others did not load',
      ['texts.en-US', 'texts.de'],
      ['texts.de'],
      'de-DE',
      ['mf-tour/texts.en-US'],
    ],
    ['English for itself', ['texts.en-US', 'texts.de'], [], 'en-US', ['mf-tour/texts.en-US']],
    ['nothing, where there is nothing', [], [], 'de-DE', []],
    [
      'with what all of its parts say and what this one says beside it',
      ['texts.de', 'texts.de.shared', 'texts.de.route.tour', 'texts.de.route.review'],
      [],
      'de-DE',
      ['mf-tour/texts.de.shared', 'mf-tour/texts.de.route.tour'],
    ],
    [
      'with what all of its parts say, where this one says no more',
      ['texts.de', 'texts.de.shared', 'texts.de.route.review'],
      [],
      'de-DE',
      ['mf-tour/texts.de.shared'],
    ],
    [
      'English, where a part of the others did not load',
      ['texts.de', 'texts.de.shared', 'texts.de.route.tour', 'texts.en-US'],
      ['texts.de.route.tour'],
      'de-DE',
      ['mf-tour/texts.en-US'],
    ],
  ])('a remote speaks %s', (_title, names, down, locale, texts) => {
    const exposes = Object.fromEntries(names.map((name) => [name, { js: [], css: [], shared: [] }]));
    const spoken = remote('mf-tour', { routes: {}, fragments: {} }, { exposes, down });
    expect(textsUnitsOf(spoken, 'route.tour', locale)).toEqual(texts);
  });

  it.each([
    ['mf-tour/texts.de', 'de-DE'],
    ['mf-tour/texts.en-US', 'en-US'],
    ['mf-tour/texts.de.route.tour', 'de-DE'],
    ['mf-tour/texts.xx', undefined],
    ['mf-tour/texts.desk', undefined],
    ['mf-tour/route.tour', undefined],
  ])('%s are texts of %s', (unit, locale) => {
    expect(localeOfTexts(unit)).toBe(locale);
  });

  it('a unit falls into remote and exposed module', () => {
    expect(splitName('mf-tour/fragment.a/b')).toEqual(['mf-tour', 'fragment.a/b']);
  });
});

describe('files of a page', () => {
  const BOTH = ['mf-booking/fragment.panel', 'mf-chat/fragment.ask', 'mf-chat/texts.en-US'];

  it('every file of every unit, each once, with its hash', () => {
    expect(assetsOfUnits(MANIFEST, '/assets/shell/', BOTH)).toEqual({
      js: [
        '/cdn/mf-booking/remoteEntry.js',
        '/cdn/mf-booking/fragment.panel.js',
        '/cdn/mf-booking/common.js',
        '/assets/shell/k.base.js',
        '/assets/shell/k.button.js',
        '/cdn/mf-chat/remoteEntry.js',
        '/cdn/mf-chat/fragment.ask.js',
        '/cdn/mf-chat/common.js',
        '/cdn/mf-chat/texts.en-US.js',
      ].map((url) => ({ url, integrity: `sha384-${url.split('/').pop()}` })),
      later: [],
      kitCss: [{ url: '/assets/shell/k.button.css', integrity: 'sha384-k.button.css' }],
      css: [
        { url: '/cdn/mf-booking/common.css', integrity: 'sha384-common.css' },
        { url: '/cdn/mf-chat/common.css', integrity: 'sha384-common.css' },
      ],
    });
  });

  it('of a part whose code comes later than its HTML the style sheets, and its scripts only later', () => {
    const { remotes, ...kit } = MANIFEST;
    const panel = remotes['mf-booking'];
    const expose = panel?.exposes['fragment.panel'];
    if (!panel || !expose) throw new Error('no panel');
    const exposes = { ...panel.exposes, 'fragment.panel': { ...expose, shared: [], styled: [BUTTON] } };
    const manifest = { remotes: { 'mf-booking': { ...panel, exposes } }, ...kit };
    const units = ['mf-booking/fragment.panel'];
    // the page knows of its part of the whole alone
    const { js, later, kitCss } = assetsOfUnits(manifestOfUnits(manifest, units, false), '/assets/shell/', units);
    const names = (files: typeof js) => files.map(({ url }) => url.split('/').pop());
    expect(names(js)).toEqual(['remoteEntry.js', 'fragment.panel.js', 'common.js']);
    expect(names(later)).toEqual(['k.base.js', 'k.button.js']);
    expect(names(kitCss)).toEqual(['k.button.css']);
  });

  it('nothing of a module that is down, nor of one that is unknown', () => {
    const panel = REMOTES['mf-booking'];
    const remotes = { ...REMOTES, ...(panel && { 'mf-booking': { ...panel, down: ['fragment.panel'] } }) };
    const units = ['mf-booking/fragment.panel', 'mf-none/x', 'mf-chat/none'];
    expect(assetsOfUnits({ ...MANIFEST, remotes }, '/', units)).toEqual({ js: [], later: [], kitCss: [], css: [] });
  });

  it('the manifest of the page has just its part of the whole, and the same files', () => {
    const part = manifestOfUnits(MANIFEST, BOTH, false);
    expect(Object.keys(part.remotes)).toEqual(['mf-booking', 'mf-chat']);
    expect(Object.keys(part.remotes['mf-chat']?.exposes ?? {})).toEqual(['fragment.ask', 'texts.en-US']);
    expect(part.remotes['mf-chat']?.lazy).toEqual([]);
    expect(Object.keys(part.kit)).toEqual([BUTTON]);
    expect(part.integrity).toEqual({
      'k.base.js': 'sha384-k.base.js',
      'k.button.js': 'sha384-k.button.js',
      'k.button.css': 'sha384-k.button.css',
    });
    expect(assetsOfUnits(part, '/assets/shell/', BOTH)).toEqual(assetsOfUnits(MANIFEST, '/assets/shell/', BOTH));
  });

  it('a page with its style sheets in it is told where they are, so that it fetches none, but not their hashes', () => {
    const part = manifestOfUnits(MANIFEST, BOTH, true);
    const addresses = (manifest: CompositionManifest) => {
      const { kitCss, css } = assetsOfUnits(manifest, '/assets/shell/', BOTH);
      return [...kitCss, ...css].map(({ url }) => url);
    };
    expect(addresses(part)).toEqual(addresses(MANIFEST));
    expect(JSON.stringify(part)).not.toMatch(/sha384-[\w.]+\.css/);
    expect(part.integrity).toEqual({ 'k.base.js': 'sha384-k.base.js', 'k.button.js': 'sha384-k.button.js' });
  });

  it('the whole manifest stays as it was', () => {
    const before = structuredClone(MANIFEST);
    manifestOfUnits(MANIFEST, BOTH, false);
    expect(MANIFEST).toEqual(before);
  });
});

describe('what a page leaves for later', () => {
  const withDeferred = (deferred: string[], fragments: string[]): Record<string, RemoteBoot> => ({
    ...REMOTES,
    'mf-tour': remote('mf-tour', { routes: { tour: { expose: 'route.tour', fragments, deferred } }, fragments: {} }),
  });

  it('is nothing when its route defers nothing', () => {
    expect(deferredUnits(REMOTES, 'mf-tour/tour', [], 'en-US')).toEqual([]);
    expect(deferredUnits(REMOTES, undefined, ['mf-chat/ask'], 'en-US')).toEqual([]);
  });

  it('is the deferred fragments with what they show and their texts', () => {
    const remotes = withDeferred(['mf-catalog/rail'], ['mf-booking/panel', 'mf-catalog/rail']);
    expect(deferredUnits(remotes, 'mf-tour/tour', [], 'en-US')).toEqual([
      'mf-catalog/fragment.rail',
      'mf-catalog/fragment.heart',
      'mf-catalog/texts.en-US',
    ]);
  });

  it('is not what something above the fold needs too', () => {
    const remotes = withDeferred(
      ['mf-catalog/rail', 'mf-chat/ask'],
      ['mf-booking/panel', 'mf-catalog/rail', 'mf-chat/ask'],
    );
    expect(deferredUnits(remotes, 'mf-tour/tour', ['mf-catalog/heart'], 'en-US')).toEqual([]);
  });
});

describe('scripts that a page may import once it runs', () => {
  const asset = (name: string) => ({ url: `/cdn/mf-tour/${name}`, integrity: `sha384-${name}` });
  const tour = remote(
    'mf-tour',
    { routes: {}, fragments: {} },
    {
      lazy: ['viewer.js', 'form.js', 'other.js'].map(asset),
      exposes: {
        'route.tour': { js: [], css: [], shared: [], lazy: ['viewer.js', 'form.js', 'viewer.css'] },
        'route.review': { js: [], css: [], shared: [], lazy: ['form.js', 'other.js'] },
        'texts.en-US': { js: [], css: [], shared: [], lazy: [] },
        'fragment.of-old': { js: [], css: [], shared: [] },
      },
    },
  );
  const lazyOf = (...exposes: string[]) =>
    lazyOfUnits(
      { 'mf-tour': tour },
      exposes.map((expose) => `mf-tour/${expose}`),
    ).map(({ url }) => url.split('/').at(-1));

  it.each<[string, string[], string[]]>([
    ['are those that its units ask for, with their hashes', ['route.tour', 'texts.en-US'], ['viewer.js', 'form.js']],
    ['each once', ['route.tour', 'route.review'], ['viewer.js', 'form.js', 'other.js']],
    ['all of the remote when its release does not say', ['fragment.of-old'], ['viewer.js', 'form.js', 'other.js']],
    ['none of a unit that texts alone make', ['texts.en-US'], []],
  ])('%s', (_what, exposes, files) => {
    expect(lazyOf(...exposes)).toEqual(files);
  });

  it('are not told to the browser a second time with the manifest', () => {
    const manifest = { remotes: { 'mf-tour': tour }, kit: {}, integrity: {} };
    const part = manifestOfUnits(manifest, ['mf-tour/route.tour'], false);
    expect(part.remotes['mf-tour']?.exposes['route.tour']).not.toHaveProperty('lazy');
    expect(tour.exposes['route.tour']).toHaveProperty('lazy');
  });
});
