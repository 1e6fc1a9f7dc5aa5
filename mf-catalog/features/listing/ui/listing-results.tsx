import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { lateCode } from '@cairn/shared-contracts/remote/late-code';
import { lazy, type MouseEvent } from 'react';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import { TourGrid } from '../../../common/ui/tour-grid.tsx';
import type { WaysOut } from '../model/rescue.ts';
import { useSelectionToken } from '../model/selection-token.ts';
import { useAppliedFilters } from '../model/use-applied-filters.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import type { ListingState } from '../model/use-listing-state.ts';
import { KeepSearch } from './keep-search.tsx';
import css from './listing-results.module.css';

/** Most listings have tours. */
export const NoTours = lateCode(() => import(/* webpackChunkName: "served.no-tours" */ './no-tours.tsx'));
const SelectTour = lazy(() => import('./select-tour.tsx'));
const SelectionBar = lazy(() => import('./selection-bar.tsx'));

/** Cards of the first row at the widest layout. */
const FIRST_ROW = 3;

/** Enter on a card of the list that is being replaced, as the styles have it for a finger: the focus stays where it is. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export interface ListingResultsProps {
  answer: ToursPage;
  state: ListingState;
  waysOut: WaysOut | null;
  /** Ids of tours that are pointed at on the map; none without one. */
  pointed: readonly number[];
  onPoint: (ids: readonly number[]) => void;
}

/** The tours of a listing, or what to do without any. */
export function ListingResults({ answer, state, waysOut, pointed, onPoint }: ListingResultsProps) {
  const { filter, extras, isLoading } = state;
  const hrefOf = useListingHref();
  const token = useSelectionToken();
  const isMap = extras.view === 'map';
  const isSearch = useAppliedFilters(filter).length > 0;
  return (
    <>
      <div
        className={css.results}
        aria-busy={isLoading}
        data-loading={isLoading || undefined}
        onClickCapture={isLoading ? ignore : undefined}
      >
        {answer.items.length > 0 ? (
          <TourGrid
            tours={answer.items}
            width={isMap ? 'pair' : 'narrow'}
            priority={FIRST_ROW}
            level={2}
            notice={isSearch && !isMap ? <KeepSearch href={hrefOf(filter)} /> : null}
            extra={
              token
                ? (tour) => (
                    <LazyPlace fallback={null}>
                      <SelectTour tour={tour} token={token} />
                    </LazyPlace>
                  )
                : undefined
            }
            pointed={pointed}
            {...(isMap ? { onPoint } : {})}
          />
        ) : (
          <NoTours key={hrefOf(filter)} filter={filter} flex={extras.flex} answer={answer} waysOut={waysOut} />
        )}
      </div>
      {token ? (
        <LazyPlace fallback={null}>
          <SelectionBar token={token} />
        </LazyPlace>
      ) : null}
    </>
  );
}
