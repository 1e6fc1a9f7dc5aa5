import { Button } from './button.tsx';
import { DIALOG_WIDTH } from './constants.ts';
import { useKitMessages } from './kit-messages.ts';
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';
import { useUikit } from './use-uikit.ts';

export interface ConfirmDialogProps
  extends Omit<ModalFrameProps, 'footer' | 'children' | 'isDismissable' | 'hasClose'> {
  /** What happens, and what can be undone. */
  children: ModalFrameProps['children'];
  /** Verb and object: "Cancel and refund €281". */
  confirmLabel?: string;
  /** The safe choice: "Keep booking". */
  cancelLabel?: string;
  /** Called on the confirming press. The dialog closes at once, or when the promise settles without an error. */
  onConfirm: () => unknown;
  /** Work begun by `onConfirm` still runs. */
  isLoading?: boolean;
  /** The action cannot be undone. */
  isDestructive?: boolean;
}

/** Asks before something that matters. Only a deliberate press decides: one outside does not close it. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isLoading = false,
  isDestructive = false,
  width,
  ...rest
}: ConfirmDialogProps) {
  const t = useKitMessages();
  const siteWidth = useUikit()?.defaultModalWidth ?? DIALOG_WIDTH;
  return (
    <ModalFrame
      {...rest}
      width={width ?? siteWidth}
      kind="dialog"
      role="alertdialog"
      isDismissable={false}
      footer={(close) => (
        <>
          <Button variant="ghost" onPress={close} isDisabled={isLoading}>
            {cancelLabel ?? t('confirmDialog.cancel')}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            isLoading={isLoading}
            onPress={() => {
              // A refused promise keeps the dialog: its owner shows the error inside.
              Promise.resolve(onConfirm()).then(close, () => undefined);
            }}
          >
            {confirmLabel ?? t('confirmDialog.confirm')}
          </Button>
        </>
      )}
    >
      {children}
    </ModalFrame>
  );
}
