import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney, type Money } from '@cairn/shared-contracts/domain/money';
import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type PaymentPlan, paymentPlan } from '../../../common/model/payment-plan.ts';
import { useChosen } from '../../../common/model/use-chosen.ts';
import css from './payment-schedule.module.css';

/** What is paid when, for the departure that is chosen or the next one that can be booked. */
export function PaymentSchedule({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const { id } = useChosen();
  const bookable = tour.dates.filter(isBookable);
  const date: TourDate | undefined = bookable.find((one) => one.id === id) ?? bookable[0];
  if (!date) return null;
  const plan = paymentPlan(date);
  return (
    <>
      <h3 className={css.heading}>{t('payment.title')}</h3>
      <p className={css.of}>
        {t('payment.of', { dates: formatDates(date.start, date.end, locale, { withYear: true }) })}
      </p>
      <dl className={css.steps}>
        <Steps plan={plan} />
      </dl>
    </>
  );
}

function Steps({ plan }: { plan: PaymentPlan }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  if (plan.kind === 'full') {
    return (
      <Step when={t('payment.onConfirmation')} what={t('payment.everything')} amount={plan.total} own={plan.ownTotal} />
    );
  }
  return (
    <>
      <Step
        when={t('payment.onConfirmation')}
        what={t('payment.prepayment', { percent: plan.percent })}
        amount={plan.prepayment}
        own={plan.ownPrepayment}
      />
      <Step
        when={t('payment.by', { date: formatDates(plan.balanceDueOn, plan.balanceDueOn, locale, { withYear: true }) })}
        what={t('payment.balance', { days: plan.balanceDays })}
        amount={plan.balance}
        own={plan.ownBalance}
      />
    </>
  );
}

function Step({ when, what, amount, own }: { when: string; what: string; amount: Money; own: Money | null }) {
  const { t } = useTranslation('mf-tour');
  return (
    <div className={css.step}>
      <dt className={css.when}>{when}</dt>
      <dd className={css.what}>
        {what}
        <b className={css.amount}>
          {formatMoney(amount)}
          {own ? <small className={css.own}> {t('payment.charged', { amount: formatMoney(own) })}</small> : null}
        </b>
      </dd>
    </div>
  );
}
