import { useEffect, useState } from 'react';
import { LOADING_BAR_DELAY_MS } from './constants.ts';
import { cx } from './cx.ts';
import css from './loading-bar.module.css';

export interface LoadingBarProps {
  isLoading: boolean;
  /** Accessible name. */
  label?: string;
}

const FINISH_MS = 240;

/** The bar on top of the page: shows after 150 ms, trickles to 80 %, finishes when the answer is there. */
export function LoadingBar({ isLoading, label = 'Loading...' }: LoadingBarProps) {
  const [phase, setPhase] = useState<'idle' | 'loading' | 'finishing'>('idle');

  useEffect(() => {
    if (isLoading) {
      const wait = setTimeout(() => setPhase('loading'), LOADING_BAR_DELAY_MS);
      return () => clearTimeout(wait);
    }
    setPhase((now) => (now === 'loading' ? 'finishing' : 'idle'));
    const end = setTimeout(() => setPhase('idle'), FINISH_MS);
    return () => clearTimeout(end);
  }, [isLoading]);

  if (phase === 'idle') return null;
  return (
    <div role="progressbar" aria-label={label} className={cx(css.bar, phase === 'finishing' && css.finish)}>
      <div className={css.fill} />
    </div>
  );
}
