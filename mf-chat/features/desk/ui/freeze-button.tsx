import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { EyeIcon, LockIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useState } from 'react';
import { chats } from '../../../common/model/api.ts';
import { useErrorWords } from '../../../common/model/use-error-words.ts';

/** For the support: ends writing into a conversation, or opens it again. */
export default function FreezeButton({ chat }: { chat: Chat }) {
  const { t } = useTranslation('mf-chat');
  const words = useErrorWords();
  const [freeze] = chats.freezeChat.useMutation();
  const [isAsking, setIsAsking] = useState(false);
  const turn = async (is_frozen: boolean) => {
    const { error } = await freeze({ chat_id: chat.id, is_frozen });
    if (error) toast({ tone: 'error', text: words(error) });
  };
  if (chat.is_frozen) {
    return (
      <IconButton label={t('moderate.open')} onPress={() => void turn(false)}>
        <EyeIcon />
      </IconButton>
    );
  }
  return (
    <>
      <IconButton label={t('moderate.freeze')} onPress={() => setIsAsking(true)}>
        <LockIcon />
      </IconButton>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          backEntry="freeze-chat"
          title={t('moderate.freezeTitle')}
          confirmLabel={t('moderate.freeze')}
          cancelLabel={t('moderate.keepOpen')}
          onConfirm={() => turn(true)}
          onOpenChange={setIsAsking}
        >
          {t('moderate.freezeText', { name: chat.name })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
