import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import type { LocaleCode } from '@cairn/shared-contracts/i18n/locales';
import type { Release } from '@cairn/shared-contracts/remote/release';
import type { Asset, CompositionManifest, ShellAssets } from '../composition/boot.ts';
import { patternFault } from '../routing/pattern.ts';
import { toldNeeds, unmetNeeds } from './unmet-needs.ts';

export interface Shell {
  assets: ShellAssets;
  /** folder of the browser's files */
  dir: string;
  js: Asset[];
  css: Asset[];
  /** the text of a style sheet, by its address */
  styleOf(url: string): string | undefined;
  /** to be fetched with a page in this language */
  fontsOf(code: LocaleCode): string[];
  /** texts of the shell and the kit, by namespace; read once a locale */
  textsOf(code: LocaleCode): Readonly<Record<string, Texts>>;
}

const KIT = '@cairn/shared-contracts/ui/';

function textsReader(dir: string): Shell['textsOf'] {
  const known = new Map<LocaleCode, Record<string, Texts>>();
  return (code) => {
    // written by build/build-shell.ts of the same commit
    const texts =
      known.get(code) ?? (JSON.parse(readFileSync(join(dir, `${code}.json`), 'utf8')) as Record<string, Texts>);
    known.set(code, texts);
    return texts;
  };
}

function styleReader(base: string, dir: string): Shell['styleOf'] {
  const files = readdirSync(dir).filter((file) => file.endsWith('.css'));
  const known = new Map(files.map((file) => [base + file, readFileSync(join(dir, file), 'utf8')]));
  return (url) => known.get(url);
}

/** what the shell's build wrote: dist/browser and dist/assets.json */
export function readShell(dist: string): Shell {
  // written by build/build-shell.ts of the same commit
  const assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as ShellAssets;
  const asset = (file: string): Asset => ({ url: assets.base + file, integrity: assets.integrity[file] ?? '' });
  return {
    assets,
    dir: join(dist, 'browser'),
    js: assets.js.map(asset),
    css: assets.css.map(asset),
    fontsOf: (code) => [...assets.fonts, ...assets.scriptFonts[code]].map((file) => assets.base + file),
    styleOf: styleReader(assets.base, join(dist, 'browser')),
    textsOf: textsReader(join(dist, 'texts')),
  };
}

/** what a page of the shell itself adds to every page's files */
export function filesOfOwnPage({ assets }: Shell, id: string): { js: Asset[]; css: Asset[] } {
  const asset = (file: string): Asset => ({ url: assets.base + file, integrity: assets.integrity[file] ?? '' });
  const { js = [], css = [] } = assets.pages[id] ?? {};
  return { js: js.map(asset), css: css.map(asset) };
}

export const manifestOf = ({ assets }: Shell, remotes: CompositionManifest['remotes']): CompositionManifest => ({
  remotes,
  kit: assets.kit,
  integrity: assets.integrity,
});

const parts = (version: string) => version.replace(/^\^/, '').split('.').map(Number);

/** caret ranges only: the build preset writes no other */
function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parts(version);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = parts(range);
  return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
}

function badPattern({ routes }: Release): string | undefined {
  const addresses = Object.values(routes).flatMap(({ addresses: own = [] }) => own);
  const fault = addresses.map(({ pattern }) => patternFault(pattern)).find((one) => one !== undefined);
  return fault && `has an address that cannot be used: ${fault}`;
}

/** Why a release cannot run in this shell, known before any of its code is loaded; undefined when it can. */
export function misfitOf({ assets }: Shell, kitVersion: string): (release: Release) => string | undefined {
  return (release) => {
    if (!satisfies(kitVersion, release.kit)) return `needs kit ${release.kit}, the shell has ${kitVersion}`;
    const used = Object.values(release.exposes).flatMap(({ shared, styled = [] }) => [...shared, ...styled]);
    const missing = used.find((subpath) => subpath.startsWith(KIT) && !assets.kit[subpath]);
    if (missing) return `needs ${missing}, which the shell does not have`;
    return toldNeeds(unmetNeeds(release, assets)) ?? badPattern(release);
  };
}
