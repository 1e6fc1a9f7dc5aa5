/**
 * Loudness over time in a fixed number of bars: each is the loudest of its share.
 * @param levels 0 to 100
 */
export function barsOf(levels: readonly number[], count: number): number[] {
  if (levels.length === 0) return Array.from({ length: count }, () => 0);
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / count));
    return Math.round(Math.max(...levels.slice(from, to)));
  });
}
