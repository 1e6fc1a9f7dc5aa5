import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from 'react-router';
import css from './further-places.module.css';

/** Smaller places that are called so, each with the way to its tours. */
export function FurtherPlaces({ places }: { places: readonly Suggestion[] }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <section className="section" aria-labelledby="further-places">
      <h2 id="further-places" className={css.heading}>
        {t('destinations.more')}
      </h2>
      <ul className={css.list}>
        {places.map(({ kind, id, name, slug, hint, count }) => (
          <li key={`${kind}-${id}`}>
            <Link to={`/${slug}`} className={css.place}>
              <span className={css.name}>{name}</span>
              <span className={css.hint}>{[hint, t('place.tours', { count })].filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
