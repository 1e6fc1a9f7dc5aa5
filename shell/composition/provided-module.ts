/** A module that the shell shares: at hand (`lib`), or fetched when it is first wanted (`get`). */
export interface ProvidedModule {
  version: string;
  lib?: () => unknown;
  get?: () => Promise<() => unknown>;
  /** what Module Federation's runtime, on the server, wants to know besides */
  scope: string;
  shareConfig: { singleton: boolean; requiredVersion: string; strictVersion?: boolean };
}

export type ProvidedModules = Readonly<Record<string, ProvidedModule>>;
