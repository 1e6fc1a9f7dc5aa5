import type { RemoteBoot } from '../../composition/boot.ts';
import { sharedScope } from '../../composition/shared-scope.ts';
import type { UnitModule } from '../../composition/units-source.ts';
import { bundlerRuntime } from './bundler-runtime.ts';

/** a remote's entry, as Module Federation's build makes it */
interface Container {
  init(shareScope: object, initScope: object[], options: object): unknown;
  get(expose: string): Promise<() => { default: UnitModule }>;
}

// remotes are built without a copy of Module Federation's runtime: they look for the shell's here
Object.assign(globalThis, {
  __MF_BUNDLER_RUNTIME__: { __esModule: true, default: bundlerRuntime(sharedScope) },
});

/** Reads an exposed module of a remote. */
export type ReadModule = (remote: RemoteBoot, expose: string) => Promise<{ default: UnitModule }>;

/** The browser's side of Module Federation: a remote's container is fetched when the first of its modules is read. */
export function remoteModules(): ReadModule {
  const containers = new Map<string, Promise<Container>>();
  const containerOf = (entry: string): Promise<Container> => {
    const known = containers.get(entry);
    if (known) return known;
    const coming = (async () => {
      const container: Container = await import(/* webpackIgnore: true */ entry);
      await container.init({}, [], {});
      return container;
    })();
    containers.set(entry, coming);
    // asked for again, it may be there
    coming.catch(() => containers.delete(entry));
    return coming;
  };
  return async ({ base, browser }, expose) => {
    const container = await containerOf(base + browser.file);
    const factory = await container.get(`./${expose}`);
    return factory();
  };
}
