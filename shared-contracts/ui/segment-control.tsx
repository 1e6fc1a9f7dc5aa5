import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
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

/** Two to four exclusive options of one screen: List or Map, Auto, Light or Dark. */
export function SegmentControl<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  isBlock = false,
  isDisabled,
  className,
}: SegmentControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      isDisabled={isDisabled}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen && chosen.id !== value) onChange(chosen.id);
      }}
      className={cx(css.segment, isBlock && css.block, className)}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={cx(css.option)}>
          {option.icon}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
