import { DIALOG_WIDTH } from './constants.ts';
import { ModalFrame, type ModalFrameProps, type WithClose } from './modal-frame.tsx';

export type DialogProps = ModalFrameProps;
export type { WithClose };

/** 500 px in the middle of the page, a sheet on a phone. Never opens over another dialog. */
export function Dialog({ width = DIALOG_WIDTH, ...rest }: DialogProps) {
  return <ModalFrame {...rest} width={width} kind="dialog" />;
}
