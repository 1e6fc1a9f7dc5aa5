import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { PencilIcon, XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import css from './compose.module.css';

/** Says that the field holds a message that was sent already. */
export function EditBar({ message, onCancel }: { message: ChatMessage; onCancel: () => void }) {
  const { t } = useTranslation('mf-chat');
  return (
    <div className={css.edit}>
      <PencilIcon size={18} />
      <span className={css.editWords}>
        <b>{t(message.direction === 'output' ? 'compose.editing' : 'moderate.changing')}</b>
        <span className={css.before}>{message.message}</span>
      </span>
      <IconButton label={t('compose.cancelEdit')} onPress={onCancel}>
        <XIcon size={18} />
      </IconButton>
    </div>
  );
}
