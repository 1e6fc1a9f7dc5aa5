import { sharedScope } from '../composition/shared-scope.ts';

/** Every module that remotes get from the shell. */
export function sharedModules(): object[] {
  return Object.values(sharedScope)
    .flat()
    .flatMap((provided) => {
      const module: unknown = 'lib' in provided ? provided.lib?.() : undefined;
      return typeof module === 'object' && module !== null ? [module] : [];
    });
}
