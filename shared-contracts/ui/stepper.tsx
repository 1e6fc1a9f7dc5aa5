import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { CheckIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './stepper.module.css';

export interface Step {
  id: string;
  label: string;
}

export interface StepperProps {
  steps: readonly Step[];
  /** Index of the step that is under way; `steps.length` when all are done. */
  current: number;
  /** What the steps lead through: "Booking". */
  label: string;
  /** On a page without a panel around it: a phone scrolls the steps from edge to edge. */
  hasBleed?: boolean;
  /** Read out behind a step that is done. */
  doneLabel?: string;
  className?: string;
}

/** Where a booking stands. A phone scrolls sideways, with the current step in the middle. */
export function Stepper({ steps, current, label, hasBleed = false, doneLabel, className }: StepperProps) {
  const t = useKitMessages();
  const scrollRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const scroll = scrollRef.current;
    if (!scroll) return;
    const place = () => {
      const all = [...scroll.querySelectorAll('li')];
      // all done: the end is in sight
      const step = all[current] ?? all.at(-1);
      // Only the row moves: scrollIntoView would move the page as well.
      if (step) scroll.scrollLeft = step.offsetLeft - (scroll.clientWidth - step.clientWidth) / 2;
      // Where the steps do not fit, arrow keys scroll them; elsewhere there is nothing to stop at.
      if (scroll.scrollWidth > scroll.clientWidth) scroll.tabIndex = 0;
      else scroll.removeAttribute('tabindex');
    };
    place();
    // a phone is turned
    const observer = new ResizeObserver(place);
    observer.observe(scroll);
    return () => observer.disconnect();
  }, [current]);

  return (
    <div ref={scrollRef} className={cx(css.scroll, hasBleed && css.bleed, className)}>
      <ol className={css.list} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={cx(css.step, index < current && css.done, index === current && css.now)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={css.dot} aria-hidden="true">
              {index < current ? <CheckIcon size={13} strokeWidth={3} /> : index + 1}
            </span>
            {step.label}
            {index < current ? <span className="vh">, {doneLabel ?? t('stepper.done')}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
