import { listingHref, serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { SearchIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { type FormEvent, lazy, useId, useRef, useState } from 'react';
import { partyParams } from '../../../common/model/party.ts';
import { SENTENCE_PARAM } from '../../../common/model/sentence-param.ts';
import { NOTHING_READ, type Reading } from '../../../common/model/use-reading.ts';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import { type ListingExtras, VIEW_PARAM } from '../model/listing-extras.ts';
import css from './phrase-field.module.css';

export interface PhraseFieldProps {
  filter: SearchFilter;
  extras: Pick<ListingExtras, 'people' | 'ages' | 'view'>;
  /** every time a sentence, or what is left of one, is understood */
  onRead?: (reading: Reading) => void;
  /** somebody wants what they said: what was read of it, when it has been read by now */
  onSearch: (text: string, reading: Reading | undefined) => void;
  isEmptied?: boolean;
}

const loadChips = () => import('../../../common/ui/phrase-chips.tsx');
const PhraseChips = lazy(loadChips);

/**
 * "Say what you are looking for": a whole search in a sentence, with chips of what was understood. A form of the browser's own, whose
 * sentence the listing reads where scripts are off or late.
 */
export function PhraseField({ filter, extras, onRead, onSearch, isEmptied = false }: PhraseFieldProps) {
  const { t } = useTranslation('mf-catalog');
  const { basename } = usePlatform();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [reading, setReading] = useState(NOTHING_READ);
  const phrase = text.trim();
  const { slug, page: _page, ...kept } = serializeFilter(filter);

  function read(next: Reading) {
    setReading(next);
    onRead?.(next);
  }
  function search(event: FormEvent) {
    event.preventDefault();
    if (!phrase) return;
    onSearch(phrase, reading.text === phrase ? reading : undefined);
    if (isEmptied) setText('');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role longer than the element
    <form
      role="search"
      aria-label={t('phrase.label')}
      className={css.box}
      action={`${basename}${listingHref(slug ? { slug } : {})}`}
      method="get"
      onSubmit={search}
    >
      <div className={css.control}>
        <SearchIcon size={18} />
        <label className="vh" htmlFor={id}>
          {t('phrase.label')}
        </label>
        <input
          ref={inputRef}
          id={id}
          name={SENTENCE_PARAM}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          placeholder={t('phrase.placeholder')}
          onFocus={() => void loadChips().catch(() => undefined)}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value.trim() === '') read(NOTHING_READ);
          }}
          className={css.input}
        />
        <Button type="submit" variant="soft" size="sm">
          {t('phrase.search')}
        </Button>
      </div>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {[...partyParams(extras.people, extras.ages)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {extras.view === 'list' ? null : <input type="hidden" name={VIEW_PARAM} value={extras.view} />}
      {phrase ? (
        <LazyPlace fallback={null}>
          <PhraseChips
            text={phrase}
            onRead={read}
            onEdit={() => inputRef.current?.focus()}
            onEmpty={() => inputRef.current?.focus()}
          />
        </LazyPlace>
      ) : null}
    </form>
  );
}
