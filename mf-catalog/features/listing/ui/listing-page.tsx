import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { late } from '@cairn/shared-contracts/remote/late';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useMediaQuery } from '@cairn/shared-contracts/remote/use-media-query';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { Pagination } from '@cairn/shared-contracts/ui/pagination';
import { lazy, type ReactNode, useState } from 'react';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import { listingCrumbs } from '../model/listing-crumbs.ts';
import type { WaysOut } from '../model/rescue.ts';
import { shownControls } from '../model/shown-controls.ts';
import { useAppliedFilters } from '../model/use-applied-filters.ts';
import { useListingFaq } from '../model/use-listing-faq.ts';
import { useListingHeading } from '../model/use-listing-heading.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import type { ListingState } from '../model/use-listing-state.ts';
import { AppliedRow } from './applied-row.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListingFaq } from './listing-faq.tsx';
import { ListingHead } from './listing-head.tsx';
import css from './listing-page.module.css';
import { ListingPhrase } from './listing-phrase.tsx';
import { ListingResults } from './listing-results.tsx';
import { ListingSeo } from './listing-seo.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { PlaceText } from './place-text.tsx';

/** where the guide leads on to */
export const TOURS_ANCHOR = 'tours';

const MapView = lazy(() => import('./map-view.tsx'));

export interface ListingPageProps {
  answer: ToursPage;
  state: ListingState;
  waysOut: WaysOut | null;
  /** between the heading and the tours of a place that nothing narrows */
  guide?: ReactNode;
  /** below what is said about the place, on its first page */
  children?: ReactNode;
}

/** as in listing-page.module.css */
const SIDEBAR_SHOWN = '(min-width: 992px)';

/** Tours of a place, or all of them, narrowed by the filters of the address: beside the filters, or beside a map. */
export function ListingPage({ answer, state, waysOut, guide, children }: ListingPageProps) {
  const { t } = useTranslation('mf-catalog');
  const { filter, chosen, extras, apply } = state;
  const { place } = answer;
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const heading = useListingHeading(place, filter);
  const asked = useListingFaq(answer);
  const crumbs = listingCrumbs(place, {
    home: t('listing.home'),
    tours: t('listing.tours'),
    collections: t('collections.title'),
    cruises: t('applied.cruises'),
  });
  const isMap = extras.view === 'map';
  const applied = useAppliedFilters(filter);
  // what the editors say, and what people ask, is said once
  const isFirst = filter.page === 1 && applied.length === 0 && !isMap;
  const faq = place && isFirst ? asked : [];
  return (
    <div className={isMap ? css.onMap : 'page'}>
      <ListingSeo answer={answer} filter={filter} heading={heading} crumbs={crumbs} asked={faq} />
      <div className={isMap ? css.mapBar : undefined}>
        <MobileBar filter={chosen} extras={extras} onChange={apply} heading={heading} />
      </div>
      <div className={isMap ? css.mapLayout : css.layout}>
        {isMap ? null : <LateSidebar answer={answer} state={state} />}
        <div className={css.main}>
          <Breadcrumbs items={crumbs} label={t('listing.crumbs')} className={css.crumbs ?? ''} />
          <ListingHead answer={answer} state={state} heading={heading} />
          {isFirst ? guide : null}
          {isMap ? null : <ListingPhrase state={state} />}
          <div className={css.list} id={TOURS_ANCHOR}>
            <AppliedRow filter={chosen} flex={extras.flex} answer={answer} onChange={apply} />
            <ListingResults answer={answer} state={state} waysOut={waysOut} pointed={pointed} onPoint={setPointed} />
            <Pages answer={answer} filter={filter} />
            {place && isFirst ? (
              <>
                <PlaceText place={place} total={answer.total} isBegun={Boolean(guide)} />
                {children}
              </>
            ) : null}
            <ListingFaq asked={faq} />
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

/** Half of the page's elements; below 992 px nobody sees them. */
const LateSidebar = late(Sidebar);

function Sidebar({ answer, state }: Pick<ListingPageProps, 'answer' | 'state'>) {
  const { t } = useTranslation('mf-catalog');
  const { chosen, extras, apply } = state;
  const isWide = useMediaQuery(SIDEBAR_SHOWN);
  return (
    <aside className={css.side} aria-label={t('filters.title')}>
      <FilterForm filter={chosen} shown={shownControls(chosen, answer)}>
        <FilterPanel filter={chosen} flex={extras.flex} answer={answer} onChange={apply} hasLinks hasSlider={isWide} />
      </FilterForm>
    </aside>
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
