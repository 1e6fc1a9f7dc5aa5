import { Button, LinkButton } from './button.tsx';
import css from './callback-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';
import { CircleCheckIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';

export interface CallbackDialogProps extends Pick<DialogProps, 'backEntry'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The number that will be called, as people write it. */
  phone?: string;
  title?: string;
  /** Who calls, and when. */
  text?: string;
  /** The number for the visitor to dial, where it is they who call. */
  dial?: string;
}

/** A number is read in one piece: its spaces do not break a line. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** After somebody asked to be called: says that it worked. */
export function CallbackDialog({ isOpen, onOpenChange, phone, title, text, dial, backEntry }: CallbackDialogProps) {
  const t = useKitMessages();
  const words = phone ? t('callbackDialog.textPhone', { phone: unbroken(phone) }) : t('callbackDialog.text');
  return (
    <Dialog
      title={title ?? t('callbackDialog.title')}
      backEntry={backEntry}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          <Button onPress={close} variant={dial ? 'secondary' : 'primary'}>
            {t('callbackDialog.close')}
          </Button>
          {dial ? <LinkButton href={`tel:${dial.replaceAll(/[^+\d]/g, '')}`}>{t('call.dial')}</LinkButton> : null}
        </>
      )}
    >
      <p className={css.done} role="status">
        <CircleCheckIcon size={24} className={css.icon} />
        {text ?? words}
      </p>
    </Dialog>
  );
}
