import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { Stepper } from '@cairn/shared-contracts/ui/stepper';
import type { ReactNode } from 'react';
import { guideName, nextPayment, statusOf } from '../../../common/model/trip.ts';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import { currentStep, STEPS, stateName } from '../model/steps.ts';
import css from './booking-page.module.css';
import { CancellationPanel } from './cancellation-panel.tsx';
import { DeadlineBadge } from './deadline-badge.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MeetingPanel } from './meeting-panel.tsx';
import { NextActions } from './next-actions.tsx';
import { PaymentBar } from './payment-bar.tsx';
import { StateAlert } from './state-alert.tsx';
import { StatusAnnouncer } from './status-announcer.tsx';
import { TasksPanel } from './tasks-panel.tsx';

export interface BookingPageProps {
  booking: Booking;
  /** ways to ring somebody about it, with the next actions */
  calls?: ReactNode;
  /** who goes */
  tourists?: ReactNode;
  /** the way to the start, below the tourists */
  tickets?: ReactNode;
  /** what has been paid, with its receipts and refunds */
  payments?: ReactNode;
}

/** Where a booking stands, what comes next and until when, and the way out of it. */
export function BookingPage({ booking, calls, tourists, tickets, payments }: BookingPageProps) {
  const { t } = useTranslation('mf-booking');
  const status = statusOf(booking);
  const step = currentStep(status);
  const payment = nextPayment(booking);
  const number = t('booking.number', { id: String(booking.id) });
  const heading = t(`state.${stateName(status)}.heading`, { guide: guideName(booking.organizer) });
  return (
    <div className={`page ${css.page}`}>
      <Seo title={`${number}: ${booking.tour.name}`} description={heading} noindex />
      <div className={css.head}>
        <div>
          <Breadcrumbs items={[{ label: t('booking.trips'), href: '/trips' }, { label: number }]} />
          <h1 className={css.heading}>{heading}</h1>
        </div>
        <DeadlineBadge booking={booking} />
      </div>
      <StatusAnnouncer text={heading} />
      {step === null ? null : (
        <Stepper
          label={t('steps.label')}
          doneLabel={t('steps.done')}
          steps={STEPS.map((id) => ({ id, label: t(`steps.${id}`) }))}
          current={step}
          className={css.steps}
        />
      )}
      <FlowLayout
        side={
          <TripSummary booking={booking}>
            <NextActions booking={booking} payment={payment}>
              {calls}
            </NextActions>
          </TripSummary>
        }
      >
        <StateAlert booking={booking} />
        <MeetingPanel booking={booking} />
        <TasksPanel booking={booking} />
        {tourists}
        {tickets}
        {payments}
        <CancellationPanel booking={booking} />
        <HistoryPanel booking={booking} />
      </FlowLayout>
      {payment ? <PaymentBar booking={booking} payment={payment} /> : null}
    </div>
  );
}
