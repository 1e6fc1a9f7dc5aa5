import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import { formatMonth } from '@cairn/shared-contracts/domain/dates';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { tourSearch } from '../../../common/model/search-api.ts';
import { TourGrid } from '../../../common/ui/tour-grid.tsx';
import type { FlexDays } from '../model/dates.ts';
import { type NearPlace, nearMonth, placeAlone, type WaysOut, withoutAll } from '../model/rescue.ts';
import { useAppliedFilters } from '../model/use-applied-filters.ts';
import { type Answered, useFilterLabels } from '../model/use-filter-labels.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import css from './no-tours.module.css';

export interface NoToursProps {
  filter: SearchFilter;
  flex: FlexDays;
  answer: Answered;
  /** null while they are looked for */
  waysOut: WaysOut | null;
}

/** Tours that come close: one row of them. */
const NEAR = 3;

/** An empty listing, with the way out that brings back most, and a row of what is there. */
export default function NoTours({ filter, flex, answer, waysOut }: NoToursProps) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  const label = useFilterLabels(answer, flex);
  const { locale } = usePlatform();
  const rescue = waysOut?.rescue;
  const culprits = useAppliedFilters(filter).filter(({ id }) => rescue?.ids.includes(id));
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    // the words of a search stand in quotes of their own
    culprits.map((one) => (one.kind === 'phrase' ? label(one) : t('empty.quoted', { name: label(one) }))),
  );
  const rest = rescue && withoutAll(filter, rescue.ids);
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
          rest ? (
            <LinkButton href={hrefOf(rest)} rel="nofollow" variant="soft">
              {t('empty.drop', { names })}
            </LinkButton>
          ) : (
            <LinkButton href={hrefOf(placeAlone(filter))} rel="nofollow" variant="soft">
              {t('empty.clear')}
            </LinkButton>
          )
        }
      >
        {rescue ? t('empty.culprit', { names, count: rescue.total }) : t('empty.text')}
      </EmptyState>
      <Nearest filter={filter} facets={answer.filters} near={waysOut?.nearPlace ?? null} />
      {rest ? <NearMisses filter={rest} /> : null}
    </>
  );
}

interface NearestProps extends Pick<NoToursProps, 'filter'> {
  facets: Facets | undefined;
  near: NearPlace | null;
}

/** The same tours at another time, or further around. */
function Nearest({ filter, facets, near }: NearestProps) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const hrefOf = useListingHref();
  const month = nearMonth(filter, facets?.dates);
  const whereOf = ({ where }: NearPlace): string => {
    switch (where.kind) {
      case 'place':
        return where.name;
      case 'wider':
        return where.around === null ? t('empty.widerMap') : t('empty.wider', { name: where.around });
      case 'anywhere':
        return t('empty.anywhere');
    }
  };
  if (!month && !near) return null;
  return (
    <ul className={css.nearest} aria-label={t('empty.nearest')}>
      {month ? (
        <li>
          <Link href={hrefOf(month.filter, { flex: 0 })} rel="nofollow">
            {t('empty.month', { month: formatMonth(month.start, locale), count: month.total })}
          </Link>
        </li>
      ) : null}
      {near ? (
        <li>
          <Link href={hrefOf(near.filter)} rel="nofollow">
            {t('empty.place', { name: whereOf(near), count: near.total })}
          </Link>
        </li>
      ) : null}
    </ul>
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
