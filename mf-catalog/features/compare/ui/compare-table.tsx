import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { CheckIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useRef } from 'react';
import { type Compared, compareHref } from '../../../common/model/compare-address.ts';
import { withParty } from '../../../common/model/party.ts';
import { lowest } from '../model/best-values.ts';
import { type Fitting, fittingDates } from '../model/fitting-dates.ts';
import css from './compare-table.module.css';
import { FloatingHeads } from './floating-heads.tsx';
import { TourHead } from './tour-head.tsx';
import { useCompareRows } from './use-compare-rows.tsx';

export interface CompareTableProps {
  tours: readonly ComparedTour[];
  compared: Compared;
  /** leaves out what is the same for all */
  isShort: boolean;
}

/** where a departure is chosen: the tour's page with the one that was compared */
function tourHref({ slug }: ComparedTour, { first }: Fitting, people: number): string {
  return withParty(first ? `/${slug}?departure=${first.id}` : `/${slug}`, people);
}

/** The tours as columns. On a phone two stand side by side, and the others are a swipe away. */
export function CompareTable({ tours, compared, isShort }: CompareTableProps) {
  const { t } = useTranslation('mf-catalog');
  const scrollerRef = useRef<HTMLDivElement>(null);
  const fitting = fittingDates(tours, compared);
  const rows = useCompareRows(tours, fitting, compared);
  const shown = isShort ? rows.filter(({ isSame }) => !isSame) : rows;
  const cheapest = lowest(fitting.map(({ first }) => first?.total ?? null));
  const hrefs = tours.map((tour, index) =>
    tourHref(tour, fitting[index] ?? { fits: [], first: null, isSoldOut: false }, compared.people),
  );
  return (
    <>
      <FloatingHeads tours={tours} fitting={fitting} scrollerRef={scrollerRef} />
      {/* a keyboard scrolls what has the focus */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable without a pointer */}
      <section ref={scrollerRef} className={css.scroller} tabIndex={0} aria-label={t('compare.table')}>
        <table className={css.table} data-columns={tours.length}>
          <thead>
            <tr>
              <td className={css.corner} />
              {tours.map((tour, index) => (
                <TourHead
                  key={tour.id}
                  tour={tour}
                  date={fitting[index]?.first ?? null}
                  people={compared.people}
                  href={hrefs[index] ?? `/${tour.slug}`}
                  isCheapest={cheapest === index}
                  withoutHref={
                    tours.length > 2
                      ? compareHref({ ...compared, votes: null, ids: compared.ids.filter((id) => id !== tour.id) })
                      : null
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, label, hint, cells, best, bestWord, isSame }) => (
              <tr key={id} className={isSame ? css.same : undefined}>
                <th scope="row" className={css.label}>
                  <span>
                    {label} <small>{isSame ? t('compare.same') : hint}</small>
                  </span>
                </th>
                {cells.map((cell, index) => (
                  // the columns keep their places
                  <td key={tours[index]?.id} lang={cell.lang}>
                    {best === index ? (
                      <span className={css.best}>
                        <CheckIcon size={16} />
                        <span>
                          <b>{cell.value}</b> <small>{bestWord}</small>
                        </span>
                      </span>
                    ) : (
                      <div className={css.value}>{cell.value}</div>
                    )}
                    {cell.more ? <div className={css.more}>{cell.more}</div> : null}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td className={css.corner} />
              {tours.map((tour, index) => (
                <td key={tour.id}>
                  <LinkButton
                    href={hrefs[index] ?? `/${tour.slug}`}
                    variant={index === 0 ? 'primary' : 'secondary'}
                    aria-label={t('compare.chooseOf', { name: tour.name })}
                  >
                    {t('compare.choose')}
                  </LinkButton>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        {shown.length === 0 ? <p className={css.more}>{t('compare.noDifferences')}</p> : null}
      </section>
    </>
  );
}
