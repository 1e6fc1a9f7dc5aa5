import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ComboBox } from '@cairn/shared-contracts/ui/combo-box';
import { useState } from 'react';
import { usePopular } from '../model/use-popular.ts';
import { useSuggestions } from '../model/use-suggestions.ts';
import type { LazyWhereProps } from './lazy-where.tsx';
import css from './where-box.module.css';

const idOf = ({ kind, id }: Suggestion): string => `${kind}-${id}`;

/** The box behind {@link LazyWhere}: popular places, and as somebody types, places and tours that match. */
export default function WhereBox({ onChange, icon }: LazyWhereProps) {
  const { t } = useTranslation('mf-catalog');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const { items: found, isSearching } = useSuggestions(text === chosen?.name ? '' : text);
  const popular = usePopular();
  const offered = text.trim() === '' ? popular : found;
  const items = chosen && !offered.some((one) => idOf(one) === idOf(chosen)) ? [chosen, ...offered] : offered;

  function choose(id: string | null) {
    const place = items.find((one) => idOf(one) === id) ?? null;
    setChosen(place);
    setText(place?.name ?? '');
    onChange(place);
  }

  return (
    <div className={css.where}>
      {icon}
      <ComboBox
        label={t('finder.where')}
        placeholder={t('finder.anywhere')}
        emptyText={t(text.trim() === '' ? 'finder.typePlace' : isSearching ? 'finder.searching' : 'finder.noPlace')}
        options={items.map((one) => ({
          id: idOf(one),
          label: one.name,
          note: one.hint || t('place.tours', { count: one.count }),
        }))}
        isFilteredElsewhere
        inputValue={text}
        onInputChange={(next) => {
          setText(next);
          if (next === '' && chosen) choose(null);
        }}
        value={chosen ? idOf(chosen) : null}
        onChange={choose}
        // somebody just pressed the field that this one replaces
        autoFocus
      />
    </div>
  );
}
