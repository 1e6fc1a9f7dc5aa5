import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Section } from '../../../common/ui/section.tsx';
import css from './cancellation.module.css';
import { PaymentSchedule } from './payment-schedule.tsx';

/** What happens to the money (guide, principle 4): what is paid when, and what comes back. */
export function Cancellation({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.cancellation_language);
  if (tour.cancellation.length === 0 && !tour.dates.some(isBookable)) return null;
  const [first] = tour.cancellation;
  return (
    <Section
      id="payment"
      title={t('payment.section')}
      folded={first ? <span lang={lang}>{`${first.when}: ${first.what}`}</span> : ''}
    >
      <PaymentSchedule tour={tour} />
      {tour.cancellation.length > 0 ? (
        <>
          <h3 id="cancellation" className={css.heading}>
            {t('cancellation.title')}
          </h3>
          <dl className={css.rules}>
            {tour.cancellation.map(({ when, what }) => (
              <div key={when} className={css.rule} lang={lang}>
                <dt className={css.when}>{when}</dt>
                <dd className={css.what}>{what}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Section>
  );
}
