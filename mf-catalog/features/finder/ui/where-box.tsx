import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ComboBox } from '@cairn/shared-contracts/ui/combo-box';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { SENTENCE_PARAM } from '../../../common/model/sentence-param.ts';
import type { Suggestions } from '../../../common/model/use-suggestions.ts';
import { useExample } from '../model/use-example.ts';
import { usePopular } from '../model/use-popular.ts';
import cell from './example.module.css';
import { Example } from './example.tsx';
import type { WhereBoxProps } from './lazy-where.tsx';
import css from './where-box.module.css';

const idOf = ({ kind, id }: Suggestion): string => `${kind}-${id}`;

/** where nothing is offered for what is typed */
function answerOf({ isSearching, hasFailed }: Suggestions): 'searching' | 'noSuggestions' | 'noPlace' {
  if (isSearching) return 'searching';
  return hasFailed ? 'noSuggestions' : 'noPlace';
}

/** The box behind {@link LazyWhere}: popular places, and as somebody types, places and tours that match. */
export default function WhereBox({
  hasFocus,
  value,
  text,
  suggestions,
  isSentence,
  onText,
  onChange,
  onSearch,
  icon,
}: WhereBoxProps) {
  const { t } = useTranslation('mf-catalog');
  // what is chosen is not what somebody types
  const isTyped = text.trim() !== '' && text !== value?.name;
  const popular = usePopular();
  const example = useExample();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  // with the very commit that brings it, and the page where it is: what is typed next belongs here. A place that stands there gives way.
  const take = useEffectEvent(() => {
    const input = inputRef.current;
    if (!hasFocus) return;
    input?.focus({ preventScroll: true });
    if (isTyped) input?.setSelectionRange(text.length, text.length);
    else input?.select();
  });
  useLayoutEffect(() => take(), []);
  const offered = isTyped ? suggestions.items : popular;
  const items = value && !offered.some((one) => idOf(one) === idOf(value)) ? [value, ...offered] : offered;

  function onKeyDownCapture(event: KeyboardEvent) {
    // an option in hand is chosen first
    if (event.key !== 'Enter' || inputRef.current?.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    onSearch();
  }

  return (
    <div ref={boxRef} className={css.where} onKeyDownCapture={onKeyDownCapture}>
      {icon}
      <div className={cell.cell}>
        <Example />
        <ComboBox
          // as the field that it replaces: what was typed there before the page lived is handed on by it
          name={SENTENCE_PARAM}
          label={t('finder.ask')}
          placeholder={example}
          isQuiet={isSentence}
          emptyText={t(`finder.${isTyped ? answerOf(suggestions) : 'typePlace'}`)}
          options={items.map((one) => ({
            id: idOf(one),
            label: one.name,
            note: one.hint || (one.count > 0 ? t('place.tours', { count: one.count }) : ''),
          }))}
          inputRef={inputRef}
          anchorRef={boxRef}
          isFilteredElsewhere
          // what somebody types is looked for even when it is none of these
          allowsCustomValue
          inputValue={text}
          onInputChange={onText}
          value={value ? idOf(value) : null}
          onChange={(id) => {
            const place = items.find((one) => idOf(one) === id);
            if (place) onChange(place);
          }}
        />
      </div>
    </div>
  );
}
