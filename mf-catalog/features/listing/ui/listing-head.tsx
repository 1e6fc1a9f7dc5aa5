import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useRef } from 'react';
import type { ListingState } from '../model/use-listing-state.ts';
import { FILTER_FORM } from './filter-form.tsx';
import css from './listing-head.module.css';
import { FiltersButton } from './mobile-bar.tsx';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

export interface ListingHeadProps {
  answer: ToursPage;
  state: ListingState;
  heading: string;
}

/** What is listed and how much of it, the order of it and the way to see it. Beside a map the filters are behind a button. */
export function ListingHead({ answer, state, heading }: ListingHeadProps) {
  const { t } = useTranslation('mf-catalog');
  const { filter, chosen, extras, apply } = state;
  const headingRef = useFocusOnNewPage(filter.page);
  const isMap = extras.view === 'map';
  return (
    <div className={css.top}>
      <div>
        <h1 ref={headingRef} tabIndex={-1} className={isMap ? 'vh' : undefined}>
          {heading}
        </h1>
        <p className={isMap ? css.found : css.count} role="status">
          {t(filter.lat === undefined ? 'listing.count' : 'map.count', { count: answer.total })}
        </p>
      </div>
      <div className={css.tools}>
        {isMap ? (
          <FiltersButton filter={chosen} extras={extras} onChange={apply} />
        ) : (
          <SortSelect filter={chosen} onChange={apply} form={FILTER_FORM} />
        )}
        <ViewSwitch filter={chosen} view={extras.view} />
      </div>
    </div>
  );
}

/** After a press on a page's number the reader starts at the heading, not where the last page ended. */
function useFocusOnNewPage(page: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    headingRef.current?.focus({ preventScroll: true });
  }, [page]);
  return headingRef;
}
