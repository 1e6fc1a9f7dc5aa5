import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import { isDeskOfSupport } from '../../../common/model/desk-of-support.ts';
import { desk } from '../model/api.ts';
import { BookingCard } from './booking-card.tsx';
import css from './desk.module.css';
import { RequestAnswer } from './request-answer.tsx';
import { TouristLine } from './tourist-line.tsx';

export interface DeskPanelProps {
  chat: Chat;
  /** the tour, until a booking has it */
  about?: ReactNode;
}

/** Beside an organizer's conversation: what waits for them, who it is, their bookings and who comes along. */
export default function DeskPanel({ chat, about }: DeskPanelProps) {
  const { t } = useTranslation('mf-chat');
  const { data } = desk.bookingsOfChat.useQuery({ chat_id: chat.id });
  const bookings = data?.items ?? [];
  const isSupport = isDeskOfSupport(chat);
  // the organizer's to answer: the oldest, so that another one does not take its place while an answer is typed
  const waiting = isSupport ? undefined : bookings.findLast(({ status }) => status === BOOKING_STATUS.pendingConfirm);
  return (
    <div className={css.desk}>
      {waiting ? <RequestAnswer key={waiting.id} booking={waiting} name={chat.name} /> : null}
      <TouristLine chat={chat} isFirst={waiting !== undefined && bookings.length === 1} />
      {data && bookings.length === 0 ? (
        <p className={css.none}>{t(isSupport ? 'desk.noneAtAll' : 'desk.none', { name: chat.name })}</p>
      ) : null}
      {bookings.length === 0 ? about : null}
      {bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} isNext={booking === waiting} />
      ))}
    </div>
  );
}
