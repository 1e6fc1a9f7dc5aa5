import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';

export interface SheetProps extends ModalFrameProps {
  /** As high as the screen allows, whatever it holds (filters). */
  isFull?: boolean;
}

/** Comes up from the lower edge at every width: filters, departures and sorting on a phone. */
export function Sheet({ isFull = false, ...rest }: SheetProps) {
  return <ModalFrame {...rest} kind={isFull ? 'full-sheet' : 'sheet'} />;
}
