/** What is objectively comparable; everything else is a matter of taste and has no best. */
export const MEASURES = ['total', 'ascent', 'hardest', 'group'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * The column with the lowest value; null when fewer than two tours have one, or the lowest is shared.
 * @param values of the columns in their order; null where it is unknown
 */
export function lowest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const at = values.indexOf(least);
  return known.length < 2 || values.lastIndexOf(least) !== at ? null : at;
}
