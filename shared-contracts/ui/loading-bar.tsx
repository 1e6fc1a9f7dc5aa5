import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { LOADING_BAR } from './constants.ts';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import css from './loading-bar.module.css';
import { estimatedProgress } from './loading-progress.ts';

export interface LoadingBarProps {
  isLoading: boolean;
  /** Accessible name. */
  label?: string;
}

type Phase = 'idle' | 'loading' | 'full' | 'fading';

const { durationMs, throttleMs, hideDelayMs, resetMs, heightPx } = LOADING_BAR;
// Custom properties are missing from CSSProperties.
const NUMBERS = { '--height': `${heightPx}px`, '--reset': `${resetMs}ms` } as CSSProperties;

/** The bar on top of the page: waits, fills ever more slowly, is full when the answer is there, then fades (specification §9). */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  const t = useKitMessages();
  const [phase, setPhase] = useState<Phase>('idle');
  // the next page's bar grows from nothing: a full one does not run back
  const [run, setRun] = useState(0);
  const fillRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isLoading) {
      const wait = setTimeout(() => {
        setPhase('loading');
        setRun((last) => last + 1);
      }, throttleMs);
      return () => clearTimeout(wait);
    }
    setPhase((now) => (now === 'idle' ? 'idle' : 'full'));
    const fade = setTimeout(() => setPhase((now) => (now === 'full' ? 'fading' : now)), hideDelayMs);
    const end = setTimeout(() => setPhase('idle'), hideDelayMs + resetMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(end);
    };
  }, [isLoading]);

  useEffect(() => {
    const fill = fillRef.current;
    // Who wants no motion sees a full, still line.
    if (phase !== 'loading' || !fill || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function grow(now) {
      fill.style.scale = `${estimatedProgress(now - start, durationMs)} 1`;
      frame = requestAnimationFrame(grow);
    });
    return () => {
      cancelAnimationFrame(frame);
      fill.style.removeProperty('scale');
    };
  }, [phase]);

  if (phase === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={label ?? t('loadingBar.label')}
      className={cx(css.bar, phase === 'loading' && css.loading, phase === 'fading' && css.fading)}
      style={NUMBERS}
    >
      <div key={run} ref={fillRef} className={css.fill} />
    </div>
  );
}
