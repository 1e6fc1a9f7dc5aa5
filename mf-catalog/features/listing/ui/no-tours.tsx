import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { tourSearch } from '../../../common/model/search-api.ts';
import { TourGrid } from '../../../common/ui/tour-grid.tsx';
import { appliedFilters } from '../model/applied-filters.ts';
import type { FlexDays } from '../model/dates.ts';
import type { Rescue } from '../model/listing-data.ts';
import { cleared } from '../model/listing-filter.ts';
import { useFilterLabels } from '../model/use-filter-labels.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import css from './no-tours.module.css';

export interface NoToursProps {
  filter: SearchFilter;
  flex: FlexDays;
  facets: Facets | undefined;
  rescue: Rescue | null;
}

/** Tours that come close: one row of them. */
const NEAR = 3;

/** An empty listing, with the way out that brings back most, and a row of what is there. */
export function NoTours({ filter, flex, facets, rescue }: NoToursProps) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  const label = useFilterLabels(facets, flex);
  const culprit = appliedFilters(filter).find(({ id }) => id === rescue?.id);
  return (
    <>
      <EmptyState
        title={t('empty.title')}
        art={
          <Picture
            src={sitePicture('nothing-found')}
            alt=""
            ratio="4/3"
            sizes="220px"
            placeholder="#9aa282"
            position="50% 82%"
          />
        }
        action={
          culprit && rescue ? (
            <LinkButton href={hrefOf(culprit.without)} rel="nofollow" variant="soft">
              {t('empty.drop', { name: label(culprit) })}
            </LinkButton>
          ) : (
            <LinkButton href={hrefOf(cleared(filter))} rel="nofollow" variant="soft">
              {t('empty.clear')}
            </LinkButton>
          )
        }
      >
        {culprit && rescue ? t('empty.culprit', { name: label(culprit), count: rescue.total }) : t('empty.text')}
      </EmptyState>
      {culprit ? <NearMisses filter={culprit.without} /> : null}
    </>
  );
}

/** The loader has asked for them already, to see how many they are. */
function NearMisses({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('mf-catalog');
  const { data } = tourSearch.toursPage.useQuery(filter);
  if (!data) return null;
  return (
    <section className={css.near}>
      <h2 className={css.title}>{t('empty.near')}</h2>
      <TourGrid tours={data.items.slice(0, NEAR)} width="narrow" />
    </section>
  );
}
