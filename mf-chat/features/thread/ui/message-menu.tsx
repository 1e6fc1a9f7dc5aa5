import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { MESSAGE_OPEN_HOURS } from '@cairn/shared-contracts/domain/chat';
import { EllipsisIcon, PencilIcon, TrashIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Menu, MenuItem } from '@cairn/shared-contracts/ui/menu';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useIsHydrated } from '@cairn/shared-contracts/ui/use-is-hydrated';
import { useState } from 'react';
import { useFocusAround } from '../../../common/ui/use-focus-around.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import css from './bubble.module.css';
import type { BubbleProps } from './bubble.tsx';

const HOUR_MS = 3_600_000;

const hasContent = ({ message, attachment }: ChatMessage): boolean => message !== '' || attachment !== null;

/** its writer changes it for a day, the support what is left of it at any time */
const isOpen = (message: ChatMessage, { thread }: ThreadControl): boolean =>
  message.direction === 'input'
    ? !message.is_deleted && hasContent(message)
    : !message.is_deleted &&
      !message.is_moderated &&
      !thread.isFrozen &&
      Date.now() - Date.parse(message.created_at) < MESSAGE_OPEN_HOURS * HOUR_MS;

interface MessageMenuProps extends BubbleProps {
  /** of the words that tell this button from those of the other messages */
  textId: string;
}

/** What its writer, or the support, may still do to a message. */
export function MessageMenu(props: MessageMenuProps) {
  const isHydrated = useIsHydrated();
  // the server's clock is not the reader's
  return isHydrated && isOpen(props.message, props.control) ? <OpenMenu {...props} /> : null;
}

function OpenMenu({ message, textId, control, onEdit }: MessageMenuProps) {
  const { t } = useTranslation('mf-chat');
  const [isAsking, setIsAsking] = useState(false);
  // whoever has taken the message away takes this button away as well, and the dialog with the focus
  const buttonRef = useFocusAround<HTMLButtonElement>({ hasDialog: isAsking });
  const isOwn = message.direction === 'output';
  const remove = async () => {
    const problem = await (isOwn ? control.remove(message.id) : control.moderate(message.id, ''));
    if (problem) toast({ tone: 'error', text: problem });
  };
  return (
    <>
      <Menu
        label={t('message.menu')}
        trigger={
          <IconButton ref={buttonRef} label={t('message.menu')} aria-describedby={textId} className={css.menu ?? ''}>
            <EllipsisIcon size={16} />
          </IconButton>
        }
      >
        {message.message === '' ? null : (
          <MenuItem icon={<PencilIcon size={18} />} onAction={() => onEdit(message)}>
            {t(isOwn ? 'message.edit' : 'moderate.change')}
          </MenuItem>
        )}
        <MenuItem icon={<TrashIcon size={18} />} isDanger onAction={() => setIsAsking(true)}>
          {t(isOwn ? 'message.delete' : 'moderate.remove')}
        </MenuItem>
      </Menu>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          backEntry="remove-message"
          title={t(isOwn ? 'message.deleteTitle' : 'moderate.removeTitle')}
          confirmLabel={t(isOwn ? 'message.delete' : 'moderate.remove')}
          cancelLabel={t('message.keep')}
          isDestructive
          onConfirm={remove}
          onOpenChange={setIsAsking}
        >
          {t(isOwn ? 'message.deleteText' : 'moderate.removeText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
