import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { releaseOwner } from '@cairn/shared-contracts/state/scoped-endpoints';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { sharedScope } from '../composition/shared-scope.ts';
import { exportOf, type UnitModule } from '../composition/units-source.ts';
import { TimeoutError, withTimeout } from '../composition/with-timeout.ts';
import { forgetContainer } from './forget-container.ts';

/** a module that evaluates longer than this is as good as none */
const EVALUATE_LIMIT_MS = 2000;

Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  __MF_BUNDLER_RUNTIME__: { __esModule: true, default: bundlerRuntime.default },
});

/** What code of a version finds under these names, in place of what the process has. */
export interface Compartment {
  require: unknown;
  process: object;
  console: object;
  setTimeout: unknown;
  setInterval: unknown;
  setImmediate: unknown;
  clearTimeout: unknown;
  clearInterval: unknown;
  clearImmediate: unknown;
  queueMicrotask: unknown;
  /** the version is unloaded: its timers run no more */
  close(): void;
}
const NAMES = [
  ...(['require', 'process', 'console', 'setTimeout', 'setInterval', 'setImmediate'] as const),
  ...(['clearTimeout', 'clearInterval', 'clearImmediate', 'queueMicrotask'] as const),
] as const;

/** the process as it is */
const OPEN: Compartment = {
  require: createRequire(import.meta.url),
  ...{ process, console, setTimeout, setInterval, setImmediate, queueMicrotask },
  ...{ clearTimeout, clearInterval, clearImmediate },
  close: () => undefined,
};

/** container → source text of its server bundle, verified by the caller, and what it finds */
const sources = new Map<string, { code: string; compartment: Compartment }>();

/**
 * Server code is strict as the browser's modules are, whatever a bundle says: what is assigned to a locked global or prototype is an error of
 * its version, which gives way to the stable one, instead of being ignored silently.
 */
const STRICT = '"use strict";';

function evaluate(container: string): unknown {
  const source = sources.get(container);
  if (!source) throw new Error(`${container} is not registered`);
  const module = { exports: {} };
  const run = compileFunction(STRICT + source.code, ['exports', 'module', '__dirname', '__filename', ...NAMES], {
    filename: `${container}.js`,
    columnOffset: -STRICT.length,
  });
  run(module.exports, module, '', container, ...NAMES.map((name) => source.compartment[name]));
  return module.exports;
}

/** One Module Federation host for all versions: entries come from memory, never by URL. */
const federation = createInstance({
  name: 'shell',
  shared: sharedScope,
  shareStrategy: 'loaded-first',
  remotes: [],
  plugins: [
    {
      name: 'verified-source',
      // the container is what a remote entry evaluates to: { init, get }
      loadEntry: async ({ remoteInfo }) => evaluate(remoteInfo.name) as never,
    },
  ],
});

/** The exposed modules of one version that loaded, and why others did not. */
export interface LoadedContainer {
  modules: Map<string, UnitModule>;
  failures: Map<string, string>;
  /** modules that were too late have come, or will not */
  late?: Promise<unknown>;
}

interface LoadOptions {
  compartment?: Compartment;
  /** what an exposed module is used as */
  wrap?(module: UnitModule): UnitModule;
}

const reason = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/**
 * Evaluates a version's server bundle and all its exposed modules.
 * @param code the bundle, already checked against its hash
 */
export async function loadContainer(
  release: Release,
  code: string,
  { compartment = OPEN, wrap = (module) => module }: LoadOptions = {},
): Promise<LoadedContainer> {
  const { container } = release;
  const known = sources.get(container);
  // other code under that name: the runtime would answer with what it has of before
  if (known && known.code !== code) forgetContainer(federation, container);
  sources.set(container, { code, compartment });
  federation.registerRemotes([{ name: container, entry: `memory://${container}.js`, type: 'commonjs-module' }]);
  const loaded: LoadedContainer = { modules: new Map(), failures: new Map() };
  const late: Promise<unknown>[] = [];
  await Promise.all(
    Object.keys(release.exposes).map(async (expose) => {
      const place = (module: { default: UnitModule } | null) => {
        if (!module) throw new Error('empty module');
        loaded.modules.set(expose, wrap(exportOf(module)));
        loaded.failures.delete(expose);
      };
      const loading = federation.loadRemote<{ default: UnitModule }>(`${container}/${expose}`);
      try {
        place(await withTimeout(loading, EVALUATE_LIMIT_MS, `${container}/${expose}`));
      } catch (error) {
        loaded.failures.set(expose, reason(error));
        // a busy machine is late, not broken: what comes after the limit is used from then on
        if (error instanceof TimeoutError)
          late.push(loading.then(place).catch((why: unknown) => loaded.failures.set(expose, reason(why))));
      }
    }),
  );
  return late.length ? { ...loaded, late: Promise.all(late) } : loaded;
}

/** lets go of a version that is neither live nor in use */
export function unloadContainer(release: Release): void {
  sources.delete(release.container);
  releaseOwner(`${release.name}@${release.version}`);
  forgetContainer(federation, release.container);
}
