import { Button as AriaButton } from 'react-aria-components/Button';
import css from './counter.module.css';
import { cx } from './cx.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';

export interface CounterProps {
  /** What is counted: "Tourists". */
  label: string;
  value: number;
  /** Never called with a number outside `min` and `max`. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  isDisabled?: boolean;
  decreaseLabel?: string;
  increaseLabel?: string;
  className?: string;
}

/** Holds a number between two bounds. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** A small whole number, changed one step at a time. */
export function Counter({
  label,
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  isDisabled = false,
  decreaseLabel,
  increaseLabel,
  className,
}: CounterProps) {
  const t = useKitMessages();
  const shown = clamp(value, min, max);
  return (
    // A fieldset would bring its own frame and legend; a group names the three parts.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={label} className={cx(css.counter, className)}>
      <AriaButton
        className={css.step}
        aria-label={decreaseLabel ?? t('counter.decrease')}
        isDisabled={isDisabled || shown <= min}
        onPress={() => onChange(clamp(shown - step, min, max))}
      >
        <MinusIcon size={16} />
      </AriaButton>
      <output className={css.value}>{shown}</output>
      <AriaButton
        className={css.step}
        aria-label={increaseLabel ?? t('counter.increase')}
        isDisabled={isDisabled || shown >= max}
        onPress={() => onChange(clamp(shown + step, min, max))}
      >
        <PlusIcon size={16} />
      </AriaButton>
    </div>
  );
}
