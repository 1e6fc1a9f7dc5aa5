import { ANALYTICS_DEFER_MS } from '@cairn/shared-contracts/ui/constants';

const EVENTS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

type Target = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;

/** Runs once: at the first event of somebody at work, or after the time. @returns takes it back */
export function deferred(window: Target, run: () => void): () => void {
  const stop = () => {
    window.clearTimeout(timer);
    for (const name of EVENTS) window.removeEventListener(name, go);
  };
  const go = () => {
    stop();
    run();
  };
  const timer = window.setTimeout(go, ANALYTICS_DEFER_MS);
  for (const name of EVENTS) window.addEventListener(name, go, { passive: true });
  return stop;
}
