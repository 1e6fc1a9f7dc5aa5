export interface Latency {
  /** milliseconds */
  p50: number;
  p99: number;
  max: number;
  count: number;
}

/** the smallest value that at least so much of all values does not exceed */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function latencyOf(times: ArrayLike<number>): Latency {
  const sorted = Float64Array.from(times).sort();
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
    count: sorted.length,
  };
}
