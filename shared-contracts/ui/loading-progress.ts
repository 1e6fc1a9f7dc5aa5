/** How full the bar is, 0 to 1, when nobody knows how long it takes: two thirds after `duration`, never quite full. */
export function estimatedProgress(elapsedMs: number, durationMs: number): number {
  return (2 / Math.PI) * Math.atan((elapsedMs / durationMs) * 2);
}
