import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { AlertCircleIcon, CheckCheckIcon, CheckIcon, ClockIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useMoments } from '../../../common/model/use-moments.ts';
import type { Outgoing } from '../model/thread.ts';
import css from './bubble.module.css';

/** A message of either side that the api has. */
export function Bubble({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('mf-chat');
  const { time } = useMoments();
  const isMine = message.direction === 'output';
  const state = message.is_read ? 'read' : 'sent';
  const Tick = message.is_read ? CheckCheckIcon : CheckIcon;
  return (
    <div className={`${css.bubble} ${isMine ? css.mine : ''}`}>
      <span className="vh">{isMine ? t('thread.you') : message.author}: </span>
      <p className={css.text}>{message.message}</p>
      <p className={css.meta}>
        <time dateTime={message.created_at}>{time(Date.parse(message.created_at))}</time>
        {isMine ? <Tick size={14} label={t(`thread.state.${state}`)} /> : null}
      </p>
    </div>
  );
}

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({ message, onRetry }: { message: Outgoing; onRetry: (clientKey: string) => void }) {
  const { t } = useTranslation('mf-chat');
  const { time } = useMoments();
  const isFailed = message.state === 'failed';
  return (
    <div className={`${css.bubble} ${css.mine} ${isFailed ? css.failed : css.sending}`}>
      <span className="vh">{t('thread.you')}: </span>
      <p className={css.text}>{message.text}</p>
      {isFailed ? (
        <p className={css.meta} role="alert">
          <AlertCircleIcon size={14} />
          {t('thread.state.failed')} ·
          <button type="button" className={css.retry} onClick={() => onRetry(message.clientKey)}>
            {t('thread.retry')}
          </button>
        </p>
      ) : (
        <p className={css.meta}>
          <span>{time(message.at)}</span>
          <ClockIcon size={14} label={t('thread.state.sending')} />
        </p>
      )}
    </div>
  );
}
