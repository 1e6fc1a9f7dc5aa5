import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { unitOf } from '../composition/boot.ts';
import type { UnitModule, UnitsSource } from '../composition/units-source.ts';
import { tableOf } from '../routing/table.ts';

interface Fakes {
  /** loaded already */
  here?: Record<string, UnitModule>;
  /** comes when it is asked for */
  later?: Record<string, Promise<UnitModule>>;
  down?: readonly string[];
  /** by target */
  required?: Readonly<Record<string, readonly string[]>>;
}

/** Units by name; a remote offers whatever is listed in one of the three. */
export function fakeSource({
  here = {},
  later = {},
  down = [],
  required = {},
}: Fakes): UnitsSource & { prepared: string[] } {
  const loaded = new Map(Object.entries(here));
  const offered = new Set([...Object.keys(here), ...Object.keys(later), ...down]);
  const prepared: string[] = [];
  const named = (kind: string) => (target: string) => {
    const [remote, name] = splitName(target);
    const unit = unitOf(remote, `${kind}.${name}`);
    return offered.has(unit) ? unit : undefined;
  };
  const unitOfFragment = named('fragment');
  const load = async (unit: string): Promise<UnitModule> => {
    const module = loaded.get(unit) ?? (await later[unit]);
    if (!module) throw new Error(`${unit} is down`);
    loaded.set(unit, module);
    return module;
  };
  return {
    prepared,
    // as of remotes from before releases named their addresses
    table: async () => tableOf([]),
    requiredBy: (target) => required[target] ?? [],
    peek: (unit) => loaded.get(unit),
    load,
    isDown: (unit) => down.includes(unit),
    unitOfRoute: named('route'),
    unitOfFragment,
    isMissing: (fragment) => down.includes(unitOfFragment(fragment) ?? '') || !unitOfFragment(fragment),
    loadFragment: (fragment) => load(unitOfFragment(fragment) ?? fragment),
    prepare: async (target) => {
      prepared.push(target);
    },
  };
}
