import type { ReactElement } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { POPOVER_OFFSET } from './constants.ts';
import { cx } from './cx.ts';
import type { WithClose } from './modal-frame.tsx';
import css from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name. */
  label: string;
  children: WithClose;
  placement?: AriaPopoverProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** A surface beside its button, for a few controls or words. Escape or a press outside closes it. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <DialogTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <AriaPopover placement={placement} offset={POPOVER_OFFSET} className={cx(css.popover)}>
        <Dialog aria-label={label} className={cx(css.dialog, className)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
