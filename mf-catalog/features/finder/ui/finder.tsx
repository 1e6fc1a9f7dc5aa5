import { CalendarDaysIcon, MapPinIcon, SearchIcon, UsersRoundIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { USUAL_PARTY } from '../../party/model/party.ts';
import { type FinderChoice, finderHref } from '../model/finder-href.ts';
import css from './finder.module.css';
import { LazyDates } from './lazy-dates.tsx';
import { LazyWhere } from './lazy-where.tsx';
import { LazyWho } from './lazy-who.tsx';

const NOTHING: FinderChoice = { place: null, dates: null, people: USUAL_PARTY };

const LOOK = { field: css.field, label: css.label, text: css.text, placeholder: css.placeholder, hasLabel: true };

export interface FinderProps {
  /** what the visitor has chosen before; calendar dates */
  dates?: { start: string; end: string };
  people?: number;
}

/**
 * Where, when and who. Each field is a plain button until somebody reaches for it, and "Find tours" is a link to the listing of
 * what is chosen: it leads there before any script.
 */
export function Finder({ dates, people }: FinderProps) {
  const { t } = useTranslation('mf-catalog');
  const [choice, setChoice] = useState({
    ...NOTHING,
    ...(dates ? { dates } : {}),
    ...(people ? { people } : {}),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role longer than the element
    <div role="search" className={css.box} aria-label={t('finder.label')}>
      <LazyWhere look={LOOK} icon={<MapPinIcon />} onChange={(place) => setChoice((now) => ({ ...now, place }))} />
      <LazyDates
        value={choice.dates}
        look={LOOK}
        icon={<CalendarDaysIcon />}
        onChange={(dates) => setChoice((now) => ({ ...now, dates }))}
      />
      <LazyWho
        value={choice.people}
        look={LOOK}
        icon={<UsersRoundIcon />}
        onChange={(people) => setChoice((now) => ({ ...now, people }))}
      />
      <LinkButton href={finderHref(choice)} className={css.go ?? ''}>
        <SearchIcon />
        {t('finder.find')}
      </LinkButton>
    </div>
  );
}
