import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefetch } from '../../../common/model/prefetch.ts';
import { SENTENCE_PARAM } from '../../../common/model/sentence-param.ts';
import type { Suggestions } from '../../../common/model/use-suggestions.ts';
import { useExample } from '../model/use-example.ts';
import cell from './example.module.css';
import { Example } from './example.tsx';
import css from './where.module.css';

export interface LazyWhereProps {
  value: Suggestion | null;
  /** what stands in the field: the place's name, or what somebody types */
  text: string;
  /** what stands there says more than a name: no list comes up */
  isSentence: boolean;
  /** what answers it */
  suggestions: Suggestions;
  onText: (text: string) => void;
  onChange: (place: Suggestion) => void;
  /** Enter, with nothing of the list in hand */
  onSearch: () => void;
  icon: ReactNode;
}

export interface WhereBoxProps extends LazyWhereProps {
  /** whether the field that it replaces had the focus */
  hasFocus: boolean;
}

const load = () => import('./where-box.tsx');
const WAKES = new Set(['ArrowDown', 'ArrowUp']);

/**
 * Place or tour to look for. The field can be typed in from the first paint on; the box with suggestions comes when somebody presses it
 * or types, and takes over the focus and what stands there. Until its code is here the field stays the same element: another one in its
 * place would not have the focus, and the letters that somebody is typing would be lost.
 */
export function LazyWhere(props: LazyWhereProps) {
  const { value, text, onText, icon } = props;
  const example = useExample();
  const { t } = useTranslation('mf-catalog');
  const inputRef = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<{ Box: ComponentType<WhereBoxProps>; hasFocus: boolean }>();
  const wake = () => {
    load().then(
      ({ default: Box }) => setBox({ Box, hasFocus: document.activeElement === inputRef.current }),
      // what stands there can be searched for without suggestions
      () => undefined,
    );
  };
  // pressed before the page was live: nobody heard the click
  const wakeIfHeld = useEffectEvent(() => {
    if (document.activeElement === inputRef.current) wake();
  });
  useEffect(() => wakeIfHeld(), []);
  if (box) return <box.Box {...props} hasFocus={box.hasFocus} />;
  return (
    <label className={css.field}>
      {icon}
      <span className={cell.cell}>
        <Example />
        <span className="vh">{t('finder.ask')}</span>
        <input
          ref={inputRef}
          type="text"
          name={SENTENCE_PARAM}
          maxLength={200}
          enterKeyHint="search"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          className={css.input}
          placeholder={example}
          value={text}
          onPointerEnter={prefetch(load)}
          onFocus={(event) => {
            prefetch(load)();
            // never what somebody has typed: the focus is told of late where the page came to life in the middle of a word
            if (value && event.target.value === value.name) event.target.select();
          }}
          onClick={wake}
          onChange={(event) => {
            wake();
            onText(event.target.value);
          }}
          onKeyDown={({ key }) => {
            if (WAKES.has(key)) wake();
          }}
        />
      </span>
    </label>
  );
}
