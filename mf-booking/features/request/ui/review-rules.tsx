import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { type CancellationRule, cancellationRules } from '@cairn/shared-contracts/domain/booking-schedule';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { ClockIcon, ShieldCheckIcon, ShieldIcon, XIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import type { Plan } from '../model/plan.ts';
import css from './review-rules.module.css';

const ICONS: Readonly<Record<CancellationRule['rule'], ReactNode>> = {
  free: <ShieldCheckIcon size={20} />,
  prepayment_kept: <ClockIcon size={20} />,
  no_refund: <XIcon size={20} />,
  organizer_cancels: <ShieldIcon size={20} />,
};

/** What a cancellation will give back, and until when: the very rules that the booking will have. */
export function ReviewRules({ date, plan }: { date: TourDate; plan: Plan }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const rules = cancellationRules({ start: date.start, balanceDueOn: date.balance_due_on }, null);
  return (
    <section id="rules">
      <h2 className={css.title}>{t('review.rules.title')}</h2>
      <ul className={css.rules}>
        {rules.map((one) => (
          <li key={one.rule} data-rule={one.rule}>
            {ICONS[one.rule]}
            <span>
              <b>
                {t(`review.rules.${one.rule}`, {
                  ...plan.freeCancel,
                  date: one.rule === 'prepayment_kept' ? formatDate(one.until, locale) : '',
                })}
              </b>
              {t(`review.rules.${one.rule}_text`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
