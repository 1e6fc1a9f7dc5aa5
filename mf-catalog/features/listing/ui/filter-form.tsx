import { listingHref, serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { partyParams } from '../../../common/model/party.ts';
import { extrasOf, FLEX_PARAM, VIEW_PARAM } from '../model/listing-extras.ts';

/** for controls outside of the form that belong to it */
export const FILTER_FORM = 'listing-filters';

/** Parameters that a plain control of the form sends itself wherever it is shown, or that a changed filter must not keep. */
const NOT_HIDDEN: ReadonlySet<string> = new Set([
  'slug',
  'page',
  'sort',
  'restKinds',
  'difficulty',
  'comfort',
  'accommodation',
  'languages',
  'collections',
  'maxGroupSize',
  'minAge',
  'operatorType',
  'isAuthorTourSearch',
  'isCruisesSearch',
]);

export interface FilterFormProps {
  filter: SearchFilter;
  /** Parameters that have a plain control on this listing, beside those that always have. */
  shown?: readonly string[];
  children: ReactNode;
}

/**
 * The filters as a form of the browser's own, which sends them as the query of the same listing where scripts are off or late. What
 * has no plain control rides along hidden, and last: of two values for one name the first counts.
 */
export function FilterForm({ filter, shown = [], children }: FilterFormProps) {
  const { t } = useTranslation('mf-catalog');
  const { basename } = usePlatform();
  const { people, ages, flex, view } = extrasOf(new URLSearchParams(useLocation().search));
  const path = listingHref(filter.slug ? { slug: filter.slug } : {});
  return (
    <form id={FILTER_FORM} action={`${basename}${path}`} method="get" onSubmit={(event) => event.preventDefault()}>
      {children}
      {Object.entries(serializeFilter(filter)).map(([name, value]) =>
        NOT_HIDDEN.has(name) || shown.includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {[...partyParams(people, ages)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {flex === 0 ? null : <input type="hidden" name={FLEX_PARAM} value={flex} />}
      {view === 'list' ? null : <input type="hidden" name={VIEW_PARAM} value={view} />}
      <noscript>
        <Button type="submit" isBlock>
          {t('filters.showTours')}
        </Button>
      </noscript>
    </form>
  );
}
