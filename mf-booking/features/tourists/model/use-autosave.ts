import { useEffect, useRef } from 'react';

const AFTER_MS = 1_200;

/**
 * Saves by itself, a moment after the last change.
 * @param version changes with what is to be saved
 * @param isReady false while something is wrong with it, or while it is asked about
 */
export function useAutosave(version: string, isReady: boolean, save: () => void): void {
  const saved = useRef(version);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!isReady || version === saved.current) return;
    const timer = setTimeout(() => {
      saved.current = version;
      latest.current();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [version, isReady]);
}
