import { DEFAULT_LOCALE, LOCALES, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { exposeOfOwnTexts, exposeOfSharedTexts, exposeOfTexts } from '@cairn/shared-contracts/remote/define-remote';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { type Asset, type Boot, type CompositionManifest, type RemoteBoot, unitOf } from './boot.ts';

type Remotes = Readonly<Record<string, RemoteBoot>>;

/** the fragments and, transitively, the fragments of the fragments */
function addFragments(remotes: Remotes, names: readonly string[], units: Set<string>): void {
  for (const name of names) {
    const [remote, fragment] = splitName(name);
    const described = remotes[remote]?.fragments[fragment];
    const unit = described && unitOf(remote, described.expose);
    if (!unit || units.has(unit)) continue;
    units.add(unit);
    addFragments(remotes, described.fragments, units);
  }
}

/** Where the texts of a remote's part are: in the page's locale, else in English; nowhere when it has none. */
export function textsUnitsOf(remote: RemoteBoot, expose: string, locale: string): string[] {
  const found = [localeOf(locale), DEFAULT_LOCALE]
    .map(({ code }) => {
      const inParts = [exposeOfSharedTexts(code), exposeOfOwnTexts(code, expose)].filter(
        (name) => remote.exposes[name],
      );
      return remote.exposes[exposeOfSharedTexts(code)] ? inParts : [exposeOfTexts(code)];
    })
    .find((names) => names.every((name) => remote.exposes[name] && !remote.down.includes(name)));
  return found?.map((name) => unitOf(remote.name, name)) ?? [];
}

/** the locale of a texts unit, 'mf-tour/texts.de' or 'mf-tour/texts.de.shared' → 'de-DE'; undefined for other units */
export const localeOfTexts = (unit: string): string | undefined => {
  const [, expose] = splitName(unit);
  return LOCALES.find(({ code }) => `${expose}.`.startsWith(`${exposeOfTexts(code)}.`))?.iso;
};

const routeOf = (remotes: Remotes, target: string) => {
  const [remote, route] = splitName(target);
  const described = remotes[remote]?.routes[route];
  return described && { unit: unitOf(remote, described.expose), ...described };
};

/** whether the page of this route can wait with its code until somebody does something on it */
export const wakesOnInteraction = (remotes: Remotes, target: string | undefined): boolean =>
  target !== undefined && routeOf(remotes, target)?.wake === 'interaction';

/**
 * What a page is made of: the module of its route, the fragments that the route's release declares, those that the layout shows,
 * and the texts of every remote among them.
 */
export function unitsOfPage(
  remotes: Remotes,
  target: string | undefined,
  layoutFragments: readonly string[],
  locale: string,
): string[] {
  const route = target === undefined ? undefined : routeOf(remotes, target);
  return withTexts(remotes, route, route?.fragments ?? [], layoutFragments, locale);
}

/** Those of a page's units that nothing above the fold needs. */
export function deferredUnits(
  remotes: Remotes,
  target: string | undefined,
  layoutFragments: readonly string[],
  locale: string,
): string[] {
  const route = target === undefined ? undefined : routeOf(remotes, target);
  if (!route?.deferred?.length) return [];
  const { fragments, deferred } = route;
  const first = fragments.filter((name) => !deferred.includes(name));
  const needed = new Set(withTexts(remotes, route, first, layoutFragments, locale));
  return withTexts(remotes, route, fragments, layoutFragments, locale).filter((unit) => !needed.has(unit));
}

function withTexts(
  remotes: Remotes,
  route: { unit: string } | undefined,
  fragments: readonly string[],
  layoutFragments: readonly string[],
  locale: string,
): string[] {
  const units = new Set<string>(route ? [route.unit] : []);
  addFragments(remotes, fragments, units);
  addFragments(remotes, layoutFragments, units);
  for (const unit of [...units]) {
    const [name, expose] = splitName(unit);
    const remote = remotes[name];
    if (remote) for (const texts of textsUnitsOf(remote, expose, locale)) units.add(texts);
  }
  return [...units];
}

export interface PageAssets {
  js: Asset[];
  /** kit chunks of parts whose code comes later than their HTML */
  later: Asset[];
  kitCss: Asset[];
  css: Asset[];
}

/** Every file of these units, each once: the shell's kit chunks, the remotes' entries and their chunks. */
export function assetsOfUnits(manifest: CompositionManifest, shellBase: string, units: readonly string[]): PageAssets {
  const js = new Map<string, string>();
  const later = new Map<string, string>();
  const css = new Map<string, string>();
  const kitCss = new Map<string, string>();
  const kitFile = (into: Map<string, string>) => (file: string) =>
    into.set(shellBase + file, manifest.integrity[file] ?? '');
  for (const unit of units) {
    const [name, exposeName] = splitName(unit);
    const remote = manifest.remotes[name];
    const expose = remote?.exposes[exposeName];
    if (!remote || !expose || remote.down.includes(exposeName)) continue;
    for (const file of [remote.browser, ...expose.js]) js.set(remote.base + file.file, file.integrity);
    for (const file of expose.css) css.set(remote.base + file.file, file.integrity);
    for (const subpath of expose.shared) {
      const kit = manifest.kit[subpath];
      kit?.js.forEach(kitFile(js));
      kit?.css.forEach(kitFile(kitCss));
    }
    for (const subpath of expose.styled ?? []) {
      const kit = manifest.kit[subpath];
      kit?.js.forEach(kitFile(later));
      kit?.css.forEach(kitFile(kitCss));
    }
  }
  const list = (files: Map<string, string>) => [...files].map(([url, integrity]) => ({ url, integrity }));
  return { js: list(js), later: list(later), kitCss: list(kitCss), css: list(css) };
}

/** Every style sheet of a page, the shell's first. */
export function sheetsOf({ manifest, shell, units }: Pick<Boot, 'manifest' | 'shell' | 'units'>): Asset[] {
  const { kitCss, css } = assetsOfUnits(manifest, shell.base, units);
  return [...shell.css, ...kitCss, ...css];
}

/** The scripts that these units may import once they run; a release of old does not say which of its remote's those are: all. */
export function lazyOfUnits(remotes: Remotes, units: readonly string[]): Asset[] {
  const lazy = new Map<string, Asset>();
  for (const unit of units) {
    const [name, exposeName] = splitName(unit);
    const remote = remotes[name];
    const wanted = remote?.exposes[exposeName]?.lazy?.map((file) => remote.base + file);
    for (const file of remote?.lazy ?? []) if (!wanted || wanted.includes(file.url)) lazy.set(file.url, file);
  }
  return [...lazy.values()];
}

/**
 * The part of a manifest that these units need.
 * @param isStyled their style sheets stand in the page and are not fetched: it needs no hashes of them
 */
export function manifestOfUnits(
  manifest: CompositionManifest,
  units: readonly string[],
  isStyled: boolean,
): CompositionManifest {
  const remotes: Record<string, RemoteBoot> = {};
  const subpaths = new Set<string>();
  for (const unit of units) {
    const [name, exposeName] = splitName(unit);
    const remote = manifest.remotes[name];
    if (!remote) continue;
    remotes[name] ??= { ...remote, exposes: {}, lazy: [] };
    const expose = remote.exposes[exposeName];
    if (!expose) continue;
    const { lazy: _lazy, ...needed } = expose;
    const css = isStyled ? needed.css.map(({ file }) => ({ file, integrity: '' })) : needed.css;
    remotes[name].exposes[exposeName] = { ...needed, css };
    for (const subpath of [...expose.shared, ...(expose.styled ?? [])]) subpaths.add(subpath);
  }
  const kit = Object.fromEntries(
    [...subpaths].flatMap((path) => (manifest.kit[path] ? [[path, manifest.kit[path]]] : [])),
  );
  const files = new Set(Object.values(kit).flatMap(({ js, css }) => (isStyled ? js : [...js, ...css])));
  const integrity = Object.fromEntries([...files].map((file) => [file, manifest.integrity[file] ?? '']));
  return { remotes, kit, integrity };
}
