import { useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from './cx.ts';
import css from './floating.module.css';

/** Class names of the rows in it, so that all lists look the same; a tick is there on chosen ones only. */
export const rowClass = { row: css.row, tick: css.tick } as const;

export interface FloatingProps extends Omit<PopoverProps, 'className'> {
  className?: string | undefined;
}

/**
 * react-aria's popover, which keeps the focus and swallows Escape until it has faded out. Here the focus goes back to the button
 * as soon as it closes: the next key means what is still open, as the dialog that a list stood in.
 */
export function Floating({ className, ...props }: FloatingProps) {
  const state = useContext(OverlayTriggerStateContext);
  const context = useSlottedContext(PopoverContext);
  const trigger = props.triggerRef ?? context?.triggerRef;
  const isOpen = state?.isOpen ?? false;
  const wasOpenRef = useRef(isOpen);

  // after the popover's own effects: until then the rest of the page is inert and takes no focus
  useEffect(() => {
    const button = trigger?.current;
    const isClosing = wasOpenRef.current && !isOpen;
    wasOpenRef.current = isOpen;
    if (isClosing && button instanceof HTMLElement && document.activeElement?.closest('[data-exiting]')) {
      button.focus({ preventScroll: true });
    }
  }, [isOpen, trigger]);
  return <Popover {...props} className={cx(css.surface, className)} />;
}
