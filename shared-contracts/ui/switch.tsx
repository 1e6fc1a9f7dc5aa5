import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { cx } from './cx.ts';
import css from './switch.module.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  /** Its text. A switch without a visible one needs `aria-label`. */
  children?: ReactNode;
  /** Words at the start of the row, the switch at its end. */
  isSpread?: boolean;
  className?: string;
}

/** On or off, at once. What waits for a button is a Checkbox. */
export function Switch({ children, isSpread = false, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={cx(css.switch, isSpread && css.spread, className)}>
      <span className={css.track} />
      {children ? <span>{children}</span> : null}
    </AriaSwitch>
  );
}
