import { PlusIcon } from '@cairn/shared-contracts/icons';
import { useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useIsHydrated } from '@cairn/shared-contracts/ui/use-is-hydrated';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readReplies, saveReplies } from '../model/quick-replies.ts';
import css from './desk.module.css';

const RepliesDialog = lazy(() => import('./replies-dialog.tsx'));
const USUAL = ['pace', 'packing', 'weather'] as const;

/** What an organizer says often: a press puts it into the field, to be changed and sent. */
export default function QuickReplies({ insert }: { insert: (text: string) => void }) {
  const { t } = useTranslation('mf-chat');
  const { user } = useSession();
  const isHydrated = useIsHydrated();
  const [own, setOwn] = useState<string[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) setOwn(readReplies(userId));
  }, [userId]);
  if (userId === undefined) return null;
  const replies = own ?? USUAL.map((id) => t(`replies.${id}`));
  const save = (next: string[]) => {
    setOwn(next);
    saveReplies(userId, next);
  };
  return (
    <section className={css.replies} aria-label={t('replies.label')}>
      {replies.map((reply) => (
        <button key={reply} type="button" className={css.reply} onClick={() => insert(reply)}>
          {reply}
        </button>
      ))}
      {isHydrated ? (
        <button type="button" className={css.reply} onClick={() => setIsOpen(true)}>
          <PlusIcon size={16} /> {t('replies.edit')}
        </button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <RepliesDialog replies={replies} onSave={save} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
