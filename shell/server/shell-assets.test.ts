import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShellAssets } from '../composition/boot.ts';
import { aRelease } from '../testing/sample-releases.ts';
import { filesOfOwnPage, misfitOf, readShell, type Shell } from './shell-assets.ts';

const BUTTON = '@cairn/shared-contracts/ui/button';
const ASSETS: ShellAssets = {
  base: '/assets/shell/',
  main: 'main.js',
  js: ['react.js', 'main.js'],
  css: ['main.css'],
  kit: { [BUTTON]: { js: ['k.1.js'], css: [] } },
  pages: { kit: { js: ['p.1.js'], css: ['p.1.css'] } },
  integrity: { 'react.js': 'sha384-r', 'main.js': 'sha384-m', 'main.css': 'sha384-c' },
  locales: { 'en-US': 'l.en-US.js' },
  lateTexts: { 'en-US': 'm.en-US.js' },
  waiting: [],
  fonts: ['onest.woff2'],
  scriptFonts: { 'en-US': [], de: [], zh: [], ru: ['onest-cyrillic.woff2'] },
};

let dist: string;
let shell: Shell;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'shell-'));
  await writeFile(join(dist, 'assets.json'), JSON.stringify(ASSETS));
  await mkdir(join(dist, 'browser'));
  await writeFile(join(dist, 'browser/main.css'), 'body{margin:0}');
  await mkdir(join(dist, 'texts'));
  await writeFile(join(dist, 'texts/de.json'), JSON.stringify({ shell: { close: 'Schließen' }, kit: {} }));
  shell = readShell(dist);
});
afterAll(() => rm(dist, { recursive: true }));

describe('what the shell was built with', () => {
  it('its texts are there in every locale that was built, and in no other', () => {
    expect(shell.textsOf('de')).toEqual({ shell: { close: 'Schließen' }, kit: {} });
    expect(() => shell.textsOf('zh')).toThrow('zh.json');
  });

  it('files have their addresses and hashes', () => {
    expect(shell.js).toEqual([
      { url: '/assets/shell/react.js', integrity: 'sha384-r' },
      { url: '/assets/shell/main.js', integrity: 'sha384-m' },
    ]);
    expect(shell.css).toEqual([{ url: '/assets/shell/main.css', integrity: 'sha384-c' }]);
  });

  it('style sheets are at hand as text, by their addresses', () => {
    expect(shell.styleOf('/assets/shell/main.css')).toBe('body{margin:0}');
    expect(shell.styleOf('/assets/shell/other.css')).toBeUndefined();
  });

  it('a language with a script of its own brings their fonts', () => {
    expect(shell.fontsOf('de')).toEqual(['/assets/shell/onest.woff2']);
    expect(shell.fontsOf('ru')).toEqual(['/assets/shell/onest.woff2', '/assets/shell/onest-cyrillic.woff2']);
  });

  it('a page of its own brings its files, any other none', () => {
    expect(filesOfOwnPage(shell, 'kit')).toEqual({
      js: [{ url: '/assets/shell/p.1.js', integrity: '' }],
      css: [{ url: '/assets/shell/p.1.css', integrity: '' }],
    });
    expect(filesOfOwnPage(shell, 'tour')).toEqual({ js: [], css: [] });
  });

  it.each([
    ['^1.2.3', '1.2.3', true],
    ['^1.2.3', '1.2.4', true],
    ['^1.2.3', '1.3.0', true],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.3', '1.1.9', false],
    ['^1.2.3', '2.0.0', false],
    ['^2.0.0', '1.9.9', false],
  ])('a release for kit %s in a shell with %s: %s', (kit, version, fits) => {
    const misfit = misfitOf(shell, version)(aRelease('mf-tour', '1.0.0', '', { kit }));
    expect(misfit).toBe(fits ? undefined : `needs kit ${kit}, the shell has ${version}`);
  });

  it.each<[string, string[], string | undefined]>([
    ['a kit part that the shell has', [BUTTON], undefined],
    ['react, which is no part of the kit', ['react'], undefined],
    [
      'a kit part that the shell does not have',
      [BUTTON, '@cairn/shared-contracts/ui/new-thing'],
      'needs @cairn/shared-contracts/ui/new-thing, which the shell does not have',
    ],
  ])('a release that uses %s', (_title, shared, misfit) => {
    const release = aRelease('mf-tour', '1.0.0', '', { exposes: { 'route.page': { js: [], css: [], shared } } });
    expect(misfitOf(shell, '1.0.0')(release)).toBe(misfit);
  });

  it('a release with an address that would hold every page up', () => {
    const routes = { page: { expose: 'route.page', fragments: [], addresses: [{ pattern: '/x/:x((?:a+)+b)' }] } };
    expect(misfitOf(shell, '1.0.0')(aRelease('mf-tour', '1.0.0', '', { routes }))).toMatch(/\/x\/:x.*repeats a group/);
  });
});
