import type { PaymentIntentAnswer } from '@cairn/shared-contracts/api/request.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { type ApiError, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { lazy, type ReactElement, Suspense } from 'react';
import type { NextPayment } from '../../../common/model/trip.ts';
import { SYSTEM_NAMES, usableSystems } from '../model/systems.ts';
import { useIntent } from '../model/use-intent.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import css from './payment-page.module.css';

const StripeForm = lazy(() => import('./stripe-form.tsx'));

export interface PayByProps {
  uuid: string;
  payment: NextPayment;
  onPaid: () => void;
}

/** The form of a payment system that the site offers; a site with none of them says so and opens no payment. */
export function PayBy(props: PayByProps) {
  const { t } = useTranslation('mf-booking');
  const [system] = usableSystems(usePlatform().site.paymentSystems);
  if (!system) {
    return (
      <Alert tone="warning" title={t('payment.unavailable.title')}>
        {t('payment.unavailable.text')}
      </Alert>
    );
  }
  return (
    <>
      <OpenedPayment {...props} />
      <p className={css.small}>{t('payment.handledBy', { system: SYSTEM_NAMES[system] })}</p>
    </>
  );
}

/** The form of whichever provider the api works with. */
function OpenedPayment({ uuid, payment, onPaid }: PayByProps) {
  const { site } = usePlatform();
  const { intent, error, retry } = useIntent(uuid, payment.type);
  if (error) return <NotOpened error={error} bookingHref={bookingPath(site.booking, uuid)} onRetry={retry} />;
  if (!intent) return <FormSkeleton />;
  return <ProviderForm intent={intent} amount={formatMoney(payment.money)} onPaid={onPaid} />;
}

// an element, not a ReactNode: a provider without its form must not compile
function ProviderForm(props: CardFormProps): ReactElement {
  const provider: PaymentIntentAnswer['provider'] = props.intent.provider;
  switch (provider) {
    case 'sandbox':
      return <CardForm {...props} />;
    case 'stripe':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <StripeForm {...props} />
        </Suspense>
      );
  }
}

function NotOpened({ error, bookingHref, onRetry }: { error: ApiError; bookingHref: string; onRetry: () => void }) {
  const { t } = useTranslation('mf-booking');
  const refusalOf = useRefusalMessages();
  // the api knows better than this page: paid elsewhere, cancelled, or the deadline has passed
  const isNotDue = error.kind === 'refused' && error.code === 'payment_not_due';
  return (
    <Alert
      tone={isNotDue ? 'warning' : 'danger'}
      role="alert"
      title={t(isNotDue ? 'payment.notDue.title' : 'payment.notOpened')}
      action={
        isNotDue ? (
          <LinkButton href={bookingHref}>{t('payment.toBooking')}</LinkButton>
        ) : (
          <Button variant="secondary" onPress={onRetry}>
            {t('payment.retry')}
          </Button>
        )
      }
    >
      {isNotDue ? t('payment.notDue.text') : refusalOf(error)}
    </Alert>
  );
}
