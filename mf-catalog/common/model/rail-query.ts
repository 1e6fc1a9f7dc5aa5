import type { FragmentProps } from '@cairn/shared-contracts/remote/platform';
/** Tours like one, or certain tours. */
export type RailProps = FragmentProps<'mf-catalog/tour-rail'>;

const RAIL_LIMIT = 4;

export type RailQuery = { kind: 'similar'; id: number; limit: number } | { kind: 'ids'; ids: number[] } | null;

/** null: nothing was asked for */
export function railQuery({ similarTo, ids }: Pick<RailProps, 'similarTo' | 'ids'>): RailQuery {
  if (similarTo !== undefined) return { kind: 'similar', id: similarTo, limit: RAIL_LIMIT };
  return ids && ids.length > 0 ? { kind: 'ids', ids: ids.slice(0, RAIL_LIMIT) } : null;
}
