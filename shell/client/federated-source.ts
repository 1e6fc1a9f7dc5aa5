import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { type Boot, type CompositionManifest, splitUnit, unitOf, type WholeManifest } from '../composition/boot.ts';
import { sharedScope } from '../composition/shared-scope.ts';
import { assetsOfUnits, textsUnitOf, unitsOfPage } from '../composition/units.ts';
import { exportOf, type UnitModule, type UnitsSource } from '../composition/units-source.ts';
import { withTimeout } from '../composition/with-timeout.ts';
import type { RouteTable } from '../routing/route-entry.ts';
import { allowFiles, fetchFiles } from './hints.ts';
import { localeFailed } from './locale-failed.ts';

const LOAD_LIMIT_MS = 8000;

// remotes are built without a copy of Module Federation's runtime: they look for the shell's here
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  __MF_BUNDLER_RUNTIME__: { __esModule: true, default: bundlerRuntime.default },
});

export interface FederatedSource extends UnitsSource {
  /** the whole manifest, for navigation; fetched when the page is idle or somebody navigates */
  widen(): Promise<void>;
}

/** Remotes of the composition that the server resolved, from the very same files. */
export function federatedSource(boot: Boot, onModule: (unit: string, module: UnitModule) => void): FederatedSource {
  const federation = createInstance({ name: 'shell', shared: sharedScope, shareStrategy: 'loaded-first', remotes: [] });
  const registered = new Set<string>();
  const loaded = new Map<string, UnitModule>();
  const loading = new Map<string, Promise<UnitModule>>();
  let manifest: CompositionManifest = boot.manifest;
  let table: RouteTable | undefined;
  let widening: Promise<void> | undefined;

  const remoteOf = (name: string) => manifest.remotes[name];
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

  const fetchUnit = async (unit: string): Promise<UnitModule> => {
    const [name, expose] = splitUnit(unit);
    if (!remoteOf(name)?.exposes[expose]) await widen();
    const remote = remoteOf(name);
    if (!remote?.exposes[expose] || remote.down.includes(expose)) throw new Error(`${unit} is down`);
    const files = assetsOfUnits(manifest, boot.shell.base, [unit]);
    allowFiles(files.js, boot.nonce);
    const styled = fetchFiles(files);
    if (!registered.has(name)) {
      registered.add(name);
      federation.registerRemotes([
        { name: remote.container, alias: name, entry: remote.base + remote.browser.file, type: 'module' },
      ]);
    }
    const module = await federation.loadRemote<{ default: UnitModule }>(`${remote.container}/${expose}`);
    if (!module) throw new Error(`${unit} is empty`);
    await styled;
    return exportOf(module);
  };

  /** a module never shows before its remote's texts are there, and not without them */
  const fetchWithTexts = async (unit: string): Promise<UnitModule> => {
    const [name] = splitUnit(unit);
    if (!remoteOf(name)) await widen();
    const remote = remoteOf(name);
    const texts = remote && textsUnitOf(remote, boot.platform.locale);
    const module = fetchUnit(unit);
    if (texts && unit !== texts) {
      const [, said] = await Promise.allSettled([module, load(texts)]);
      if (said.status === 'rejected') {
        localeFailed(texts, said.reason);
        throw said.reason;
      }
    }
    return module;
  };

  const load = (unit: string): Promise<UnitModule> => {
    let promise = loading.get(unit);
    if (!promise) {
      promise = withTimeout(fetchWithTexts(unit), LOAD_LIMIT_MS, unit).then((module) => {
        loaded.set(unit, module);
        onModule(unit, module);
        return module;
      });
      loading.set(unit, promise);
      // a later navigation may try again
      promise.catch(() => loading.delete(unit));
    }
    return promise;
  };

  const isDown = (unit: string): boolean => {
    const [name, expose] = splitUnit(unit);
    return remoteOf(name)?.down.includes(expose) ?? false;
  };
  const unitOfFragment = (fragmentName: string): string | undefined => {
    const [name, fragment] = splitUnit(fragmentName);
    const described = remoteOf(name)?.fragments[fragment];
    return described && unitOf(name, described.expose);
  };

  return {
    widen,
    load,
    async table() {
      if (!table) await widen();
      return table ?? Promise.reject(new Error('the manifest has no table'));
    },
    requiredBy(target) {
      const [name, route] = splitUnit(target);
      return remoteOf(name)?.routes[route]?.required ?? [];
    },
    peek: (unit) => loaded.get(unit),
    isDown,
    unitOfRoute(target) {
      const [name, route] = splitUnit(target);
      const described = remoteOf(name)?.routes[route];
      return described && `${name}/${described.expose}`;
    },
    unitOfFragment,
    isMissing(fragment) {
      const [name] = splitUnit(fragment);
      // a remote that this page did not need is only in the whole manifest
      if (!remoteOf(name)) return boot.down.includes(name);
      const unit = unitOfFragment(fragment);
      return !unit || isDown(unit);
    },
    async loadFragment(fragment) {
      const [name] = splitUnit(fragment);
      if (!remoteOf(name)) await widen();
      return load(unitOfFragment(fragment) ?? fragment);
    },
    async prepare(target) {
      await widen().catch(() => undefined);
      const units = unitsOfPage(manifest.remotes, target, [], boot.platform.locale).filter((unit) => !loaded.has(unit));
      const files = assetsOfUnits(manifest, boot.shell.base, units);
      allowFiles(files.js, boot.nonce);
      void fetchFiles(files);
      await Promise.allSettled(units.map(load));
    },
  };
}
