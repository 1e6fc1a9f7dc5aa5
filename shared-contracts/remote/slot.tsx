import { useContext } from 'react';
import { SlotContext, type SlotProps } from './context.ts';

/** A place on a page for another remote's fragment. What goes wrong in it stays in it. */
export function Slot(props: SlotProps) {
  const Filled = useContext(SlotContext);
  return Filled ? <Filled {...props} /> : (props.failed ?? null);
}
