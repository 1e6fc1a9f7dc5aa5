import { listingHref, type SearchFilter, serializeFilter } from '@cairn/shared-contracts/domain/filter-params';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import { OPTION_KEYS } from '../model/listing-filter.ts';

/** Parameters with a control that has their name, and those that another filter must not keep. */
const IN_CONTROLS: ReadonlySet<string> = new Set([
  ...OPTION_KEYS.filter((key) => !isPlace(key)),
  'maxGroupSize',
  'minAge',
  'isAuthorTourSearch',
  'slug',
  'page',
]);

/** these lists have no control on the page: they ride along */
function isPlace(key: string): boolean {
  return ['countries', 'regions', 'cities', 'showplace', 'waterObject', 'collections'].includes(key);
}

/** The filters as a form of the browser's own, which sends them as the query of the same listing where scripts are off or late. */
export function FilterForm({ filter, children }: { filter: SearchFilter; children: ReactNode }) {
  const { t } = useTranslation('mf-catalog');
  const { basename } = usePlatform();
  const path = listingHref(filter.slug ? { slug: filter.slug } : {});
  return (
    <form action={`${basename}${path}`} method="get" onSubmit={(event) => event.preventDefault()}>
      {Object.entries(serializeFilter(filter)).map(([name, value]) =>
        IN_CONTROLS.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <noscript>
        <button type="submit">{t('filters.showTours')}</button>
      </noscript>
    </form>
  );
}
