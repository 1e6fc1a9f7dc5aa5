import { ANALYTICS_DEFER_MS } from '@cairn/shared-contracts/ui/constants';

const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

type Target = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;

/** Runs once: at the first sign of somebody at work, or after the time. @returns takes it back */
export function deferred(window: Target, run: () => void): () => void {
  const stop = () => {
    window.clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, go);
  };
  const go = () => {
    stop();
    run();
  };
  const timer = window.setTimeout(go, ANALYTICS_DEFER_MS);
  for (const sign of SIGNS) window.addEventListener(sign, go, { passive: true });
  return stop;
}
