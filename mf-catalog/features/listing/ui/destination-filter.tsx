import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from 'react-router';
import { fold } from '../model/fold.ts';
import { changed } from '../model/listing-filter.ts';
import { useListingHref } from '../model/use-listing-href.ts';
import css from './destination-filter.module.css';
import { FilterSection } from './filter-section.tsx';
import { Folded } from './folded.tsx';

const SHOWN = 8;

/** Countries of the listing of all tours: links to their own listings, where the rest of the filter goes along. */
export function DestinationLinks({ options, filter }: { options: readonly FacetOption[]; filter: SearchFilter }) {
  const { t } = useTranslation('mf-catalog');
  const hrefOf = useListingHref();
  const isFiltered = listingHref(changed(filter, { slug: undefined })) !== '/tours';
  const places = options.flatMap(({ slug, ...option }) => (slug && option.count > 0 ? [{ ...option, slug }] : []));
  if (places.length === 0) return null;
  const [shown, rest] = fold(places, SHOWN);
  const link = ({ slug, name, count }: (typeof places)[number]) => (
    <li key={slug}>
      <Link to={hrefOf(changed(filter, { slug }))} rel={isFiltered ? 'nofollow' : undefined} className={css.link}>
        <span>{name}</span>
        <span className={css.count}>{count}</span>
      </Link>
    </li>
  );
  return (
    <FilterSection title={t('filters.destination')}>
      <ul>{shown.map(link)}</ul>
      {rest.length > 0 ? (
        <Folded count={rest.length} isOpen={false}>
          <ul>{rest.map(link)}</ul>
        </Folded>
      ) : null}
    </FilterSection>
  );
}
