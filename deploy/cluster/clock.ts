/** Variables of a program whose clock is off by so much: ahead, or behind where it is less than nothing. */
export const clockOff = (offMs: number): Record<string, string> => ({
  CLOCK_OFF_MS: String(offMs),
  NODE_OPTIONS: `--import ${new URL('./clock-off.ts', import.meta.url).href}`,
});
