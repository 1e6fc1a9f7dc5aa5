import { REPLIES_MAX, REPLY_MAX } from '@cairn/shared-contracts/domain/chat';
import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useFormDraft } from '@cairn/shared-contracts/ui/use-form-draft';
import { useRef, useState } from 'react';

/** of a reply that is too long, so that it is found among the others, characters */
const SHOWN = 24;

export interface RepliesDialogProps {
  replies: readonly string[];
  /** @returns why not, in the reader's language */
  onSave: (replies: string[]) => Promise<string | undefined>;
  onClose: () => void;
}

/** All quick replies as one text, a line each. */
export default function RepliesDialog({ replies, onSave, onClose }: RepliesDialogProps) {
  const { t } = useTranslation('mf-chat');
  const [before] = useState(() => replies.join('\n'));
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  // read while the dialog goes: in the same moment as it is saved
  const isSavedRef = useRef(false);
  // closed by mistake or by a reload: what was changed is there when the dialog is opened again, unless other replies were saved since
  useFormDraft({
    formId: 'quick-replies',
    keepsDraft: true,
    read: () => (isSavedRef.current || text === before ? undefined : { before, text }),
    restore: (kept) => kept.before === before && typeof kept.text === 'string' && setText(kept.text),
  });
  const lines = [...new Set(text.split('\n').map((line) => tidyText(line)))].filter(Boolean);
  const tooLong = lines.find((line) => line.length > REPLY_MAX);
  const excess = (): string | undefined => {
    if (tooLong) return t('replies.tooLong', { max: REPLY_MAX, start: tooLong.slice(0, SHOWN) });
    return lines.length > REPLIES_MAX ? t('replies.tooMany', { max: REPLIES_MAX, count: lines.length }) : undefined;
  };
  const save = async () => {
    // cut to what is taken, replies would lose their ends, and nobody would be told
    if (excess()) return;
    setIsSaving(true);
    const why = await onSave(lines);
    setIsSaving(false);
    setProblem(why);
    if (why !== undefined) return;
    isSavedRef.current = true;
    onClose();
  };
  return (
    <Dialog
      isOpen
      backEntry="replies-dialog"
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
      <TextArea
        label={t('replies.label')}
        hint={t('replies.hint')}
        value={text}
        onChange={setText}
        rows={6}
        error={excess()}
      />
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
    </Dialog>
  );
}
