import type { DuePart, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { partText } from '@cairn/shared-contracts/domain/read-booking';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { OpeningProblem } from '../../../common/ui/opening-problem.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import { useQrPayment } from '../model/use-qr-payment.ts';
import { QrCode } from './qr-code.tsx';
import css from './qr-page.module.css';

export interface QrPageProps {
  booking: Booking;
  options: PaymentOptions;
  part: DuePart;
}

/** Pays what is due by a code for the bank's app. */
export function QrPage({ booking, options, part }: QrPageProps) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const { opened, error, secondsLeft, isOpening, ask } = useQrPayment(booking.uuid, part, options);
  const amount = partText(booking, part);
  const heading = t('qr.heading', { amount });
  return (
    <div className={`page ${css.page}`}>
      <Seo title={`${heading}: ${booking.tour.name}`} description={heading} noindex />
      <FlowLayout side={<TripSummary booking={booking} />}>
        <div>
          <Link href={paymentPath(site.booking, booking.uuid)} className={css.back}>
            {t('qr.otherWay')}
          </Link>
          <h1 className={css.heading}>{heading}</h1>
        </div>
        {error ? <OpeningProblem error={error} secondsLeft={secondsLeft} uuid={booking.uuid} onRetry={ask} /> : null}
        {opened ? (
          <QrCode key={opened.id} uuid={booking.uuid} opened={opened} isRenewing={isOpening} onRenew={ask} />
        ) : error ? null : (
          <div className={css.panel} aria-busy="true">
            <Skeleton height={176} />
            <Skeleton height={72} />
          </div>
        )}
      </FlowLayout>
    </div>
  );
}
