import { paymentReceipt } from '@cairn/shared-contracts/api/payment.calls';
import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Panel } from '../../../common/ui/panel.tsx';
import { RefundProgress } from '../../../common/ui/refund-progress.tsx';
import { usePaid } from '../model/use-paid.ts';
import css from './payments-panel.module.css';

/** What has been paid for a booking, with its receipts, what comes back, and how to reach the organizer once it is prepaid. */
export function PaymentsPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const options = usePaid(booking);
  if (!options || options.paid.length === 0) return null;
  const { refunds, currency, contacts } = options;
  return (
    <Panel title={t('paid.title')}>
      <ul className={css.list}>
        {options.paid.map((paid) => (
          <PaidLine key={paid.id} uuid={booking.uuid} paid={paid} currency={currency} />
        ))}
      </ul>
      {refunds.length > 0 ? <RefundProgress refunds={refunds} currency={currency} /> : null}
      {contacts ? (
        <address className={css.contacts}>
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
  uuid: string;
  paid: PaymentOptions['paid'][number];
  currency: string;
}

function PaidLine({ uuid, paid, currency }: PaidLineProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const amount = formatMoney({ amount: paid.amount, currency });
  const what =
    paid.instalment === null ? t(`paid.what.${paid.type}`) : t('payment.part.instalment', { number: paid.instalment });
  const query = new URLSearchParams({ uuid, payment: String(paid.id), language: locale });
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
