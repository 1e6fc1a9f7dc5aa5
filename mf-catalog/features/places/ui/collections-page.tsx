import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { tours } from '../../../common/model/api.ts';
import { useSuggestions } from '../../../common/model/use-suggestions.ts';
import { SimplePage } from '../../../common/ui/simple-page.tsx';
import { matches } from '../model/matches.ts';
import { NothingFound } from './nothing-found.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { PlaceSearch } from './place-search.tsx';

const FOUND = { only: 'collections', limit: 12 };

/** The editors' collections that have tours, with how many; the search knows their names in other languages, too. */
export function CollectionsPage() {
  const { t } = useTranslation('mf-catalog');
  const [phrase, setPhrase] = useState('');
  const { data } = tours.collections.useQuery();
  const { items: found, isSearching, hasFailed } = useSuggestions(phrase, FOUND);
  // what answers an earlier phrase says nothing of this one
  const known = new Set((isSearching ? [] : found).map(({ id }) => id));
  const places = (data?.items ?? []).filter(
    ({ id, count, name, caption }) => count > 0 && (known.has(id) || matches(name, phrase) || matches(caption, phrase)),
  );
  return (
    <SimplePage title={t('collections.title')} text={t('collections.text')}>
      <PlaceSearch
        label={t('collections.search')}
        hint={t('collections.searchHint')}
        value={phrase}
        onChange={setPhrase}
        count={t('collections.count', { count: places.length })}
      />
      <PlaceGrid places={places} hasCaptions level={2} />
      {places.length === 0 && !isSearching && !hasFailed ? <NothingFound onClear={() => setPhrase('')} /> : null}
    </SimplePage>
  );
}
