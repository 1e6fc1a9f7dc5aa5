import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { RemoteBoot } from '../composition/boot.ts';
import { sharedScope } from '../composition/shared-scope.ts';
import type { UnitModule } from '../composition/units-source.ts';

// remotes are built without a copy of Module Federation's runtime: they look for the shell's here
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  __MF_BUNDLER_RUNTIME__: { __esModule: true, default: bundlerRuntime.default },
});

/** Reads an exposed module by Module Federation; null when there is none in the remote's files. */
export type ReadModule = (remote: RemoteBoot, expose: string) => Promise<{ default: UnitModule } | null>;

/** The browser's Module Federation host: a remote is made known to it when the first of its modules is read. */
export function remoteModules(): ReadModule {
  const federation = createInstance({ name: 'shell', shared: sharedScope, shareStrategy: 'loaded-first', remotes: [] });
  const registered = new Set<string>();
  return ({ name, container, base, browser }, expose) => {
    if (!registered.has(name)) {
      registered.add(name);
      federation.registerRemotes([{ name: container, alias: name, entry: base + browser.file, type: 'module' }]);
    }
    return federation.loadRemote<{ default: UnitModule }>(`${container}/${expose}`);
  };
}
