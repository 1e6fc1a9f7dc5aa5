import { describe, expect, it } from '@jest/globals';
import type { ShellAssets } from '../composition/boot.ts';
import { aRelease } from '../testing/sample-releases.ts';
import { misfitOf, type Shell } from './shell-assets.ts';

const BUTTON = '@cairn/shared-contracts/ui/button';
const TREE = '@cairn/shared-contracts/ui/tree';

/** a shell with this kit; one from before kit 1.1 does not say what it gives */
function aShell(version: string, gives: ShellAssets['gives'] | undefined) {
  const assets: ShellAssets = {
    base: '/assets/shell/',
    main: 'main.js',
    js: [],
    css: [],
    kit: { [BUTTON]: { js: [], css: [] }, ...(gives?.[TREE] ? { [TREE]: { js: [], css: [] } } : {}) },
    ...(gives ? { gives, owner: 'squad-platform, #squad-platform' } : {}),
    pages: {},
    integrity: {},
    locales: {},
    lateTexts: {},
    waiting: [],
    fonts: [],
    scriptFonts: { 'en-US': [], de: [], zh: [], ru: [] },
  };
  const shell: Shell = {
    assets,
    dir: '',
    js: [],
    css: [],
    fontsOf: () => [],
    styleOf: () => undefined,
    textsOf: () => ({}),
  };
  return misfitOf(shell, version);
}

const SHELLS = {
  '1.0.0': aShell('1.0.0', undefined),
  '1.1.0': aShell('1.1.0', { 'react-router': ['Link', 'useLocation'], [BUTTON]: ['Button'] }),
  '1.2.0': aShell('1.2.0', {
    'react-router': ['Link', 'useLocation'],
    [BUTTON]: ['Button', 'LinkButton'],
    [TREE]: ['Tree'],
  }),
  '2.0.0': aShell('2.0.0', { 'react-router': ['Link'], [BUTTON]: ['Button', 'LinkButton'], [TREE]: ['Tree'] }),
};

const exposes = { 'route.page': { js: [], css: [], shared: [BUTTON] } };
const needs = (names: Record<string, string>) => ({ exposes, needs: { [BUTTON]: names } });

const REMOTES = {
  'from before kit 1.1': aRelease('mf-tour', '1.0.0', '', { kit: '^1.0.0', exposes }),
  'for kit 1.1': aRelease('mf-tour', '1.1.0', '', { kit: '^1.1.0', ...needs({ Button: 'mf-tour/a.tsx' }) }),
  // its squad took a name of kit 1.2, and nobody had raised the version
  'for more than its version says': aRelease('mf-tour', '1.1.1', '', {
    kit: '^1.1.0',
    ...needs({ Button: 'mf-tour/a.tsx', LinkButton: 'mf-tour/b.tsx' }),
  }),
  'for kit 2.0': aRelease('mf-tour', '2.0.0', '', { kit: '^2.0.0', ...needs({ LinkButton: 'mf-tour/b.tsx' }) }),
  'with a hook that the shell dropped': aRelease('mf-tour', '1.1.2', '', {
    kit: '^1.1.0',
    exposes,
    needs: { 'react-router': { useFetcher: 'mf-tour/c.tsx' } },
  }),
};

const kit = (range: string, has: string) => `needs kit ${range}, the shell has ${has}`;
const name = (file: string, one: string, module: string) =>
  `${file} needs ${one} of ${module}, which the shell does not give (squad-platform, #squad-platform)`;

describe('a remote of one kit meets a shell of another', () => {
  it.each<[keyof typeof REMOTES, keyof typeof SHELLS, string | undefined]>([
    ['from before kit 1.1', '1.0.0', undefined],
    ['from before kit 1.1', '1.1.0', undefined],
    ['from before kit 1.1', '2.0.0', kit('^1.0.0', '2.0.0')],
    ['for kit 1.1', '1.0.0', kit('^1.1.0', '1.0.0')],
    ['for kit 1.1', '1.1.0', undefined],
    ['for kit 1.1', '1.2.0', undefined],
    ['for kit 1.1', '2.0.0', kit('^1.1.0', '2.0.0')],
    ['for more than its version says', '1.1.0', name('mf-tour/b.tsx', 'LinkButton', BUTTON)],
    ['for more than its version says', '1.2.0', undefined],
    ['for kit 2.0', '1.2.0', kit('^2.0.0', '1.2.0')],
    ['for kit 2.0', '2.0.0', undefined],
    ['with a hook that the shell dropped', '1.1.0', name('mf-tour/c.tsx', 'useFetcher', 'react-router')],
  ])('%s, in a shell with kit %s', (remote, shell, misfit) => {
    expect(SHELLS[shell](REMOTES[remote])).toBe(misfit);
  });
});

it('a need of a module that every object has by name is told as any other', () => {
  const odd = aRelease('mf-tour', '1.1.3', '', {
    kit: '^1.1.0',
    exposes,
    needs: { constructor: { name: 'mf-tour/a.tsx' } },
  });
  expect(SHELLS['1.1.0'](odd)).toBe(name('mf-tour/a.tsx', 'name', 'constructor'));
});
