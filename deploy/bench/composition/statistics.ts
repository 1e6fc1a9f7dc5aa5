/** @returns NaN for an empty list, which the tables show as a dash */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const ratio = (value: number, base: number): number => (base === 0 && value === 0 ? 1 : value / base);

/**
 * Sequential round trips: how much later something happens for each millisecond of latency. Two latencies, so that time spent in
 * computing, the same in both, falls out.
 */
export function roundTrips(at: { short: number; long: number }, latency: { short: number; long: number }): number {
  return (at.long - at.short) / (latency.long - latency.short);
}

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
