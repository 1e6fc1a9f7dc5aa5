import type { Facets } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import { SearchIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useRef, useState } from 'react';
import { facetOptions } from '../model/facet-names.ts';
import { changed, type OptionKey } from '../model/listing-filter.ts';
import { type NamedOption, type PhraseFilter, readPhrase } from '../model/phrase/read-phrase.ts';
import { type OptionNames, useOptionName } from '../model/use-option-name.ts';
import css from './phrase-field.module.css';

export interface PhraseFieldProps {
  filter: SearchFilter;
  facets: Facets;
  onChange: (next: SearchFilter) => void;
}

/** Half a word is no wish yet. */
const PAUSE_MS = 400;
/** Lists whose options people call by name. */
const NAMED: readonly OptionKey[] = ['countries', 'restKinds', 'accommodation', 'comfort', 'languages'];

const namedOptions = (facets: Facets, nameOf: OptionNames): NamedOption[] =>
  NAMED.flatMap((key) =>
    facetOptions(facets, key).map((option) => ({ key, value: option.value, name: nameOf(key, option) })),
  );

/** What an earlier reading set and nobody changed since. */
function withdrawn(filter: SearchFilter, said: PhraseFilter): SearchFilter {
  const stale = Object.entries(said).filter(([key, value]) => {
    // a phrase sets filter parameters only
    const now = filter[key as keyof SearchFilter];
    return now !== undefined && String(now) === String(value);
  });
  return changed(filter, Object.fromEntries(stale.map(([key]) => [key, undefined])));
}

/** "Say what you are looking for": a whole search in a sentence, which turns into filters while one types. */
export function PhraseField({ filter, facets, onChange }: PhraseFieldProps) {
  const { t } = useTranslation('mf-catalog');
  const { currency } = usePlatform();
  const nameOf = useOptionName();
  const [text, setText] = useState('');
  const said = useRef<PhraseFilter>({});
  // options leave the facets once others are chosen: what could be named at first can be named on
  const [options] = useState(() => namedOptions(facets, nameOf));
  const [months] = useState(() => facets.dates.map(({ value }) => value));

  function read() {
    const next = readPhrase(text, { options, months, currency });
    if (JSON.stringify(next) === JSON.stringify(said.current)) return;
    const base = withdrawn(filter, said.current);
    said.current = next;
    onChange(changed(base, next));
  }

  const readRef = useRef(read);
  readRef.current = read;
  useEffect(() => {
    if (!text && Object.keys(said.current).length === 0) return;
    const timer = setTimeout(() => readRef.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className={css.box}>
      <label className={css.label} htmlFor="listing-phrase">
        {t('phrase.label')}
      </label>
      <div className={css.control}>
        <SearchIcon size={18} />
        <input
          id="listing-phrase"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          placeholder={t('phrase.placeholder')}
          aria-describedby="listing-phrase-hint"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') read();
          }}
          className={css.input}
        />
      </div>
      <p id="listing-phrase-hint" className={css.hint}>
        {t('phrase.hint')}
      </p>
    </div>
  );
}
