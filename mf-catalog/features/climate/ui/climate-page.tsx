import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import { formatHeight } from '@cairn/shared-contracts/domain/units';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import type { ClimateData } from '../model/load-climate.ts';
import { runNames } from '../model/month-names.ts';
import { monthRuns } from '../model/month-runs.ts';
import { seasonClaims } from '../model/season-claims.ts';
import { ClimateCharts } from './charts.tsx';
import css from './climate-page.module.css';
import { ClimateTable } from './climate-table.tsx';
import { SeasonTours } from './season-tours.tsx';

/** "Mild afternoons and few wet days." */
function sentenceOf(parts: readonly string[], locale: string): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
  return `${list.charAt(0).toLocaleUpperCase(locale)}${list.slice(1)}${locale.startsWith('zh') ? '。' : '.'}`;
}

/** When to go to a place: the good months in words, the year as pictures and as a table, and the tours of the next good months. */
export function ClimatePage({ climate, data }: { climate: PlaceClimate; data: ClimateData }) {
  const { t } = useTranslation('mf-catalog');
  const platform = usePlatform();
  const { locale, units } = platform;
  const { place, best_months } = climate;
  const claims = seasonClaims(climate.months, best_months).map((claim) => t(`climate.claim.${claim}`));
  const months = runNames(monthRuns(best_months), locale);
  const crumbs = [
    { label: t('listing.home'), href: '/' },
    ...[...place.parents, place].map(({ name, slug }) => ({ label: name, href: `/${slug}` })),
    { label: t('climate.crumb') },
  ];
  return (
    <div className={`page ${css.page}`}>
      <Seo
        title={t('climate.seoTitle', { place: place.name })}
        description={t('climate.description', { place: place.name, months })}
        structured={[
          breadcrumbList(
            platform,
            crumbs.map(({ label, href }) => ({ name: label, ...(href ? { path: href } : {}) })),
          ),
        ]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className={css.title}>{t('place.climate', { place: place.name })}</h1>
      <div className={css.answer}>
        <h2 className={css.question}>{t('climate.best')}</h2>
        <p className={css.months}>{months}</p>
        <p className={css.note}>
          {claims.length > 0 ? sentenceOf(claims, locale) : t('climate.kindest')}{' '}
          {t('climate.bestText', { height: formatHeight(place.altitude_m, units, locale) })}
        </p>
        <LinkButton href={`/${place.slug}`} variant="soft">
          {t('climate.toListing', { place: place.name })}
        </LinkButton>
      </div>
      <section className={css.year} aria-labelledby="climate-year">
        <h2 id="climate-year" className={css.heading}>
          {t('climate.year')}
        </h2>
        <ClimateCharts climate={climate} />
      </section>
      <div className="section">
        <ClimateTable climate={climate} />
      </div>
      <SeasonTours place={place} data={data} />
    </div>
  );
}
