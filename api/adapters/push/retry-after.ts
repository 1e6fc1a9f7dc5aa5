/** Retry-After, RFC 9110 §10.2.3: seconds, or a date. @returns undefined when it says neither */
export function secondsOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // Date.parse() takes a number for a year
  const at = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
}
