import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { bookingPath, paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statusName, TONES } from '../../../common/model/booking-status.ts';
import { useLastDay } from '../../../common/model/use-last-day.ts';
import css from './chat-context.module.css';

type Request = NonNullable<Chat['request']>;

export interface ChatContextProps {
  chat: Chat;
  /** what an organizer has beside the conversation, with the tour where no booking has it; null for others */
  desk: ((about: ReactNode) => ReactNode) | null;
}

/** What the conversation is about, beside it on wide screens. */
export function ChatContext({ chat, desk }: ChatContextProps) {
  const { t } = useTranslation('mf-chat');
  const { tour, request } = chat;
  const about = tour ? <AboutTour tour={tour} /> : null;
  return (
    <aside className={css.context} aria-label={t('context.label')}>
      {desk ? desk(about) : about}
      {request && chat.with !== 'tourist' ? <BookingOf request={request} /> : null}
      {chat.with === 'tourist' ? null : <Alert className={css.safety ?? ''}>{t('context.safety')}</Alert>}
    </aside>
  );
}

function AboutTour({ tour }: { tour: NonNullable<Chat['tour']> }) {
  const { t } = useTranslation('mf-chat');
  const lang = useForeignLanguage(tour.content_language);
  return (
    <div>
      <p className={css.label}>{t('context.label')}</p>
      {tour.image ? <Picture src={tour.image.image} alt="" ratio="3/2" sizes="292px" {...lookOf(tour.image)} /> : null}
      <h2 className={css.name} lang={lang}>
        <Link to={`/${tour.slug}`}>{tour.name}</Link>
      </h2>
    </div>
  );
}

function BookingOf({ request }: { request: Request }) {
  const { t } = useTranslation('mf-chat');
  const { locale, site } = usePlatform();
  const { told } = useTravellerTime();
  const { date, tourists_count: count, currency, total, prepayment, deadline } = request;
  const isPayable = request.status === BOOKING_STATUS.pendingPrepayment;
  const left = useLastDay(deadline);
  const bases = site.booking;
  const name = statusName(request.status);
  const amount = formatMoney({ amount: prepayment, currency });
  const facts = [
    formatDates(date.start, date.end, locale, { withYear: true }),
    t('desk.people', { count }),
    formatMoney({ amount: total, currency }),
  ];
  return (
    <div className={css.booking}>
      <p className={css.facts}>{facts.join(' · ')}</p>
      <p className={css.status}>
        {t('context.booking', { id: String(request.id) })}
        <Badge tone={TONES[name]}>{t(`context.status.${name}`)}</Badge>
      </p>
      {isPayable && left ? (
        <p className={css.left}>
          {t('context.left')}
          <b>{left}</b>
        </p>
      ) : null}
      {isPayable ? (
        <LinkButton isBlock href={paymentPath(bases, request.uuid)}>
          {t('context.prepay', { amount, part: prepayment < total ? 'part' : 'full' })}
        </LinkButton>
      ) : null}
      {isPayable && deadline ? (
        <p className={css.note}>{t('context.prepayNote', { amount, until: told(deadline) })}</p>
      ) : null}
      <LinkButton variant={isPayable ? 'ghost' : 'secondary'} isBlock href={bookingPath(bases, request.uuid)}>
        {t('context.open')}
      </LinkButton>
    </div>
  );
}
