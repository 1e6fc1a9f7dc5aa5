import type { PhrasePart } from '@cairn/shared-contracts/api/phrase.schema';
import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { CalendarDaysIcon, MapPinIcon, SearchIcon, UsersRoundIcon } from '@cairn/shared-contracts/icons';
import { importLate } from '@cairn/shared-contracts/remote/import-late';
import { type FragmentProps, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lazy, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Party, partyParams, peopleIn, USUAL_PARTY } from '../../../common/model/party.ts';
import { prefetch } from '../../../common/model/prefetch.ts';
import { codeOfSearch, leaveTo } from '../../../common/model/search-code.ts';
import { SENTENCE_PARAM } from '../../../common/model/sentence-param.ts';
import type { Reading } from '../../../common/model/use-reading.ts';
import { useSuggestions } from '../../../common/model/use-suggestions.ts';
import { LazyDates } from '../../../common/ui/lazy-dates.tsx';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import { isSentence } from '../model/is-sentence.ts';
import { useCurrentPlace } from '../model/use-current-place.ts';
import css from './finder.module.css';
import { LazyWhere } from './lazy-where.tsx';
import { LazyWho } from './lazy-who.tsx';

/** the label stands where nothing is chosen */
const LOOK = { field: css.field, label: css.label, text: css.text, placeholder: 'vh', hasLabel: true };
/** knows all that can be searched by, which a first page does without */
const loadHref = () => import('../model/finder-href.ts');
const fetchHref = prefetch(() => importLate(loadHref));
const PhraseChips = lazy(() => import('../../../common/ui/phrase-chips.tsx'));

export type FinderProps = FragmentProps<'mf-catalog/search-box'>;

/**
 * A search in a sentence, or a place, a tour or an organizer of the list; when and who beside it. It is a form of the browser's own,
 * whose sentence the listing reads: it leads there before any script.
 */
export function Finder({ place, dates, people = USUAL_PARTY, ages = [] }: FinderProps) {
  const { t } = useTranslation('mf-catalog');
  const { basename } = usePlatform();
  const boxRef = useRef<HTMLFormElement>(null);
  const current = useCurrentPlace(place);
  // undefined: the place of the page has not been touched
  const [chosen, setChosen] = useState<Suggestion | null>();
  // undefined: nothing is typed, the place's own name stands there
  const [typed, setTyped] = useState<string>();
  const [when, setWhen] = useState(dates ?? null);
  const [party, setParty] = useState<Party>({ adults: people - ages.length, ages });
  /** parts of a sentence that were chosen by hand */
  const [byHand, setByHand] = useState<readonly string[]>([]);
  /** counts how often somebody asked for a field from a guess */
  const [asked, setAsked] = useState({ dates: 0, party: 0 });
  const [reading, setReading] = useState<Reading>();
  const where = chosen === undefined ? current : chosen;
  const text = typed ?? where?.name ?? '';
  const phrase = text === where?.name ? '' : text.trim();
  const suggestions = useSuggestions(phrase);
  const navigate = useNavigate();
  async function search() {
    const code = await codeOfSearch(loadHref);
    if (code) {
      void navigate(code.searchHref(suggestions.items, { place: where, phrase, reading, dates: when, party }));
      return;
    }
    const asked = partyParams(peopleIn(party), party.ages);
    if (text) asked.set(SENTENCE_PARAM, text);
    if (when) {
      asked.set('dateFrom', when.start);
      asked.set('dateTo', when.end);
    }
    leaveTo(`/tours?${asked}`, basename, navigate);
  }

  function type(next: string) {
    setTyped(next);
    if (next.trim() === '') setReading(undefined);
    // what is typed over a place takes it out
    if (next !== where?.name) setChosen(null);
  }
  function choose(one: Suggestion) {
    setChosen(one);
    setTyped(undefined);
  }
  const toField = () => boxRef.current?.querySelector('input')?.focus();
  function edit({ id, filter, party: who }: PhrasePart) {
    if (id === 'party' && who) {
      setParty(who);
      setAsked((now) => ({ ...now, party: now.party + 1 }));
    } else if (id === 'dates' && filter.dateFrom && filter.dateTo) {
      setWhen({ start: filter.dateFrom, end: filter.dateTo });
      setAsked((now) => ({ ...now, dates: now.dates + 1 }));
    } else {
      toField();
      return;
    }
    setByHand((now) => [...now, id]);
  }
  function byHandOf<T>(id: string, set: (value: T) => void) {
    return (value: T) => {
      set(value);
      setByHand((now) => [...now, id]);
    };
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role longer than the element
    <form
      ref={boxRef}
      role="search"
      className={css.box}
      aria-label={t('finder.label')}
      action={`${basename}/tours`}
      method="get"
      onPointerEnter={fetchHref}
      onPointerDown={fetchHref}
      onFocus={fetchHref}
      onSubmit={(event) => {
        event.preventDefault();
        void search();
      }}
    >
      <LazyWhere
        value={where}
        text={text}
        suggestions={suggestions}
        isSentence={isSentence(phrase, reading)}
        icon={<SearchIcon />}
        onText={type}
        onChange={choose}
        onSearch={() => void search()}
      />
      {phrase ? (
        <div className={css.chips}>
          <LazyPlace fallback={null}>
            <PhraseChips text={phrase} chosen={byHand} onRead={setReading} onEdit={edit} onEmpty={toField} />
          </LazyPlace>
        </div>
      ) : null}
      <div className={css.more}>
        <button type="button" className={css.field} onClick={toField}>
          <MapPinIcon />
          <span className={css.text}>{t('finder.where')}</span>
        </button>
        <LazyDates
          key={`dates-${asked.dates}`}
          isOpenAtOnce={asked.dates > 0}
          value={when}
          look={LOOK}
          icon={<CalendarDaysIcon />}
          onChange={byHandOf('dates', setWhen)}
        />
        <LazyWho
          key={`party-${asked.party}`}
          isOpenAtOnce={asked.party > 0}
          value={party}
          look={LOOK}
          icon={<UsersRoundIcon />}
          onChange={byHandOf('party', setParty)}
        />
      </div>
      <Button type="submit" className={css.go ?? ''}>
        {t('finder.find')}
      </Button>
    </form>
  );
}
