import type { ComponentType } from 'react';
import type { UnitModule } from '../composition/units-source.ts';

/** A module that tells when its code begins to run on a page; texts are none. */
export function watched(module: UnitModule, running: () => void): UnitModule {
  if (typeof module !== 'object' || !('Component' in module) || typeof module.Component !== 'function') return module;
  // what a route or a fragment gives
  const Own = module.Component as ComponentType<object>;
  const Watched = (props: object) => {
    running();
    return <Own {...props} />;
  };
  const told = Object.fromEntries(
    (['loader', 'preload'] as const).flatMap((name) => {
      const own: unknown = Reflect.get(module, name);
      if (typeof own !== 'function') return [];
      const call = (...args: unknown[]): unknown => {
        running();
        return own(...args);
      };
      return [[name, call]];
    }),
  );
  // the same module but for what is told
  return { ...module, ...told, Component: Watched } as UnitModule;
}
