import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import css from './segment-control.module.css';

export interface SegmentOption<Id extends string = string> {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
}

export interface SegmentControlProps<Id extends string = string> {
  /** What is chosen: "Theme". */
  label: string;
  /** Two to four. */
  options: readonly SegmentOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** As wide as its container, options of equal width. */
  isBlock?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/**
 * Two to four exclusive options of one screen: List or Map, Auto, Light or Dark. Radio buttons of the browser's own: pages show it
 * above the fold, and it works before they are alive.
 */
export function SegmentControl<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  isBlock = false,
  isDisabled,
  className,
}: SegmentControlProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(css.segment, isBlock && css.block, className)}>
      {options.map((option) => (
        <label key={option.id} className={cx(css.option)}>
          <input
            type="radio"
            name={name}
            className={cx(css.input)}
            checked={option.id === value}
            disabled={isDisabled}
            onChange={() => onChange(option.id)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
