import type { CheckCounts } from '@cairn/shared-contracts/api/organizer.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Card } from '@cairn/shared-contracts/ui/card';
import type { CSSProperties } from 'react';
import { club } from '../model/api.ts';
import css from './check-counts.module.css';

const OUTCOMES = ['passed', 'in_progress', 'failed', 'expired'] as const satisfies readonly (keyof CheckCounts)[];
/** whole percent, never more than there are: 999 of 1000 are not all */
const percentOf = (part: number, whole: number) => Math.floor((100 * part) / whole) / 100;
/** custom properties are missing from CSSProperties */
const share = (part: number, whole: number) => ({ '--share': whole > 0 ? part / whole : 0 }) as CSSProperties;

/** How many organizers were checked, and what came out of it: only what the database counts. */
export function GotIn() {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const { data } = club.checkCounts.useQuery();
  if (!data || data.checked === 0) return null;
  // papers that have run out are told of where there are any
  const outcomes = OUTCOMES.filter((outcome) => outcome !== 'expired' || data.expired > 0);
  return (
    <section aria-labelledby="got-in">
      <div className={css.head}>
        <h2 id="got-in">{t('how.gotIn')}</h2>
        {data.since ? <p>{t('how.since', { date: formatDate(data.since, locale, 'long') })}</p> : null}
      </div>
      <div className={css.bar} aria-hidden="true">
        {outcomes.map((outcome) => (
          <span key={outcome} data-outcome={outcome} style={share(data[outcome], data.checked)} />
        ))}
      </div>
      <dl className={css.figures}>
        <div>
          <dt>{t('how.outcome.checked')}</dt>
          <dd>{t('how.number', { count: data.checked })}</dd>
        </div>
        {outcomes.map((outcome) => (
          <div key={outcome} data-outcome={outcome}>
            <dt>{t(`how.outcome.${outcome}`, { share: percentOf(data[outcome], data.checked) })}</dt>
            <dd>{t('how.number', { count: data[outcome] })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** By check: how many organizers have it behind them today. */
export function HeldToday() {
  const { t } = useTranslation('mf-content');
  const { data } = club.checkCounts.useQuery();
  if (!data || data.checked === 0) return null;
  return (
    <Card variant="subtle" as="aside" className={css.held ?? ''} aria-labelledby="held">
      <h2 id="held">{t('how.held')}</h2>
      <dl>
        {data.kinds.map(({ kind, count }) => (
          <div key={kind} style={share(count, data.checked)}>
            <dt>{t(`checks.${kind}.name`)}</dt>
            <dd>{t('how.number', { count })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('how.heldText', { count: data.checked })}</p>
    </Card>
  );
}

/** Why organizers are off the site whom the marketplace has taken off it. */
export function RemovedFor() {
  const { t } = useTranslation('mf-content');
  const { data } = club.checkCounts.useQuery();
  const removed = data?.removed ?? [];
  if (removed.length === 0) return null;
  const total = removed.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...removed.map(({ count }) => count));
  return (
    <Card variant="subtle" as="aside" className={css.held ?? ''} aria-labelledby="removed">
      <h2 id="removed">{t('how.removed', { count: total })}</h2>
      <dl>
        {removed.map(({ reason, count }) => (
          <div key={reason} style={share(count, most)}>
            <dt>{t(`how.reason.${reason}`)}</dt>
            <dd>{t('how.number', { count })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('how.removedText')}</p>
    </Card>
  );
}
