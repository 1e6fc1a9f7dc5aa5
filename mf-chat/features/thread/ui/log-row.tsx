import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { InfoIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useMoments } from '../../../common/model/use-moments.ts';
import type { ThreadRow } from '../model/rows.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import { Bubble } from './bubble.tsx';
import css from './message-log.module.css';
import { OutgoingBubble } from './outgoing-bubble.tsx';

/** One row of a conversation. */
export function LogRow({
  row,
  control,
  onEdit,
}: {
  row: ThreadRow;
  control: ThreadControl;
  onEdit: (message: ChatMessage) => void;
}) {
  const { t } = useTranslation('mf-chat');
  const { day } = useMoments();
  switch (row.kind) {
    case 'day':
      return <p className={css.day}>{day(row.at)}</p>;
    case 'unread':
      return <p className={css.unread}>{t('thread.unread')}</p>;
    case 'system':
      return (
        <p className={css.system}>
          <InfoIcon size={16} />
          {row.message.message}
        </p>
      );
    case 'message':
      return <Bubble message={row.message} control={control} onEdit={onEdit} />;
    case 'outgoing':
      return <OutgoingBubble message={row.message} control={control} />;
  }
}
