import type { FacetOption } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { folded } from '../model/folded.ts';
import css from './option-search.module.css';

export interface OptionSearchState {
  text: string;
  setText: (text: string) => void;
  /** Those of the options whose name holds the text; all of them without one. */
  found: <Option extends FacetOption>(options: readonly Option[]) => readonly Option[];
  isVain: boolean;
}

/** A search inside of a long list of options. */
export function useOptionSearch(all: readonly FacetOption[]): OptionSearchState {
  const [text, setText] = useState('');
  const wanted = folded(text.trim());
  const fits = ({ name }: FacetOption) => folded(name).includes(wanted);
  return {
    text,
    setText,
    found: (options) => (wanted ? options.filter(fits) : options),
    isVain: wanted !== '' && !all.some(fits),
  };
}

/** The field of it. It belongs to no form: its words are nothing to send. */
export function OptionSearch({ title, search }: { title: string; search: OptionSearchState }) {
  const { t } = useTranslation('mf-catalog');
  const label = t('filters.search', { title });
  return (
    <>
      <input
        type="search"
        form=""
        aria-label={label}
        placeholder={label}
        value={search.text}
        onChange={({ target }) => search.setText(target.value)}
        className={css.field}
      />
      <p role="status" className={search.isVain ? css.vain : 'vh'}>
        {search.isVain ? t('filters.noOption') : ''}
      </p>
    </>
  );
}
