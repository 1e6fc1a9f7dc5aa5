import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { type Release, releaseFolder, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { RemoteBoot } from '../composition/boot.ts';
import type { UnitModule, UnitsSource } from '../composition/units-source.ts';
import type { RouteTable } from '../routing/route-entry.ts';
import { candidates } from './pick.ts';
import type { Snapshot } from './registry.ts';
import { textInPage } from './style-text.ts';
import { cachedTable, claimsOfDown } from './table-of-releases.ts';
import type { Version } from './version-store.ts';

type Ready = Extract<Version, { state: 'ready' }>;

/** What one visitor gets: a version of every remote, or none where there is none to be had. */
export interface Composition {
  remotes: Record<string, RemoteBoot>;
  versions: Ready[];
  /** remotes without any usable version */
  down: string[];
  /** whether another version can take the place of the one that this unit failed in */
  hasNext(unit: string): boolean;
  /** 'mf-catalog@1.0.0,mf-tour@1.1.0,mf-chat@down' */
  header: string;
  source: UnitsSource;
  /** the text of a remote's style sheet, by its address */
  styleOf(url: string): string | undefined;
}

const isWhole = (version: Version | undefined): version is Ready =>
  version?.state === 'ready' && version.container.failures.size === 0;

/** versions that fail on most of their pages, as 'mf-tour@1.1.0' */
export type FailingKeys = Pick<ReadonlySet<string>, 'has'>;
const NONE: FailingKeys = new Set();

/**
 * The first candidate that loaded whole and does not fail on most of its pages, else the first that loaded whole, else the first that
 * loaded at all: its broken parts are down, the others work.
 */
export function choose(
  snapshot: Snapshot,
  name: string,
  versions: readonly string[],
  failing: FailingKeys = NONE,
): Ready | undefined {
  const found = versions.map((version) => snapshot.versions.get(releaseKey(name, version)));
  const usable =
    found.find((version) => isWhole(version) && !failing.has(releaseKey(name, version.release.version))) ??
    found.find(isWhole) ??
    found.find((version) => version?.state === 'ready');
  return usable?.state === 'ready' ? usable : undefined;
}

/** @param cdn absolute address before the store's paths; @param down exposed modules that did not load */
export function bootOf(release: Release, cdn: string, down: readonly string[]): RemoteBoot {
  const base = `${cdn}/${releaseFolder(release.name, release.version)}/`;
  const { name, version, container, fragments, exposes, browser, others } = release;
  // the table says where they are
  const routes = Object.fromEntries(
    Object.entries(release.routes).map(([route, { addresses: _addresses, ...described }]) => [route, described]),
  );
  const lazy = others
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, integrity }) => ({ url: base + file, integrity }));
  return { name, version, container, routes, fragments, exposes, browser, base, lazy, down: [...down] };
}

function styleReader(styles: ReadonlyMap<string, Ready['styles']>): Composition['styleOf'] {
  return (url) => {
    const base = [...styles.keys()].find((folder) => url.startsWith(folder));
    const text = base === undefined ? undefined : styles.get(base)?.get(url.slice(base.length));
    return text && textInPage(text, url);
  };
}

function sourceOf(
  remotes: Record<string, RemoteBoot>,
  modules: Map<string, Map<string, UnitModule>>,
  table: RouteTable,
): UnitsSource {
  const peek = (unit: string) => {
    const [name, expose] = splitName(unit);
    return modules.get(name)?.get(expose);
  };
  const unitOf = (kind: 'routes' | 'fragments') => (target: string) => {
    const [name, key] = splitName(target);
    const described = remotes[name]?.[kind][key];
    return described && `${name}/${described.expose}`;
  };
  const unitOfFragment = unitOf('fragments');
  const load = async (unit: string) => peek(unit) ?? Promise.reject(new Error(`${unit} is down`));
  return {
    table: async () => table,
    requiredBy(target) {
      const [name, route] = splitName(target);
      return remotes[name]?.routes[route]?.required ?? [];
    },
    peek,
    isMissing: (fragment) => !peek(unitOfFragment(fragment) ?? ''),
    loadFragment: (fragment) => load(unitOfFragment(fragment) ?? ''),
    load,
    isDown: (unit) => !peek(unit),
    unitOfRoute: unitOf('routes'),
    unitOfFragment,
    prepare: async () => undefined,
  };
}

/** how `compose` knows a unit that failed, with the version it failed in: 'mf-tour@1.1.0/route.tour' */
export function spoiledIn({ remotes }: Pick<Composition, 'remotes'>, unit: string): string {
  const [name, expose] = splitName(unit);
  return `${name}@${remotes[name]?.version ?? ''}/${expose}`;
}

/**
 * Composes the site for one visitor. `spoiled` units failed while this very page rendered: the next version that the visitor may get
 * takes their version's place; where there is none they are left out. A version that is `failing` gives way to one that is not.
 */
export function compose(
  snapshot: Snapshot,
  visitor: string,
  cdn: string,
  spoiled: ReadonlySet<string> = new Set(),
  failing: FailingKeys = NONE,
): Composition {
  const isSpoiled = (prefix: string) => [...spoiled].some((unit) => unit.startsWith(prefix));
  const remotes: Record<string, RemoteBoot> = {};
  const versions: Ready[] = [];
  const modules = new Map<string, Map<string, UnitModule>>();
  const header: string[] = [];
  const down: string[] = [];
  const styles = new Map<string, Ready['styles']>();
  const withNext = new Set<string>();
  const claims: Release[] = [];
  for (const [name, remote] of Object.entries(snapshot.live.remotes)) {
    const all = candidates(remote, visitor, name);
    // a new remote that is tried on other visitors: this one's site has no such remote
    if (all.length === 0) continue;
    const unspoiled = all.filter((version) => !isSpoiled(`${name}@${version}/`));
    const chosen = choose(snapshot, name, unspoiled, failing) ?? choose(snapshot, name, all, failing);
    // what is on trial is not missed by whom it fails
    if (!chosen && remote.stable === null) continue;
    header.push(`${name}@${chosen?.release.version ?? 'down'}`);
    if (!chosen) {
      down.push(name);
      claims.push(...claimsOfDown(remote, (version) => snapshot.versions.get(releaseKey(name, version))?.release));
      continue;
    }
    versions.push(chosen);
    if (
      choose(
        snapshot,
        name,
        unspoiled.filter((version) => version !== chosen.release.version),
      )
    )
      withNext.add(name);
    const boot = bootOf(chosen.release, cdn, [...chosen.container.failures.keys()]);
    styles.set(boot.base, chosen.styles);
    const units = new Map(chosen.container.modules);
    const prefix = `${name}@${boot.version}/`;
    for (const unit of spoiled) {
      const expose = unit.slice(prefix.length);
      if (unit.startsWith(prefix) && units.delete(expose)) boot.down.push(expose);
    }
    remotes[name] = boot;
    claims.push(chosen.release);
    modules.set(name, units);
  }
  return {
    remotes,
    versions,
    down,
    hasNext: (unit) => withNext.has(splitName(unit)[0]),
    header: header.join(','),
    source: sourceOf(remotes, modules, cachedTable(claims)),
    styleOf: styleReader(styles),
  };
}
