import type { Stats } from '@cairn/shared-contracts/api/tours.schema';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { shownTours } from '../model/shown-tours.ts';
import css from './stats-band.module.css';

export interface StatsBandProps {
  stats: Stats;
  /** of the site's configuration; null: texts of the page's own */
  caption: string | null;
}

/** Four numbers over contour lines. */
export function StatsBand({ stats, caption }: StatsBandProps) {
  const { t } = useTranslation('mf-catalog');
  const { locale, site } = usePlatform();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const facts = [
    { id: 'organizers', value: number(stats.verifiedOrganizersCount), text: t('stats.organizers') },
    { id: 'countries', value: number(stats.countriesCount), text: t('stats.countries') },
    {
      id: 'rating',
      value: formatRating(locale, stats.averageRating),
      text: t('stats.rating', { count: stats.reviewsCount }),
    },
    { id: 'markup', value: t('stats.zero'), text: t('stats.markup') },
  ];
  return (
    <section className={`section ${css.band}`} aria-labelledby="stats-caption">
      <h2 id="stats-caption" className={`page ${css.caption}`}>
        {caption ?? t('stats.caption', { count: shownTours(stats, site) })}
      </h2>
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
