import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { CalendarDaysIcon, MapPinIcon, SearchIcon, UsersRoundIcon } from '@cairn/shared-contracts/icons';
import { type FragmentProps, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { USUAL_PARTY } from '../../../common/model/party.ts';
import { useSuggestions } from '../../../common/model/use-suggestions.ts';
import { LazyDates } from '../../../common/ui/lazy-dates.tsx';
import { answerTo } from '../model/answer-to.ts';
import { finderHref } from '../model/finder-href.ts';
import { useCurrentPlace } from '../model/use-current-place.ts';
import css from './finder.module.css';
import { LazyWhere } from './lazy-where.tsx';
import { LazyWho } from './lazy-who.tsx';

const LOOK = { field: css.field, label: css.label, text: css.text, placeholder: css.placeholder, hasLabel: true };

export type FinderProps = FragmentProps<'mf-catalog/search-box'>;

/**
 * Where, when and who. Each field is a plain button until somebody reaches for it, and "Find tours" is a link to the listing of
 * what is chosen: it leads there before any script.
 */
export function Finder({ place, dates, people }: FinderProps) {
  const { t } = useTranslation('mf-catalog');
  const current = useCurrentPlace(place);
  // undefined: the place of the page has not been touched
  const [chosen, setChosen] = useState<Suggestion | null>();
  // undefined: nothing is typed, the place's own name stands there
  const [typed, setTyped] = useState<string>();
  const [when, setWhen] = useState(dates ?? null);
  const [party, setParty] = useState(people ?? USUAL_PARTY);
  const where = chosen === undefined ? current : chosen;
  const text = typed ?? where?.name ?? '';
  const phrase = text === where?.name ? '' : text.trim();
  const suggestions = useSuggestions(phrase);
  const navigate = useNavigate();
  const href = finderHref({
    ...(answerTo(phrase, suggestions.items) ?? { place: where, phrase }),
    dates: when,
    people: party,
  });

  function type(next: string) {
    setTyped(next);
    // what is typed over a place takes it out
    if (next !== where?.name) setChosen(null);
  }
  function choose(one: Suggestion) {
    setChosen(one);
    setTyped(undefined);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role longer than the element
    <div role="search" className={css.box} aria-label={t('finder.label')}>
      <LazyWhere
        value={where}
        text={text}
        suggestions={suggestions}
        look={LOOK}
        icon={<MapPinIcon />}
        onText={type}
        onChange={choose}
        onSearch={() => void navigate(href)}
      />
      <LazyDates value={when} look={LOOK} icon={<CalendarDaysIcon />} onChange={setWhen} />
      <LazyWho value={party} look={LOOK} icon={<UsersRoundIcon />} onChange={setParty} />
      <LinkButton href={href} className={css.go ?? ''}>
        <SearchIcon />
        {t('finder.find')}
      </LinkButton>
    </div>
  );
}
