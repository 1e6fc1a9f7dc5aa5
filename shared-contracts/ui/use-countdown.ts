import { useEffect, useState } from 'react';

/** Seconds left of `seconds`. A new `run` starts it again. */
export function useCountdown(seconds: number, run: number): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same seconds may start again
  useEffect(() => {
    setLeft(seconds);
    // by the clock: a sleeping tab skips ticks
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, run]);
  return left;
}

/** 42 → "0:42" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
