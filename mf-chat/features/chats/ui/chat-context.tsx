import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingPath, paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Badge, type BadgeTone } from '@cairn/shared-contracts/ui/badge';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Link } from 'react-router';
import css from './chat-context.module.css';

type Request = NonNullable<Chat['request']>;

/** What the conversation is about, beside it on wide screens. */
export function ChatContext({ chat }: { chat: Chat }) {
  const { t } = useTranslation('mf-chat');
  const { tour, request } = chat;
  const lang = useForeignLanguage(tour?.content_language);
  return (
    <aside className={css.context} aria-label={t('context.label')}>
      {tour ? (
        <>
          <p className={css.label}>{t('context.label')}</p>
          {tour.image ? (
            <Picture
              src={tour.image.image}
              alt=""
              ratio="3/2"
              sizes="292px"
              placeholder={tour.image.placeholder}
              position="50% 82%"
            />
          ) : null}
          <h2 className={css.name} lang={lang}>
            <Link to={`/${tour.slug}`}>{tour.name}</Link>
          </h2>
        </>
      ) : null}
      {request ? <BookingOf request={request} /> : null}
      <Alert className={css.safety ?? ''}>{t('context.safety')}</Alert>
    </aside>
  );
}

function BookingOf({ request }: { request: Request }) {
  const { t } = useTranslation('mf-chat');
  const isPayable = request.status === BOOKING_STATUS.pendingPrepayment;
  const bases = usePlatform().site.booking;
  return (
    <div className={css.booking}>
      <p className={css.status}>
        {t('context.booking', { id: String(request.id) })}
        <Badge tone={toneOf(request.status)}>{t(`context.status.${statusName(request.status)}`)}</Badge>
      </p>
      {isPayable ? (
        <LinkButton isBlock href={paymentPath(bases, request.uuid)}>
          {t('context.prepay')}
        </LinkButton>
      ) : null}
      <LinkButton variant={isPayable ? 'ghost' : 'secondary'} isBlock href={bookingPath(bases, request.uuid)}>
        {t('context.open')}
      </LinkButton>
    </div>
  );
}

type StatusName = 'waiting' | 'due' | 'prepaid' | 'complete' | 'canceled';

function statusName(status: number): StatusName {
  switch (status) {
    case BOOKING_STATUS.pendingConfirm:
      return 'waiting';
    case BOOKING_STATUS.pendingPrepayment:
      return 'due';
    case BOOKING_STATUS.madePrepayment:
      return 'prepaid';
    case BOOKING_STATUS.tourComplete:
      return 'complete';
    default:
      return 'canceled';
  }
}

const TONES: Record<StatusName, BadgeTone> = {
  waiting: 'info',
  due: 'warning',
  prepaid: 'success',
  complete: 'success',
  canceled: 'neutral',
};
const toneOf = (status: number): BadgeTone => TONES[statusName(status)];
