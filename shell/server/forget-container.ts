import type { createInstance } from '@module-federation/runtime';

type Federation = ReturnType<typeof createInstance>;

/** the runtime keeps these on globalThis; it has no call to forget a remote */
interface FederationGlobals {
  __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>;
  __FEDERATION__?: {
    __INSTANCES__: { name: string }[];
    __SHARE__: Record<string, unknown>;
    moduleInfo: Record<string, unknown>;
  };
}

const dropKeys = (record: Record<string, unknown> | undefined, belongs: (key: string) => boolean) => {
  for (const key of Object.keys(record ?? {})) if (belongs(key)) delete record?.[key];
};

/** Removes every trace of one container from the Module Federation runtime (2.9): without it each version stays in memory. */
export function forgetContainer(federation: Federation, container: string): void {
  const { remotes } = federation.options;
  const at = remotes.findIndex(({ name }) => name === container);
  if (at >= 0) remotes.splice(at, 1);
  federation.moduleCache.delete(container);
  dropKeys(federation.remoteHandler.idToRemoteMap, (key) => key.startsWith(`${container}/`));
  // where Module Federation 2.9 keeps its own: its types say nothing of it
  const globals = globalThis as FederationGlobals;
  dropKeys(globals.__GLOBAL_LOADING_REMOTE_ENTRY__, (key) => key.includes(container));
  const shared = globals.__FEDERATION__;
  if (!shared) return;
  shared.__INSTANCES__ = shared.__INSTANCES__.filter(({ name }) => name !== container);
  dropKeys(
    shared.__SHARE__,
    (key) => key === container || key.startsWith(`${container}:`) || key.startsWith(`${container}@`),
  );
  dropKeys(shared.moduleInfo, (key) => key.includes(container));
  for (const scope of Object.values(federation.shareScopeMap)) {
    for (const versions of Object.values(scope)) {
      for (const provided of Object.values(versions)) {
        provided.useIn = provided.useIn.filter((user) => user !== container);
      }
    }
  }
}
