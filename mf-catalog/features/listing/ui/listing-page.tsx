import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { EDGE_TO_EDGE } from '@cairn/shared-contracts/domain/edge-to-edge';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { lateCode } from '@cairn/shared-contracts/remote/late-code';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { Pagination } from '@cairn/shared-contracts/ui/pagination';
import { lazy, type ReactNode, useState } from 'react';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import type { WaysOut } from '../model/rescue.ts';
import { useAppliedFilters } from '../model/use-applied-filters.ts';
import { useListingCrumbs } from '../model/use-listing-crumbs.ts';
import { useListingHeading } from '../model/use-listing-heading.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import type { ListingState } from '../model/use-listing-state.ts';
import { useSearched } from '../model/use-searched.ts';
import { SIDEBAR_SHOWN } from '../model/widths.ts';
import { ListingHead } from './listing-head.tsx';
import css from './listing-page.module.css';
import { ListingPhrase } from './listing-phrase.tsx';
import { ListingResults } from './listing-results.tsx';
import { ListingSeo } from './listing-seo.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { PlaceText } from './place-text.tsx';
import { SidebarLost } from './sidebar-lost.tsx';

/** where the guide leads on to */
export const TOURS_ANCHOR = 'tours';

const MapView = lazy(() => import('./map-view.tsx'));
/** Half of the page's elements; below 992 px nobody sees them. */
export const Sidebar = lateCode(() => import(/* webpackChunkName: "served.sidebar" */ './sidebar.tsx'), {
  className: css.sidebar,
  failed: <SidebarLost />,
  shownAt: SIDEBAR_SHOWN,
});

export const ListingEnd = lateCode(() => import(/* webpackChunkName: "served.listing-end" */ './listing-end.tsx'));

/** Most who come to a listing have not narrowed it yet. */
export const AppliedRow = lateCode(() => import(/* webpackChunkName: "served.applied-row" */ './applied-row.tsx'));

export interface ListingPageProps {
  answer: ToursPage;
  state: ListingState;
  waysOut: WaysOut | null;
  /** between the heading and the tours of a place that nothing narrows */
  guide?: ReactNode;
  /** below what is said about the place, on its first page */
  children?: ReactNode;
}

const hasPrices = ({ priceMin, priceMax, pricePerDayMin, pricePerDayMax }: SearchFilter): boolean =>
  [priceMin, priceMax, pricePerDayMin, pricePerDayMax].some((limit) => limit !== undefined);

/** Tours of a place, or all of them, narrowed by the filters of the address: beside the filters, or beside a map. */
export function ListingPage({ answer, state, waysOut, guide, children }: ListingPageProps) {
  const { t } = useTranslation('mf-catalog');
  const { filter, chosen, extras, apply } = state;
  const { place } = answer;
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const heading = useListingHeading(place, filter);
  const searched = useSearched(answer, chosen, extras.flex, heading);
  const crumbs = useListingCrumbs(place);
  const isMap = extras.view === 'map';
  const applied = useAppliedFilters(filter);
  const isNarrowed = useAppliedFilters(chosen).length > 0;
  const hrefOf = useListingHref();
  // what the editors say, and what people ask, is said once
  const isFirst = filter.page === 1 && applied.length === 0 && !isMap;
  return (
    <div className={isMap ? css.onMap : 'page'} {...(isMap ? EDGE_TO_EDGE : {})}>
      <ListingSeo answer={answer} filter={filter} heading={heading} />
      <div className={isMap ? css.mapBar : undefined}>
        <MobileBar filter={chosen} extras={extras} onChange={apply} searched={searched} />
      </div>
      <div className={isMap ? css.mapLayout : css.layout}>
        {isMap ? null : <Sidebar answer={answer} state={state} />}
        <div className={css.main}>
          <Breadcrumbs items={crumbs} label={t('listing.crumbs')} className={css.crumbs ?? ''} />
          <ListingHead answer={answer} state={state} heading={heading} />
          {isFirst ? guide : null}
          {isMap ? null : <ListingPhrase state={state} />}
          <div className={css.list} id={TOURS_ANCHOR}>
            {isNarrowed ? <AppliedRow filter={chosen} flex={extras.flex} answer={answer} onChange={apply} /> : null}
            <ListingResults answer={answer} state={state} waysOut={waysOut} pointed={pointed} onPoint={setPointed} />
            <Pages answer={answer} filter={filter} />
            {place && isFirst ? (
              <>
                <PlaceText place={place} total={answer.total} isBegun={Boolean(guide)} />
                {children}
              </>
            ) : null}
            {/* another search has an end of its own: under a shell that does not tell of navigations, one that sleeps would hold them */}
            <ListingEnd
              key={hrefOf(filter)}
              answer={answer}
              heading={heading}
              isWhole={Boolean(place) && isFirst}
              isPriced={hasPrices(filter)}
            />
          </div>
        </div>
        {isMap ? (
          <div className={css.map}>
            <LazyPlace fallback={null}>
              <MapView
                filter={chosen}
                address={filter}
                answer={answer}
                pointed={pointed}
                onPoint={setPointed}
                onChange={apply}
              />
            </LazyPlace>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Pages({ answer, filter }: Pick<ListingPageProps, 'answer'> & Pick<ListingState, 'filter'>) {
  const hrefOf = useListingHref();
  const { page, per_page, total } = answer;
  const pages = Math.ceil(total / per_page);
  if (pages <= 1) return null;
  return (
    <Pagination
      page={page}
      total={pages}
      hrefFor={(number) => hrefOf({ ...filter, page: number })}
      items={{ perPage: per_page, total }}
      className={css.pages ?? ''}
    />
  );
}
