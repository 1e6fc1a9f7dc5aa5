import { AlertCircleIcon, ClockIcon, PaperclipIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Outgoing } from '../../../common/model/outbox.ts';
import { useMoments } from '../../../common/model/use-moments.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import css from './bubble.module.css';

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({ message, control }: { message: Outgoing; control: ThreadControl }) {
  const { t } = useTranslation('mf-chat');
  const { time } = useMoments();
  const isFailed = message.state === 'failed';
  return (
    <div className={`${css.bubble} ${css.mine} ${isFailed ? css.failed : css.sending}`}>
      <span className="vh">{t('thread.you')}: </span>
      {message.text === '' ? null : <p className={css.text}>{message.text}</p>}
      {message.file ? (
        <p className={css.attached}>
          <PaperclipIcon size={16} />
          {message.file.name}
        </p>
      ) : null}
      {isFailed ? (
        <>
          {message.problem ? <p className={css.problem}>{message.problem}</p> : null}
          <p className={css.meta} role="alert">
            <AlertCircleIcon size={14} />
            {t('thread.state.failed')} ·
            <button type="button" className={css.retry} onClick={() => control.retry(message.clientKey)}>
              {t('thread.retry')}
            </button>
            ·
            <button type="button" className={css.retry} onClick={() => control.discard(message.clientKey)}>
              {t('thread.discard')}
            </button>
          </p>
        </>
      ) : (
        <p className={css.meta}>
          <span>{time(message.at)}</span>
          <ClockIcon
            size={14}
            label={t(message.state === 'loading' ? 'thread.state.sending' : 'thread.state.waiting')}
          />
        </p>
      )}
    </div>
  );
}
