import { exposeOfFragment, exposeOfRoute } from '@cairn/shared-contracts/remote/define-remote';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { UnitModule, UnitsSource } from '../../../shell/composition/units-source.ts';
import type { LoadUnits, Parts } from './parts.ts';

const named = (name: string, exposeOf: (part: string) => string): string => {
  const [remote, part] = splitName(name);
  return `${remote}/${exposeOf(part)}`;
};

export interface StaticSource extends UnitsSource {
  /** the server: everything at hand before the first request */
  loadAll(): Promise<void>;
}

/** Remotes compiled into the one bundle, in place of the registry's releases. */
export function staticSource(parts: Parts, onModule: (unit: string, module: UnitModule) => void): StaticSource {
  const loaded = new Map<string, UnitModule>();
  const loaders = new Map<string, LoadUnits>([
    ...Object.entries(parts.fragments).map(([name, load]) => [named(name, exposeOfFragment), load] as const),
    ...Object.entries(parts.pages).map(([name, load]) => [named(name, exposeOfRoute), load] as const),
  ]);
  const bring = async (load: LoadUnits): Promise<void> => {
    const { default: units } = await load();
    for (const [unit, module] of Object.entries(units)) {
      if (loaded.has(unit)) continue;
      loaded.set(unit, module);
      onModule(unit, module);
    }
  };
  const unitOfFragment = (name: string) => (parts.fragments[name] ? named(name, exposeOfFragment) : undefined);
  const load = async (unit: string): Promise<UnitModule> => {
    const bundle = loaders.get(unit);
    if (!loaded.has(unit) && bundle) await bring(bundle);
    return loaded.get(unit) ?? Promise.reject(new Error(`${unit} is not in the bundle`));
  };
  return {
    table: async () => parts.table,
    requiredBy: () => [],
    peek: (unit) => loaded.get(unit),
    isDown: () => false,
    isMissing: (fragment) => !unitOfFragment(fragment),
    loadFragment: (fragment) => load(unitOfFragment(fragment) ?? fragment),
    load,
    unitOfRoute: (target) => (parts.pages[target] ? named(target, exposeOfRoute) : undefined),
    unitOfFragment,
    async prepare(target) {
      const load = parts.pages[target];
      if (load) await bring(load).catch(() => undefined);
    },
    async loadAll() {
      await Promise.all([...loaders.values()].map(bring));
    },
  };
}
