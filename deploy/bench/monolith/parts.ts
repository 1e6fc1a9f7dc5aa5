import type { UnitModule } from '../../../shell/composition/units-source.ts';
import type { RouteTable } from '../../../shell/routing/route-entry.ts';

/** all modules of one page or one fragment by unit, 'mf-tour/route.tour': what one dynamic import brings */
export type Units = Readonly<Record<string, UnitModule>>;
export type LoadUnits = () => Promise<{ default: Units }>;

/** The generated module: every route and fragment of every remote, by name ('mf-tour/tour'), each behind an ordinary import(). */
export interface Parts {
  pages: Readonly<Record<string, LoadUnits>>;
  fragments: Readonly<Record<string, LoadUnits>>;
  table: RouteTable;
}
