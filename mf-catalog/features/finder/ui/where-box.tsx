import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ComboBox } from '@cairn/shared-contracts/ui/combo-box';
import { useEffect, useRef, useState } from 'react';
import { useSuggestions } from '../../../common/model/use-suggestions.ts';
import { usePopular } from '../model/use-popular.ts';
import type { LazyWhereProps } from './lazy-where.tsx';
import css from './where-box.module.css';

const idOf = ({ kind, id }: Suggestion): string => `${kind}-${id}`;

/** The box behind {@link LazyWhere}: popular places, and as somebody types, places and tours that match. */
export default function WhereBox({ value, onChange, icon }: LazyWhereProps) {
  const { t } = useTranslation('mf-catalog');
  const [text, setText] = useState(value?.name ?? '');
  const [chosen, setChosen] = useState(value);
  // what is chosen is not what somebody types
  const typed = text === chosen?.name ? '' : text.trim();
  const { items: found, isSearching } = useSuggestions(typed);
  const popular = usePopular();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  // a place that stands there gives way to the first letter
  useEffect(() => inputRef.current?.select(), []);
  const offered = typed === '' ? popular : found;
  const items = chosen && !offered.some((one) => idOf(one) === idOf(chosen)) ? [chosen, ...offered] : offered;

  function choose(id: string | null) {
    const place = items.find((one) => idOf(one) === id) ?? null;
    setChosen(place);
    setText(place?.name ?? '');
    onChange(place);
  }

  return (
    <div ref={boxRef} className={css.where}>
      {icon}
      <ComboBox
        label={t('finder.where')}
        placeholder={t('finder.anywhere')}
        emptyText={t(typed === '' ? 'finder.typePlace' : isSearching ? 'finder.searching' : 'finder.noPlace')}
        options={items.map((one) => ({
          id: idOf(one),
          label: one.name,
          note: one.hint || (one.count > 0 ? t('place.tours', { count: one.count }) : ''),
        }))}
        inputRef={inputRef}
        anchorRef={boxRef}
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
