import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref, type SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useWithParty } from '../../party/model/use-with-party.ts';
import { changed } from '../model/listing-filter.ts';
import css from './destination-links.module.css';
import { FilterSection } from './filter-section.tsx';

const SHOWN = 8;

/** Countries of the listing of all tours: links to their own listings, where the rest of the filter goes along. */
export function DestinationLinks({ options, filter }: { options: readonly FacetOption[]; filter: SearchFilter }) {
  const { t } = useTranslation('mf-catalog');
  const withParty = useWithParty();
  const isFiltered = listingHref(changed(filter, { slug: undefined })) !== '/tours';
  const places = options.flatMap(({ slug, ...option }) => (slug && option.count > 0 ? [{ ...option, slug }] : []));
  if (places.length === 0) return null;
  const link = ({ slug, name, count }: (typeof places)[number]) => (
    <li key={slug}>
      <a
        href={withParty(listingHref(changed(filter, { slug })))}
        rel={isFiltered ? 'nofollow' : undefined}
        className={css.link}
      >
        <span>{name}</span>
        <span className={css.count}>{count}</span>
      </a>
    </li>
  );
  return (
    <FilterSection title={t('filters.destination')}>
      <ul>{places.slice(0, SHOWN).map(link)}</ul>
      {places.length > SHOWN ? (
        <details className={css.rest}>
          <summary className={css.more}>{t('filters.more', { count: places.length - SHOWN })}</summary>
          <ul>{places.slice(SHOWN).map(link)}</ul>
        </details>
      ) : null}
    </FilterSection>
  );
}
