import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './stats-band.module.css';

/** Four numbers over contour lines. */
export function StatsBand({ stats }: { stats: Stats }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const facts = [
    { id: 'organizers', value: number(stats.verifiedOrganizersCount), text: t('stats.organizers') },
    { id: 'countries', value: number(stats.countriesCount), text: t('stats.countries') },
    { id: 'rating', value: number(stats.averageRating, 2), text: t('stats.rating', { count: stats.reviewsCount }) },
    { id: 'markup', value: t('stats.zero'), text: t('stats.markup') },
  ];
  return (
    <section className={`section ${css.band}`} aria-label={t('stats.label')}>
      <dl className={`page ${css.facts}`}>
        {facts.map(({ id, value, text }) => (
          <div key={id} className={css.fact}>
            <dt className={css.text}>{text}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
