import { splitName } from '@cairn/shared-contracts/remote/part-name';
import {
  type Boot,
  type CompositionManifest,
  type RemoteBoot,
  unitOf,
  type WholeManifest,
} from '../composition/boot.ts';
import type { UnitsSource } from '../composition/units-source.ts';
import type { RouteTable } from '../routing/route-entry.ts';
import { allowFiles } from './hints.ts';

/** What the browser knows of the composition: at first only what the page uses, the whole manifest once somebody asked for it. */
export interface KnownComposition
  extends Pick<UnitsSource, 'table' | 'requiredBy' | 'isDown' | 'unitOfRoute' | 'unitOfFragment' | 'isMissing'> {
  manifest(): CompositionManifest;
  /** asks for the whole manifest, once; where it cannot be had the next call asks again */
  widen(): Promise<void>;
  remoteOf(name: string): RemoteBoot | undefined;
}

export function knownComposition(boot: Boot): KnownComposition {
  let manifest: CompositionManifest = boot.manifest;
  let table: RouteTable | undefined;
  let widening: Promise<void> | undefined;

  const widen = () => {
    widening ??= fetch(boot.manifestUrl)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`manifest: ${answer.status}`))))
      .then((whole: WholeManifest) => {
        manifest = whole;
        table = whole.table;
        allowFiles(
          Object.values(whole.remotes).flatMap(({ lazy }) => lazy),
          boot.nonce,
        );
      })
      .catch((error: unknown) => {
        widening = undefined;
        throw error;
      });
    return widening;
  };

  const remoteOf = (name: string): RemoteBoot | undefined => manifest.remotes[name];
  const routeOf = (target: string) => {
    const [name, route] = splitName(target);
    return remoteOf(name)?.routes[route];
  };
  const isDown = (unit: string): boolean => {
    const [name, expose] = splitName(unit);
    return remoteOf(name)?.down.includes(expose) ?? false;
  };
  const unitOfFragment = (fragmentName: string): string | undefined => {
    const [name, fragment] = splitName(fragmentName);
    const described = remoteOf(name)?.fragments[fragment];
    return described && unitOf(name, described.expose);
  };

  return {
    manifest: () => manifest,
    widen,
    remoteOf,
    async table() {
      if (!table) await widen();
      return table ?? Promise.reject(new Error('the manifest has no table'));
    },
    requiredBy: (target) => routeOf(target)?.required ?? [],
    isDown,
    unitOfRoute(target) {
      const described = routeOf(target);
      return described && unitOf(splitName(target)[0], described.expose);
    },
    unitOfFragment,
    isMissing(fragment) {
      const [name] = splitName(fragment);
      // a remote that this page did not need is only in the whole manifest
      if (!remoteOf(name)) return boot.down.includes(name);
      const unit = unitOfFragment(fragment);
      return !unit || isDown(unit);
    },
  };
}
