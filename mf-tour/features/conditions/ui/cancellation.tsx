import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Section } from '../../tour/ui/section.tsx';
import css from './cancellation.module.css';

/** What happens to the money (guide, principle 4). */
export function Cancellation({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  if (tour.cancellation.length === 0) return null;
  return (
    <Section id="cancellation" title={t('cancellation.title')}>
      <dl className={css.rules}>
        {tour.cancellation.map(({ when, what }) => (
          <div key={when} className={css.rule}>
            <dt className={css.when}>{when}</dt>
            <dd className={css.what}>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
