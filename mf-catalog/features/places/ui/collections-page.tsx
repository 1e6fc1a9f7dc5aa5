import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { tours } from '../../../common/model/api.ts';
import { SimplePage } from '../../../common/ui/simple-page.tsx';
import { matches } from '../model/matches.ts';
import { NothingFound } from './nothing-found.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { PlaceSearch } from './place-search.tsx';

/** The editors' collections that have tours, with how many. */
export function CollectionsPage() {
  const { t } = useTranslation('mf-catalog');
  const [phrase, setPhrase] = useState('');
  const { data } = tours.collections.useQuery();
  const places = (data?.items ?? []).filter(
    ({ count, name, caption }) => count > 0 && (matches(name, phrase) || matches(caption, phrase)),
  );
  return (
    <SimplePage title={t('collections.title')} text={t('collections.text')}>
      <PlaceSearch
        label={t('collections.search')}
        value={phrase}
        onChange={setPhrase}
        count={t('collections.count', { count: places.length })}
      />
      <PlaceGrid places={places} hasCaptions level={2} />
      {places.length === 0 ? <NothingFound onClear={() => setPhrase('')} /> : null}
    </SimplePage>
  );
}
