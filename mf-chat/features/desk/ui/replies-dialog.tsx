import { REPLIES_MAX, REPLY_MAX } from '@cairn/shared-contracts/domain/chat';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useState } from 'react';

export interface RepliesDialogProps {
  replies: readonly string[];
  /** @returns why not, in the reader's language */
  onSave: (replies: string[]) => Promise<string | undefined>;
  onClose: () => void;
}

/** All quick replies as one text, a line each. */
export default function RepliesDialog({ replies, onSave, onClose }: RepliesDialogProps) {
  const { t } = useTranslation('mf-chat');
  const [text, setText] = useState(replies.join('\n'));
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const lines = text.split('\n').map((line) => line.trim().slice(0, REPLY_MAX));
    setIsSaving(true);
    const why = await onSave([...new Set(lines)].filter(Boolean).slice(0, REPLIES_MAX));
    setIsSaving(false);
    setProblem(why);
    if (why === undefined) onClose();
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
        <Button type="button" isLoading={isSaving} onPress={() => void save()}>
          {t('replies.save')}
        </Button>
      }
    >
      <TextArea label={t('replies.label')} hint={t('replies.hint')} value={text} onChange={setText} rows={6} />
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
    </Dialog>
  );
}
