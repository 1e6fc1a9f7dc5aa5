import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { Release } from '@cairn/shared-contracts/remote/release';
import type { RemoteBoot } from '../composition/boot.ts';
import type { UnitModule, UnitsSource } from '../composition/units-source.ts';
import type { RouteTable } from '../routing/route-entry.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { bootOf } from './remote-boot.ts';
import { textInPage } from './style-text.ts';
import { cachedTable } from './table-of-releases.ts';

/** A composition as pages are rendered with: a plan, and the code of its versions. */
export interface Composed {
  remotes: Record<string, RemoteBoot>;
  /** remotes without any usable version */
  down: string[];
  /** whether another version can take the place of the one that this unit failed in */
  hasNext(unit: string): boolean;
  header: string;
  source: UnitsSource;
  /** the text of a remote's style sheet, by its address */
  styleOf(url: string): string | undefined;
  experiments?: CompositionPlan['experiments'];
}

/** One loaded version, where its code is. */
export interface LoadedVersion {
  release: Release;
  modules: ReadonlyMap<string, UnitModule>;
  /** its style sheets' texts, by file */
  styles: ReadonlyMap<string, string>;
}

function styleReader(styles: ReadonlyMap<string, LoadedVersion['styles']>): Composed['styleOf'] {
  return (url) => {
    const base = [...styles.keys()].find((folder) => url.startsWith(folder));
    const text = base === undefined ? undefined : styles.get(base)?.get(url.slice(base.length));
    return text && textInPage(text, url);
  };
}

function sourceOf(
  remotes: Record<string, RemoteBoot>,
  modules: ReadonlyMap<string, ReadonlyMap<string, UnitModule>>,
  table: RouteTable,
): UnitsSource {
  const peek = (unit: string) => {
    const [name, expose] = splitName(unit);
    return remotes[name]?.down.includes(expose) ? undefined : modules.get(name)?.get(expose);
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

/**
 * Puts a plan together with the code of its versions.
 * @throws when one of them is not loaded here
 */
export function composedOf(plan: CompositionPlan, loaded: ReadonlyMap<string, LoadedVersion>): Composed {
  const remotes: Record<string, RemoteBoot> = {};
  const modules = new Map<string, LoadedVersion['modules']>();
  const styles = new Map<string, LoadedVersion['styles']>();
  const claims: Release[] = [];
  const withNext = new Set<string>();
  for (const remote of plan.remotes) {
    if (remote.kind === 'down') {
      claims.push(...remote.claims);
      continue;
    }
    const version = loaded.get(remote.key);
    if (!version) throw new Error(`${remote.key} is not loaded here`);
    const boot = bootOf(version.release, plan.cdn, remote.down);
    remotes[remote.name] = boot;
    modules.set(remote.name, version.modules);
    styles.set(boot.base, version.styles);
    claims.push(version.release);
    if (remote.hasNext) withNext.add(remote.name);
  }
  return {
    remotes,
    down: plan.remotes.flatMap(({ kind, name }) => (kind === 'down' ? [name] : [])),
    hasNext: (unit) => withNext.has(splitName(unit)[0]),
    header: plan.header,
    source: sourceOf(remotes, modules, cachedTable(claims)),
    styleOf: styleReader(styles),
    ...(plan.experiments ? { experiments: plan.experiments } : {}),
  };
}
