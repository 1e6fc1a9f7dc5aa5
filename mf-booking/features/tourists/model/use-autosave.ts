import { useEffect, useRef } from 'react';

const AFTER_MS = 1_200;

export interface AutosaveOptions {
  /** false while something is wrong with it, or while it is asked about */
  isReady: boolean;
  /** the last try was not saved */
  hasFailed: boolean;
}

/**
 * Saves by itself, a moment after the last change; what a lost connection kept back, once it is there again.
 * @param version changes with what is to be saved
 */
export function useAutosave(version: string, { isReady, hasFailed }: AutosaveOptions, save: () => void): void {
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
  useEffect(() => {
    if (!isReady || !hasFailed) return;
    const again = () => latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isReady, hasFailed]);
}
