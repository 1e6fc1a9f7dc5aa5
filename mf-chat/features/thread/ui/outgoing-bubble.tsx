import { AlertCircleIcon, ClockIcon, PaperclipIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Hold, Outgoing } from '../../../common/model/outbox.ts';
import { useMoments } from '../../../common/model/use-moments.ts';
import { useFocusAround } from '../../../common/ui/use-focus-around.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import css from './bubble.module.css';

interface OutgoingBubbleProps {
  message: Outgoing;
  control: ThreadControl;
}

const WAITING = {
  connection: 'waiting',
  limit: 'waitingLimit',
  site: 'waitingSite',
} as const satisfies Record<Hold, string>;

/** one that waits for the ones before it is on its way */
const stateOf = ({ state }: Outgoing, { hold }: Pick<ThreadControl, 'hold'>) =>
  state === 'loading' || hold === null ? 'sending' : WAITING[hold];

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({ message, control }: OutgoingBubbleProps) {
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
          <Failed message={message} control={control} />
        </>
      ) : (
        <p className={css.meta}>
          <span>{time(message.at)}</span>
          <ClockIcon size={14} label={t(`thread.state.${stateOf(message, control)}`)} />
        </p>
      )}
    </div>
  );
}

/** What its writer may do with it: both take the buttons away, and the focus goes to the messages. */
function Failed({ message: { clientKey }, control }: OutgoingBubbleProps) {
  const { t } = useTranslation('mf-chat');
  const ref = useFocusAround<HTMLParagraphElement>();
  return (
    <p ref={ref} className={css.meta} role="alert">
      <span className={css.part}>
        <AlertCircleIcon size={14} />
        {t('thread.state.failed')} ·
      </span>
      <span className={css.part}>
        <button type="button" className={css.retry} onClick={() => control.retry(clientKey)}>
          {t('thread.retry')}
        </button>
        ·
      </span>
      <button type="button" className={css.retry} onClick={() => control.discard(clientKey)}>
        {t('thread.discard')}
      </button>
    </p>
  );
}
