import { formatSpan } from '@cairn/shared-contracts/domain/dates';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { SearchIcon } from '@cairn/shared-contracts/icons';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Link } from 'react-router';
import { opensHere, type SearchOpening } from './search.tsx';
import css from './search-pill.module.css';

/** "Anywhere | 14 – 28 Jun | Add people": says what is searched and opens the finder. A link to all tours before any script. */
export function SearchPill({ search, open }: SearchOpening) {
  const { t } = useTranslation('shell');
  const { locale } = usePlatform();
  const place = search.place?.name ?? t('search.anywhere');
  const dates = search.dates ? formatSpan(search.dates.start, search.dates.end, locale) : t('search.anyDates');
  const people = search.people ? t('search.people', { count: search.people }) : t('search.addPeople');
  return (
    <Link to="/tours" className={css.pill} aria-haspopup="dialog" onClick={opensHere(open)}>
      {/* before what is seen, not in its place: whoever speaks to the page says what they read */}
      <b className="vh">{t('nav.search')}: </b>
      <span>{place}</span>
      <span data-empty={search.dates === undefined || undefined}>{dates}</span>
      <span data-empty={search.people === undefined || undefined}>{people}</span>
      <i>
        <SearchIcon size={18} />
      </i>
    </Link>
  );
}
