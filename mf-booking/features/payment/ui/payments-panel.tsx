import { paymentReceipt } from '@cairn/shared-contracts/api/payment.calls';
import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { partText } from '@cairn/shared-contracts/domain/read-booking';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Panel } from '../../../common/ui/panel.tsx';
import { usePaid } from '../model/use-paid.ts';
import css from './payments-panel.module.css';
import { RefundProgress } from './refund-progress.tsx';

/** What has been paid for a booking, with its receipts, what comes back, and how to reach the organizer once it is prepaid. */
export function PaymentsPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const options = usePaid(booking);
  if (!options || options.paid.length + options.refunds.length === 0) return null;
  const { refunds, contacts } = options;
  return (
    <Panel title={t('paid.title')}>
      <ul className={css.list}>
        {options.paid.map((paid) => (
          <PaidLine key={paid.id} booking={booking} paid={paid} />
        ))}
      </ul>
      {refunds.length > 0 ? <RefundProgress refunds={refunds} booking={booking} /> : null}
      {contacts ? (
        <address className={`${css.below} ${css.contacts}`}>
          <b>{t('paid.contacts')}</b>
          <span>{contacts.name}</span>
          {contacts.phone ? <Link href={`tel:${contacts.phone}`}>{contacts.phone}</Link> : null}
          {contacts.email ? <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link> : null}
        </address>
      ) : null}
    </Panel>
  );
}

interface PaidLineProps {
  booking: Booking;
  paid: PaymentOptions['paid'][number];
}

function PaidLine({ booking, paid }: PaidLineProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const amount = partText(booking, paid);
  const what =
    paid.instalment === null ? t(`paid.what.${paid.type}`) : t('payment.part.instalment', { number: paid.instalment });
  const query = new URLSearchParams({ uuid: booking.uuid, payment: String(paid.id), language: locale });
  return (
    <li className={css.line}>
      <span>{t('paid.paid', { what, date: formatDate(paid.payed_at.slice(0, 10), locale) })}</span>
      <span className={css.amount}>{amount}</span>
      <a
        className={css.receipt}
        href={`/api${paymentReceipt.path}?${query}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('paid.receiptOf', { amount })}
      >
        {t('paid.receipt')}
      </a>
    </li>
  );
}
