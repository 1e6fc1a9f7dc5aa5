import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ScrollSpy } from '@cairn/shared-contracts/ui/scroll-spy';
import { useState } from 'react';
import { tours } from '../../../common/model/api.ts';
import { useSuggestions } from '../../../common/model/use-suggestions.ts';
import { SimplePage } from '../../../common/ui/simple-page.tsx';
import { matches, nearlyMatches } from '../model/matches.ts';
import css from './destinations-page.module.css';
import { FurtherPlaces } from './further-places.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { PlaceSearch } from './place-search.tsx';

const FOUND = { only: 'countries,regions,cities,showplaces,water_objects', limit: 20 };
/** beside the countries, which the page has itself */
const FURTHER = 9;

/**
 * Every country with tours, by part of the world. Whoever types narrows them at once by the names that they read; the search knows them
 * in other languages, and smaller places.
 */
export function DestinationsPage() {
  const { t } = useTranslation('mf-catalog');
  const [phrase, setPhrase] = useState('');
  const { data } = tours.worldParts.useQuery();
  const { items: found, isSearching, hasFailed } = useSuggestions(phrase, FOUND);
  // countries are on the page themselves
  const further = found.filter(({ kind }) => kind !== 'countries').slice(0, FURTHER);
  // what answers an earlier phrase says nothing of this one
  const known = new Set((isSearching ? [] : found).filter(({ kind }) => kind === 'countries').map(({ id }) => id));
  const named = (is: (name: string, phrase: string) => boolean) =>
    (data?.items ?? [])
      .map((part) => ({
        ...part,
        countries: part.countries.filter(({ id, name }) => known.has(id) || is(name, phrase)),
      }))
      .filter(({ countries }) => countries.length > 0);
  const exact = named(matches);
  const parts = exact.length > 0 || further.length > 0 ? exact : named(nearlyMatches);
  const count = parts.reduce((sum, { countries }) => sum + countries.length, 0);
  return (
    <SimplePage title={t('destinations.title')} text={t('destinations.text')}>
      <PlaceSearch
        label={t('destinations.search')}
        hint={t('destinations.searchHint')}
        value={phrase}
        onChange={setPhrase}
        count={t('destinations.count', { count })}
      />
      {parts.length > 1 ? (
        <ScrollSpy
          label={t('destinations.parts')}
          items={parts.map(({ id, name, countries }) => ({ name, anchor: anchorOf(id), count: countries.length }))}
        />
      ) : null}
      {parts.map((part) => (
        <section
          key={part.id}
          id={anchorOf(part.id)}
          className={css.part}
          aria-labelledby={`${anchorOf(part.id)}-name`}
        >
          <h2 id={`${anchorOf(part.id)}-name`} className={css.name}>
            {part.name}
          </h2>
          <PlaceGrid places={part.countries} />
        </section>
      ))}
      {further.length > 0 ? <FurtherPlaces places={further} /> : null}
      {count + further.length === 0 && !isSearching && !hasFailed ? (
        <NothingFound onClear={() => setPhrase('')} />
      ) : null}
    </SimplePage>
  );
}

const anchorOf = (id: number): string => `part-${id}`;
