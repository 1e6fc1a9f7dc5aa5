import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { CheckCheckIcon, CheckIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useId } from 'react';
import { useMoments } from '../../../common/model/use-moments.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import { Attachment } from './attachment.tsx';
import css from './bubble.module.css';
import { MessageMenu } from './message-menu.tsx';
import { Translation } from './translation.tsx';

export interface BubbleProps {
  message: ChatMessage;
  control: ThreadControl;
  onEdit: (message: ChatMessage) => void;
}

/** A message of either side that the api has. */
export function Bubble({ message, control, onEdit }: BubbleProps) {
  const { t } = useTranslation('mf-chat');
  const { time } = useMoments();
  const textId = useId();
  const isMine = message.direction === 'output';
  const state = message.is_read ? 'read' : 'sent';
  const Tick = message.is_read ? CheckCheckIcon : CheckIcon;
  return (
    <div className={`${css.bubble} ${isMine ? css.mine : ''} ${message.is_deleted ? css.gone : ''}`}>
      <span className="vh">{isMine ? t('thread.you') : message.author}: </span>
      <Content message={message} textId={textId} />
      <div className={css.meta}>
        {message.is_moderated && !message.is_deleted ? <span>{t('thread.moderated')}</span> : null}
        {message.edited_at && !message.is_deleted ? <span>{t('thread.edited')}</span> : null}
        <time dateTime={message.created_at}>{time(Date.parse(message.created_at))}</time>
        {isMine ? <Tick size={14} label={t(`thread.state.${state}`)} /> : null}
        {isMine || control.isModerator ? (
          <MessageMenu message={message} textId={textId} control={control} onEdit={onEdit} />
        ) : null}
      </div>
    </div>
  );
}

function Content({ message, textId }: { message: ChatMessage; textId: string }) {
  const { t } = useTranslation('mf-chat');
  if (message.is_deleted) return <p className={css.text}>{t('thread.deleted')}</p>;
  if (message.is_moderated && message.message === '' && !message.attachment) {
    return <p className={css.text}>{t('thread.removed')}</p>;
  }
  return (
    <>
      {message.message === '' ? null : (
        <p id={textId} className={css.text}>
          {message.message}
        </p>
      )}
      {message.direction === 'input' ? <Translation text={message.message} /> : null}
      {message.attachment ? <Attachment attachment={message.attachment} /> : null}
    </>
  );
}
