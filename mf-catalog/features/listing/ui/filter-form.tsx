import { listingHref, type SearchFilter, serializeFilter } from '@cairn/shared-contracts/domain/filter-params';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PARTY_PARAM, partyOf, USUAL_PARTY } from '../../party/model/party.ts';

/** for controls outside of the form that belong to it */
export const FILTER_FORM = 'listing-filters';

/** Parameters that a control of the form sends itself, or that a changed filter must not keep. */
const NOT_HIDDEN: ReadonlySet<string> = new Set([
  'slug',
  'page',
  'sort',
  'restKinds',
  'difficulty',
  'comfort',
  'accommodation',
  'languages',
  'maxGroupSize',
  'minAge',
  'isAuthorTourSearch',
]);

/**
 * The filters as a form of the browser's own, which sends them as the query of the same listing where scripts are off or late. What
 * has no plain control rides along hidden, and last: of two values for one name the first counts.
 */
export function FilterForm({ filter, children }: { filter: SearchFilter; children: ReactNode }) {
  const { t } = useTranslation('mf-catalog');
  const { basename } = usePlatform();
  const people = partyOf(new URLSearchParams(useLocation().search));
  const path = listingHref(filter.slug ? { slug: filter.slug } : {});
  return (
    <form id={FILTER_FORM} action={`${basename}${path}`} method="get" onSubmit={(event) => event.preventDefault()}>
      {children}
      {Object.entries(serializeFilter(filter)).map(([name, value]) =>
        NOT_HIDDEN.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {people === USUAL_PARTY ? null : <input type="hidden" name={PARTY_PARAM} value={people} />}
      <noscript>
        <Button type="submit" isBlock>
          {t('filters.showTours')}
        </Button>
      </noscript>
    </form>
  );
}
