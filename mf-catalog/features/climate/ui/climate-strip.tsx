import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { runNames } from '../model/month-names.ts';
import { monthRuns } from '../model/month-runs.ts';
import { Temperature } from './charts.tsx';
import css from './climate-strip.module.css';

/** When to go to a place, as a part of somebody's text. */
export function ClimateStrip({ climate }: { climate: PlaceClimate }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const { place, best_months } = climate;
  return (
    <aside className={css.strip} aria-label={t('climate.strip', { place: place.name })}>
      <p className={css.title}>{t('climate.strip', { place: place.name })}</p>
      <p className={css.months}>{runNames(monthRuns(best_months), locale)}</p>
      <Temperature climate={climate} />
      <Link href={`/${place.slug}/climate-and-weather`}>{t('climate.whole')}</Link>
    </aside>
  );
}
