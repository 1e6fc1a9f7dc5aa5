import { DIALOG_WIDTH } from './constants.ts';
import { ModalFrame, type ModalFrameProps, type WithClose } from './modal-frame.tsx';
import { useUikit } from './use-uikit.ts';

export type DialogProps = ModalFrameProps;
export type { WithClose };

/** In the middle of the page, as wide as the site's dialogs are; a sheet on a phone. Never opens over another dialog. */
export function Dialog({ width, ...rest }: DialogProps) {
  const siteWidth = useUikit()?.defaultModalWidth ?? DIALOG_WIDTH;
  return <ModalFrame {...rest} width={width ?? siteWidth} kind="dialog" />;
}
