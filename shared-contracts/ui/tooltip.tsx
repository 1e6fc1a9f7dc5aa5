import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { cx } from './cx.ts';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** A focusable control: hover and keyboard focus show the text. */
  trigger: ReactElement;
  children: ReactNode;
  placement?: AriaTooltipProps['placement'];
}

/** A few words about a control. Touch does not show it: nothing may be said here alone. */
export function Tooltip({ trigger, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      {trigger}
      <AriaTooltip placement={placement} offset={8} className={cx(css.tooltip)}>
        {children}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
