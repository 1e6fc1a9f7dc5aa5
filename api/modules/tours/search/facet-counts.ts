import { FACET_GROUPS, type FacetCounts, HISTOGRAM_STEPS, type OptionGroup } from './tour-search.ts';

const isOptionGroup = (group: (typeof FACET_GROUPS)[number]): group is OptionGroup => group !== 'price';
const OPTION_GROUPS: readonly OptionGroup[] = FACET_GROUPS.filter(isOptionGroup);

/** counts of nothing, to be filled */
export function emptyFacets(): FacetCounts {
  const options = Object.fromEntries(OPTION_GROUPS.map((group) => [group, new Map<string, number>()]));
  // every option group has just got its map
  const maps = options as Record<OptionGroup, Map<string, number>>;
  return { ...maps, price: { min: 0, max: 0, maxPerDay: 0, histogram: new Array<number>(HISTOGRAM_STEPS).fill(0) } };
}
