import { type ReactNode, useId } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import { SkeletonLines } from './skeleton.tsx';
import { useStartInView } from './use-start-in-view.ts';
import css from './weather-frame.module.css';

export interface WeatherFrameProps {
  /** "Weather in Karakol". */
  title: ReactNode;
  /** Where the numbers come from, or what they mean. */
  note?: ReactNode;
  /** `ready` shows the children. */
  state: 'loading' | 'error' | 'ready';
  onRetry?: () => void;
  /** The table. A wide one scrolls inside the frame, below its row heads; it starts at the cell with `data-start-in-view`. */
  children?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  className?: string;
}

const ROWS = 4;

/** What stands around a weather table while it comes, when it does not, and when it is there. */
export function WeatherFrame({ title, note, state, onRetry, children, level = 2, className }: WeatherFrameProps) {
  const t = useKitMessages();
  const id = useId();
  const scrollRef = useStartInView(state === 'ready');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="section" className={className} aria-labelledby={id} aria-busy={state === 'loading'}>
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {note ? <p className={css.note}>{note}</p> : null}
      {state === 'loading' ? (
        <div className={css.body} role="status">
          <span className="vh">{t('weatherFrame.loading')}</span>
          <SkeletonLines count={ROWS} />
        </div>
      ) : null}
      {state === 'error' ? (
        <div className={css.body}>
          <Alert
            tone="warning"
            role="alert"
            action={
              onRetry ? (
                <Button variant="secondary" size="sm" onPress={onRetry}>
                  {t('weatherFrame.retry')}
                </Button>
              ) : undefined
            }
          >
            {t('weatherFrame.error')}
          </Alert>
        </div>
      ) : null}
      {state === 'ready' ? (
        // A table that is wider than the frame must be scrollable by keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, scrollable region
        // biome-ignore lint/a11y/useSemanticElements: a second section would be a second landmark
        <div ref={scrollRef} className={cx(css.body, css.scroll)} role="group" aria-labelledby={id} tabIndex={0}>
          {children}
        </div>
      ) : null}
    </Card>
  );
}
