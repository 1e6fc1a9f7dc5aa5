const MINUTE_MS = 60_000;

/** whole hours and minutes from `now` to the instant; null when it has passed */
export function timeLeft(instant: string, now: number): { hours: number; minutes: number } | null {
  const left = Math.floor((Date.parse(instant) - now) / MINUTE_MS);
  return left < 0 ? null : { hours: Math.floor(left / 60), minutes: left % 60 };
}
