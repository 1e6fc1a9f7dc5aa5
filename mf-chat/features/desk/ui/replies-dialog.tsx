import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useState } from 'react';
import { REPLIES_MAX, REPLY_MAX } from '../model/quick-replies.ts';

export interface RepliesDialogProps {
  replies: readonly string[];
  onSave: (replies: string[]) => void;
  onClose: () => void;
}

/** All quick replies as one text, a line each. */
export default function RepliesDialog({ replies, onSave, onClose }: RepliesDialogProps) {
  const { t } = useTranslation('mf-chat');
  const [text, setText] = useState(replies.join('\n'));
  const save = () => {
    const lines = text.split('\n').map((line) => line.trim().slice(0, REPLY_MAX));
    onSave([...new Set(lines)].filter(Boolean).slice(0, REPLIES_MAX));
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('replies.title')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button type="button" onPress={save}>
          {t('replies.save')}
        </Button>
      }
    >
      <TextArea label={t('replies.label')} hint={t('replies.hint')} value={text} onChange={setText} rows={6} />
    </Dialog>
  );
}
