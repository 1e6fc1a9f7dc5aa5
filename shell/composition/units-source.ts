import type { FragmentModule, RouteModule } from '@cairn/shared-contracts/remote/platform';
import type { RouteTable } from '../routing/route-entry.ts';

/** an exposed module: a route, a fragment, or a namespace's texts */
export type UnitModule = RouteModule | FragmentModule<object> | Record<string, unknown>;

/** Where composed code comes from: the registry's releases, on either side, or one monolithic bundle. */
export interface UnitsSource {
  /** the table of this composition; in the browser it comes with the whole manifest, and rejects when that cannot be had */
  table(): Promise<RouteTable>;
  /** fragments without which the page of a target is none */
  requiredBy(target: string): readonly string[];
  /** the loaded module, when it is there already */
  peek(unit: string): UnitModule | undefined;
  /** rejects when the unit cannot be had */
  load(unit: string): Promise<UnitModule>;
  /** true when it is known that the unit cannot be had: both sides show the fallback from the start */
  isDown(unit: string): boolean;
  /** 'mf-tour/tour' → unit, undefined when the remote's live version has no such route */
  unitOfRoute(target: string): string | undefined;
  unitOfFragment(name: string): string | undefined;
  /** true when it is known that there is no such fragment to be had: its remote is down, or has none of that name */
  isMissing(fragment: string): boolean;
  /** a fragment that the page did not come with; rejects when it cannot be had */
  loadFragment(fragment: string): Promise<UnitModule>;
  /** client-side navigation: fetches everything that the page of a target is made of, side by side; never rejects */
  prepare(target: string): Promise<void>;
}

export const isRouteModule = (module: UnitModule | undefined): module is RouteModule =>
  typeof module === 'object' && 'Component' in module;
export const isFragmentModule = (module: UnitModule | undefined): module is FragmentModule<object> =>
  typeof module === 'object' && 'Component' in module;

/** what an exposed module gives: its default export, or itself where it is plain JSON (a namespace's texts) */
export const exportOf = (module: { default?: UnitModule } | UnitModule): UnitModule =>
  // a JSON file has no key "default": the texts are keyed by topic
  'default' in module && module.default ? (module.default as UnitModule) : (module as UnitModule);
