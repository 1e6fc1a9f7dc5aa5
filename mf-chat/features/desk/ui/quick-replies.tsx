import { PlusIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import { useLate } from '../../../common/model/use-late.ts';
import { desk } from '../model/api.ts';
import css from './desk.module.css';

const loadDialog = () => import('./replies-dialog.tsx');
const USUAL = {
  organizer: ['pace', 'packing', 'weather'],
  support: ['lookInto', 'whichBooking', 'payHere'],
} as const;

export interface QuickRepliesProps {
  /** whose replies they are until there are any of their own */
  of: keyof typeof USUAL;
  insert: (text: string) => void;
}

/** What an organizer or the support says often: a press puts it into the field, to be changed and sent. */
export default function QuickReplies({ of, insert }: QuickRepliesProps) {
  const { t } = useTranslation('mf-chat');
  const words = useErrorWords();
  const { data, refetch } = desk.quickReplies.useQuery();
  const [saveReplies] = desk.saveQuickReplies.useMutation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const RepliesDialog = useLate(isOpen, loadDialog, close);
  // without them a message is written by hand
  if (!data) return null;
  const replies = data.items ?? USUAL[of].map((id) => t(`replies.${id}`));
  const save = async (items: string[]): Promise<string | undefined> => {
    const { error } = await saveReplies({ items });
    if (error) return words(error);
    await refetch();
    return undefined;
  };
  return (
    <section className={css.replies} aria-label={t('replies.label')}>
      {replies.map((reply) => (
        <button key={reply} type="button" className={css.reply} title={reply} onClick={() => insert(reply)}>
          {reply}
        </button>
      ))}
      <button type="button" className={`${css.reply} ${css.new}`} onClick={() => setIsOpen(true)}>
        <PlusIcon size={16} /> {t('replies.edit')}
      </button>
      {isOpen && RepliesDialog ? <RepliesDialog replies={replies} onSave={save} onClose={close} /> : null}
    </section>
  );
}
