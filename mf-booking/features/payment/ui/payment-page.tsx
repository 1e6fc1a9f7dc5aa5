import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { partText } from '@cairn/shared-contracts/domain/read-booking';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Link } from '@cairn/shared-contracts/ui/link';
import { freeCancelOf } from '../../../common/model/free-cancel.ts';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import { usePaying } from '../model/use-paying.ts';
import { InstalmentPlan } from './instalment-plan.tsx';
import { PayForm } from './pay-form.tsx';
import css from './payment-page.module.css';

export interface PaymentPageProps {
  booking: Booking;
  options: PaymentOptions;
}

/** What is paid, and how; the paying itself is done at the bank, on its page or in its app. */
export function PaymentPage({ booking, options }: PaymentPageProps) {
  const { t } = useTranslation('mf-booking');
  const { siteName, site } = usePlatform();
  const paying = usePaying(booking.uuid, options);
  const { part } = paying;
  if (!part) return null;
  const amount = partText(booking, part);
  const heading = t(part.instalment === null ? `pay.${part.type}` : 'pay.instalment', { amount });
  return (
    <div className={`page ${css.page}`}>
      <Seo title={`${heading}: ${booking.tour.name}`} description={heading} noindex />
      <FlowLayout
        side={
          <TripSummary booking={booking}>
            {part.type === 'payment' ? null : (
              <Alert tone="success" className={css.small ?? ''}>
                {t('payment.freeCancel', { ...freeCancelOf(booking) })}
              </Alert>
            )}
          </TripSummary>
        }
      >
        <div>
          <Link href={bookingPath(site.booking, booking.uuid)} className={css.back}>
            {t('payment.back')}
          </Link>
          <h1 className={css.heading}>{heading}</h1>
          <p className={css.lead}>
            <OrganizerIn
              id={booking.organizer.id}
              name={booking.organizer.name}
              say={(organizer) => t('payment.held', { site: siteName, organizer })}
            />
          </p>
        </div>
        <PayForm booking={booking} options={options} paying={paying} />
        {options.plan.length > 0 ? <InstalmentPlan booking={booking} plan={options.plan} /> : null}
      </FlowLayout>
    </div>
  );
}
