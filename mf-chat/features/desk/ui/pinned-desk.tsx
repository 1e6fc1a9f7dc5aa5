import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Sheet } from '@cairn/shared-contracts/ui/sheet';
import type { ReactNode } from 'react';
import css from './desk.module.css';
import DeskPanel from './desk-panel.tsx';

/** Where there is no room for the desk beside the conversation: the tour, and a button that opens it. */
export default function PinnedDesk({ chat, about }: { chat: Chat; about: ReactNode }) {
  const { t } = useTranslation('mf-chat');
  const isWaiting = chat.request?.status === BOOKING_STATUS.pendingConfirm;
  return (
    <div className={css.pinned}>
      <div className={css.about}>{about}</div>
      <Sheet
        backEntry="desk-sheet"
        title={t(isWaiting ? 'desk.answer' : 'desk.show')}
        closeLabel={t('close')}
        trigger={
          <Button size="sm" variant={isWaiting ? 'primary' : 'secondary'} className={css.open ?? ''}>
            {t(isWaiting ? 'desk.answerShort' : 'desk.show')}
          </Button>
        }
      >
        <DeskPanel chat={chat} />
      </Sheet>
    </div>
  );
}
