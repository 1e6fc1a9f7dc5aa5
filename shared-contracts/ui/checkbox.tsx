import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import css from './checkbox.module.css';
import { cx } from './cx.ts';
import { CheckIcon, MinusIcon } from './icons.tsx';

export interface CheckboxProps
  extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'validate' | 'validationBehavior'> {
  children: ReactNode;
  /** Results if this facet is added; stands at the end of the row. */
  count?: number;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A box and its text. A facet with nothing behind it stays visible: pass `isDisabled`. */
export function Checkbox({ children, count, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} validationBehavior="aria" className={cx(css.check, className)}>
      {({ isIndeterminate }) => (
        <>
          <span className={css.box}>
            {isIndeterminate ? <MinusIcon size={14} strokeWidth={3} /> : <CheckIcon size={14} strokeWidth={3} />}
          </span>
          <span className={css.text}>{children}</span>
          {count === undefined ? null : <span className={css.count}>{count}</span>}
        </>
      )}
    </AriaCheckbox>
  );
}
