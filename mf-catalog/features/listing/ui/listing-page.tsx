import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { Pagination } from '@cairn/shared-contracts/ui/pagination';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../../common/use-media-query.ts';
import { useWithParty } from '../../party/model/use-with-party.ts';
import { TourGrid } from '../../tour-card/ui/tour-grid.tsx';
import { listingCrumbs } from '../model/listing-crumbs.ts';
import type { Rescue } from '../model/listing-data.ts';
import type { ListingState } from '../model/use-listing-state.ts';
import { AppliedRow } from './applied-row.tsx';
import { FILTER_FORM, FilterForm } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './listing-page.module.css';
import { ListingSeo } from './listing-seo.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { NoTours } from './no-tours.tsx';
import { SortSelect } from './sort-select.tsx';

export interface ListingPageProps {
  answer: ToursPage;
  state: ListingState;
  rescue: Rescue | null;
}

/** as in listing-page.module.css */
const SIDEBAR_SHOWN = '(min-width: 992px)';
/** Cards of the first row at the widest layout. */
const FIRST_ROW = 3;

/** Tours of a place, or all of them, narrowed by the filters of the address. */
export function ListingPage({ answer, state, rescue }: ListingPageProps) {
  const { t } = useTranslation('mf-catalog');
  const { filter, chosen, isLoading, apply } = state;
  const { place, filters, items, total } = answer;
  const heading = place?.heading ?? t('listing.all');
  const crumbs = listingCrumbs(place, { home: t('listing.home'), tours: t('listing.tours') });
  const headingRef = useFocusOnNewPage(filter.page);
  const withParty = useWithParty();
  const isWide = useMediaQuery(SIDEBAR_SHOWN);
  return (
    <div className="page">
      <ListingSeo answer={answer} heading={heading} crumbs={crumbs} />
      <MobileBar filter={chosen} onChange={apply} />
      <div className={css.layout}>
        <aside className={css.side} aria-label={t('filters.title')}>
          {filters ? (
            <FilterForm filter={chosen}>
              <FilterPanel
                filter={chosen}
                facets={filters}
                onChange={apply}
                hasDestinations={!filter.slug}
                hasSlider={isWide}
              />
            </FilterForm>
          ) : null}
        </aside>
        <div className={css.main}>
          <Breadcrumbs items={crumbs} label={t('listing.crumbs')} className={css.crumbs ?? ''} />
          <div className={css.top}>
            <div>
              <h1 ref={headingRef} tabIndex={-1}>
                {heading}
              </h1>
              <p className={css.count} role="status">
                {t('listing.count', { count: total })}
              </p>
            </div>
            <div className={css.sort}>
              <SortSelect filter={chosen} onChange={apply} form={FILTER_FORM} />
            </div>
          </div>
          <AppliedRow filter={chosen} facets={filters} onChange={apply} />
          <div className={css.results} aria-busy={isLoading} data-loading={isLoading || undefined}>
            {items.length > 0 ? (
              <TourGrid tours={items} width="narrow" priority={FIRST_ROW} level={2} />
            ) : (
              <NoTours filter={filter} facets={filters} rescue={rescue} />
            )}
          </div>
          <Pages answer={answer} hrefFor={(page) => withParty(listingHref({ ...filter, page }))} />
          {place?.text && filter.page === 1 ? <PlaceText html={place.text} /> : null}
        </div>
      </div>
    </div>
  );
}

function Pages({ answer, hrefFor }: { answer: ToursPage; hrefFor: (page: number) => string }) {
  const { t } = useTranslation('mf-catalog');
  const { page, per_page, total } = answer;
  const pages = Math.ceil(total / per_page);
  if (pages <= 1) return null;
  const from = (page - 1) * per_page + 1;
  return (
    <div className={css.pages}>
      <Pagination
        page={page}
        total={pages}
        hrefFor={hrefFor}
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { number })}
      />
      <p className={css.range}>{t('pages.range', { from, to: Math.min(page * per_page, total), total })}</p>
    </div>
  );
}

function PlaceText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the editors, no visitor's words in it
  return <div className={`prose ${css.text}`} dangerouslySetInnerHTML={{ __html: html }} />;
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
