import { type ReactElement, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { POPOVER_OFFSET } from './constants.ts';
import { cx } from './cx.ts';
import { Floating } from './floating.tsx';
import type { WithClose } from './modal-frame.tsx';
import css from './popover.module.css';
import { useHoverOpen } from './use-hover-open.ts';

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
      <Floating placement={placement} offset={POPOVER_OFFSET} className={css.popover}>
        <Dialog aria-label={label} className={cx(css.dialog, className)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </Floating>
    </DialogTrigger>
  );
}

/**
 * A popover that a mouse opens by being over its button, and that goes 300 ms after the mouse has left both. A press opens it to
 * stay, as any popover: fingers and keyboards miss nothing.
 */
export function HoverPopover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  className,
}: Omit<PopoverProps, 'isOpen' | 'onOpenChange'>) {
  const [isPressed, setPressed] = useState(false);
  const { isHovered, end, hover } = useHoverOpen();
  const content = (close: () => void) => (typeof children === 'function' ? children(close) : children);

  function change(isOpen: boolean) {
    // A press on the button of what hover has opened means to keep it.
    setPressed(isOpen || (isHovered && !isPressed));
    end();
  }

  return (
    <DialogTrigger isOpen={isPressed || isHovered} onOpenChange={change}>
      <span className={css.around} {...hover}>
        {trigger}
      </span>
      <Floating placement={placement} offset={POPOVER_OFFSET} isNonModal={!isPressed} className={css.popover}>
        {isPressed ? (
          <Dialog aria-label={label} className={cx(css.dialog, className)}>
            {({ close }) => content(close)}
          </Dialog>
        ) : (
          // no dialog: the focus stays where the keyboard is
          <section aria-label={label} className={cx(css.dialog, className)} {...hover}>
            {content(end)}
          </section>
        )}
      </Floating>
    </DialogTrigger>
  );
}
